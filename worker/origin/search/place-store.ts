import { NEAR_MILES } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { CityReading, PlaceQuery } from './place-query.ts';
import { rangesOf } from './place-spelling.ts';
import { type PlaceRow, readPlaceRows } from './resolved-place.ts';
import type { ResolvedPlace } from './search-area.ts';

/** Resolves a place in the gazetteer, in one query at most. A zip means its city: nobody's zip is confirmed. */
export async function resolvePlace(db: SqlDatabase, query: PlaceQuery): Promise<ResolvedPlace> {
  const statement = placeStatement(db, query);
  return readResolvedPlace(query, statement === null ? [] : (await statement.all()).results);
}

/** What the query for a place found; no rows for a place that takes no query. */
export function readResolvedPlace(query: PlaceQuery, found: readonly unknown[]): ResolvedPlace {
  return readPlaceRows(query, found as readonly PlaceRow[]);
}

/** Not a join, for which the planner would read the counts of all places first. */
const PEOPLE = 'COALESCE((SELECT c.people FROM place_count c WHERE c.place_id = l.id), 0)';
const PLACE = `l.id, l.city, l.city_key, l.state_code, l.county, l.fips_code, ${PEOPLE} AS people`;
/** Rows read for a misspelled place, which takes more only where half a state begins with the same letters. */
const CLOSE_READ_MAX = 1_500;

/**
 * The query for a place, to be batched with others; null for one that takes none. Each reading is one range of an index,
 * and so are the towns around a place: the one-degree squares that a circle of `NEAR_MILES` touches. Misspellings are
 * looked for only if no reading is found.
 */
export function placeStatement(db: SqlDatabase, query: PlaceQuery): SqlStatement | null {
  switch (query.kind) {
    case 'anywhere':
      return null;
    case 'state':
      return query.readings.length === 0 ? null : citiesStatement(db, query.readings, null);
    case 'zip':
      return db.prepare(zipSql(query.isNear === true)).bind(query.zip5);
    case 'city':
      return citiesStatement(db, query.readings, query);
  }
}

function citiesStatement(
  db: SqlDatabase,
  readings: readonly CityReading[],
  city: Extract<PlaceQuery, { kind: 'city' }> | null,
): SqlStatement {
  const elsewhere = city?.elsewhere ?? [];
  const asked = [...readings, ...elsewhere];
  const ranges = city === null ? [] : rangesOf(city.misspelled);
  const sql = citySql({
    hasCounties: asked.some(({ scope }) => scope === 'county'),
    isNear: readings.some(({ isNear }) => isNear === true),
    isCorrected: ranges.length > 0,
  });
  return ranges.length === 0
    ? db.prepare(sql).bind(JSON.stringify(asked))
    : db.prepare(sql).bind(JSON.stringify(asked), JSON.stringify(ranges), readings.length);
}

/** `key` must be city_key or county_key, both indexed with the state. */
const foundBy = (key: string, scope: string): string =>
  `SELECT q.key AS reading, COALESCE(q.value ->> 'isNear', 0) AS is_near, l.id
   FROM json_each(?1) q CROSS JOIN place l ON l.${key} = q.value ->> 'cityKey'
     AND (q.value ->> 'stateCode' IS NULL OR l.state_code = q.value ->> 'stateCode')
   WHERE q.value ->> 'scope' IS ${scope}`;

function citySql(has: { hasCounties: boolean; isNear: boolean; isCorrected: boolean }): string {
  const found = [foundBy('city_key', 'NULL'), ...(has.hasCounties ? [foundBy('county_key', "'county'")] : [])];
  const rows = [
    FOUND_ROWS,
    ...(has.isNear ? [AROUND_ROWS] : []),
    ...(has.isCorrected
      ? [
          closeRows("r.value ->> 'stateCode' IS NULL", ''),
          closeRows("r.value ->> 'stateCode' IS NOT NULL", STATE_OF_RANGE),
        ]
      : []),
  ];
  return `WITH found AS MATERIALIZED (${found.join(' UNION ALL ')}) ${rows.join(' UNION ALL ')}`;
}

/** The place that the zip is named after comes first. */
const zipSql = (isNear: boolean): string =>
  `WITH found AS MATERIALIZED (
     SELECT 1 - z.is_named AS reading, ${isNear ? 1 : 0} AS is_near, z.place_id AS id FROM place_zip z WHERE z.zip5 = ?1)
   ${FOUND_ROWS} ${isNear ? `UNION ALL ${AROUND_ROWS}` : ''}`;

const FOUND_ROWS = `SELECT 'found' AS source, w.reading, ${PLACE}
  FROM found w CROSS JOIN place l ON l.id = w.id`;

/** How many places with people 'near' takes: those with the most. */
const AROUND_MAX = 40;
const MILES_PER_DEGREE = 69;
const DEGREES_AROUND = NEAR_MILES / MILES_PER_DEGREE;
/** Degrees of longitude in which that is enough; farther north than the lower 48 states the circle is narrower. */
const DEGREES_EAST = 0.55;

/** The squares that a circle around `m` touches, as the gazetteer numbers them: the `cell` column of the place table. */
function cellsTouched(): string[] {
  return [-DEGREES_AROUND, DEGREES_AROUND].flatMap((north) =>
    [-DEGREES_EAST, 0, DEGREES_EAST].map(
      (east) => `CAST(m.latitude + ${90 + north} AS INTEGER) * 1000 + CAST(m.longitude + ${180 + east} AS INTEGER)`,
    ),
  );
}

/** Places with people around the first reading's place, or around the one of them with the most people. */
const AROUND_ROWS = `SELECT * FROM (
  SELECT 'around' AS source, m.reading, ${PLACE}
  FROM (SELECT w.reading, l.latitude, l.longitude FROM found w CROSS JOIN place l ON l.id = w.id
        WHERE w.is_near = 1 ORDER BY w.reading, ${PEOPLE} DESC, l.id LIMIT 1) m
    CROSS JOIN place l ON l.cell IN (${cellsTouched().join(', ')})
    CROSS JOIN place_count c ON c.place_id = l.id
  WHERE c.people > 0 AND (l.latitude - m.latitude) * (l.latitude - m.latitude)
    + (l.longitude - m.longitude) * (l.longitude - m.longitude) * cos(radians(m.latitude)) * cos(radians(m.latitude))
    <= ${DEGREES_AROUND * DEGREES_AROUND}
  ORDER BY c.people DESC, l.id LIMIT ${AROUND_MAX})`;

const STATE_OF_RANGE = "AND l.state_code = r.value ->> 'stateCode'";
const closeRows = (which: string, inState: string): string => `SELECT * FROM (
  SELECT DISTINCT 'close' AS source, 0 AS reading, ${PLACE}
  FROM json_each(?2) r CROSS JOIN place l ON l.city_key >= r.value ->> 'from' AND l.city_key <= r.value ->> 'to' ${inState}
  WHERE ${which} AND NOT EXISTS (SELECT 1 FROM found w WHERE w.reading < ?3) LIMIT ${CLOSE_READ_MAX})`;
