import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from './age.ts';
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
    db.prepare(`SELECT p.id FROM person p WHERE p.id = ?1 AND ${adultSql('p', '?2')}`).bind(personId, adultBornBy(now)),
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
