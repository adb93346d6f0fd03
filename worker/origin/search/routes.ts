import { SEARCH_MAX_PAGE, SEARCH_PAGE_SIZE, type SearchAnswer } from '../../../shared/contract/search.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { buildResult } from './build-result.ts';
import { resolveFilter } from './filter-store.ts';
import { findPeople } from './find-people.ts';
import { readName } from './name-query.ts';
import { readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';
import { loadExtras } from './result-store.ts';

/**
 * GET /api/search/people: three round trips, whatever is found; one more for a misspelled name or a filtered list that is
 * longer than what is read at once.
 */
export const answerSearchPeople: CallHandler<'searchPeople'> = async (c, { query }) => {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const page = Number(query.page ?? '1');
  const name = readName(query.name);
  const [{ area, place }, filter] = await Promise.all([
    resolvePlace(db, readPlace(query.location ?? '')),
    resolveFilter(db, query, now),
  ]);
  const empty = { results: [], total: 0, exactTotal: 0, isTotalCapped: false, pages: 0, facets: null };
  if (area === null || name.kind === 'nobody') return { ...empty, page, place };

  const { people, facets, ...amount } = await findPeople(
    db,
    { name, area, filter, sort: query.sort ?? 'relevance', page },
    now,
  );
  const pages = Math.min(SEARCH_MAX_PAGE, Math.ceil(amount.total / SEARCH_PAGE_SIZE));
  const answer: Omit<SearchAnswer, 'results'> = { ...amount, page, pages, place, facets };
  if (people.length === 0) return { ...answer, results: [] };
  const personIds = people.map((person) => person.id);
  const extras = await loadExtras(db, personIds, now);
  return { ...answer, results: people.map((person) => buildResult(person, name, extras, now)) };
};
