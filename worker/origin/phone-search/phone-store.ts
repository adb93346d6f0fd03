import { NUMBERS_MAX, OWNERS_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { LineType } from '../../../shared/contract/person/phone.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql, deceasedBornBy, livingSql } from '../people/age.ts';
import { foundInReverseSql } from '../people/reverse.ts';
import type { PhoneQuery } from './phone-query.ts';

/** Lines read for one number, which may have belonged to many people. */
const LINES_READ_MAX = 1_000;

/** One person's line of a number. Months are YYYY-MM. */
export interface LineOfNumber {
  readonly person_id: string;
  readonly line_type: LineType;
  /** in a public directory; landlines only */
  readonly is_listed: number;
  /** whose it is has not died */
  readonly is_living: number;
  readonly carrier: string | null;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
}

/** Whose number it is and was, each last confirmed first. */
export interface Holders {
  readonly current: readonly LineOfNumber[];
  readonly former: readonly LineOfNumber[];
}

/** Reads who has a number, to be batched with others. */
export function linesStatement(db: SqlDatabase, number: string, now: number): SqlStatement {
  return db
    .prepare(
      `WITH line AS MATERIALIZED (SELECT f.* FROM phone f WHERE f.number = ?1 LIMIT ${LINES_READ_MAX})
       SELECT line.person_id, line.line_type, line.is_listed = 1 AND line.line_type = 'Landline' AS is_listed,
         ${livingSql('p', '?3')} AS is_living, line.carrier, line.first_seen, line.last_seen
       FROM line CROSS JOIN person p ON p.person_key = line.person_key
       WHERE ${adultSql('p', '?2')} AND ${foundInReverseSql('p')}
       ORDER BY line.last_seen DESC, line.sort_order, line.person_id LIMIT ${OWNERS_MAX}`,
    )
    .bind(number, adultBornBy(now), deceasedBornBy(now));
}

/** Who has and had a number, of the people shown here. `number` is 10 digits. */
export async function loadHolders(db: SqlDatabase, number: string, now: number): Promise<Holders> {
  return readHolders((await linesStatement(db, number, now).all<LineOfNumber>()).results);
}

/**
 * Tells present from former holders: numbers change hands, and a line that was last confirmed before the newest one was
 * known at all is a former one. Nobody is told of a line of somebody who has died, unless a directory lists it.
 *
 * @param lines last confirmed first
 */
export function readHolders(lines: readonly LineOfNumber[]): Holders {
  const since = lines[0]?.first_seen ?? null;
  const told = lines.filter((line) => line.is_living === 1 || line.is_listed === 1);
  const isFormer = ({ last_seen }: LineOfNumber) => since !== null && last_seen !== null && last_seen < since;
  return { current: told.filter((line) => !isFormer(line)), former: told.filter(isFormer) };
}

/** The numbers on record that fit a partial one: the listed landlines, in ascending order, and how many others. */
export interface FittingNumbers {
  /** 10 digits each */
  readonly listed: readonly string[];
  readonly hasMore: boolean;
  readonly others: number;
}

export async function loadNumbers(
  db: SqlDatabase,
  query: Exclude<PhoneQuery, { readonly kind: 'whole' }>,
): Promise<FittingNumbers> {
  const row = await fittingStatement(db, query).first<{ fitting: number; listed: string }>();
  const listed = (JSON.parse(row?.listed ?? '[]') as string[]).toSorted();
  return {
    listed: listed.slice(0, NUMBERS_MAX),
    hasMore: listed.length > NUMBERS_MAX,
    others: (row?.fitting ?? 0) - listed.length,
  };
}

/** How many numbers fit, at most a thousand, and a JSON array of the listed ones: most are not, and need no row. */
const FITTING = 'SELECT COUNT(*) AS fitting, json_group_array(n.number) FILTER (WHERE n.is_listed = 1) AS listed';

function fittingStatement(db: SqlDatabase, query: Exclude<PhoneQuery, { readonly kind: 'whole' }>): SqlStatement {
  if (query.kind === 'range') {
    return db
      .prepare(`${FITTING} FROM shown_number n WHERE n.number >= ?1 AND n.number <= ?2`)
      .bind(query.first, query.last);
  }
  return db
    .prepare(`${FITTING} FROM json_each(?1) w CROSS JOIN shown_number n ON n.number = w.value`)
    .bind(JSON.stringify(query.numbers));
}
