import { houseNumberSpellings, unitKey } from '../../../shared/people/streets/typed-street.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy } from '../people/age.ts';
import { shownAddressSql } from './shown-address.ts';
import type { MeantStreet } from './street-store.ts';

/**
 * Addresses per lookup: more units than any house in the country has, so residents are counted correctly.
 */
const UNITS_MAX = 5_000;

/** An address of a house that may be shown. */
export interface HouseRow {
  id: string;
  unit: string | null;
  latitude: number;
  longitude: number;
}

/**
 * Narrows a house to the units that may be meant: those with exactly the digits in `?5`, in any order. unitKey decides
 * between them, since units are written in too many ways for SQL. Not a pattern, because typed text may exceed SQLite's
 * limit for one.
 */
const HAS_DIGITS_OF_UNIT = [...'0123456789']
  .map((digit) => `(instr(a.unit, '${digit}') > 0) = (instr(?5, '${digit}') > 0)`)
  .join(' AND ');

function houseStatement(db: SqlDatabase, { reading, placeId }: MeantStreet, now: number): SqlStatement {
  const { houseNumber, street, unit } = reading;
  const spellings = houseNumber === null ? [] : houseNumberSpellings(houseNumber);
  const ofUnit = unit === null ? '' : `AND ${HAS_DIGITS_OF_UNIT}`;
  return db
    .prepare(
      `SELECT a.id, a.unit, a.latitude, a.longitude
       FROM json_each(?1) q CROSS JOIN address a ON a.place_id = ?2 AND a.street_key = ?3 AND a.house_number = q.value
       WHERE ${shownAddressSql('?4')} ${ofUnit} ORDER BY a.id LIMIT ${UNITS_MAX}`,
    )
    .bind(JSON.stringify(spellings), placeId, street, adultBornBy(now), ...(unit === null ? [] : [unit]));
}

/**
 * The addresses of the house that is meant, by id: all its units, or the requested one; none if no house fits. One
 * query.
 */
export async function findHouse(db: SqlDatabase, meant: MeantStreet, now: number): Promise<readonly HouseRow[]> {
  const { results } = await houseStatement(db, meant, now).all<HouseRow>();
  const { unit } = meant.reading;
  return unit === null ? results : results.filter((row) => row.unit !== null && unitKey(row.unit) === unit);
}
