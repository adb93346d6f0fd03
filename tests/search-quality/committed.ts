import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import type { QualityQuery } from './queries.ts';

/** Seeds of the queries: the first was used while building the search, the other was not. */
export const COMMITTED_SEED = 'search-quality-1';
export const HELD_OUT_SEED = 'search-quality-3';
/** The file with the first seed's queries; `npm run search-quality -- --write` redraws them. */
export const COMMITTED_QUERIES = 'tests/search-quality/queries.json';

export function readCommitted(): QualityQuery[] {
  return JSON.parse(readFileSync(join(ROOT, COMMITTED_QUERIES), 'utf8')) as QualityQuery[];
}
