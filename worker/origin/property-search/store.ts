import type { BrowseRange } from '../../../shared/contract/finding/browse.ts';
import { pagesUpTo, positionsOf } from '../directory/list-pages.ts';
import { type ListSql, loadRanges } from '../directory/ranges.ts';
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

/** One page of a place's properties, by street, and nearby places that have some. */
export async function loadPropertyPage(
  db: SqlDatabase,
  place: Point,
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
        `SELECT y.pnp_id, y.street, ${HOME_COLUMNS}
         FROM place_property w CROSS JOIN property y ON y.property_key = w.property_key
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

/** The first and last streets of a place's pages. */
export function loadPropertyRanges(db: SqlDatabase, placeId: number, pages: number): Promise<BrowseRange[]> {
  return loadRanges(db, PROPERTIES_OF_PLACE, pages, placeId);
}

const PROPERTIES_OF_PLACE: ListSql = {
  name: 'y.street',
  entries: 'place_property w CROSS JOIN property y ON y.property_key = w.property_key WHERE w.place_id = ?1',
  position: 'w.position',
};
