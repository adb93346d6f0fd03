import type { Person } from '../../../shared/contract/person.ts';
import { decideFunnel, type FunnelRequest, isNamelessState } from '../../../shared/funnels/decide-funnel.ts';
import type { FunnelSlot } from '../../../shared/funnels/funnel-slot.ts';
import type { FunnelOffer } from '../../../shared/funnels/offer-destination.ts';
import { hasLookupsLeft } from '../../../shared/people/lookups-left.ts';
import { searchNameOf } from '../../../shared/people/search-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { buildSegment, PLACEHOLDER } from '../../../shared/urls/segments.ts';
import type { PersonPageModel } from '../page-model.ts';
import { mainAddressOf } from './person-view.ts';

/** The place on the page that a link to a price stands in. */
export type Slot = FunnelSlot;

/** A way to a price: where it leads and whether it opens beside this page (P6-028, P6-029). */
export interface PriceLink {
  readonly href: string;
  readonly isNewWindow: boolean;
}

/** The address or the number that a click is about (P2-129). */
type About = FunnelRequest['about'];

const OFFERS: { readonly [S in Slot]?: FunnelOffer } = { emails: 'person-email', background: 'background' };

/** Where what is locked in a slot can be had (P6-017, P6-027). */
export function priceLink(page: PersonPageModel, slot: Slot, about?: About): PriceLink {
  return offerLink(page, slot, OFFERS[slot] ?? 'person', about);
}

/** Where hidden e-mail addresses can be had, whatever part of the page says so. */
export function emailLink(page: PersonPageModel, slot: Slot): PriceLink {
  return offerLink(page, slot, 'person-email');
}

/** Where the background report is bought, whatever part of the page says so (F6-24). */
export function reportLink(page: PersonPageModel, slot: Slot): PriceLink {
  return offerLink(page, slot, 'background');
}

/** Full e-mail addresses are part of the business plan for who has Premium. */
export function businessEmailLink(page: PersonPageModel, slot: Slot = 'emails'): PriceLink {
  return offerLink(page, slot, 'business-email');
}

/** Phone activity and the best time to call are part of the business plan. */
export function phoneActivityLink(page: PersonPageModel, about?: About): PriceLink {
  return offerLink(page, 'phones', 'business-phone', about);
}

/** Whether what leads to a price leaves the person's name out, in links (here) and in words (P2-133). */
export function isNameHidden({ details }: PersonPageModel): boolean {
  return isNamelessState(mainAddressOf(details.results)?.stateCode);
}

/** Where an offer of a slot leads, for this reader and this person. */
export function offerLink(page: PersonPageModel, slot: Slot, offer: FunnelOffer, about?: About): PriceLink {
  const { details, isLoggedIn, isFromPaidSearch } = page;
  const { results: person, userInfo } = details;
  const pnpId = person.ownedProperties[0]?.pnpId ?? null;
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

/** Other people of the name, in a place or anywhere ('') (P2-122); null for a name that no path can spell. */
export function searchHref(person: Pick<Person, 'name'>, location: string): string | null {
  const name = searchNameOf(person.name);
  return buildSegment(name) === PLACEHOLDER ? null : paths.personSearch({ name, location });
}

/** The page of somebody else (P2-126). */
export function personHref(person: {
  readonly id: string;
  readonly name: { readonly fullName: string };
  readonly city: string | null;
  readonly stateCode: string | null;
}): string {
  const { id, name, city, stateCode } = person;
  return paths.person({ name: name.fullName, city, stateCode, id });
}
