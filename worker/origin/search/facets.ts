import type { SearchFacets } from '../../../shared/contract/finding/search.ts';
import { AGE_BANDS, ageBandOf } from '../../../shared/people/ages.ts';
import { toldAge } from './age-filter.ts';
import type { ChosenValues, PeopleFilter } from './filter-store.ts';
import type { Hit } from './list-people.ts';
import type { CityOfPerson } from './result-store.ts';

/** Cities that a list can be filtered by, besides the selected one. */
const FACET_CITIES = 25;

export type FilterKind = 'state' | 'city' | 'age';
/** People by value: 'OR', 'Portland, OR', '25-34'. */
export type Counts = ReadonlyMap<string, number>;
/** The places that people are shown with, by id. */
export type Homes = ReadonlyMap<number, CityOfPerson>;

/** People who pass a filter; with `but`, that part of the filter is ignored. */
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

/** How many of these people each filter value would keep; as of the end of `month`, a number. */
export function countValues(hits: readonly Hit[], kind: FilterKind, homes: Homes, month: number): Counts {
  if (kind === 'age')
    return countAges(
      hits.map(({ born }) => born),
      month,
    );
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const home = homes.get(hit.home);
    if (home !== undefined) add(counts, kind === 'state' ? home.stateCode : `${home.city}, ${home.stateCode}`, 1);
  }
  return counts;
}

/**
 * How many people born in these months are in each age band as of the end of `month`. Looking up a band is slow, so
 * each age does it once.
 */
export function countAges(births: readonly number[], month: number): Counts {
  const ages = new Map<number | null, number>();
  for (const born of births) add(ages, toldAge(born, month), 1);
  const counts = new Map<string, number>();
  for (const [age, people] of ages) {
    const band = age === null ? null : ageBandOf(age);
    if (band !== null) add(counts, band, people);
  }
  return counts;
}

function add<K>(counts: Map<K, number>, key: K, people: number): void {
  counts.set(key, (counts.get(key) ?? 0) + people);
}

/** The larger count of each value: if only the first people were read, other counts know of more. */
export function atLeast(counts: Counts, known: Counts): Counts {
  const all = new Map(counts);
  for (const [value, people] of known) all.set(value, Math.max(people, all.get(value) ?? 0));
  return all;
}

/** Adds every age band, even those without anyone among the people read. */
export function withEveryBand(ages: Counts): Counts {
  return atLeast(ages, new Map(AGE_BANDS.map((band) => [band, 0])));
}

/**
 * Facets as sent: most people first, cities limited in number, and the selected value always included, with at least as
 * many people as the list filtered by it (`listed`).
 */
export function buildFacets(
  counts: { readonly [K in FilterKind]: Counts },
  chosen: ChosenValues,
  listed: number,
): Omit<SearchFacets, 'isCapped'> {
  return {
    state: facetOf(counts.state, chosen.state, listed),
    city: facetOf(counts.city, chosen.city, listed, FACET_CITIES),
    age: facetOf(counts.age, chosen.age, listed),
  };
}

/** The counts that a list without a filter shows of its cities. */
export function topCities(cities: Counts): Counts {
  return new Map(facetOf(cities, null, 0, FACET_CITIES).map(({ value, people }) => [value, people]));
}

function facetOf(counts: Counts, chosen: string | null, listed: number, most?: number): SearchFacets['state'] {
  const all = chosen === null ? counts : atLeast(counts, new Map([[chosen, listed]]));
  const sorted = [...all]
    .map(([value, people]) => ({ value, people }))
    .sort((a, b) => b.people - a.people || (a.value < b.value ? -1 : 1));
  return sorted.filter(({ value }, at) => most === undefined || at < most || value === chosen);
}
