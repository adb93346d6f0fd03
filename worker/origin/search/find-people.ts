import type { SearchSort } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase } from '../env.ts';
import { lastFullMonth } from '../people/age.ts';
import { candidateStatement } from './correction-store.ts';
import { type Candidate, type CorrectedName, correctNames, FEW_PEOPLE, type LikelyName } from './corrections.ts';
import type { Counts, FilterKind } from './facets.ts';
import { isFiltered, type PeopleFilter } from './filter-store.ts';
import { isWorthKeeping, type KeptPage, keptAs, keptPageStatement, readKeptPage } from './kept-list-store.ts';
import { type Hit, listPeople, listSpellings, listYoungest, type PeopleList } from './list-people.ts';
import {
  type FoundNames,
  type MatchQuery,
  type MatchRow,
  matchStatement,
  readMatches,
  readYoungest,
  youngestStatements,
} from './match-store.ts';
import { readStateCounts, stateCountStatement } from './name-count-store.ts';
import type { SearchableName } from './name-query.ts';
import { narrowSearches } from './narrow-search.ts';
import { areasOf, type SearchArea } from './search-area.ts';

const FILTER_KINDS: readonly FilterKind[] = ['state', 'city', 'age'];

/** A page of a list that is kept, and people of the name by state, as below. */
export interface FoundKept {
  readonly kept: KeptPage;
  readonly known: Counts;
}

/** What a search found, before its filter is applied. */
export interface FoundPeople {
  readonly kept: null;
  /** the name whose list is worth keeping; null for none */
  readonly toKeep: SearchableName | null;
  /** what the page is cut from */
  readonly list: PeopleList;
  /** what each facet is counted from */
  readonly facets: { readonly [K in FilterKind]: PeopleList };
  /** people of the name by state, if more have it than a search reads; otherwise empty */
  readonly known: Counts;
  /** everyone of the name in the area, whatever the filter */
  readonly unfiltered: PeopleList;
  /** if hardly anybody has the name: the names that may be meant, likeliest first, and whom they find */
  readonly corrected: readonly LikelyName[];
  readonly spellings: readonly Hit[];
}

/** What is searched for. */
export interface PeopleSearch {
  readonly name: SearchableName;
  readonly area: SearchArea;
  readonly filter: PeopleFilter;
  readonly sort: SearchSort;
  /** from 1; only a kept list is read by the page */
  readonly page: number;
}

/**
 * Finds the people who match. One round trip; a second one if few people were found and the name may be misspelled, or
 * if a filtered or age-sorted list is longer than what was read of it. If the list is kept, none of it is read but the
 * page.
 */
export async function findPeople(
  db: SqlDatabase,
  { name: asked, area, filter, sort, page }: PeopleSearch,
  now: number,
): Promise<FoundKept | FoundPeople> {
  const areas = areasOf(area);
  const name = boundName(asked, areas.length);
  const query: MatchQuery = { name, area, corrected: [], isHere: false, born: null };
  const isPlain = area.kind === 'anywhere' && !isFiltered(filter) && sort === 'relevance';
  const words = isPlain ? keptAs(name) : null;
  const [found, candidates, states, keptPage] = await db.batch<unknown>([
    matchStatement(db, query, now, words),
    candidateStatement(db, name, areas),
    stateCountStatement(db, name),
    ...(words === null ? [] : [keptPageStatement(db, words, page)]),
  ]);
  const kept = readKeptPage(keptPage);
  if (kept !== null) return { kept, known: readStateCounts(states) };
  const row = found?.results[0] as MatchRow | undefined;
  const names = readMatches(row, query);
  const toKeep = words !== null && isWorthKeeping(name, row?.looked_at ?? 0, names) ? name : null;
  const all = listPeople(names);
  if (all.hits.length < FEW_PEOPLE) {
    const corrected = correctNames(name, (candidates?.results ?? []) as Candidate[]);
    if (corrected.length === 0) return sameList(all);
    const spelled = { ...query, corrected: boundCorrected(corrected, areas.length) };
    const answers = await db.batch<MatchRow>([matchStatement(db, spelled, now)]);
    const again = readMatches(answers[0]?.results[0], spelled);
    const list = listPeople(again);
    return { ...sameList(list), corrected, spellings: listSpellings(again, list) };
  }
  const known: Counts = area.kind === 'anywhere' ? readStateCounts(states) : new Map();
  if (!all.isCut) return { ...sameList(all), known, toKeep };
  return { ...(await readFurther(db, { query, names, all }, { filter, sort }, now)), known, toKeep };
}

const sameList = (list: PeopleList): FoundPeople => ({
  kept: null,
  toKeep: null,
  list,
  facets: { state: list, city: list, age: list },
  known: new Map(),
  unfiltered: list,
  corrected: [],
  spellings: [],
});

/** A list that is longer than what was read of it. */
interface CutList {
  readonly query: MatchQuery;
  readonly names: FoundNames;
  readonly all: PeopleList;
}

/**
 * Reads further, in one round trip if there is anything to read: a filtered list, a list for each facet that does not
 * use the entire filter, and for sorting by age the youngest of the list. Facets go by relevance whatever the sort
 * order.
 */
async function readFurther(
  db: SqlDatabase,
  { query, names: first, all }: CutList,
  { filter, sort }: Pick<PeopleSearch, 'filter' | 'sort'>,
  now: number,
): Promise<Omit<FoundPeople, 'known' | 'toKeep'>> {
  const narrowed = isFiltered(filter) ? narrowSearches(query, filter) : null;
  const searches = narrowed === null ? [] : FILTER_KINDS.flatMap((kind) => narrowed.facets[kind] ?? []);
  const queries = narrowed === null ? [] : [narrowed.list, ...searches];
  const youngest = sort === 'age' ? youngestStatements(db, narrowed?.list ?? query, now) : [];
  const statements = [...queries.map((one) => matchStatement(db, one, now)), ...youngest];
  const answers = statements.length === 0 ? [] : await db.batch<MatchRow>(statements);
  const [listed = first, ...others] = queries.map((one, at) => readMatches(answers[at]?.results[0], one));
  const narrow = narrowed === null ? all : listPeople(listed);
  const found = answers.slice(queries.length).flatMap(({ results }) => readYoungest(results));
  const list =
    youngest.length > 0 && narrow.isCut ? listYoungest([...listed.names, ...found], lastFullMonth(now)) : narrow;
  if (narrowed === null) return { ...sameList(all), list };
  const isPart = { state: filter.state !== null, city: filter.cities !== null, age: filter.born !== null };
  const listOf = (kind: FilterKind): PeopleList => {
    const search = narrowed.facets[kind];
    const names = search === null ? undefined : others[searches.indexOf(search)];
    if (names !== undefined) return listPeople(names);
    return isPart[kind] ? all : narrow;
  };
  const facets = { state: listOf('state'), city: listOf('city'), age: listOf('age') };
  return { ...sameList(all), list, facets };
}

/**
 * Name table lookups allowed per search: readings of the name times areas. A name of six words has more than fifteen
 * readings, and a city without its state may be thirty places; together they would read a hundred thousand rows.
 */
const READINGS_TIMES_AREAS_MAX = 120;
/** Readings searched however many the areas: all those of a name of four words. */
const READINGS_MIN = 6;
/** The same for corrected names. */
const CORRECTED_TIMES_AREAS_MAX = 1_000;

/** A name limited to the readings, most likely first, that may be searched in this many areas. */
export function boundName(name: SearchableName, areas: number): SearchableName {
  if (name.kind === 'word') return name;
  const most = Math.max(READINGS_MIN, Math.floor(READINGS_TIMES_AREAS_MAX / Math.max(1, areas)));
  return { ...name, readings: name.readings.slice(0, most), turned: name.turned.slice(0, most) };
}

/** The corrected names, most likely first, that may be searched in this many areas. */
export function boundCorrected(corrected: readonly LikelyName[], areas: number): readonly CorrectedName[] {
  return corrected
    .slice(0, Math.ceil(CORRECTED_TIMES_AREAS_MAX / Math.max(1, areas)))
    .map(({ first, firstEnd, middle, last }) => ({ first, firstEnd, middle, last }));
}
