import type { SqlDatabase, SqlStatement } from '../../env.ts';
import { refreshPersonHashes } from '../person-hashes.ts';
import type { PhoneRow } from '../rows.ts';
import type { AgingTime } from './aging-time.ts';
import { below, digits, pick } from './chance.ts';
import { insertRows } from './insert-rows.ts';
import { noteUpdated } from './refresh-finding.ts';
import type { Subject } from './subjects.ts';

/** The exchange of all invented numbers, and those of its lines that nobody has (docs/population.md). */
const EXCHANGE = '555';
const isTaken = (line: number): boolean => line === 0 || line === 1212 || (line >= 100 && line <= 199);
/** Numbers drawn for each person, of which one has to be free. */
const DRAWN = 8;
/** A new number is in use. */
const LEAST_ACTIVITY = 60;
/** People who get a number in one transaction. */
const AT_ONCE = 500;

/** A number of somebody in the same town: a new one is of the same area and kind. */
type Neighbor = Pick<PhoneRow, 'number' | 'timezone' | 'best_weekday' | 'best_weekend' | 'carrier'> & {
  readonly placeId: number;
};

/**
 * Gives people another mobile number of the town where they live, after the first one they have. Where no number is
 * free or known, they get none.
 *
 * @returns how many people have got one
 */
export async function giveNumbers(
  db: SqlDatabase,
  subjects: readonly Subject[],
  { month }: AgingTime,
): Promise<number> {
  let given = 0;
  for (let at = 0; at < subjects.length; at += AT_ONCE) {
    const rows = await newLines(db, subjects.slice(at, at + AT_ONCE), month);
    if (rows.length > 0) await db.batch(numberStatements(db, rows, month));
    await refreshPersonHashes(
      db,
      rows.map(({ person_key }) => person_key),
    );
    given += rows.length;
  }
  return given;
}

async function newLines(db: SqlDatabase, subjects: readonly Subject[], month: string): Promise<PhoneRow[]> {
  const neighbors = await neighborsIn(db, [...new Set(subjects.map(({ placeId }) => placeId ?? 0))]);
  const drawn = subjects.flatMap((subject) => {
    const like = pick(neighbors.get(subject.placeId ?? 0) ?? []);
    return like === null ? [] : [{ subject, like, numbers: drawNumbers(like.number.slice(0, 3)) }];
  });
  const used = await usedAmong(
    db,
    drawn.flatMap(({ numbers }) => numbers),
  );
  return drawn.flatMap(({ subject, like, numbers }) => {
    const number = numbers.find((one) => !used.has(one));
    if (number === undefined) return [];
    used.add(number);
    return [lineOf(subject, like, number, month)];
  });
}

async function neighborsIn(db: SqlDatabase, places: readonly number[]): Promise<Map<number, Neighbor[]>> {
  const statements = places.map((id) =>
    db
      .prepare(
        `SELECT f.number, f.timezone, f.best_weekday, f.best_weekend, f.carrier, f.place_id AS placeId
         FROM base_person p CROSS JOIN base_phone f ON f.person_key = p.key
         WHERE p.home_place_id = ?1 AND f.place_id = ?1 AND f.line_type = 'Mobile' LIMIT 50`,
      )
      .bind(id),
  );
  if (statements.length === 0) return new Map();
  const answers = await db.batch<Neighbor>(statements);
  return new Map(places.map((id, at) => [id, answers[at]?.results ?? []]));
}

function drawNumbers(areaCode: string): string[] {
  return Array.from({ length: DRAWN }, () => digits(4))
    .filter((line) => !isTaken(Number(line)))
    .map((line) => `${areaCode}${EXCHANGE}${line}`);
}

async function usedAmong(db: SqlDatabase, numbers: readonly string[]): Promise<Set<string>> {
  const sql = 'SELECT DISTINCT number FROM base_phone WHERE number IN (SELECT value FROM json_each(?1))';
  const { results } = await db.prepare(sql).bind(JSON.stringify(numbers)).all<{ number: string }>();
  return new Set(results.map(({ number }) => number));
}

function lineOf({ key }: Subject, like: Neighbor, number: string, month: string): PhoneRow {
  return {
    person_key: key,
    number,
    line_type: 'Mobile',
    is_listed: 0,
    is_professional: 0,
    place_id: like.placeId,
    timezone: like.timezone,
    best_weekday: like.best_weekday,
    best_weekend: like.best_weekend,
    activity_score: LEAST_ACTIVITY + below(100 - LEAST_ACTIVITY),
    carrier: like.carrier,
    sort_order: 1,
    first_seen: month,
    last_seen: month,
    source: 'public directory',
  };
}

function numberStatements(db: SqlDatabase, rows: readonly PhoneRow[], month: string): SqlStatement[] {
  const keys = rows.map(({ person_key }) => person_key);
  return [
    db
      .prepare(
        `UPDATE base_phone SET sort_order = sort_order + 1
         WHERE sort_order > 0 AND person_key IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(keys)),
    insertRows(db, 'phone', rows),
    ...noteUpdated(db, keys, month),
  ];
}
