import { houseNumberSpellings, type TypedStreet } from '../../../shared/people/typed-street.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';

/** Units of one house that are looked at, of several houses in places of one name together. */
export const UNITS_MAX = 300;

/** An address that may be shown: somebody who may be shown lives or lived there, or a property of its own stands there. */
export interface HouseRow {
  id: string;
  house_number: string;
  street: string;
  unit: string | null;
  place_id: number;
  city: string;
  state_code: string;
  latitude: number;
  longitude: number;
  /** which of the readings it fits */
  reading: number;
}

/**
 * Builds the statement; apart from running it so that a test can ask for its plan. An address of which nobody and nothing
 * may be told is as unknown as one that does not exist, or an answer would confirm whoever was taken out.
 */
export function housesStatement(
  db: SqlDatabase,
  readings: readonly TypedStreet[],
  placeIds: readonly number[],
  now: number,
): SqlStatement {
  const keys = readings.flatMap(({ houseNumber, street }, reading) =>
    placeIds.flatMap((placeId) =>
      houseNumberSpellings(houseNumber).map((spelling) => ({ reading, placeId, street, houseNumber: spelling })),
    ),
  );
  return db
    .prepare(
      `SELECT a.id, a.house_number, a.street, a.unit, a.place_id, l.city, l.state_code, a.latitude, a.longitude,
         q.value ->> 'reading' AS reading
       FROM json_each(?1) q CROSS JOIN address a ON a.place_id = q.value ->> 'placeId'
         AND a.street_key = q.value ->> 'street' AND a.house_number = q.value ->> 'houseNumber'
       CROSS JOIN place l ON l.id = a.place_id
       WHERE EXISTS (SELECT 1 FROM property y WHERE y.address_id = a.id)
         OR EXISTS (SELECT 1 FROM residence r CROSS JOIN person p ON p.id = r.person_id
                    WHERE r.address_id = a.id AND ${adultSql('p', '?2')})
       ORDER BY q.key, a.id LIMIT ${UNITS_MAX}`,
    )
    .bind(JSON.stringify(keys), adultBornBy(now));
}

/** The addresses that a typed street may mean in these places, the likeliest reading first. One query. */
export async function findHouses(
  db: SqlDatabase,
  readings: readonly TypedStreet[],
  placeIds: readonly number[],
  now: number,
): Promise<readonly HouseRow[]> {
  return (await housesStatement(db, readings, placeIds, now).all<HouseRow>()).results;
}
