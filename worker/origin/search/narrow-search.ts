import { isFiltered, type ResolvedFilter } from './filter-store.ts';
import type { MatchQuery } from './match-store.ts';
import type { SearchArea } from './place-store.ts';

export type FilterKind = 'state' | 'city' | 'age';
export const FILTER_KINDS: readonly FilterKind[] = ['state', 'city', 'age'];

/**
 * The same search where the filter says where to look: in the area of the state or city alone, and only among people of that
 * age, so that it finds more than the first thousand of all. Null where the index knows nothing of the filter.
 */
export function narrowSearch(query: MatchQuery, filter: ResolvedFilter): MatchQuery | null {
  const area = narrowArea(query.area, filter);
  if (area === null && filter.born === null) return null;
  return { ...query, filter, area: area ?? query.area, isHere: area !== null, born: filter.born };
}

function narrowArea(area: SearchArea, { state, cities, cityState }: ResolvedFilter): SearchArea | null {
  const isInside = (placeIds: readonly number[]): boolean =>
    area.kind === 'anywhere' ||
    (area.kind === 'state' ? cityState === area.stateCode : placeIds.every((id) => area.placeIds.includes(id)));
  if (cities !== null) return isInside(cities) ? { kind: 'places', placeIds: cities } : null;
  if (state === null) return null;
  const isWide = area.kind === 'anywhere' || (area.kind === 'state' && area.stateCode === state);
  return isWide ? { kind: 'state', stateCode: state } : null;
}

/** Whether a filter has that part. */
export function hasPart(filter: ResolvedFilter, kind: FilterKind): boolean {
  return { state: filter.state !== null, city: filter.cities !== null, age: filter.born !== null }[kind];
}

/**
 * The search that a facet is counted by: narrowed by all parts of the filter but its own. Null where no part is left, or no
 * part has to be left out.
 */
export function searchOfFacet(query: MatchQuery, filter: ResolvedFilter, kind: FilterKind): MatchQuery | null {
  if (!hasPart(filter, kind)) return null;
  const left: ResolvedFilter = {
    ...filter,
    ...(kind === 'state' ? { state: null } : {}),
    ...(kind === 'city' ? { cities: null, city: null, cityState: null } : {}),
    ...(kind === 'age' ? { age: null, born: null } : {}),
  };
  if (!isFiltered(left)) return null;
  return { ...(narrowSearch(query, left) ?? { ...query, filter: left }), page: 1 };
}
