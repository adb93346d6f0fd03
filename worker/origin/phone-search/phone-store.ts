import { NUMBERS_MAX, OWNERS_MAX } from '../../../shared/contract/finding.ts';
import type { LineType } from '../../../shared/contract/phone.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { PhoneQuery } from './phone-query.ts';

/** Lines that one look-up reads: a number, or a thousand of them, may be many people's. */
const LINES_READ_MAX = 3_000;

/** One person's line of a number, as it may be shown. Months are YYYY-MM. */
export interface LineOfNumber {
  readonly person_id: string;
  readonly line_type: LineType;
  /** in a public directory; landlines alone are */
  readonly is_listed: number;
  readonly carrier: string | null;
  readonly city: string | null;
  readonly state_code: string | null;
  readonly timezone: string | null;
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

/** Builds the statement; apart from running it so that a test can ask for its plan. `number` is 10 digits. */
export function ownersStatement(db: SqlDatabase, number: string, now: number): SqlStatement {
  return db
    .prepare(
      `SELECT f.person_id, f.line_type, f.is_listed = 1 AND f.line_type = 'Landline' AS is_listed, f.carrier, f.city,
         f.state_code, f.timezone, f.last_seen
       FROM (SELECT * FROM phone WHERE number = ?1 LIMIT ${LINES_READ_MAX}) f JOIN person p ON p.id = f.person_id
       WHERE ${adultSql('p', '?2')}
       ORDER BY f.last_seen DESC, f.sort_order, f.person_id LIMIT ${OWNERS_MAX}`,
    )
    .bind(number, adultBornBy(now));
}

/** Who has a number, of those who are shown here, the last confirmed first. `number` is 10 digits. */
export async function loadLines(db: SqlDatabase, number: string, now: number): Promise<readonly LineOfNumber[]> {
  return (await ownersStatement(db, number, now).all<LineOfNumber>()).results;
}

/** Numbers on record among these; one more than are listed tells that there are more. */
export function numbersStatement(
  db: SqlDatabase,
  query: Exclude<PhoneQuery, { readonly kind: 'whole' }>,
  now: number,
): SqlStatement {
  const isRange = query.kind === 'range';
  const lines = isRange
    ? 'SELECT f.* FROM phone f WHERE f.number >= ?2 AND f.number <= ?3'
    : 'SELECT f.* FROM json_each(?2) w CROSS JOIN phone f ON f.number = w.value';
  const values = isRange ? [query.first, query.last] : [JSON.stringify(query.numbers)];
  return db
    .prepare(
      `SELECT f.number, f.line_type, f.city, f.state_code, MAX(COALESCE(f.last_seen, '')) AS newest
       FROM (${lines} ORDER BY f.number LIMIT ${LINES_READ_MAX}) f JOIN person p ON p.id = f.person_id
       WHERE ${adultSql('p', '?1')}
       GROUP BY f.number ORDER BY f.number LIMIT ${NUMBERS_MAX + 1}`,
    )
    .bind(adultBornBy(now), ...values);
}

/** The numbers on record that fit a partial one, in ascending order, and whether there are more than are listed. */
export async function loadNumbers(
  db: SqlDatabase,
  query: Exclude<PhoneQuery, { readonly kind: 'whole' }>,
  now: number,
): Promise<{ readonly numbers: readonly FittingNumber[]; readonly hasMore: boolean }> {
  const { results } = await numbersStatement(db, query, now).all<FittingNumber>();
  return { numbers: results.slice(0, NUMBERS_MAX), hasMore: results.length > NUMBERS_MAX };
}
