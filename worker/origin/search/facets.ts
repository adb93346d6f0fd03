import type { SearchFacets } from '../../../shared/contract/search.ts';
import { type AgeBand, ageBandOf } from '../../../shared/people/age-bands.ts';
import { toldAge } from './age-filter.ts';
import type { PeopleFilter } from './filter-store.ts';
import type { Hit } from './list-people.ts';
import type { CityOfPerson } from './result-store.ts';

/** Cities that a list can be narrowed to, beside the one that it is. */
export const FACET_CITIES = 25;

export type FilterKind = 'state' | 'city' | 'age';
/** People by a value: 'OR', 'Portland, OR', '25-34'. */
export type Counts = ReadonlyMap<string, number>;
/** The places that people are shown with, by their ids. */
export type Homes = ReadonlyMap<number, CityOfPerson>;

/** The values that a list is narrowed to; null for all. */
export interface ChosenValues {
  readonly state: string | null;
  readonly city: string | null;
  readonly age: AgeBand | null;
}

/** Who passes a filter; with `but`, whatever that part of it says. */
export function filterPeople(
  hits: readonly Hit[],
  { state, cities, born }: PeopleFilter,
  homes: Homes,
  but?: FilterKind,
): readonly Hit[] {
  const isInState = (hit: Hit): boolean => homes.get(hit.home)?.stateCode === state;
  const isInCity = (hit: Hit): boolean => cities === null || cities.includes(hit.home);
  const isOfAge = (hit: Hit): boolean => born === null || (hit.born >= born.from && hit.born <= born.to);
  return hits.filter(
    (hit) =>
      (but === 'state' || state === null || isInState(hit)) &&
      (but === 'city' || isInCity(hit)) &&
      (but === 'age' || isOfAge(hit)),
  );
}

/** How many of these people each value of a filter would keep; `today` is a date as a number. */
export function countValues(hits: readonly Hit[], kind: FilterKind, homes: Homes, today: number): Counts {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const value = readValue(hit, kind, homes, today);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function readValue(hit: Hit, kind: FilterKind, homes: Homes, today: number): string | null {
  if (kind === 'age') {
    const age = toldAge(hit.born, today);
    return age === null ? null : ageBandOf(age);
  }
  const home = homes.get(hit.home);
  if (home === undefined) return null;
  return kind === 'state' ? home.stateCode : `${home.city}, ${home.stateCode}`;
}

/** The larger count of each value: where only the first people were read, a count by name knows of more. */
export function atLeast(counts: Counts, known: Counts): Counts {
  const all = new Map(counts);
  for (const [value, people] of known) all.set(value, Math.max(people, all.get(value) ?? 0));
  return all;
}

/** Facets as they are answered: the most people first, cities cut to their number, and what is chosen always among them. */
export function buildFacets(
  counts: { readonly [K in FilterKind]: Counts },
  chosen: ChosenValues,
): Omit<SearchFacets, 'isCapped'> {
  return {
    state: facetOf(counts.state, chosen.state),
    city: facetOf(counts.city, chosen.city, FACET_CITIES),
    age: facetOf(counts.age, chosen.age),
  };
}

function facetOf(counts: Counts, chosen: string | null, most?: number): SearchFacets['state'] {
  const shown = [...counts]
    .map(([value, people]) => ({ value, people }))
    .sort((a, b) => b.people - a.people || (a.value < b.value ? -1 : 1))
    .slice(0, most);
  if (chosen === null || shown.some(({ value }) => value === chosen)) return shown;
  return [...shown, { value: chosen, people: counts.get(chosen) ?? 0 }];
}
