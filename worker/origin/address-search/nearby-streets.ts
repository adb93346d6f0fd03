import { NEARBY_STREETS_MAX, STREET_HOMES_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import { inTens } from '../../../shared/people/in-tens.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import { shownAddressSql } from './shown-address.ts';
import type { MeantStreet, Street } from './street-store.ts';

/** The most streets of a place that are measured, one jump in the index each. Of a larger place, the first by name. */
const STREETS_READ = 1_500;
/** The nearest ones, of which those without a home that may be shown are left out. */
const STREETS_COUNTED = 2 * NEARBY_STREETS_MAX;

/** Steps from street to street by name, without reading their homes; then sorts by distance, with one home of each. */
const NEARBY_SQL = `WITH RECURSIVE name(street_key) AS (
    SELECT (SELECT a.street_key FROM address a WHERE a.place_id = ?1 AND a.street_key > '' ORDER BY a.street_key LIMIT 1)
    UNION ALL
    SELECT (SELECT a.street_key FROM address a WHERE a.place_id = ?1 AND a.street_key > w.street_key
            ORDER BY a.street_key LIMIT 1)
    FROM name w WHERE w.street_key IS NOT NULL LIMIT ${STREETS_READ}
  ), near AS MATERIALIZED (
    SELECT w.street_key,
      (SELECT (a.latitude - ?3) * (a.latitude - ?3) + (a.longitude - ?4) * (a.longitude - ?4) * ?5
       FROM address a WHERE a.place_id = ?1 AND a.street_key = w.street_key LIMIT 1) AS distance
    FROM name w WHERE w.street_key IS NOT NULL AND w.street_key <> ?2
    ORDER BY distance, w.street_key LIMIT ${STREETS_COUNTED}
  )
  SELECT MIN(a.street) AS street, COUNT(*) AS homes, MIN(w.distance) AS distance
  FROM near w CROSS JOIN address a ON a.place_id = ?1 AND a.street_key = w.street_key AND a.address_key IN (
    SELECT h.address_key FROM address h WHERE h.place_id = ?1 AND h.street_key = w.street_key LIMIT ${STREET_HOMES_MAX})
  WHERE ${shownAddressSql('?6')} GROUP BY w.street_key ORDER BY distance, street LIMIT ${NEARBY_STREETS_MAX}`;

/** A street near another one: its homes on record in tens, as its own page says. */
export interface NearbyStreet {
  readonly street: string;
  readonly homes: number;
}

/** The nearest streets of the same place that have a page, whichever house was asked for. One query. */
export async function findNearbyStreets(
  db: SqlDatabase,
  { reading, placeId }: MeantStreet,
  { latitude, longitude }: Pick<Street, 'latitude' | 'longitude'>,
  now: number,
): Promise<readonly NearbyStreet[]> {
  const ratio = Math.cos((latitude * Math.PI) / 180) ** 2;
  const { results } = await db
    .prepare(NEARBY_SQL)
    .bind(placeId, reading.street, latitude, longitude, ratio, adultBornBy(now))
    .all<{ street: string; homes: number }>();
  return results.map(({ street, homes }) => ({ street, homes: inTens(homes) }));
}
