import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import type { SqlDatabase } from '../env.ts';
import { rangesOf } from './list-pages.ts';

/** Pieces of SQL for reading a list; they never contain anything from a request. */
export interface ListSql {
  /** the column shown for the ends of its pages: 'p.last_name' */
  readonly name: string;
  /** its entries, by the key ?1: 'directory_name n WHERE n.letter = ?1' */
  readonly entries: string;
  readonly position: string;
}

interface RangeRow {
  page: number;
  first: string | null;
  last: string | null;
}

/** The first and last entries of a list's pages; `more` is bound from ?3 on. Empty ranges are left out. */
export async function loadRanges(
  db: SqlDatabase,
  list: ListSql,
  pages: number,
  key: string | number,
  ...more: readonly number[]
): Promise<BrowseRange[]> {
  if (pages < 2) return [];
  const edge = (order: 'ASC' | 'DESC') =>
    `(SELECT ${list.name} FROM ${list.entries} AND ${list.position} BETWEEN r.value ->> 'from' AND r.value ->> 'to'
      ORDER BY ${list.position} ${order} LIMIT 1)`;
  const { results } = await db
    .prepare(
      `SELECT r.value ->> 'page' AS page, ${edge('ASC')} AS first, ${edge('DESC')} AS last
       FROM json_each(?2) r ORDER BY r.key`,
    )
    .bind(key, JSON.stringify(rangesOf(pages)), ...more)
    .all<RangeRow>();
  return results.flatMap(({ page, first, last }) => (first === null || last === null ? [] : [{ page, first, last }]));
}
