import type { PriceLine } from '../../../shared/copy/billing/price-lines.ts';
import { decideFunnel, type FunnelRequest } from '../../../shared/funnels/decide-funnel.ts';
import type { FunnelSlot } from '../../../shared/funnels/funnel-values.ts';
import type { FunnelOffer } from '../../../shared/funnels/offer-destination.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import { hasLookupsLeft } from '../../../shared/people/plan-features.ts';
import { isUrlSafe } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { PersonCore, PersonPageCore } from './browser-model.ts';

/** The part of the page that contains a link to a price. */
export type Slot = FunnelSlot;

/** A link to a price: its target and whether it opens in a new tab (P6-028, P6-029). */
export interface PriceLink {
  readonly href: string;
  readonly isNewWindow: boolean;
}

/** The address or the number that was clicked (P2-129). */
type About = FunnelRequest['about'];

/** Where locked facts about a person are sold (P6-017, P6-027). */
export function priceLink(page: PersonPageCore, slot: Slot): PriceLink {
  return offerLink(page, slot, 'person');
}

/** Where a credit is used, which is not a funnel (P6-035); scripts open a dialog instead. */
export function creditHref({ details }: PersonPageCore, slot: Slot): string {
  return paths.unlockReport({ wpContent: slot, wpSource: 'people', wpId: details.results.id });
}

/**
 * Where an offer in a slot leads, for this viewer and this person; a property offer is about the first property they
 * own.
 */
export function offerLink(
  page: PersonPageCore,
  slot: Slot,
  offer: FunnelOffer,
  about?: About,
  pnpId = propertyId(page.details.results.ownedProperties[0]?.pnpId ?? null),
): PriceLink {
  const { details, isLoggedIn, isFromPaidSearch } = page;
  const { results: person, userInfo } = details;
  const { href, isNewWindow } = decideFunnel({
    viewer: {
      // A logged-in viewer whose plan is not known yet counts as a free viewer, not a logged-out one.
      userType: userInfo.userType ?? (isLoggedIn ? 'free' : null),
      hasLookupsLeft: hasLookupsLeft(userInfo.lookupUsage),
    },
    slot,
    offer,
    subject: subjectOf(person),
    isFromPaidSearch,
    opensNewTab: page.experiments.UPSELL_NEW_TAB === 1,
    property: pnpId === null ? null : { pnpId, propertySite: page.propertySite },
    about,
  });
  return { href, isNewWindow };
}

/** What a funnel costs this viewer; null if that is not known. */
export function offerPrice({ details }: PersonPageCore, offer: FunnelOffer): PriceLine | null {
  return details.pageDefinition.offerPrices?.[offer] ?? null;
}

/** Whether a funnel is offered to this viewer at all: an origin that knows no prices offers everything. */
export function isOffered({ details }: PersonPageCore, offer: FunnelOffer): boolean {
  return details.pageDefinition.offerPrices?.[offer] !== null;
}

/** The person, as far as a link to a price says who it is. */
export function subjectOf(person: PersonCore): FunnelRequest['subject'] {
  return { id: person.id, fullName: person.name.fullName, stateCode: mainAddressOf(person)?.stateCode ?? null };
}

export function unlimitedHref(person: Pick<PersonCore, 'id'>): string {
  return paths.managePlan({ wpContent: 'registry', wpSource: 'people', wpMedium: 'onepages', wpId: person.id });
}

/** A property's id if it can be used in a URL; otherwise null. */
export function propertyId(pnpId: string | null): string | null {
  return pnpId !== null && isUrlSafe(pnpId) ? pnpId : null;
}
