import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import type { QualityQuery } from './queries.ts';

/** Seeds of the queries: the first ones were looked at while the search was made, the others were not. */
export const COMMITTED_SEED = 'search-quality-1';
export const HELD_OUT_SEED = 'search-quality-2';
/** Where the queries of the first seed stand; `npm run search-quality -- --write` draws them anew. */
export const COMMITTED_QUERIES = 'tests/search-quality/queries.json';

export function readCommitted(): QualityQuery[] {
  return JSON.parse(readFileSync(join(ROOT, COMMITTED_QUERIES), 'utf8')) as QualityQuery[];
}
