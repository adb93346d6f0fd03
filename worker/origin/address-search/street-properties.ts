import { pageOfSql } from '../directory/ranges.ts';
import type { SqlDatabase } from '../env.ts';
import { PROPERTIES_OF_PLACE } from '../property-search/store.ts';
import type { MeantStreet } from './street-store.ts';

/** A street's homes stand together in the list, so a few of them tell where, however long the street is. */
const HOMES_READ = 50;

/** The page of the first of these homes in the list of the place's properties. */
const PAGE_SQL = `WITH home AS MATERIALIZED (
    SELECT a.address_key FROM address a WHERE a.place_id = ?1 AND a.street_key = ?2 LIMIT ${HOMES_READ}
  )
  SELECT ${pageOfSql(PROPERTIES_OF_PLACE, 'w.position')} AS page FROM (
    SELECT MIN(o.position) AS position FROM home h CROSS JOIN property y ON y.address_key = h.address_key
    CROSS JOIN place_property o ON o.property_key = y.property_key WHERE o.place_id = ?1
  ) w WHERE w.position IS NOT NULL`;

/**
 * The page of the place's property list that a street is on, the same for every house number (F2-21); null if none
 * of its homes is listed. One query.
 */
export async function findPropertyPage(
  db: SqlDatabase,
  { reading: { street }, placeId }: MeantStreet,
): Promise<number | null> {
  const row = await db.prepare(PAGE_SQL).bind(placeId, street).first<{ page: number }>();
  return row?.page ?? null;
}
