import { BROWSE_PAGE_SIZE, type BrowseRange } from '../../../shared/contract/finding/browse.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';

/** Pieces of SQL for reading a list; they never contain anything from a request. */
export interface ListSql {
  /** the column shown for the ends of its pages: 'p.last_name' */
  readonly name: string;
  /** its positions, by the key ?1: 'directory_name n WHERE n.letter = ?1' */
  readonly positions: string;
  /** its entries, by the same key: those of `positions`, joined to what they stand for */
  readonly entries: string;
  readonly position: string;
}

interface RangeRow {
  page: number;
  first: string | null;
  last: string | null;
}

/** How many of them it takes, rounded up, in SQL. */
const inHundreds = (amount: string): string => `(${amount} + ${BROWSE_PAGE_SIZE - 1}) / ${BROWSE_PAGE_SIZE}`;

/**
 * Builds the statement that reads the first and last entries of a list's ranges, to be batched with its page: it finds
 * out by itself how long the list is. The ranges are those of `rangesOf`; `more` is bound from ?2 on.
 */
export function rangesStatement(
  db: SqlDatabase,
  { name, positions, entries, position }: ListSql,
  key: string | number,
  ...more: readonly number[]
): SqlStatement {
  const edge = (order: 'ASC' | 'DESC') =>
    `(SELECT ${name} FROM ${entries} AND ${position} BETWEEN (w.page - 1) * ${BROWSE_PAGE_SIZE} + 1
        AND (w.page - 1 + w.together) * ${BROWSE_PAGE_SIZE} ORDER BY ${position} ${order} LIMIT 1)`;
  return db
    .prepare(
      `WITH RECURSIVE range (page, together, pages) AS (
         SELECT 1, ${inHundreds('w.pages')}, w.pages FROM (
           SELECT ${inHundreds(position)} AS pages FROM ${positions} ORDER BY ${position} DESC LIMIT 1
         ) w WHERE w.pages > 1
         UNION ALL
         SELECT w.page + w.together, w.together, w.pages FROM range w WHERE w.page + w.together <= w.pages
       )
       SELECT w.page, ${edge('ASC')} AS first, ${edge('DESC')} AS last FROM range w ORDER BY w.page`,
    )
    .bind(key, ...more);
}

/** What that statement found; empty ranges are left out. */
export function readRanges(found: SqlResult<unknown> | undefined): BrowseRange[] {
  const rows = (found?.results ?? []) as RangeRow[];
  return rows.flatMap(({ page, first, last }) => (first === null || last === null ? [] : [{ page, first, last }]));
}
