import type { Person } from '../../../shared/contract/person/person.ts';
import { decideFunnel, type FunnelRequest } from '../../../shared/funnels/decide-funnel.ts';
import type { FunnelSlot } from '../../../shared/funnels/funnel-values.ts';
import type { FunnelOffer } from '../../../shared/funnels/offer-destination.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import { hasLookupsLeft } from '../../../shared/people/plan-features.ts';
import { isUrlSafe } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { PersonPageModel } from '../page-model.ts';

/** The id of a property as an address can carry it; null for none, and for one that no address can. */
export function propertyId(pnpId: string | null): string | null {
  return pnpId !== null && isUrlSafe(pnpId) ? pnpId : null;
}

/** The place on the page that a link to a price stands in. */
export type Slot = FunnelSlot;

/** A way to a price: where it leads and whether it opens beside this page (P6-028, P6-029). */
export interface PriceLink {
  readonly href: string;
  readonly isNewWindow: boolean;
}

/** The address or the number that a click is about (P2-129). */
type About = FunnelRequest['about'];

/** Where what is locked about a person can be had (P6-017, P6-027). */
export function priceLink(page: PersonPageModel, slot: Slot): PriceLink {
  return offerLink(page, slot, 'person');
}

/** Where hidden e-mail addresses can be had, whatever part of the page says so. */
export function emailLink(page: PersonPageModel, slot: Slot): PriceLink {
  return offerLink(page, slot, 'person-email');
}

/** Where the background report is bought, whatever part of the page says so (F6-24). */
export function reportLink(page: PersonPageModel, slot: Slot): PriceLink {
  return offerLink(page, slot, 'background');
}

/** Where a credit is used, which is no funnel (P6-035); a script opens a dialog instead. */
export function creditHref({ details }: PersonPageModel, slot: Slot): string {
  return paths.unlockReport({ wpContent: slot, wpSource: 'people', wpId: details.results.id });
}

/** Full e-mail addresses are part of the business plan for who has Premium. */
export function businessEmailLink(page: PersonPageModel, slot: Slot): PriceLink {
  return offerLink(page, slot, 'business-email');
}

/** Where an offer of a slot leads, for this reader and this person; one of a property is of the first they own. */
export function offerLink(
  page: PersonPageModel,
  slot: Slot,
  offer: FunnelOffer,
  about?: About,
  pnpId = propertyId(page.details.results.ownedProperties[0]?.pnpId ?? null),
): PriceLink {
  const { details, isLoggedIn, isFromPaidSearch } = page;
  const { results: person, userInfo } = details;
  const { href, isNewWindow } = decideFunnel({
    viewer: {
      // Somebody whose plan is not known yet is a free viewer, and not a logged-out one.
      userType: userInfo.userType ?? (isLoggedIn ? 'free' : null),
      hasLookupsLeft: hasLookupsLeft(userInfo.lookupUsage),
    },
    slot,
    offer,
    subject: {
      id: person.id,
      fullName: person.name.fullName,
      stateCode: mainAddressOf(person)?.stateCode ?? null,
    },
    isFromPaidSearch,
    opensNewTab: page.experiments.UPSELL_NEW_TAB === 1,
    property: pnpId === null ? null : { pnpId, propertySite: page.propertySite },
    about,
  });
  return { href, isNewWindow };
}

export function unlimitedHref(person: Person): string {
  return paths.managePlan({ wpContent: 'registry', wpSource: 'people', wpMedium: 'onepages', wpId: person.id });
}
