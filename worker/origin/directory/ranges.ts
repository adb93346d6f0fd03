import { BROWSE_PAGE_SIZE, type BrowseRange } from '../../../shared/contract/finding/browse.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';

/** Pieces of SQL for reading a list by its key ?1; they never contain anything from a request. */
export interface ListSql {
  /** its name in list_block */
  readonly list: 'letter' | 'name' | 'place' | 'properties';
  /** how many entries it has: 'SELECT people FROM directory_name WHERE partial = ?1'; no row for an empty list */
  readonly total: string;
  /** its positions: 'directory_person d WHERE d.partial = ?1' */
  readonly positions: string;
  /** its entries: those of `positions`, joined to what they stand for */
  readonly entries: string;
  readonly position: string;
  /** the column shown for the ends of its pages: 'p.last_name' */
  readonly name: string;
}

interface RangeRow {
  page: number;
  first: string | null;
  last: string | null;
}

/** How many positions the blocks of each level of list_block have, from level 1 up. */
const BLOCK_SIZES = [10, 500, 25_000] as const;
const [SMALLEST] = BLOCK_SIZES;
/** Larger than any position. */
const PAST_THE_END = 1_000_000_000_000;

/** How many of them it takes, rounded up, in SQL. */
const inHundreds = (amount: string): string => `(${amount} + ${BROWSE_PAGE_SIZE - 1}) / ${BROWSE_PAGE_SIZE}`;

/**
 * SQL of a table `start (page, position)` that says where pages begin, for as many pages as `pages` selects. It follows
 * the counts of blocks down to the one of ten positions that has the page's first entry, so page 40,000 costs what page
 * 2 does; nothing tells it where somebody was hidden.
 *
 * @param pages SQL that selects the numbers of pages
 */
function startsSql({ list, positions, position }: ListSql, pages: string): string {
  const child = (column: string): string =>
    `(SELECT c.${column} FROM list_block c
      WHERE c.list = '${list}' AND c.key = ?1 AND c.level = w.level - 1 AND c.parent = w.block AND c.before < w.rest
      ORDER BY c.before DESC, c.block DESC LIMIT 1)`;
  return `
    -- rest: which entry it is in the block
    down (page, level, block, rest) AS (
      SELECT page, ${BLOCK_SIZES.length + 1}, 0, (page - 1) * ${BROWSE_PAGE_SIZE} + 1 FROM (${pages})
      UNION ALL
      SELECT w.page, w.level - 1, ${child('block')}, w.rest - ${child('before')} FROM down w
      WHERE w.level > 1 AND w.block IS NOT NULL
    ),
    start (page, position) AS (
      SELECT w.page, (SELECT position FROM (
          SELECT ${position} AS position, ROW_NUMBER() OVER (ORDER BY ${position}) AS nth FROM ${positions}
            AND ${position} BETWEEN w.block * ${SMALLEST} + 1 AND (w.block + 1) * ${SMALLEST})
        WHERE nth = w.rest)
      FROM down w WHERE w.level = 1
    )`;
}

/**
 * The end of a statement that reads a page of a list, and what goes before it. The page is parameter ?2.
 *
 * @returns `before` the SELECT, and a condition on the entries to read, in their order
 */
export function pageSql(list: ListSql): { readonly before: string; readonly entries: string } {
  return {
    before: `WITH RECURSIVE ${startsSql(list, 'SELECT ?2 AS page WHERE ?2 > 1')}`,
    entries: `${list.position} >= CASE ?2 WHEN 1 THEN 1 ELSE (SELECT w.position FROM start w) END
      ORDER BY ${list.position} LIMIT ${BROWSE_PAGE_SIZE}`,
  };
}

/** SQL of the page that has the entry at a position, by the same counts. `at` is SQL of the position. */
export function pageOfSql({ list, positions, position }: ListSql, at: string): string {
  const blockAt = (size: number): string => `(${at} - 1) / ${size}`;
  const before = BLOCK_SIZES.map((size, level) => {
    const above = BLOCK_SIZES[level + 1];
    return `COALESCE((SELECT c.before FROM list_block c WHERE c.list = '${list}' AND c.key = ?1 AND c.level = ${level + 1}
      AND c.parent = ${above === undefined ? 0 : blockAt(above)} AND c.block = ${blockAt(size)}), 0)`;
  });
  const inBlock = `(SELECT COUNT(*) FROM ${positions} AND ${position} BETWEEN ${blockAt(SMALLEST)} * ${SMALLEST} + 1 AND ${at})`;
  return inHundreds([...before, inBlock].join(' + '));
}

/**
 * Builds the statement that reads the first and last entries of a list's ranges, to be batched with its page: it finds
 * out by itself how long the list is. The ranges are those of `rangesOf`; `more` is bound from ?2 on.
 */
export function rangesStatement(
  db: SqlDatabase,
  list: ListSql,
  key: string | number,
  ...more: readonly number[]
): SqlStatement {
  const { entries, position, name, total } = list;
  return db
    .prepare(
      `WITH RECURSIVE range (page, together, pages) AS (
         SELECT 1, ${inHundreds('w.pages')}, w.pages FROM (SELECT ${inHundreds(`(${total})`)} AS pages) w WHERE w.pages > 1
         UNION ALL
         SELECT w.page + w.together, w.together, w.pages FROM range w WHERE w.page + w.together <= w.pages
       ),
       ${startsSql(list, 'SELECT w.page FROM range w')}
       SELECT w.page,
         (SELECT ${name} FROM ${entries} AND ${position} >= w.position ORDER BY ${position} LIMIT 1) AS first,
         (SELECT ${name} FROM ${entries} AND ${position} < w.next ORDER BY ${position} DESC LIMIT 1) AS last
       FROM (SELECT page, position, LEAD(position, 1, ${PAST_THE_END}) OVER (ORDER BY page) AS next FROM start) w
       ORDER BY w.page`,
    )
    .bind(key, ...more);
}

/** What that statement found. */
export function readRanges(found: SqlResult<unknown> | undefined): BrowseRange[] {
  const rows = (found?.results ?? []) as RangeRow[];
  return rows.flatMap(({ page, first, last }) => (first === null || last === null ? [] : [{ page, first, last }]));
}
