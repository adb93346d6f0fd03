import type { SqlDatabase, SqlStatement } from '../env.ts';
import { boundName } from './find-people.ts';
import { keptAs, keptPageStatement, readKeptPage } from './kept-list-store.ts';
import { listPeople } from './list-people.ts';
import { type MatchQuery, type MatchRow, matchStatement, readMatches } from './match-store.ts';
import type { SearchableName } from './name-query.ts';
import { areasOf, type SearchArea } from './search-area.ts';

/** A name and where it is searched. */
export interface NamedSearch {
  readonly name: SearchableName;
  readonly area: SearchArea;
}

/** How many people the unfiltered list of a search has: its `total` and `isTotalCapped`. */
export interface ListSize {
  readonly people: number;
  readonly isCapped: boolean;
}

/**
 * Counts the lists of some searches in one round trip, exactly as each of them counts itself: the same statement reads
 * the names, or the kept list.
 */
export async function countLists(
  db: SqlDatabase,
  searches: readonly NamedSearch[],
  now: number,
): Promise<readonly ListSize[]> {
  if (searches.length === 0) return [];
  const asked = searches.map(({ name, area }) => {
    const bound = boundName(name, areasOf(area).length);
    const query: MatchQuery = { name: bound, area, corrected: [], isHere: false, born: null };
    const words = area.kind === 'anywhere' ? keptAs(bound) : null;
    const statements: SqlStatement[] = [
      matchStatement(db, query, now, words),
      ...(words === null ? [] : [keptPageStatement(db, words, 1)]),
    ];
    return { query, statements };
  });
  const answers = await db.batch<unknown>(asked.flatMap(({ statements }) => statements));
  let at = 0;
  return asked.map(({ query, statements }) => {
    const [matched, kept] = answers.slice(at, at + statements.length);
    at += statements.length;
    const known = readKeptPage(kept);
    if (known !== null) return { people: known.total, isCapped: known.isCut };
    const { hits, isCut } = listPeople(readMatches(matched?.results[0] as MatchRow | undefined, query));
    return { people: hits.length, isCapped: isCut };
  });
}
