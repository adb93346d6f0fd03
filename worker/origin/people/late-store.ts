import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql, type BirthParts, isDeceased, isMinor } from './age.ts';
import { knownPersonStatement } from './known-person.ts';
import type { PlacedRecord } from './person-record.ts';
import { type PlacedRow, readPlaced } from './person-rows.ts';

/** An address that the details sent without its id, now with it. */
export interface LateAddress extends PlacedRecord {
  readonly addressId: string;
}

/**
 * A person's addresses whose ids the details leave out, in page order, in one round trip.
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
 * Birth dates from a later source for people whose record has none, in one query. Leaves out anybody under 18, whatever
 * a source says, and anybody who has died or would count as deceased (P4-113): an age alone cannot show that.
 *
 * @returns by person; anyone missing stays unknown, for whatever reason
 */
export async function loadLateBirths(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BirthParts>> {
  const { results } = await db
    .prepare(
      `SELECT b.person_id, b.birth_year, b.birth_month FROM late_birth b JOIN person p ON p.id = b.person_id
       WHERE b.person_id IN (SELECT value FROM json_each(?1)) AND p.is_dead = 0`,
    )
    .bind(JSON.stringify(personIds))
    .all<{ person_id: string; birth_year: number; birth_month: number | null }>();
  const births = results.map((row): [string, BirthParts] => [
    row.person_id,
    { year: row.birth_year, month: row.birth_month },
  ]);
  return new Map(births.filter(([, birth]) => !isMinor(birth, now) && !isDeceased(false, birth, now)));
}

/**
 * How likely it is that a number is in use, 0-100. Several people may share a line, so the highest score counts. It
 * reveals nothing about who has the number, and people who may not be shown add nothing (P6-047).
 *
 * @param number 10 digits
 * @returns null if the number was never checked, and if nobody shown here has it: both read the same
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
