import { STREET_HOMES_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import { pagesUpTo } from '../directory/list-pages.ts';
import type { SqlDatabase } from '../env.ts';
import type { MeantStreet } from './street-store.ts';

/** The first of a street's homes in the list of its place's properties. Homes are read up to the bound of a street. */
const FIRST_SQL = `WITH home AS MATERIALIZED (
    SELECT a.id FROM address a WHERE a.place_id = ?1 AND a.street_key = ?2 LIMIT ${STREET_HOMES_MAX}
  )
  SELECT MIN(w.position) AS position FROM home h CROSS JOIN property y ON y.address_id = h.id
  CROSS JOIN place_property w ON w.property_key = y.property_key WHERE w.place_id = ?1`;

/**
 * The page of the place's property list on which a street begins, the same for every house number (F2-21); null if none
 * of its homes is listed. One query.
 */
export async function findPropertyPage(
  db: SqlDatabase,
  { reading: { street }, placeId }: MeantStreet,
): Promise<number | null> {
  const row = await db.prepare(FIRST_SQL).bind(placeId, street).first<{ position: number | null }>();
  return row?.position == null ? null : pagesUpTo(row.position);
}
