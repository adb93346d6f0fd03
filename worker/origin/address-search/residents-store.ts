import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql, deceasedBornBy, livingSql } from '../people/age.ts';
import { foundInReverseSql } from '../people/reverse.ts';

/** The most residents of one house that are read, current ones first. */
export const RESIDENTS_MAX = 1_000;

/** Somebody who lives or has lived in a house, before deciding what a viewer may see. */
export interface Resident {
  readonly personId: string;
  readonly isCurrent: boolean;
}

/** A property of the house. */
export interface HouseProperty {
  readonly addressId: string;
  readonly pnpId: string;
  readonly roiScore: number | null;
}

/** Someone who moved between units lives there, once. The dead lived there. */
const RESIDENTS_SQL = `SELECT r.person_id, MAX(r.is_current AND ${livingSql('p', '?3')}) AS is_current
  FROM json_each(?1) w CROSS JOIN residence r ON r.address_id = w.value CROSS JOIN person p ON p.person_key = r.person_key
  WHERE ${adultSql('p', '?2')} AND ${foundInReverseSql('p')} GROUP BY r.person_id
  ORDER BY is_current DESC, p.last_key, p.first_key, r.person_id LIMIT ${RESIDENTS_MAX}`;

const PROPERTIES_SQL = `SELECT y.address_id, y.pnp_id, y.roi_score
  FROM json_each(?1) w CROSS JOIN property y ON y.address_id = w.value`;

/**
 * Adults whose residence at one of these addresses may be shown and who do not hide from such look-ups, in the order in which they are opened: current ones
 * first, by name; and its properties. One round trip, also without addresses.
 */
export async function loadHouse(
  db: SqlDatabase,
  addressIds: readonly string[],
  now: number,
): Promise<{ readonly residents: readonly Resident[]; readonly properties: readonly HouseProperty[] }> {
  const ids = JSON.stringify(addressIds);
  const [people, properties] = await db.batch<unknown>([
    db.prepare(RESIDENTS_SQL).bind(ids, adultBornBy(now), deceasedBornBy(now)),
    db.prepare(PROPERTIES_SQL).bind(ids),
  ]);
  const residents = (people?.results ?? []) as { person_id: string; is_current: number }[];
  const owned = (properties?.results ?? []) as { address_id: string; pnp_id: string; roi_score: number | null }[];
  return {
    residents: residents.map((row) => ({ personId: row.person_id, isCurrent: row.is_current === 1 })),
    properties: owned.map((row) => ({ addressId: row.address_id, pnpId: row.pnp_id, roiScore: row.roi_score })),
  };
}
