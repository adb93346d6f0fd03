import { houseNumberSpellings, type TypedStreet, unitKey } from '../../../shared/people/streets/typed-street.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';

/** What the request specified besides street and place. */
export interface HouseQuestion {
  /** as unitKey makes it; null for the whole house */
  readonly unit: string | null;
  /** id of an address that must be among the results */
  readonly id: string | null;
}

/**
 * The addresses of the one house that is meant: all its units, or the requested one. If several readings or places find
 * a house, the one with the id wins; otherwise that of the first reading and, among places of the same name, the first.
 *
 * @returns none if no house fits, or if the id belongs to another street: an id alone must not reveal a house number.
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
 * Addresses per lookup: more units than any house in the country has, so residents are counted correctly; for several
 * houses in places of the same name, their total.
 */
const UNITS_MAX = 5_000;

/** An address that may be shown: someone who may be shown lives or lived there, or it has its own property. */
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
  /** which reading it fits */
  reading: number;
}

/**
 * Narrows a house to the units that may be meant: those with exactly the digits in `?3`, in any order. `chooseHouse`
 * decides between them, since units are written in too many ways for SQL. Not a pattern, because typed text may exceed
 * SQLite's limit for one.
 */
const HAS_DIGITS_OF_UNIT = [...'0123456789']
  .map((digit) => `(instr(a.unit, '${digit}') > 0) = (instr(?3, '${digit}') > 0)`)
  .join(' AND ');

/**
 * An address without anything that may be shown counts as nonexistent; otherwise a response would confirm people who
 * were removed.
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

/** The addresses that a typed street may mean in these places, most likely reading first. One query. */
export async function findHouses(
  db: SqlDatabase,
  readings: readonly TypedStreet[],
  placeIds: readonly number[],
  now: number,
): Promise<readonly HouseRow[]> {
  return (await housesStatement(db, readings, placeIds, now).all<HouseRow>()).results;
}
