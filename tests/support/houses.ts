import { DatabaseSync } from 'node:sqlite';
import type { Miniflare } from 'miniflare';
import { originDatabase, PEOPLE_BINDING } from './callers.ts';

/** What the database knows about a house, read without the product's own code. */
export interface House {
  readonly pnp_id: string;
  readonly house_number: string;
  readonly street: string;
  readonly zip5: string;
  readonly apn: string;
  readonly market_value: number;
  /** the forecast behind its grade, in percent, and the first reason for it */
  readonly cstv_p50: number | null;
  readonly roi_reason: string | null;
  readonly living_sqft: number | null;
  readonly city: string;
  readonly state_code: string;
  readonly owner_id: string;
  readonly owner: string;
}

/** Houses from all over the population, at most `count`, each with a current owner. */
export function readHouses(file: string, count: number): House[] {
  const people = new DatabaseSync(file, { readOnly: true });
  const houses = people
    .prepare(
      `SELECT y.pnp_id, a.house_number, a.street, a.zip5, y.apn, y.market_value, y.cstv_p50, y.living_sqft,
              y.roi_attributes ->> 0 AS roi_reason, l.city, l.state_code, p.id AS owner_id, p.full_name AS owner
       FROM base_property y JOIN base_address a ON a.key = y.address_key JOIN place l ON l.id = a.place_id
       JOIN base_ownership w ON w.address_key = a.key AND w.is_current = 1 JOIN base_person p ON p.key = w.person_key
       WHERE y.market_value > 10000 AND y.apn IS NOT NULL
       GROUP BY y.key ORDER BY (y.key * 7919) % 10007 LIMIT ?`,
    )
    .all(count);
  people.close();
  return houses as unknown as House[];
}

/** Hides a house, like a removal; returns a function that undoes it. */
export async function hideHouse(server: Miniflare, { pnp_id: pnpId }: House): Promise<() => Promise<void>> {
  const people = await originDatabase(server, PEOPLE_BINDING);
  const set = async (at: number | null): Promise<void> => {
    await people.prepare('UPDATE base_property SET suppressed_at = ? WHERE pnp_id = ?').bind(at, pnpId).run();
  };
  await set(Date.now());
  return () => set(null);
}
