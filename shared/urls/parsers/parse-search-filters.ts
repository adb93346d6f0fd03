import { SEARCH_TEXT_MAX } from '../../contract/calls/finding.ts';
import { SEARCH_SORTS, type SearchSort } from '../../contract/finding/search.ts';
import { AGE_BANDS, type AgeBand } from '../../people/ages.ts';
import { type StateCode, stateCodeOf } from '../../people/us-states.ts';
import { parseLocation } from '../location.ts';

/** How a list of people is filtered and sorted; null for anything not chosen. */
export interface SearchFilters {
  readonly age: AgeBand | null;
  readonly state: StateCode | null;
  /** 'Portland, OR' */
  readonly city: string | null;
  /** null puts the best match first */
  readonly sort: Exclude<SearchSort, 'relevance'> | null;
}

/**
 * The filters in a query. The first value of each counts. Invalid values are dropped, and so is a city in a different
 * state than the one chosen.
 */
export function parseSearchFilters(query: URLSearchParams): SearchFilters {
  const read = (key: keyof SearchFilters) => (query.get(key) ?? '').trim();
  const state = stateCodeOf(read('state'));
  const sort = SEARCH_SORTS.find((known) => known === read('sort')) ?? null;
  return {
    age: AGE_BANDS.find((band) => band === read('age')) ?? null,
    state,
    city: parseCity(read('city'), state),
    sort: sort === 'relevance' ? null : sort,
  };
}

/** A city needs its state: many states have a Portland. Its name is passed on as written. */
function parseCity(text: string, chosenState: StateCode | null): string | null {
  if (text.length > SEARCH_TEXT_MAX || /\p{Cc}/u.test(text)) return null;
  const place = parseLocation(text);
  if (place.kind !== 'city-state') return null;
  return chosenState === null || chosenState === place.stateCode ? text : null;
}
