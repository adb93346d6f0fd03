import { NUMBERS_MAX, OWNERS_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { LineType } from '../../../shared/contract/person/phone.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { PhoneQuery } from './phone-query.ts';

/** Lines read for one number, which may have belonged to many people. */
const LINES_READ_MAX = 1_000;

/** One person's line of a number, as it may be shown. Months are YYYY-MM. */
export interface LineOfNumber {
  readonly person_id: string;
  readonly line_type: LineType;
  /** in a public directory; landlines only */
  readonly is_listed: number;
  readonly carrier: string | null;
  readonly city: string | null;
  readonly state_code: string | null;
  readonly timezone: string | null;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
}

/** A number that fits a partial one. */
export interface FittingNumber {
  /** 10 digits */
  readonly number: string;
  readonly line_type: LineType;
  readonly city: string | null;
  readonly state_code: string | null;
}

/** Reads who has a number, to be batched with others. */
export function linesStatement(db: SqlDatabase, number: string, now: number): SqlStatement {
  return db
    .prepare(
      `WITH line AS MATERIALIZED (SELECT f.* FROM phone f WHERE f.number = ?1 LIMIT ${LINES_READ_MAX})
       SELECT line.person_id, line.line_type, line.is_listed = 1 AND line.line_type = 'Landline' AS is_listed, line.carrier,
         line.city, line.state_code, line.timezone, line.first_seen, line.last_seen
       FROM line CROSS JOIN person p ON p.id = line.person_id
       WHERE ${adultSql('p', '?2')}
       ORDER BY line.last_seen DESC, line.sort_order, line.person_id LIMIT ${OWNERS_MAX}`,
    )
    .bind(number, adultBornBy(now));
}

/** Who has a number, of the people shown here, last confirmed first. `number` is 10 digits. */
export async function loadLines(db: SqlDatabase, number: string, now: number): Promise<readonly LineOfNumber[]> {
  return (await linesStatement(db, number, now).all<LineOfNumber>()).results;
}

/**
 * Numbers change hands: whether this line was last confirmed before the newest one, the first of the list, was known at
 * all.
 */
export function isFormer(line: LineOfNumber, newest: LineOfNumber | undefined): boolean {
  const since = newest?.first_seen ?? null;
  return since !== null && line.last_seen !== null && line.last_seen < since;
}

/** The numbers on record that fit a partial one, in ascending order, and whether there are more than are listed. */
export async function loadNumbers(
  db: SqlDatabase,
  query: Exclude<PhoneQuery, { readonly kind: 'whole' }>,
): Promise<{ readonly numbers: readonly FittingNumber[]; readonly hasMore: boolean }> {
  const { results } = await fittingStatement(db, query).all<FittingNumber>();
  return { numbers: results.slice(0, NUMBERS_MAX), hasMore: results.length > NUMBERS_MAX };
}

/**
 * Each number is one row, in order, so reading stops after those that are listed and one more. A list of numbers is
 * already in order and joined from the outside in (CROSS JOIN); sorting would first look up all thousand.
 */
function fittingStatement(db: SqlDatabase, query: Exclude<PhoneQuery, { readonly kind: 'whole' }>): SqlStatement {
  const columns = 'n.number, n.line_type, n.city, n.state_code';
  if (query.kind === 'range') {
    return db
      .prepare(
        `SELECT ${columns} FROM shown_number n WHERE n.number >= ?1 AND n.number <= ?2
         ORDER BY n.number LIMIT ${NUMBERS_MAX + 1}`,
      )
      .bind(query.first, query.last);
  }
  return db
    .prepare(
      `SELECT ${columns} FROM json_each(?1) w CROSS JOIN shown_number n ON n.number = w.value LIMIT ${NUMBERS_MAX + 1}`,
    )
    .bind(JSON.stringify(query.numbers));
}
