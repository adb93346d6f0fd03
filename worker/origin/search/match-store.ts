import { SEARCH_PAGE_SIZE } from '../../../shared/contract/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { BirthRow } from '../people/person-rows.ts';
import type { NameQuery } from './name-query.ts';
import type { SearchArea } from './place-store.ts';

/** One person of a result page, as the match found them. */
export interface MatchRow extends BirthRow {
  id: string;
  full_name: string;
  is_dead: number;
  city: string | null;
  state_code: string | null;
  is_exact: number;
  /** found by the name the person goes by, and not only by another one */
  is_own: number;
  /** JSON array of other full names */
  akas: string;
  /** whether the city is where the person lives now */
  is_current: number;
}

export interface Matches {
  readonly rows: readonly MatchRow[];
  readonly total: number;
  readonly exactTotal: number;
}

/** Sorts after every text that begins so: an upper bound for 'begins with'. */
const END = 'char(0x10FFFF)';

// A unary plus keeps SQLite from the other index: of either branch only one column narrows.
const PARTS = `q.value ->> 'first' AS first, q.value ->> 'middle' AS middle, q.value ->> 'last' AS last,
  q.value ->> 'isPrefix' AS is_prefix`;
const FIRST_FITS = '+n.first_key >= q.first AND +n.first_key <= q.first_end';
const LAST_FITS = '+n.last_key >= q.last AND +n.last_key <= q.last_end';

/**
 * Whether the whole name is the one asked for. An initial that was asked for stands for a middle name, but a recorded
 * initial is not yet the name asked for; half of a double last name is not the whole.
 */
const IS_EXACT = `(n.kind <> 'part' AND (q.first = '' OR n.first_key = q.first) AND (q.last = '' OR n.last_key = q.last)
  AND (q.middle = '' OR n.middle_key = q.middle
    OR (length(q.middle) = 1 AND substr(n.middle_key, 1, 1) = q.middle)))`;

/** A middle name that is not recorded contradicts none that was asked for. */
const MIDDLE_FITS = `(q.middle = '' OR n.middle_key = '' OR substr(n.middle_key, 1, length(q.middle)) = q.middle
  OR (length(n.middle_key) = 1 AND substr(q.middle, 1, 1) = n.middle_key))`;

const AREA_SQL: { readonly [K in SearchArea['kind']]: string } = {
  anywhere: '',
  state: 'SELECT id FROM place WHERE state_code = ?5',
  places: 'SELECT value FROM json_each(?5)',
};

/**
 * The statement that finds one page of people and counts them all. Ranges over the name indexes, never LIKE, so nothing
 * that is typed is a pattern. The order is total: exact names, then own names before other
 * ones, then who lives there now, then name, then id.
 */
function matchSql(area: SearchArea): string {
  const inArea = AREA_SQL[area.kind];
  const livesHere =
    inArea === ''
      ? '0'
      : `(SELECT MAX(w.is_current) FROM person_place w WHERE w.person_id = h.person_id AND w.place_id IN (${inArea}))`;
  return `
    WITH by_last AS (${rangesOf('?1')}),
    by_first AS (${rangesOf('?2')}),
    hit AS (
      SELECT person_id, MAX(is_exact) AS is_exact, MAX(is_own) AS is_own FROM (
        SELECT n.person_id, ${IS_EXACT} AS is_exact, n.kind <> 'aka' AS is_own FROM by_last q CROSS JOIN person_name n
        WHERE n.last_key >= q.last AND n.last_key <= q.last_end AND ${FIRST_FITS} AND ${MIDDLE_FITS}
        UNION ALL
        SELECT n.person_id, ${IS_EXACT} AS is_exact, n.kind <> 'aka' AS is_own FROM by_first q CROSS JOIN person_name n
        WHERE n.first_key >= q.first AND n.first_key <= q.first_end AND ${LAST_FITS}
      ) GROUP BY person_id
    ),
    found AS MATERIALIZED (
      SELECT p.id, p.full_name, p.birth_year, p.birth_month, p.birth_day, p.is_dead, p.current_place_id,
        lower(p.last_name) AS by_last_name, lower(p.first_name) AS by_first_name, h.is_exact, h.is_own, p.akas, ${livesHere} AS lives_here
      FROM hit h JOIN person p ON p.id = h.person_id
      WHERE ${adultSql('p', '?3')}
    ),
    here AS MATERIALIZED (SELECT * FROM found WHERE lives_here IS NOT NULL),
    page AS (
      SELECT * FROM here
      ORDER BY is_exact DESC, is_own DESC, lives_here DESC, by_last_name, by_first_name, id LIMIT ${SEARCH_PAGE_SIZE} OFFSET ?4
    ),
    amount AS (SELECT COUNT(*) AS total, COALESCE(SUM(is_exact), 0) AS exact_total FROM here)
    SELECT a.total, a.exact_total, r.id, r.full_name, r.birth_year, r.birth_month, r.birth_day, r.is_dead, r.is_exact, r.is_own, r.akas,
      l.city, l.state_code,
      COALESCE((SELECT w.is_current FROM person_place w
        WHERE w.person_id = r.id AND w.place_id = r.current_place_id), 0) AS is_current
    FROM amount a LEFT JOIN page r LEFT JOIN place l ON l.id = r.current_place_id
    ORDER BY r.is_exact DESC, r.is_own DESC, r.lives_here DESC, r.by_last_name, r.by_first_name, r.id`;
}

// Exact readings end where they begin; a part that was not asked for ends after everything.
function rangesOf(json: string): string {
  const end = (part: string) =>
    `CASE WHEN ${part} = '' OR is_prefix THEN ${part} || ${END} ELSE ${part} END AS ${part}_end`;
  return `SELECT first, middle, last, ${end('first')}, ${end('last')} FROM (SELECT ${PARTS} FROM json_each(${json}) q)`;
}

/** Builds the statement; apart from running it so that a test can ask for its plan. */
export function matchStatement(
  db: SqlDatabase,
  name: NameQuery,
  area: SearchArea,
  page: number,
  now: number,
  explain = '',
): SqlStatement {
  const values = [
    JSON.stringify(name.byLast),
    JSON.stringify(name.byFirst),
    adultBornBy(now),
    (page - 1) * SEARCH_PAGE_SIZE,
  ];
  const statement = db.prepare(explain + matchSql(area));
  if (area.kind === 'anywhere') return statement.bind(...values);
  return statement.bind(...values, area.kind === 'state' ? area.stateCode : JSON.stringify(area.placeIds));
}

/** Finds one page of the people who match, and how many there are. `page` counts from 1. */
export async function findMatches(
  db: SqlDatabase,
  name: NameQuery,
  area: SearchArea,
  page: number,
  now: number,
): Promise<Matches> {
  const { results } = await matchStatement(db, name, area, page, now).all<
    { total: number; exact_total: number } & ({ id: null } | MatchRow)
  >();
  const [first] = results;
  return {
    total: first?.total ?? 0,
    exactTotal: first?.exact_total ?? 0,
    // Past the last page the counts stand alone in a row.
    rows: results.filter((row): row is { total: number; exact_total: number } & MatchRow => row.id !== null),
  };
}
