import { SEARCH_PAGE_SIZE } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import { type Counts, countValues, type Homes, topCities } from './facets.ts';
import { loadHomes } from './home-store.ts';
import { countExact, type Hit, listPeople } from './list-people.ts';
import {
  describeHit,
  type FoundNames,
  type MatchQuery,
  type MatchRow,
  matchStatement,
  readMatches,
  readNames,
} from './match-store.ts';
import type { SearchableName } from './name-query.ts';
import { RANK } from './ranks.ts';

/** Names that a search must have read before its list is kept: shorter lists are read again each time. */
export const KEPT_NAMES_MIN = 300;

/**
 * The words that the list of a name is kept under; null for names whose list never is. Names with both parts are not
 * kept, since anybody could type any number of them: only words that are a first or a last name alone, 'Ana Maria'.
 */
export function keptAs(name: SearchableName): string | null {
  return name.kind === 'word' ? name.word : (name.alone?.first ?? null);
}

/** Whether it is worth keeping what was read for a name. */
export function isWorthKeeping(name: SearchableName, lookedAt: number, { names }: FoundNames): boolean {
  if (name.kind === 'word') return lookedAt >= KEPT_NAMES_MIN;
  return names.filter(({ rank }) => rank === RANK.alone).length >= KEPT_NAMES_MIN;
}

/** Beginnings of the first or last names of everyone who is found by a name. */
function formsOf(name: SearchableName): readonly string[] {
  const { lasts, firsts } =
    name.kind === 'word'
      ? { lasts: name.lasts, firsts: [name.word, ...name.nicknames] }
      : {
          lasts: [...name.readings.map(({ last }) => last), ...(name.alone?.lasts ?? [])],
          firsts: name.alone === null ? [] : [name.alone.first],
        };
  return [...new Set([...lasts, ...firsts])];
}

/** One page of a kept list, and what is said about the whole list. */
export interface KeptPage {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly exactTotal: number;
  readonly isCut: boolean;
  /** people by state, and by the most common cities */
  readonly states: Counts;
  readonly cities: Counts;
  /** of everyone in the list: 197904; 0 if the year is unknown, or if the person has died */
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

/** Builds the statement that reads a page of a kept list: one row, none if no list is kept. */
export function keptPageStatement(db: SqlDatabase, words: string, page: number): SqlStatement {
  return db
    .prepare(
      `SELECT total, exact_total, is_cut, states, cities, births, json_extract(pages, ?2) AS page
       FROM name_list WHERE words = ?1 AND filling IS NULL`,
    )
    .bind(words, `$[${page - 1}]`);
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
 * Keeps the list of a name, unless somebody else is about to. The row is there before the names are read, so a removal
 * that comes later deletes it, and the last statement finds nothing to complete.
 */
export async function keepList(db: SqlDatabase, name: SearchableName, now: number): Promise<void> {
  const words = keptAs(name);
  if (words === null) return;
  const filling = crypto.randomUUID();
  const [claimed] = await db.batch<unknown>([
    db
      .prepare(
        `INSERT INTO name_list (words, filling, filling_since) VALUES (?1, ?2, ?3)
         ON CONFLICT (words) DO UPDATE SET filling = excluded.filling, filling_since = excluded.filling_since
           WHERE filling IS NOT NULL AND filling_since < ?4`,
      )
      .bind(words, filling, now, now - FILLING_MS),
    db
      .prepare('INSERT OR IGNORE INTO name_list_form (form, words) SELECT value, ?1 FROM json_each(?2)')
      .bind(words, JSON.stringify(formsOf(name))),
  ]);
  if (claimed?.meta.changes === 0) return;
  const query: MatchQuery = { name, corrected: [], area: { kind: 'anywhere' }, isHere: false, born: null };
  const row = await matchStatement(db, query, now).first<MatchRow>();
  const { hits, isCut } = listPeople(readMatches(row ?? undefined, query));
  const homes = await loadHomes(db, hits, now);
  await db
    .prepare(
      `UPDATE name_list SET filling = NULL, total = ?3, exact_total = ?4, is_cut = ?5, states = ?6, cities = ?7,
         births = ?8, pages = ?9
       WHERE words = ?1 AND filling = ?2`,
    )
    .bind(words, filling, hits.length, countExact(hits), isCut ? 1 : 0, ...describeHits(hits, homes))
    .run();
}

/** Facets, birth months and pages as JSON. */
function describeHits(
  hits: readonly Hit[],
  homes: Homes,
): [states: string, cities: string, births: string, pages: string] {
  // Ages depend on the month, so they are counted when the list is read.
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
