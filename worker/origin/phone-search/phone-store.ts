import { NUMBERS_MAX, OWNERS_MAX } from '../../../shared/contract/finding.ts';
import type { LineType } from '../../../shared/contract/phone.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { PhoneQuery } from './phone-query.ts';

/** Lines that one look-up reads: a number, or a thousand of them, may be many people's. */
const LINES_READ_MAX = 1_000;

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

function linesStatement(db: SqlDatabase, number: string, now: number): SqlStatement {
  return db
    .prepare(
      `WITH line AS MATERIALIZED (SELECT f.* FROM phone f WHERE f.number = ?1 LIMIT ${LINES_READ_MAX})
       SELECT line.person_id, line.line_type, line.is_listed = 1 AND line.line_type = 'Landline' AS is_listed, line.carrier,
         line.city, line.state_code, line.timezone, line.last_seen
       FROM line CROSS JOIN person p ON p.id = line.person_id
       WHERE ${adultSql('p', '?2')}
       ORDER BY line.last_seen DESC, line.sort_order, line.person_id LIMIT ${OWNERS_MAX}`,
    )
    .bind(number, adultBornBy(now));
}

/** Who has a number, of those who are shown here, the last confirmed first. `number` is 10 digits. */
export async function loadLines(db: SqlDatabase, number: string, now: number): Promise<readonly LineOfNumber[]> {
  return (await linesStatement(db, number, now).all<LineOfNumber>()).results;
}

/** One number more than are listed tells that there are more. */
function numbersStatement(
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
      `WITH line AS MATERIALIZED (${lines} ORDER BY f.number LIMIT ${LINES_READ_MAX})
       SELECT line.number, line.line_type, line.city, line.state_code, MAX(COALESCE(line.last_seen, '')) AS newest,
         (SELECT COUNT(*) FROM line) = ${LINES_READ_MAX} AS is_cut
       FROM line CROSS JOIN person p ON p.id = line.person_id
       WHERE ${adultSql('p', '?1')}
       GROUP BY line.number ORDER BY line.number LIMIT ${NUMBERS_MAX + 1}`,
    )
    .bind(adultBornBy(now), ...values);
}

/** The numbers on record that fit a partial one, in ascending order, and whether there are more than are listed. */
export async function loadNumbers(
  db: SqlDatabase,
  query: Exclude<PhoneQuery, { readonly kind: 'whole' }>,
  now: number,
): Promise<{ readonly numbers: readonly FittingNumber[]; readonly hasMore: boolean }> {
  const { results } = await numbersStatement(db, query, now).all<FittingNumber & { is_cut: number }>();
  return {
    numbers: results.slice(0, NUMBERS_MAX),
    hasMore: results.length > NUMBERS_MAX || results[0]?.is_cut === 1,
  };
}
