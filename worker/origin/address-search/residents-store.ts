import { OWNERS_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql, deceasedBornBy, livingSql } from '../people/age.ts';

/** Who lives or has lived in a house, before deciding what a viewer may see. */
export interface Residents {
  /** ids by last name, 50 at most */
  readonly now: readonly string[];
  readonly nowCount: number;
  readonly before: readonly string[];
  readonly beforeCount: number;
}

/** A property of the house. */
export interface HouseProperty {
  readonly addressId: string;
  readonly pnpId: string;
  readonly roiScore: number | null;
}

interface ResidentRow {
  person_id: string;
  is_current: number;
  total: number;
}

interface PropertyRow {
  address_id: string;
  pnp_id: string;
  roi_score: number | null;
}

/** Someone who moved between units lives there, once. The dead lived there. */
function residentsSql(): string {
  return `SELECT person_id, is_current, total FROM (
      SELECT person_id, is_current, COUNT(*) OVER (PARTITION BY is_current) AS total,
        ROW_NUMBER() OVER (PARTITION BY is_current ORDER BY last_key, first_key, person_id) AS position
      FROM (
        SELECT r.person_id, p.last_key, p.first_key, MAX(r.is_current AND ${livingSql('p', '?3')}) AS is_current
        FROM json_each(?1) w CROSS JOIN residence r ON r.address_id = w.value CROSS JOIN person p ON p.id = r.person_id
        WHERE ${adultSql('p', '?2')} GROUP BY r.person_id
      )
    ) WHERE position <= ${OWNERS_MAX} ORDER BY is_current DESC, position`;
}

const PROPERTIES_SQL = `SELECT y.address_id, y.pnp_id, y.roi_score
  FROM json_each(?1) w CROSS JOIN property y ON y.address_id = w.value`;

/** Who lives and has lived at the addresses of a house, and its properties. */
function houseStatements(db: SqlDatabase, addressIds: readonly string[], now: number): SqlStatement[] {
  const ids = JSON.stringify(addressIds);
  return [
    db.prepare(residentsSql()).bind(ids, adultBornBy(now), deceasedBornBy(now)),
    db.prepare(PROPERTIES_SQL).bind(ids),
  ];
}

/** Adults whose residence at one of these addresses may be shown, and its properties; one round trip. */
export async function loadHouse(
  db: SqlDatabase,
  addressIds: readonly string[],
  now: number,
): Promise<{ readonly residents: Residents; readonly properties: readonly HouseProperty[] }> {
  const [people, properties] = await db.batch<unknown>(houseStatements(db, addressIds, now));
  const rows = (people?.results ?? []) as ResidentRow[];
  const [current, past] = [rows.filter((row) => row.is_current === 1), rows.filter((row) => row.is_current === 0)];
  const idOf = (row: ResidentRow): string => row.person_id;
  return {
    residents: {
      now: current.map(idOf),
      nowCount: current[0]?.total ?? 0,
      before: past.map(idOf),
      beforeCount: past[0]?.total ?? 0,
    },
    properties: ((properties?.results ?? []) as PropertyRow[]).map((row) => ({
      addressId: row.address_id,
      pnpId: row.pnp_id,
      roiScore: row.roi_score,
    })),
  };
}
