import { pagesUpTo, positionsOf, type RangeRow, rangesOf } from '../directory/list-pages.ts';
import { lastPosition } from '../directory/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { cellsAround, degreeRatio } from '../locations/cells.ts';

/** Places that are named as nearby. */
const NEARBY = 8;

interface CityRow {
  city: string;
  properties: number;
}

/** The cities of a state that have a property on record, by the alphabet: no more rows than the gazetteer has of it. */
export async function loadPropertyCities(
  db: SqlDatabase,
  stateCode: string,
): Promise<{ readonly properties: number; readonly cities: readonly CityRow[] }> {
  const [state, cities] = await db.batch<unknown>([
    db.prepare('SELECT properties FROM state_count WHERE state_code = ?1').bind(stateCode),
    db
      .prepare(
        `SELECT l.city, c.properties FROM place l CROSS JOIN place_count c ON c.place_id = l.id
         WHERE l.state_code = ?1 AND c.properties > 0 ORDER BY l.city_key, l.id`,
      )
      .bind(stateCode),
  ]);
  return {
    properties: (state?.results[0] as { properties: number } | undefined)?.properties ?? 0,
    cities: (cities?.results ?? []) as CityRow[],
  };
}

export interface PropertyPlaceRow {
  id: number;
  city: string;
  state_code: string;
  latitude: number;
  longitude: number;
  properties: number;
}

/** Of the places that a name may mean, the one of most properties; null where none of them has any that is shown. */
export async function findPropertyPlace(
  db: SqlDatabase,
  placeIds: readonly number[],
): Promise<PropertyPlaceRow | null> {
  return db
    .prepare(
      `SELECT l.id, l.city, l.state_code, l.latitude, l.longitude, c.properties
       FROM json_each(?1) i CROSS JOIN place l ON l.id = i.value CROSS JOIN place_count c ON c.place_id = l.id
       WHERE c.properties > 0 ORDER BY c.properties DESC, l.id LIMIT 1`,
    )
    .bind(JSON.stringify(placeIds))
    .first<PropertyPlaceRow>();
}

interface ListedRow {
  pnp_id: string;
  street: string;
}

interface NearbyRow {
  city: string;
  state_code: string;
  properties: number;
}

/** One page of the properties of a place, by street, and the places around it that have some. */
export async function loadPropertyPage(
  db: SqlDatabase,
  place: PropertyPlaceRow,
  page: number,
): Promise<{
  readonly properties: readonly ListedRow[];
  readonly pages: number;
  readonly nearby: readonly NearbyRow[];
}> {
  const { from, to } = positionsOf(page);
  const [properties, last, nearby] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT y.pnp_id, y.street FROM place_property w CROSS JOIN property y ON y.property_key = w.property_key
         WHERE w.place_id = ?1 AND w.position BETWEEN ?2 AND ?3 ORDER BY w.position`,
      )
      .bind(place.id, from, to),
    db.prepare('SELECT position FROM place_property WHERE place_id = ?1 ORDER BY position DESC LIMIT 1').bind(place.id),
    nearbyStatement(db, place),
  ]);
  return {
    properties: (properties?.results ?? []) as ListedRow[],
    pages: pagesUpTo(lastPosition(last?.results)),
    nearby: (nearby?.results ?? []) as NearbyRow[],
  };
}

/** Places with properties in the square of a degree that this one lies in and the eight around it, the nearest first. */
function nearbyStatement(db: SqlDatabase, { id, latitude, longitude }: PropertyPlaceRow): SqlStatement {
  return db
    .prepare(
      `SELECT l.city, l.state_code, c.properties
       FROM json_each(?1) q CROSS JOIN place l ON l.cell = q.value CROSS JOIN place_count c ON c.place_id = l.id
       WHERE c.properties > 0 AND l.id <> ?2
       ORDER BY (l.latitude - ?3) * (l.latitude - ?3) + (l.longitude - ?4) * (l.longitude - ?4) * ?5, l.id
       LIMIT ${NEARBY}`,
    )
    .bind(JSON.stringify(cellsAround(latitude, longitude)), id, latitude, longitude, degreeRatio(latitude) ** 2);
}

/** The streets that the pages of a place begin and end with. */
export async function loadPropertyRanges(
  db: SqlDatabase,
  placeId: number,
  pages: number,
): Promise<readonly RangeRow[]> {
  const edge = (order: 'ASC' | 'DESC') =>
    `(SELECT y.street FROM place_property w CROSS JOIN property y ON y.property_key = w.property_key
      WHERE w.place_id = ?1 AND w.position BETWEEN r.value ->> 'from' AND r.value ->> 'to'
      ORDER BY w.position ${order} LIMIT 1)`;
  const { results } = await db
    .prepare(
      `SELECT r.value ->> 'page' AS page, ${edge('ASC')} AS first, ${edge('DESC')} AS last
       FROM json_each(?2) r ORDER BY r.key`,
    )
    .bind(placeId, JSON.stringify(rangesOf(pages)))
    .all<RangeRow>();
  return results;
}
