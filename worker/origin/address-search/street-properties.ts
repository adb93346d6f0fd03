import { pagesUpTo } from '../directory/list-pages.ts';
import type { SqlDatabase } from '../env.ts';
import type { MeantStreet } from './street-store.ts';

/** A street's homes stand together in the list, so a few of them tell where, however long the street is. */
const HOMES_READ = 50;

/** The first of these homes in the list of the place's properties. */
const FIRST_SQL = `WITH home AS MATERIALIZED (
    SELECT a.address_key FROM address a WHERE a.place_id = ?1 AND a.street_key = ?2 LIMIT ${HOMES_READ}
  )
  SELECT MIN(w.position) AS position FROM home h CROSS JOIN property y ON y.address_key = h.address_key
  CROSS JOIN place_property w ON w.property_key = y.property_key WHERE w.place_id = ?1`;

/**
 * The page of the place's property list that a street is on, the same for every house number (F2-21); null if none
 * of its homes is listed. One query.
 */
export async function findPropertyPage(
  db: SqlDatabase,
  { reading: { street }, placeId }: MeantStreet,
): Promise<number | null> {
  const row = await db.prepare(FIRST_SQL).bind(placeId, street).first<{ position: number | null }>();
  return row?.position == null ? null : pagesUpTo(row.position);
}
