import type { BrowseRange } from '../../../shared/contract/browse.ts';
import { pagesUpTo, positionsOf } from '../directory/list-pages.ts';
import { type ListSql, loadRanges } from '../directory/ranges.ts';
import { lastPosition } from '../directory/store.ts';
import type { SqlDatabase } from '../env.ts';
import { nearbyStatement } from '../locations/nearby.ts';

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
    nearbyStatement(db, 'properties', place),
  ]);
  return {
    properties: (properties?.results ?? []) as ListedRow[],
    pages: pagesUpTo(lastPosition(last?.results)),
    nearby: (nearby?.results ?? []) as NearbyRow[],
  };
}

/** The streets that the pages of a place begin and end with. */
export function loadPropertyRanges(db: SqlDatabase, placeId: number, pages: number): Promise<BrowseRange[]> {
  return loadRanges(db, PROPERTIES_OF_PLACE, pages, placeId);
}

const PROPERTIES_OF_PLACE: ListSql = {
  name: 'y.street',
  entries: 'place_property w CROSS JOIN property y ON y.property_key = w.property_key WHERE w.place_id = ?1',
  position: 'w.position',
};
