import type { SqlDatabase, SqlStatement } from '../env.ts';
import { END } from '../search/range-end.ts';
import { PLACES_MAX, STORED_LETTERS_MAX } from './limits.ts';
import type { TypedNickname } from './nickname-typing.ts';
import type { CityBeginning, CountyBeginning } from './place-text.ts';

export interface PlaceRow {
  city: string;
  state_code: string;
  people: number;
}
/** A city, with the number of the nickname that means it. */
export interface NicknameRow extends PlaceRow {
  readonly nickname: number;
}
/** A city, with its first and last zip of those that begin so. */
export interface ZipsRow extends PlaceRow {
  readonly first_zip: string;
  readonly last_zip: string;
}
export interface CountyRow {
  readonly county: string;
  readonly state_code: string;
  readonly fips_code: string | null;
  readonly people: number;
}
export interface StateRow {
  state_code: string;
  people: number;
}

/** Places read for one beginning: 'san' has the most. */
const PLACES_READ_MAX = 1_000;

/** Cities whose name starts with this, most people first; cities where nobody lives are left out. */
export function citiesStatement(db: SqlDatabase, { cityKey, stateCodes }: CityBeginning): SqlStatement {
  if (stateCodes === null && cityKey.length <= STORED_LETTERS_MAX)
    return db
      .prepare(
        `SELECT l.city, l.state_code, c.people
         FROM suggestion s CROSS JOIN place l ON l.id = CAST(s.word AS INTEGER)
           CROSS JOIN place_count c ON c.place_id = l.id AND c.people > 0
         WHERE s.kind = 'place' AND s.prefix = ?1 ORDER BY s.rank LIMIT ${PLACES_MAX}`,
      )
      .bind(cityKey);
  return db
    .prepare(
      `SELECT b.city, b.state_code, c.people
       FROM (SELECT id, city, state_code, city_key FROM place WHERE city_key >= ?1 AND city_key <= ?2
             ORDER BY city_key LIMIT ${PLACES_READ_MAX}) b
         CROSS JOIN place_count c ON c.place_id = b.id AND c.people > 0
       WHERE ?3 IS NULL OR b.state_code IN (SELECT value FROM json_each(?3))
       ORDER BY c.people DESC, b.city_key, b.state_code LIMIT ${PLACES_MAX}`,
    )
    .bind(cityKey, cityKey + END, stateCodes === null ? null : JSON.stringify(stateCodes));
}

/** The city of a zip. */
export function zipStatement(db: SqlDatabase, zip5: string): SqlStatement {
  return db
    .prepare(
      `SELECT l.city, l.state_code, c.people FROM place_zip z CROSS JOIN place l ON l.id = z.place_id
         CROSS JOIN place_count c ON c.place_id = l.id AND c.people > 0
       WHERE z.zip5 = ?1 ORDER BY z.is_named DESC, c.people DESC, l.id LIMIT 1`,
    )
    .bind(zip5);
}

/** The cities of the zips that begin with three or four digits, those with the most people first. */
export function zipsStatement(db: SqlDatabase, digits: string): SqlStatement {
  return db
    .prepare(
      `SELECT l.city, l.state_code, c.people, MIN(z.zip5) AS first_zip, MAX(z.zip5) AS last_zip
       FROM place_zip z CROSS JOIN place l ON l.id = z.place_id
         CROSS JOIN place_count c ON c.place_id = l.id AND c.people > 0
       WHERE z.zip5 >= ?1 AND z.zip5 <= ?2 AND z.is_named = 1
       GROUP BY l.id ORDER BY c.people DESC, l.id LIMIT ${PLACES_MAX}`,
    )
    .bind(digits, digits + END);
}

/** The cities that nicknames mean, if anybody lives there. */
export function nicknamesStatement(db: SqlDatabase, nicknames: readonly TypedNickname[]): SqlStatement {
  return db
    .prepare(
      `SELECT q.key AS nickname, l.city, l.state_code, c.people FROM json_each(?1) q CROSS JOIN place l
         ON l.city_key = q.value ->> 'cityKey'
           AND (q.value ->> 'stateCode' IS NULL OR l.state_code = q.value ->> 'stateCode')
         CROSS JOIN place_count c ON c.place_id = l.id AND c.people > 0
       ORDER BY q.key, c.people DESC LIMIT ${PLACES_MAX}`,
    )
    .bind(JSON.stringify(nicknames));
}

/** Counties of this name or beginning with people, those with the most first; none for null. */
export function countiesStatement(db: SqlDatabase, county: CountyBeginning | null): SqlStatement {
  const from = county?.countyKey ?? null;
  return db
    .prepare(
      `SELECT MIN(b.county) AS county, b.state_code, b.fips_code, SUM(c.people) AS people
       FROM (SELECT id, county, county_key, state_code, fips_code FROM place
             WHERE county_key >= ?1 AND county_key <= ?2 LIMIT ${PLACES_READ_MAX}) b
         CROSS JOIN place_count c ON c.place_id = b.id AND c.people > 0
       GROUP BY b.county_key, b.state_code, b.fips_code ORDER BY people DESC, county, b.state_code LIMIT ${PLACES_MAX}`,
    )
    .bind(from, county?.isBeginning ? from + END : from);
}

/** States where someone lives, with the number of people. */
export function statesStatement(db: SqlDatabase, stateCodes: readonly string[]): SqlStatement {
  return db
    .prepare(
      `SELECT s.state_code, s.people FROM json_each(?1) q CROSS JOIN state_count s ON s.state_code = q.value
       WHERE s.people > 0 ORDER BY q.key`,
    )
    .bind(JSON.stringify(stateCodes));
}
