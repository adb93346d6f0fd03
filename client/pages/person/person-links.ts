import type { Person } from '../../../shared/contract/person.ts';
import { searchNameOf } from '../../../shared/people/search-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { FunnelLink } from '../../../shared/urls/query.ts';
import { buildSegment, PLACEHOLDER } from '../../../shared/urls/segments.ts';
import type { PersonPageModel } from '../page-model.ts';
import { mainAddressOf } from './person-view.ts';

/** States in which links to a price carry no name (P2-133). */
const NAMELESS_STATES = new Set(['OH', 'IL']);

/** The place on the page that a link to a price stands in. */
export type Slot = 'subHeader' | 'registry' | 'phones' | 'addresses' | 'emails' | 'relatives' | 'background';

function funnelOf(person: Person, slot: Slot): FunnelLink {
  const isNameless = NAMELESS_STATES.has(mainAddressOf(person)?.stateCode ?? '');
  return {
    wpTerm: isNameless ? null : buildSegment(person.name.fullName),
    wpContent: slot,
    wpSource: 'people',
    wpMedium: 'onepages',
    funnelType: isNameless ? 'person_state_onepages_1' : 'person_onepages_1',
    wpId: person.id,
  };
}

/** A way to a price: where it leads and whether it opens beside this page (P6-028, P6-029). */
export interface PriceLink {
  readonly href: string;
  readonly isNewWindow: boolean;
}

/** Where what is locked in a slot can be had. Of addresses it stays in the tab. */
export function priceLink({ details, isLoggedIn }: PersonPageModel, slot: Slot): PriceLink {
  const person = details.results;
  const link = funnelOf(person, slot);
  const isNewWindow = !isLoggedIn && slot !== 'addresses';
  if (slot === 'background')
    return { href: paths.checkoutSearch({ ...link, funnelType: 'bg_onepages_1' }), isNewWindow };
  return { href: paths.checkoutSummary(slot === 'emails' ? { ...link, emailUpgrade: true } : link), isNewWindow };
}

/** Full e-mail addresses are part of the business plan for who has Premium. */
export function businessEmailLink({ details: { results: person }, isLoggedIn }: PersonPageModel): PriceLink {
  return {
    href: paths.checkoutBusiness({ ...funnelOf(person, 'emails'), emailUpgrade: true }),
    isNewWindow: !isLoggedIn,
  };
}

/** Phone activity and the best time to call are part of the business plan. */
export function phoneActivityLink({ details: { results: person }, isLoggedIn }: PersonPageModel): PriceLink {
  return {
    href: paths.checkoutBusiness({ ...funnelOf(person, 'phones'), phoneintelUpgrade: true }),
    isNewWindow: !isLoggedIn,
  };
}

export function unlimitedHref(person: Person): string {
  return paths.managePlan({ wpId: person.id, wpContent: 'registry', wpSource: 'people' });
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
