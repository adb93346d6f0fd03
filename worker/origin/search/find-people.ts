import type { SqlDatabase } from '../env.ts';
import { candidateStatement } from './correction-store.ts';
import { type Candidate, correctNames, FEW_PEOPLE } from './corrections.ts';
import type { Counts, FilterKind } from './facets.ts';
import { isFiltered, type PeopleFilter } from './filter-store.ts';
import { listPeople, type PeopleList } from './list-people.ts';
import { type MatchQuery, type MatchRow, matchStatement, readMatches } from './match-store.ts';
import { readStateCounts, stateCountStatement } from './name-count-store.ts';
import type { SearchableName } from './name-query.ts';
import { narrowSearches } from './narrow-search.ts';
import { areasOf, type SearchArea } from './place-store.ts';

export const FILTER_KINDS: readonly FilterKind[] = ['state', 'city', 'age'];

/** What a search found, before its filter is applied. */
export interface FoundPeople {
  /** what the page is cut from */
  readonly list: PeopleList;
  /** what each facet is counted by */
  readonly facets: { readonly [K in FilterKind]: PeopleList };
  /** people of the name by state, where more bear it than a search reads; empty for others */
  readonly known: Counts;
}

/**
 * Finds the people who match. One round trip; a second one where few people were found and the name may be misspelled, or
 * where a list that is filtered is longer than what was read of it.
 */
export async function findPeople(
  db: SqlDatabase,
  { name, area, filter }: { name: SearchableName; area: SearchArea; filter: PeopleFilter },
  now: number,
): Promise<FoundPeople> {
  const query: MatchQuery = { name, area, corrected: [], isHere: false, born: null };
  const [found, candidates, states] = await db.batch<unknown>([
    matchStatement(db, query, now),
    candidateStatement(db, name, areasOf(area)),
    stateCountStatement(db, name),
  ]);
  const all = listPeople(readMatches(found?.results[0] as MatchRow | undefined, query));
  if (all.hits.length < FEW_PEOPLE) {
    const corrected = correctNames(name, (candidates?.results ?? []) as Candidate[]);
    if (corrected.length === 0) return sameList(all);
    const [withCorrected = all] = await readAll(db, [{ ...query, corrected }], now);
    return sameList(withCorrected);
  }
  const known: Counts = area.kind === 'anywhere' ? readStateCounts(states) : new Map();
  const narrowed = all.isCut && isFiltered(filter) ? narrowSearches(query, filter) : null;
  if (narrowed === null) return { ...sameList(all), known };
  return { ...(await readNarrowed(db, narrowed, all, filter, now)), known };
}

const sameList = (list: PeopleList): FoundPeople => ({
  list,
  facets: { state: list, city: list, age: list },
  known: new Map(),
});

/** Runs readings of the name table in one round trip. */
async function readAll(db: SqlDatabase, queries: readonly MatchQuery[], now: number): Promise<PeopleList[]> {
  const answers = await db.batch<MatchRow>(queries.map((query) => matchStatement(db, query, now)));
  return queries.map((query, at) => listPeople(readMatches(answers[at]?.results[0], query)));
}

/** Reads a narrowed list, and beside it a list for each facet that does not go by the whole filter. */
async function readNarrowed(
  db: SqlDatabase,
  { list, facets }: NonNullable<ReturnType<typeof narrowSearches>>,
  all: PeopleList,
  filter: PeopleFilter,
  now: number,
): Promise<Omit<FoundPeople, 'known'>> {
  const searches = FILTER_KINDS.flatMap((kind) => facets[kind] ?? []);
  const [narrow = all, ...others] = await readAll(db, [list, ...searches], now);
  const isPart = { state: filter.state !== null, city: filter.cities !== null, age: filter.born !== null };
  const listOf = (kind: FilterKind): PeopleList => {
    const search = facets[kind];
    if (search !== null) return others[searches.indexOf(search)] ?? all;
    return isPart[kind] ? all : narrow;
  };
  return { list: narrow, facets: { state: listOf('state'), city: listOf('city'), age: listOf('age') } };
}
