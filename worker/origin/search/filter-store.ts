import type { AgeBand } from '../../../shared/people/ages.ts';
import type { SqlDatabase } from '../env.ts';
import { dateNumber } from '../people/age.ts';
import { type BornRange, bornBetween } from './age-filter.ts';
import { readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';

/** What a list is to be narrowed to, as it was asked for. */
export interface AskedFilters {
  readonly age?: AgeBand | undefined;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** The values that a list is narrowed to; null for all. */
export interface ChosenValues {
  readonly state: string | null;
  readonly city: string | null;
  readonly age: AgeBand | null;
}

/** What a list is narrowed to; null for all. `city` is as the gazetteer writes it, else as it was asked for. */
export interface PeopleFilter extends ChosenValues {
  /** places that people are shown with */
  readonly cities: readonly number[] | null;
  /** the state of the city, where it is in one */
  readonly cityState: string | null;
  readonly born: BornRange | null;
}

/**
 * Finds what filters mean, in one round trip at most. A place that nobody knows narrows the list to nobody; a text that
 * names no place, blank or of signs alone, is no filter.
 */
export async function resolveFilter(db: SqlDatabase, asked: AskedFilters, now: number): Promise<PeopleFilter> {
  const { age = null, state, city } = asked;
  const born = age === null ? null : bornBetween(age, dateNumber(now));
  const filter = { state: state?.toUpperCase() ?? null, age, born };
  const query = readPlace(city ?? '');
  if (city === undefined || query.kind === 'anywhere') return { ...filter, cities: null, city: null, cityState: null };
  const unknown = { ...filter, cities: [], city: city.trim(), cityState: null };
  // A zip or a state is no city to narrow a list to.
  if (query.kind !== 'city') return unknown;
  const { area, place } = await resolvePlace(db, query);
  if (area?.kind !== 'places' || place === null) return unknown;
  const name = [place.city, place.stateCode].filter(Boolean).join(', ');
  return { ...filter, cities: area.placeIds, city: name, cityState: place.stateCode };
}

/** Whether a list is narrowed at all. */
export function isFiltered({ state, cities, born }: PeopleFilter): boolean {
  return state !== null || cities !== null || born !== null;
}
