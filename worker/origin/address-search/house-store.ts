import { houseNumberSpellings, type TypedStreet, unitKey } from '../../../shared/people/streets/typed-street.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';

/** What was asked for besides street and place. */
export interface HouseQuestion {
  /** as unitKey makes it; null asks for the whole house */
  readonly unit: string | null;
  /** of an address that has to be among what is found */
  readonly id: string | null;
}

/**
 * The addresses of the one house that is meant: its units, or the one that was named. Of houses that several readings or
 * places find it is the one with the id, else that of the first reading and, of several places of one name, the first.
 *
 * @returns none where no house fits, also where the id is of another street: an id alone must not tell a house number.
 */
export function chooseHouse(rows: readonly HouseRow[], { unit, id }: HouseQuestion): readonly HouseRow[] {
  const fitting = unit === null ? rows : rows.filter((row) => row.unit !== null && unitKey(row.unit) === unit);
  const meant = id === null ? fitting[0] : fitting.find((row) => row.id === id);
  if (meant === undefined) return [];
  return fitting
    .filter((row) => row.reading === meant.reading && row.place_id === meant.place_id)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Addresses of one look-up: more units than any house of the country has, so that its people are counted truly; of several
 * houses in places of one name together.
 */
const UNITS_MAX = 5_000;

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
 * Narrows a house to the units that may be the one meant, those with the very digits that `?3` has, in any order. What of
 * them is meant `chooseHouse` decides, since units are written in too many ways for SQL. No pattern: what is typed may be
 * longer than SQLite takes one.
 */
const HAS_DIGITS_OF_UNIT = [...'0123456789']
  .map((digit) => `(instr(a.unit, '${digit}') > 0) = (instr(?3, '${digit}') > 0)`)
  .join(' AND ');

/**
 * An address of which nobody and nothing may be told is as unknown as one that does not exist, or an answer would confirm
 * whoever was taken out.
 */
function housesStatement(
  db: SqlDatabase,
  readings: readonly TypedStreet[],
  placeIds: readonly number[],
  now: number,
): SqlStatement {
  const unit = readings[0]?.unit ?? null;
  const ofUnit = unit === null ? '' : `AND ${HAS_DIGITS_OF_UNIT}`;
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
       WHERE (EXISTS (SELECT 1 FROM property y WHERE y.address_id = a.id)
         OR EXISTS (SELECT 1 FROM residence r CROSS JOIN person p ON p.id = r.person_id
                    WHERE r.address_id = a.id AND ${adultSql('p', '?2')})) ${ofUnit}
       ORDER BY q.key, a.id LIMIT ${UNITS_MAX}`,
    )
    .bind(JSON.stringify(keys), adultBornBy(now), ...(unit === null ? [] : [unit]));
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
