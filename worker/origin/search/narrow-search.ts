import type { FilterKind } from './facets.ts';
import { isFiltered, type PeopleFilter } from './filter-store.ts';
import type { MatchQuery } from './match-store.ts';
import type { SearchArea } from './search-area.ts';

/**
 * The same search with the filter pushed down: only in the area of the state or city, and only among people of that
 * age, so it finds more than the first thousand overall. Null if the index cannot help with the filter.
 */
function narrowSearch(query: MatchQuery, filter: PeopleFilter): MatchQuery | null {
  const area = narrowArea(query.area, filter);
  if (area === null && filter.born === null) return null;
  return { ...query, area: area ?? query.area, isHere: area !== null, born: filter.born };
}

function narrowArea(area: SearchArea, { state, cities, cityState }: PeopleFilter): SearchArea | null {
  const isInside = (placeIds: readonly number[]): boolean =>
    area.kind === 'anywhere' ||
    (area.kind === 'state' ? cityState === area.stateCode : placeIds.every((id) => area.placeIds.includes(id)));
  if (cities !== null) return isInside(cities) ? { kind: 'places', placeIds: cities } : null;
  if (state === null) return null;
  const isWide = area.kind === 'anywhere' || (area.kind === 'state' && area.stateCode === state);
  return isWide ? { kind: 'state', stateCode: state } : null;
}

/** A filter without one of its parts. */
function withoutPart(filter: PeopleFilter, kind: FilterKind): PeopleFilter {
  switch (kind) {
    case 'state':
      return { ...filter, state: null };
    case 'city':
      return { ...filter, cities: null, city: null, cityState: null };
    case 'age':
      return { ...filter, age: null, born: null };
  }
}

/** The searches for a filtered list and its facets, when the list is longer than what was read of it. */
export interface NarrowedSearches {
  readonly list: MatchQuery;
  /** null if the list itself, or the unfiltered list, will do */
  readonly facets: { readonly [K in FilterKind]: MatchQuery | null };
}

/** Null if no search can be narrowed. */
export function narrowSearches(query: MatchQuery, filter: PeopleFilter): NarrowedSearches | null {
  const list = narrowSearch(query, filter);
  if (list === null) return null;
  const searchOf = (kind: FilterKind): MatchQuery | null => {
    const left = withoutPart(filter, kind);
    const isPartOfFilter = { state: filter.state !== null, city: filter.cities !== null, age: filter.born !== null }[
      kind
    ];
    if (!isPartOfFilter || !isFiltered(left)) return null;
    return narrowSearch(query, left);
  };
  return { list, facets: { state: searchOf('state'), city: searchOf('city'), age: searchOf('age') } };
}
