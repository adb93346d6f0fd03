import { SEARCH_PAGE_SIZE, SEARCH_TOTAL_MAX } from '../../../shared/contract/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import type { BirthRow } from '../people/person-rows.ts';
import { matchSql } from './match-sql.ts';
import type { SearchableName } from './name-query.ts';
import type { SearchArea } from './place-store.ts';

/** One person of a result page, as the match found them. */
export interface MatchRow extends BirthRow {
  id: string;
  first_name: string;
  full_name: string;
  is_dead: number;
  city: string | null;
  state_code: string | null;
  /** how well the name matches: `matchOfRank` */
  rank: number;
  /** found only by another name than the one the person goes by */
  is_aka: number;
  /** the name that was found, as keys */
  first_key: string;
  last_key: string;
  /** JSON array of other full names */
  akas: string;
  /** whether the city is where the person lives now */
  is_current: number;
}

export interface Matches {
  readonly rows: readonly MatchRow[];
  /** at most SEARCH_TOTAL_MAX, as is `exactTotal` */
  readonly total: number;
  readonly exactTotal: number;
  /** nobody was counted behind `total`: there may be more */
  readonly isTotalCapped: boolean;
}

interface AmountRow {
  total: number;
  exact_total: number;
  is_cut: number;
}

/** Sorts after every text that begins so: the upper bound of 'begins with'. */
const END = '\u{10FFFF}';
const endOf = (part: string, isPrefix: boolean): string => (isPrefix ? part + END : part);

/** What the statement takes as ?1. */
function describe(name: SearchableName): string {
  if (name.kind === 'word') return JSON.stringify({ ...name, wordEnd: endOf(name.word, name.isPrefix) });
  return JSON.stringify(
    name.readings.map((reading) => ({
      ...reading,
      firstEnd: endOf(reading.first, reading.isPrefix),
      lastEnd: endOf(reading.last, reading.isPrefix),
    })),
  );
}

/** The areas of the name table, and what a residence has to be in. */
function areasOf(area: SearchArea): { areas: readonly string[]; values: readonly string[] } {
  switch (area.kind) {
    case 'anywhere':
      return { areas: [''], values: [] };
    case 'state':
      return { areas: [area.stateCode], values: [area.stateCode] };
    case 'places':
      return { areas: area.placeIds.map(String), values: [JSON.stringify(area.placeIds)] };
  }
}

/** Builds the statement; apart from running it so that a test can ask for its plan. `page` counts from 1. */
export function matchStatement(
  db: SqlDatabase,
  name: SearchableName,
  area: SearchArea,
  page: number,
  now: number,
  explain = '',
): SqlStatement {
  const { areas, values } = areasOf(area);
  return db
    .prepare(explain + matchSql(name.kind, area.kind))
    .bind(describe(name), JSON.stringify(areas), adultBornBy(now), (page - 1) * SEARCH_PAGE_SIZE, ...values);
}

/** Finds one page of the people who match, and how many there are. `page` counts from 1. */
export async function findMatches(
  db: SqlDatabase,
  name: SearchableName,
  area: SearchArea,
  page: number,
  now: number,
): Promise<Matches> {
  const { results } = await matchStatement(db, name, area, page, now).all<AmountRow & ({ id: null } | MatchRow)>();
  const [first] = results;
  const { total = 0, exact_total = 0, is_cut = 0 } = first ?? {};
  return {
    total: Math.min(total, SEARCH_TOTAL_MAX),
    exactTotal: Math.min(exact_total, SEARCH_TOTAL_MAX),
    isTotalCapped: is_cut === 1 || total > SEARCH_TOTAL_MAX,
    // Past the last page the counts stand alone in a row.
    rows: results.filter((row): row is AmountRow & MatchRow => row.id !== null),
  };
}
