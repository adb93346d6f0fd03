import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import { type ListSql, pageSql, rangesStatement, readRanges } from '../directory/ranges.ts';
import type { SqlDatabase } from '../env.ts';
import { nearbyStatement, type Point } from '../locations/nearby.ts';
import { HOME_COLUMNS, type HomeRow } from '../property/home-facts.ts';

interface ListedRow extends HomeRow {
  pnp_id: string;
  street: string;
}

interface NearbyRow {
  city: string;
  state_code: string;
  properties: number;
}

/**
 * One page of a place's properties, by street, with the ranges that lead into the others, and nearby places that have
 * some. One round trip.
 */
export async function loadPropertyPage(
  db: SqlDatabase,
  place: Point,
  page: number,
): Promise<{
  readonly properties: readonly ListedRow[];
  readonly ranges: BrowseRange[];
  readonly nearby: readonly NearbyRow[];
}> {
  const { before, entries } = pageSql(PROPERTIES_OF_PLACE);
  const [properties, ranges, nearby] = await db.batch<unknown>([
    db
      .prepare(
        `${before} SELECT y.pnp_id, y.street, ${HOME_COLUMNS} FROM ${PROPERTIES_OF_PLACE.entries} AND ${entries}`,
      )
      .bind(place.id, page),
    rangesStatement(db, PROPERTIES_OF_PLACE, place.id),
    nearbyStatement(db, 'properties', place),
  ]);
  return {
    properties: (properties?.results ?? []) as ListedRow[],
    ranges: readRanges(ranges),
    nearby: (nearby?.results ?? []) as NearbyRow[],
  };
}

/** The list of a place's properties. */
export const PROPERTIES_OF_PLACE: ListSql = {
  list: 'properties',
  name: 'y.street',
  total: 'SELECT c.properties FROM place_count c WHERE c.place_id = ?1',
  positions: 'place_property e WHERE e.place_id = ?1',
  entries: 'place_property e CROSS JOIN property y ON y.property_key = e.property_key WHERE e.place_id = ?1',
  position: 'e.position',
};
