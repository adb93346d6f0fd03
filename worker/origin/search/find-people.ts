import type { SearchFacets, SearchSort } from '../../../shared/contract/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { candidateStatement } from './correction-store.ts';
import { type Candidate, correctNames, FEW_PEOPLE } from './corrections.ts';
import { completeFacets, isFiltered, type ResolvedFilter } from './filter-store.ts';
import { type FoundRow, type Matches, type MatchQuery, matchStatement, readMatches } from './match-store.ts';
import type { SearchableName } from './name-query.ts';
import { areasOf, type SearchArea } from './place-store.ts';

export interface PeopleQuery {
  readonly name: SearchableName;
  readonly area: SearchArea;
  readonly filter: ResolvedFilter;
  readonly sort: SearchSort;
  /** from 1 */
  readonly page: number;
}

/** One page of the people who were found; `facets` are of all of them. */
export interface FoundPeople extends Omit<Matches, 'isCut' | 'anywhere' | 'facets'> {
  /** nobody was counted behind `total`: there may be more */
  readonly isTotalCapped: boolean;
  readonly facets: SearchFacets;
}

type FilterKind = 'state' | 'city' | 'age';

/**
 * Finds one page of the people who match, how many there are, and how many each filter would keep. One round trip; a second
 * one where few people were found and the name may be misspelled, or where a list that is filtered is longer than what was
 * read of it.
 */
export async function findPeople(db: SqlDatabase, query: PeopleQuery, now: number): Promise<FoundPeople> {
  const all: MatchQuery = { ...query, corrected: [], isHere: false, born: null };
  const [[found], candidates] = await readAll(db, [all], now, candidateStatement(db, query.name, areasOf(query.area)));
  const corrected = (found?.anywhere ?? 0) < FEW_PEOPLE ? correctNames(query.name, candidates) : [];
  if (corrected.length > 0) {
    const [[withCorrected]] = await readAll(db, [{ ...all, corrected }], now);
    return answerOf(withCorrected ?? readMatches(undefined), query.filter);
  }
  const narrowed = found?.isCut === true && isFiltered(query.filter) ? narrow(all, query.filter) : null;
  if (narrowed === null) return answerOf(found ?? readMatches(undefined), query.filter);
  return readNarrowed(db, narrowed, query, found ?? readMatches(undefined), now);
}

/** Runs readings of the name table in one round trip, with what the name may be a misspelling of. */
async function readAll(
  db: SqlDatabase,
  queries: readonly MatchQuery[],
  now: number,
  candidates?: SqlStatement,
): Promise<[Matches[], Candidate[]]> {
  const statements = queries.map((query) => matchStatement(db, query, now));
  const answers = await db.batch<unknown>(candidates === undefined ? statements : [...statements, candidates]);
  const matches = answers
    .slice(0, queries.length)
    .map(({ results }) => readMatches(results[0] as FoundRow | undefined));
  return [matches, (answers[queries.length]?.results ?? []) as Candidate[]];
}

/**
 * The same search where the filter says where to look: in the area of the state or city alone, and only among people of that
 * age. Null where the index knows nothing of the filter.
 */
function narrow(query: MatchQuery, filter: ResolvedFilter): MatchQuery | null {
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

/** A filter without one of its parts; null where no part is left. */
function without(filter: ResolvedFilter, kind: FilterKind): ResolvedFilter | null {
  const left: ResolvedFilter = {
    ...filter,
    ...(kind === 'state' ? { state: null } : {}),
    ...(kind === 'city' ? { cities: null, city: null, cityState: null } : {}),
    ...(kind === 'age' ? { age: null, born: null } : {}),
  };
  return isFiltered(left) ? left : null;
}

/** Reads the narrowed list, and beside it a list for each facet that does not go by the whole filter. */
async function readNarrowed(
  db: SqlDatabase,
  narrowed: MatchQuery,
  { filter, area }: PeopleQuery,
  wide: Matches,
  now: number,
): Promise<FoundPeople> {
  const isSet = { state: filter.state !== null, city: filter.cities !== null, age: filter.born !== null };
  const others = (['state', 'city', 'age'] as const).flatMap((kind) => {
    const left = isSet[kind] ? without(filter, kind) : null;
    const query = left === null ? null : (narrow({ ...narrowed, area }, left) ?? { ...narrowed, area, filter: left });
    return query === null ? [] : [{ kind, query: { ...query, page: 1 } }];
  });
  const [[list = wide, ...rest]] = await readAll(db, [narrowed, ...others.map(({ query }) => query)], now);
  const sourceOf = (kind: FilterKind): Matches => {
    const at = others.findIndex((other) => other.kind === kind);
    return isSet[kind] ? (rest[at] ?? wide) : list;
  };
  const sources = { state: sourceOf('state'), city: sourceOf('city'), age: sourceOf('age') };
  const facets = {
    state: sources.state.facets.state,
    city: sources.city.facets.city,
    age: sources.age.facets.age,
  };
  const isCapped = Object.values(sources).some(({ isCut }) => isCut);
  return { ...answerOf({ ...list, facets }, filter), facets: { ...completeFacets(facets, filter), isCapped } };
}

function answerOf({ people, total, exactTotal, isCut, facets }: Matches, filter: ResolvedFilter): FoundPeople {
  return {
    people,
    total,
    exactTotal,
    isTotalCapped: isCut,
    facets: { ...completeFacets(facets, filter), isCapped: isCut },
  };
}
