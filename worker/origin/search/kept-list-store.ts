import { SEARCH_PAGE_SIZE } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import { type Counts, countValues, type Homes, topCities } from './facets.ts';
import { countExact, type Hit, listPeople } from './list-people.ts';
import { describeHit, type MatchQuery, type MatchRow, matchStatement, readMatches, readNames } from './match-store.ts';
import type { SearchableName } from './name-query.ts';
import { loadHomes } from './page-store.ts';

/** Names that a search must have read before its list is kept: shorter lists are read again each time. */
export const KEPT_NAMES_MIN = 500;

/** A name that is one word. */
export type Word = Extract<SearchableName, { readonly kind: 'word' }>;

/** One page of a kept list, and what is said about the whole list. */
export interface KeptPage {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly exactTotal: number;
  readonly isCut: boolean;
  /** people by state, and by the most common cities */
  readonly states: Counts;
  readonly cities: Counts;
  /** of everyone in the list: 19790402; 0 if the year is unknown */
  readonly births: readonly number[];
}

interface KeptRow {
  readonly total: number;
  readonly exact_total: number;
  readonly is_cut: number;
  /** JSON, like the others; null for a page after the last */
  readonly page: string | null;
  readonly states: string;
  readonly cities: string;
  readonly births: string;
}

/** Builds the statement that reads a page of the kept list of a word: one row, none if no list is kept. */
export function keptPageStatement(db: SqlDatabase, word: string, page: number): SqlStatement {
  return db
    .prepare(
      `SELECT total, exact_total, is_cut, states, cities, births, json_extract(pages, ?2) AS page
       FROM name_list WHERE word = ?1 AND filling IS NULL`,
    )
    .bind(word, `$[${page - 1}]`);
}

/** What that statement found. */
export function readKeptPage(found: SqlResult<unknown> | undefined): KeptPage | null {
  const row = found?.results[0] as KeptRow | undefined;
  if (row === undefined) return null;
  return {
    hits: readNames(row.page ?? '[]'),
    total: row.total,
    exactTotal: row.exact_total,
    isCut: row.is_cut === 1,
    states: new Map(JSON.parse(row.states) as [string, number][]),
    cities: new Map(JSON.parse(row.cities) as [string, number][]),
    births: JSON.parse(row.births) as number[],
  };
}

/** After this time without a list, in milliseconds, whoever began to make it is taken to have been stopped. */
const FILLING_MS = 60_000;

/**
 * Keeps the list of a word, unless somebody else is about to. The row is there before the names are read, so a removal
 * that comes later deletes it, and the last statement finds nothing to complete.
 */
export async function keepList(db: SqlDatabase, name: Word, now: number): Promise<void> {
  const filling = crypto.randomUUID();
  const forms = [...new Set([name.word, ...name.lasts, ...name.nicknames])];
  const [claimed] = await db.batch<unknown>([
    db
      .prepare(
        `INSERT INTO name_list (word, filling, filling_since) VALUES (?1, ?2, ?3)
         ON CONFLICT (word) DO UPDATE SET filling = excluded.filling, filling_since = excluded.filling_since
           WHERE filling IS NOT NULL AND filling_since < ?4`,
      )
      .bind(name.word, filling, now, now - FILLING_MS),
    db
      .prepare('INSERT OR IGNORE INTO name_list_form (form, word) SELECT value, ?1 FROM json_each(?2)')
      .bind(name.word, JSON.stringify(forms)),
  ]);
  if (claimed?.meta.changes === 0) return;
  const query: MatchQuery = { name, corrected: [], area: { kind: 'anywhere' }, isHere: false, born: null };
  const row = await matchStatement(db, query, now).first<MatchRow>();
  const { hits, isCut } = listPeople(readMatches(row ?? undefined, query));
  const homes = await loadHomes(db, hits);
  await db
    .prepare(
      `UPDATE name_list SET filling = NULL, total = ?3, exact_total = ?4, is_cut = ?5, states = ?6, cities = ?7,
         births = ?8, pages = ?9
       WHERE word = ?1 AND filling = ?2`,
    )
    .bind(name.word, filling, hits.length, countExact(hits), isCut ? 1 : 0, ...describeHits(hits, homes))
    .run();
}

/** Facets, birth dates and pages as JSON. */
function describeHits(
  hits: readonly Hit[],
  homes: Homes,
): [states: string, cities: string, births: string, pages: string] {
  // Ages depend on the day, so they are counted when the list is read.
  const countOf = (kind: 'state' | 'city'): Counts => countValues(hits, kind, homes, 0);
  const pages: (string | number)[][][] = [];
  for (let at = 0; at < hits.length; at += SEARCH_PAGE_SIZE)
    pages.push(hits.slice(at, at + SEARCH_PAGE_SIZE).map(describeHit));
  return [
    JSON.stringify([...countOf('state')]),
    JSON.stringify([...topCities(countOf('city'))]),
    JSON.stringify(hits.map(({ born }) => born)),
    JSON.stringify(pages),
  ];
}
