import type { SearchFacets } from '../../../shared/contract/search.ts';
import { type AgeBand, ageBandOf } from '../../../shared/people/age-bands.ts';
import type { CountedPerson } from './match-store.ts';

/** Cities that a list can be narrowed to, beside the one that it is. */
export const FACET_CITIES = 25;

export type Facet = SearchFacets['state'];
/** People by a value: 'OR', 'Portland, OR', '25-34'. */
export type Counts = ReadonlyMap<string, number>;

/** The values that a list is narrowed to; null for all. */
export interface ChosenValues {
  readonly state: string | null;
  readonly city: string | null;
  readonly age: AgeBand | null;
}

/** How many people each state would keep, whatever the filter says of states. */
export function countStates(people: readonly CountedPerson[]): Counts {
  return countBy(people, ([, state, , , isInCity, isOfAge]) => (isInCity && isOfAge ? state : null));
}

export function countCities(people: readonly CountedPerson[]): Counts {
  return countBy(people, ([city, state, , isInState, , isOfAge]) =>
    isInState && isOfAge && city !== null ? `${city}, ${state}` : null,
  );
}

export function countAges(people: readonly CountedPerson[]): Counts {
  return countBy(people, ([, , age, isInState, isInCity]) =>
    isInState && isInCity && age !== null ? ageBandOf(age) : null,
  );
}

function countBy(people: readonly CountedPerson[], readValue: (person: CountedPerson) => string | null): Counts {
  const counts = new Map<string, number>();
  for (const person of people) {
    const value = readValue(person);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The larger count of each value: where only the first people were read, a count by name knows of more. */
export function atLeast(counts: Counts, known: Counts): Counts {
  const all = new Map(counts);
  for (const [value, people] of known) all.set(value, Math.max(people, all.get(value) ?? 0));
  return all;
}

/** Facets as they are answered: the most people first, cities cut to their number, and what is chosen always among them. */
export function buildFacets(
  counts: { readonly state: Counts; readonly city: Counts; readonly age: Counts },
  chosen: ChosenValues,
): Omit<SearchFacets, 'isCapped'> {
  return {
    state: facetOf(counts.state, chosen.state, Number.POSITIVE_INFINITY),
    city: facetOf(counts.city, chosen.city, FACET_CITIES),
    age: facetOf(counts.age, chosen.age, Number.POSITIVE_INFINITY),
  };
}

function facetOf(counts: Counts, chosen: string | null, most: number): Facet {
  const all = [...counts]
    .map(([value, people]) => ({ value, people }))
    .sort((a, b) => b.people - a.people || (a.value < b.value ? -1 : 1));
  const shown = all.slice(0, most);
  if (chosen === null || shown.some(({ value }) => value === chosen)) return shown;
  return [...shown, { value: chosen, people: counts.get(chosen) ?? 0 }];
}
