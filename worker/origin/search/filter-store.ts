import type { AgeBand } from '../../../shared/people/ages.ts';
import type { SqlDatabase } from '../env.ts';
import { lastFullMonth } from '../people/age.ts';
import { type BornRange, bornBetween } from './age-filter.ts';
import { asSpelled, readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';

/** The requested filter. */
export interface AskedFilters {
  readonly age?: AgeBand | undefined;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** The selected filter values; null for all. */
export interface ChosenValues {
  readonly state: string | null;
  readonly city: string | null;
  readonly age: AgeBand | null;
}

/** A resolved filter; null for all. `city` is spelled as in the gazetteer, otherwise as requested. */
export interface PeopleFilter extends ChosenValues {
  /** places that people are shown with */
  readonly cities: readonly number[] | null;
  /** the state of the city, if it is in one */
  readonly cityState: string | null;
  readonly born: BornRange | null;
}

/**
 * Resolves a filter, in one round trip at most. An unknown place matches nobody; a text that is not a place, blank or
 * only punctuation, is no filter.
 */
export async function resolveFilter(db: SqlDatabase, asked: AskedFilters, now: number): Promise<PeopleFilter> {
  const { age = null, state, city } = asked;
  const born = age === null ? null : bornBetween(age, lastFullMonth(now));
  const filter = { state: state?.toUpperCase() ?? null, age, born };
  const query = asSpelled(readPlace(city ?? ''));
  if (city === undefined || query.kind === 'anywhere') return { ...filter, cities: null, city: null, cityState: null };
  const unknown = { ...filter, cities: [], city: city.trim(), cityState: null };
  // A zip or a state cannot filter by city.
  if (query.kind !== 'city') return unknown;
  const { area, place } = await resolvePlace(db, query);
  if (area?.kind !== 'places' || place === null) return unknown;
  const name = [place.city, place.stateCode].filter(Boolean).join(', ');
  return { ...filter, cities: area.placeIds, city: name, cityState: place.stateCode };
}

/** Everybody. */
export const NO_FILTER: PeopleFilter = {
  state: null,
  city: null,
  age: null,
  cities: null,
  cityState: null,
  born: null,
};

/** Whether a list is filtered at all. */
export function isFiltered({ state, cities, born }: PeopleFilter): boolean {
  return state !== null || cities !== null || born !== null;
}
