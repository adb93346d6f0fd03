import type { BoughtSubject } from '../../shared/contract/billing.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

type Property = Extract<BoughtSubject, { kind: 'property' }>;

/** 'Maya Ostrowski', '1420 Alder St, Portland, OR', or null for a property whose address the origin does not say. */
export function boughtName(about: BoughtSubject): string | null {
  if (about.kind === 'person') return about.fullName;
  return about.address === undefined ? null : addressText(about.address);
}

function addressText({ line1, city, stateCode }: NonNullable<Property['address']>): string {
  return `${line1}, ${placeText(city, stateCode)}`;
}

/** Where a bought report is read: a person's page at the report, or the page of the property. */
export function reportHref(about: BoughtSubject, propertySite: string | null): string {
  if (about.kind === 'property') return paths.propertyPage({ pnpId: about.pnpId, propertySite });
  return `${personHref(about)}#${PERSON_SECTIONS.background.anchor}`;
}

/** The page of somebody a purchase was about. */
export function personHref({
  personId: id,
  fullName: name,
  city,
  stateCode,
}: Extract<BoughtSubject, { kind: 'person' }>) {
  return paths.person({ name, city, stateCode, id });
}
