import {
  SEARCH_MAX_PAGE,
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  type SearchFacets,
  type SearchResult,
} from '../../../shared/contract/finding/search.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { lastFullMonth } from '../people/age.ts';
import { type AskedSearch, triesAnywhere, triesOf } from './answer-tries.ts';
import { buildResult, type FoundPerson } from './build-result.ts';
import { countMeant } from './count-meant.ts';
import { countWider } from './count-wider.ts';
import {
  atLeast,
  buildFacets,
  countAges,
  countValues,
  type FilterKind,
  filterPeople,
  type Homes,
  withEveryBand,
} from './facets.ts';
import { type PeopleFilter, resolveFilter } from './filter-store.ts';
import { type FoundKept, type FoundPeople, findPeople, type PeopleSearch } from './find-people.ts';
import { loadHomes } from './home-store.ts';
import { keepList } from './kept-list-store.ts';
import { countExact, type Hit, sortPeople } from './list-people.ts';
import { readName, type SearchableName } from './name-query.ts';
import { type LoadedPage, loadPage, rowOf } from './page-store.ts';
import { readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';

const NO_HOMES: Homes = new Map();

/**
 * GET /api/search/people: three round trips, whatever is found; one more each for a misspelled name, for a filtered
 * list longer than what is read at once, and for a state filter. If nobody is found, up to four more look for other
 * searches; beside a short list in a place, the same name in wider ones is counted. A long list of a single word is kept
 * for later, after the answer.
 */
export const answerSearchPeople: CallHandler<'searchPeople'> = async (c, { query }) => {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const page = Number(query.page ?? '1');
  const read = readName(query.name);
  const [resolved, filter] = await Promise.all([
    resolvePlace(db, readPlace(query.location ?? '')),
    resolveFilter(db, query, now),
  ]);
  const { area, place } = resolved;
  if (read.kind === 'nobody') return { ...NOTHING, page, place };
  const asked: AskedSearch = { name: query.name, location: query.location ?? '', read, place };
  const [answer, withMeant] = await Promise.all([
    area === null
      ? triesAnywhere(db, asked, now).then((tries) => ({ ...NOTHING, tries }))
      : answerInArea(c, { asked, area, filter, sort: query.sort ?? 'relevance', page }),
    page === 1 ? countMeant(db, read, resolved, now) : place,
  ]);
  return { ...answer, page, place: withMeant };
};

const NOTHING: AnswerInArea = { results: [], total: 0, exactTotal: 0, isTotalCapped: false, pages: 0, facets: null };

/** An answer without what the search itself says. */
type AnswerInArea = Omit<SearchAnswer, 'page' | 'place'>;

interface SearchInArea extends Omit<PeopleSearch, 'name'> {
  readonly asked: AskedSearch;
}

async function answerInArea(
  c: OriginContext,
  { asked, area, filter, sort, page }: SearchInArea,
): Promise<AnswerInArea> {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const name = asked.read;
  const found = await findPeople(db, { name, area, filter, sort, page }, now);
  if (found.kept !== null) return answerKept(db, found, name, now);
  if (found.toKeep !== null) await besideAnswer(c, 'keepList', keepList(db, found.toKeep, now));
  const listed = [...new Set([found.list, ...Object.values(found.facets)])].flatMap(({ hits }) => hits);
  const everybody = [...listed, ...found.spellings];
  // Whether a person lives in a state is only known through their city.
  const known = everybody.length === 0 ? NO_HOMES : filter.state === null ? null : await loadHomes(db, everybody, now);
  const wanted = filterPeople(found.list.hits, filter, known ?? NO_HOMES);
  const hits = sortPeople(wanted, sort, lastFullMonth(now)).slice(
    (page - 1) * SEARCH_PAGE_SIZE,
    page * SEARCH_PAGE_SIZE,
  );
  const spelled = page > 1 ? [] : filterPeople(found.spellings, filter, known ?? NO_HOMES).slice(0, SEARCH_PAGE_SIZE);
  const isFound = wanted.length > 0;
  const [loaded, tries, wider] = await Promise.all([
    everybody.length === 0 ? null : loadPage(db, [...hits, ...spelled], everybody, known, now),
    isFound ? undefined : triesOf(db, { asked, area, found }, now),
    isFound ? countWider(db, name, { ...asked, area }, found.unfiltered.hits.length, now) : undefined,
  ]);
  const answer: AnswerInArea = {
    results: [],
    total: wanted.length,
    exactTotal: countExact(wanted),
    isTotalCapped: found.list.isCut,
    pages: pagesOf(wanted.length),
    facets: countFacets(found, filter, loaded?.homes ?? NO_HOMES, wanted.length, now),
    ...(tries === undefined ? {} : { tries }),
    ...(wider === undefined ? {} : { wider }),
  };
  if (loaded === null) return answer;
  const build = (some: readonly Hit[]): SearchResult[] =>
    some.flatMap((hit) => personOf(hit, loaded) ?? []).map((person) => buildResult(person, name, loaded.extras, now));
  return { ...answer, results: build(hits), ...(spelled.length === 0 ? {} : { spellings: build(spelled) }) };
}

/** A page of a kept list: the same answer as from reading the list. */
async function answerKept(
  db: SqlDatabase,
  { kept, known }: FoundKept,
  name: SearchableName,
  now: number,
): Promise<AnswerInArea> {
  const { hits, total, exactTotal, isCut } = kept;
  const loaded = await loadPage(db, hits, hits, null, now);
  const ages = countAges(kept.births, lastFullMonth(now));
  const counts = {
    state: isCut ? atLeast(kept.states, known) : kept.states,
    city: kept.cities,
    age: isCut ? withEveryBand(ages) : ages,
  };
  return {
    results: hits
      .flatMap((hit) => personOf(hit, loaded) ?? [])
      .map((one) => buildResult(one, name, loaded.extras, now)),
    total,
    exactTotal,
    isTotalCapped: isCut,
    pages: pagesOf(total),
    facets: {
      ...buildFacets(counts, { state: null, city: null, age: null }, total),
      isCapped: { state: isCut, city: isCut, age: isCut },
    },
  };
}

const pagesOf = (people: number): number => Math.min(SEARCH_MAX_PAGE, Math.ceil(people / SEARCH_PAGE_SIZE));

function personOf(hit: Hit, page: LoadedPage): FoundPerson | null {
  const row = rowOf(hit, page);
  return row === null ? null : { hit, row };
}

function countFacets(
  { facets, known }: FoundPeople,
  filter: PeopleFilter,
  homes: Homes,
  listed: number,
  now: number,
): SearchFacets {
  const month = lastFullMonth(now);
  const countOf = (kind: FilterKind) =>
    countValues(filterPeople(facets[kind].hits, filter, homes, kind), kind, homes, month);
  const isCapped = { state: facets.state.isCut, city: facets.city.isCut, age: facets.age.isCut };
  // Counts by name know neither cities nor ages nor close names, so they are one more lower bound.
  const isKnown = isCapped.state && filter.cities === null && filter.born === null;
  const counts = {
    state: isKnown ? atLeast(countOf('state'), known) : countOf('state'),
    city: countOf('city'),
    age: isCapped.age ? withEveryBand(countOf('age')) : countOf('age'),
  };
  return { ...buildFacets(counts, filter, listed), isCapped };
}
