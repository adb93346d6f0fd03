import type { Person } from '../../../shared/contract/person.ts';
import { searchNameOf } from '../../../shared/people/search-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { FunnelLink } from '../../../shared/urls/query.ts';
import { buildSegment, PLACEHOLDER } from '../../../shared/urls/segments.ts';
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

/** Where what is locked in a slot can be had. */
export function priceHref(person: Person, slot: Slot): string {
  const link = funnelOf(person, slot);
  if (slot === 'background') return paths.checkoutSearch({ ...link, funnelType: 'bg_onepages_1' });
  return paths.checkoutSummary(slot === 'emails' ? { ...link, emailUpgrade: true } : link);
}

/** Full e-mail addresses are part of the business plan for who has Premium. */
export function businessEmailHref(person: Person): string {
  return paths.checkoutBusiness({ ...funnelOf(person, 'emails'), emailUpgrade: true });
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
