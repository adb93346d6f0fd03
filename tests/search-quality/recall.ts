import { calls } from '../../shared/contract/calls.ts';
import { SEARCH_PAGE_SIZE, type SearchAnswer } from '../../shared/contract/finding/search.ts';
import { openTestOrigin } from '../support/origin-app.ts';
import { openFilledDatabase } from '../support/sqlite-database.ts';
import type { QualityQuery } from './queries.ts';

export interface Recall {
  readonly asked: number;
  /** share of queries whose person is among the first ten of the first page: results, then near spellings */
  readonly recall: number;
  readonly missed: readonly QualityQuery[];
  /** queries and misses of each kind */
  readonly kinds: ReadonlyMap<string, { readonly asked: number; readonly missed: number }>;
}

/**
 * Sends each query to the search call over a filled people database, and counts how many find their person (recall at
 * 10).
 */
export async function measureRecall(peopleFile: string, queries: readonly QualityQuery[]): Promise<Recall> {
  const origin = openTestOrigin('production', openFilledDatabase(peopleFile));
  const missed: QualityQuery[] = [];
  const kinds = new Map<string, { asked: number; missed: number }>();
  for (const query of queries) {
    const { kind, name, location, expected } = query;
    const parameters = new URLSearchParams({ name, ...(location === '' ? {} : { location }) });
    const answer = await origin.call(`${calls.searchPeople.path}?${parameters}`);
    if (answer.status !== 200) throw new Error(`${answer.status} for ${JSON.stringify(query)}`);
    const { results, spellings = [] } = answer.json<SearchAnswer>();
    const seen = [...results, ...spellings].slice(0, SEARCH_PAGE_SIZE);
    const isFound = seen.some(({ id }) => id === expected);
    const counts = kinds.get(kind) ?? { asked: 0, missed: 0 };
    kinds.set(kind, { asked: counts.asked + 1, missed: counts.missed + (isFound ? 0 : 1) });
    if (!isFound) missed.push(query);
  }
  return { asked: queries.length, recall: 1 - missed.length / Math.max(1, queries.length), missed, kinds };
}
