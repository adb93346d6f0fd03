import { SEARCH_MAX_PAGE, SEARCH_PAGE_SIZE, type SearchAnswer } from '../../../shared/contract/search.ts';
import { notOpenYet } from '../http/not-open.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { buildResult } from './build-result.ts';
import { findMatches } from './match-store.ts';
import { readName } from './name-query.ts';
import { readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';
import { loadExtras } from './result-store.ts';

/** GET /api/search/people: three round trips at most, whatever is found. */
export const answerSearchPeople: CallHandler<'searchPeople'> = async (c, { query }) => {
  const isFiltered = [query.age, query.state, query.city, query.sort].some((value) => value !== undefined);
  if (isFiltered) throw notOpenYet('Filters and sorting', 'finding');
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const page = Number(query.page ?? '1');
  const name = readName(query.name);
  const { area, place } = await resolvePlace(db, readPlace(query.location ?? ''));
  const empty = { results: [], total: 0, exactTotal: 0, isTotalCapped: false, pages: 0 };
  const nothing: SearchAnswer = { ...empty, page, place, facets: null };
  if (area === null || name.kind === 'nobody') return nothing;

  const { rows, ...amount } = await findMatches(db, name, area, page, now);
  const pages = Math.min(SEARCH_MAX_PAGE, Math.ceil(amount.total / SEARCH_PAGE_SIZE));
  if (rows.length === 0) return { ...nothing, ...amount, pages };
  const personIds = rows.map((row) => row.id);
  const extras = await loadExtras(db, personIds, now);
  return {
    results: rows.map((row) => buildResult(row, name, extras, now)),
    ...amount,
    page,
    pages,
    place,
    facets: null,
  };
};
