import type { SearchFacets, SearchSort } from '../../../shared/contract/search.ts';
import type { SqlDatabase } from '../env.ts';
import { candidateStatement } from './correction-store.ts';
import { type Candidate, correctNames, FEW_PEOPLE } from './corrections.ts';
import { atLeast, buildFacets, type Counts, countAges, countCities, countStates } from './facets.ts';
import { isFiltered, type ResolvedFilter } from './filter-store.ts';
import { type FoundRow, type Matches, type MatchQuery, matchStatement, readMatches } from './match-store.ts';
import { type StateCountRow, stateCountStatement } from './name-count-store.ts';
import type { SearchableName } from './name-query.ts';
import { FILTER_KINDS, type FilterKind, hasPart, narrowSearch, searchOfFacet } from './narrow-search.ts';
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
export interface FoundPeople extends Pick<Matches, 'people' | 'total' | 'exactTotal'> {
  /** nobody was counted behind `total`: there may be more */
  readonly isTotalCapped: boolean;
  readonly facets: SearchFacets;
}

/** The lists that facets are counted by. */
type FacetLists = { readonly [K in FilterKind]: Matches };

/**
 * Finds one page of the people who match, how many there are, and how many each filter would keep. One round trip; a second
 * one where few people were found and the name may be misspelled, or where a list that is filtered is longer than what was
 * read of it.
 */
export async function findPeople(db: SqlDatabase, query: PeopleQuery, now: number): Promise<FoundPeople> {
  const { name, area, filter } = query;
  const all: MatchQuery = { ...query, corrected: [], isHere: false, born: null };
  const [found, candidates, states] = await db.batch<unknown>([
    matchStatement(db, all, now),
    candidateStatement(db, name, areasOf(area)),
    stateCountStatement(db, name),
  ]);
  const matches = readMatches(found?.results[0] as FoundRow | undefined);
  const corrected =
    matches.counted.length < FEW_PEOPLE ? correctNames(name, (candidates?.results ?? []) as Candidate[]) : [];
  if (corrected.length > 0) {
    const [withCorrected = matches] = await readAll(db, [{ ...all, corrected }], now);
    return answerOf(withCorrected, sameLists(withCorrected), filter);
  }
  const known = area.kind === 'anywhere' ? countsOf((states?.results ?? []) as StateCountRow[]) : new Map();
  const narrowed = matches.isCut && isFiltered(filter) ? narrowSearch(all, filter) : null;
  if (narrowed === null) return answerOf(matches, sameLists(matches), filter, known);

  const others = FILTER_KINDS.map((kind) => ({ kind, search: searchOfFacet(all, filter, kind) }));
  const searches = others.flatMap(({ search }) => search ?? []);
  const [list = matches, ...rest] = await readAll(db, [narrowed, ...searches], now);
  const listOf = (kind: FilterKind): Matches => {
    const search = others.find((other) => other.kind === kind)?.search ?? null;
    if (search !== null) return rest[searches.indexOf(search)] ?? matches;
    return hasPart(filter, kind) ? matches : list;
  };
  return answerOf(list, { state: listOf('state'), city: listOf('city'), age: listOf('age') }, filter, known);
}

/** Runs readings of the name table in one round trip. */
async function readAll(db: SqlDatabase, queries: readonly MatchQuery[], now: number): Promise<Matches[]> {
  const answers = await db.batch<FoundRow>(queries.map((query) => matchStatement(db, query, now)));
  return answers.map(({ results }) => readMatches(results[0]));
}

const countsOf = (rows: readonly StateCountRow[]): Counts => new Map(rows.map((row) => [row.state_code, row.people]));
const sameLists = (list: Matches): FacetLists => ({ state: list, city: list, age: list });

/** `known`: the people of the name by state, for lists that go further than what was read. */
function answerOf(
  { people, total, exactTotal, isCut }: Matches,
  lists: FacetLists,
  filter: ResolvedFilter,
  known: Counts = new Map(),
): FoundPeople {
  const counted = countStates(lists.state.counted);
  // A count by name knows nothing of cities and ages.
  const isKnown = lists.state.isCut && filter.cities === null && filter.born === null;
  const counts = {
    state: isKnown ? atLeast(counted, known) : counted,
    city: countCities(lists.city.counted),
    age: countAges(lists.age.counted),
  };
  const isCapped = Object.values(lists).some((list) => list.isCut);
  return {
    people,
    total,
    exactTotal,
    isTotalCapped: isCut,
    facets: { ...buildFacets(counts, filter), isCapped },
  };
}
