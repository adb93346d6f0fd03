import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import { pagesUpTo, positionsOf } from '../directory/list-pages.ts';
import { type ListSql, rangesStatement, readRanges } from '../directory/ranges.ts';
import { lastPosition } from '../directory/store.ts';
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
  readonly pages: number;
  readonly ranges: BrowseRange[];
  readonly nearby: readonly NearbyRow[];
}> {
  const { from, to } = positionsOf(page);
  const [properties, last, ranges, nearby] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT y.pnp_id, y.street, ${HOME_COLUMNS}
         FROM place_property w CROSS JOIN property y ON y.property_key = w.property_key
         WHERE w.place_id = ?1 AND w.position BETWEEN ?2 AND ?3 ORDER BY w.position`,
      )
      .bind(place.id, from, to),
    db.prepare('SELECT position FROM place_property WHERE place_id = ?1 ORDER BY position DESC LIMIT 1').bind(place.id),
    rangesStatement(db, PROPERTIES_OF_PLACE, place.id),
    nearbyStatement(db, 'properties', place),
  ]);
  return {
    properties: (properties?.results ?? []) as ListedRow[],
    pages: pagesUpTo(lastPosition(last?.results)),
    ranges: readRanges(ranges),
    nearby: (nearby?.results ?? []) as NearbyRow[],
  };
}

const PROPERTIES_OF_PLACE: ListSql = {
  name: 'y.street',
  positions: 'place_property e WHERE e.place_id = ?1',
  entries: 'place_property e CROSS JOIN property y ON y.property_key = e.property_key WHERE e.place_id = ?1',
  position: 'e.position',
};
