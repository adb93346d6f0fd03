import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql, type BirthParts, isDeceased, isMinor } from './age.ts';
import { knownPersonStatement } from './known-person.ts';
import type { PlacedRecord } from './person-record.ts';
import { type PlacedRow, readPlaced } from './person-rows.ts';

/** An address that the details sent without its id, and the id. */
export interface LateAddress extends PlacedRecord {
  readonly addressId: string;
}

/**
 * The addresses of a person whose ids the details leave out, in the order of the page, in one round trip.
 *
 * @returns null for an id that is unknown, suppressed or a minor's
 */
export async function loadLateAddresses(
  db: SqlDatabase,
  personId: string,
  now: number,
): Promise<readonly LateAddress[] | null> {
  const [people, addresses] = await db.batch<unknown>([
    knownPersonStatement(db, personId, now),
    db
      .prepare(
        `SELECT address_id, house_number, street, unit, city, state_code, zip5, county
         FROM residence WHERE person_id = ?1 AND is_address_id_late = 1
         ORDER BY is_current DESC, sort_order, address_id`,
      )
      .bind(personId),
  ]);
  if (people?.results[0] === undefined) return null;
  const rows = (addresses?.results ?? []) as (PlacedRow & { address_id: string })[];
  return rows.map((row) => ({ ...readPlaced(row), addressId: row.address_id }));
}

/**
 * What a later source says of when people were born whose record does not, in one query. Nobody under 18 is told of,
 * whatever a source says, nor who would count as deceased by it (P4-113): of an age alone that cannot be said.
 *
 * @returns by person; who is not in it stays unknown, for whichever reason
 */
export async function loadLateBirths(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BirthParts>> {
  const { results } = await db
    .prepare(
      `SELECT person_id, birth_year, birth_month FROM late_birth
       WHERE person_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(personIds))
    .all<{ person_id: string; birth_year: number; birth_month: number | null }>();
  const births = results.map((row): [string, BirthParts] => [
    row.person_id,
    { year: row.birth_year, month: row.birth_month, day: null },
  ]);
  return new Map(births.filter(([, birth]) => !isMinor(birth, now) && !isDeceased(false, birth, now)));
}

/**
 * How likely a number is in use, 0-100. Lines are shared, and a line that anybody uses is in use: of several scores the
 * highest counts. It says nothing of who has the number, and nobody who is not shown adds to it (P6-047).
 *
 * @param number 10 digits
 * @returns null where nobody looked, and for a number that nobody shown here has: both read the same
 */
export async function loadActivityScore(db: SqlDatabase, number: string, now: number): Promise<number | null> {
  const row = await db
    .prepare(
      `SELECT MAX(f.activity_score) AS score FROM phone f JOIN person p ON p.id = f.person_id
       WHERE f.number = ?1 AND ${adultSql('p', '?2')}`,
    )
    .bind(number, adultBornBy(now))
    .first<{ score: number | null }>();
  return row?.score ?? null;
}
