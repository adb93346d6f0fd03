import { countryGrid } from './country-grid.ts';
import { BLOCKS_FROM_ZOOM, SIDE_STREETS_FROM_ZOOM } from './map-numbers.ts';
import type { Park, Ring, Road, RoadRank } from './map-shapes.ts';
import type { GridPlace } from './street-grid.ts';
import { type TownStreets, townStreets } from './town-streets.ts';
import { type WorldBounds, widened } from './web-mercator.ts';

/** What the map of part of the world draws. */
export interface StreetMap {
  readonly roads: readonly Road[];
  readonly blocks: readonly Ring[];
  readonly parks: readonly Park[];
  readonly ponds: readonly Ring[];
}

/** The least important road that a zoom has. */
export function leastRank(zoom: number): RoadRank {
  return zoom < SIDE_STREETS_FROM_ZOOM ? 1 : 2;
}

/**
 * How far lines extend beyond the bounds, as a share of their width: enough that no label or joint shows the border.
 */
const MARGIN = 1 / 64;

const NOTHING: StreetMap = { roads: [], blocks: [], parks: [], ponds: [] };

/**
 * The invented streets, blocks, parks and ponds of part of the world. Towns have the streets their people live on;
 * near, an endless grid around them follows from the coordinates alone. The same input gives the same map on every
 * machine, and whatever crosses the border of the bounds matches from both sides.
 */
export function streetMap(bounds: WorldBounds, zoom: number, places: readonly GridPlace[]): StreetMap {
  const wide = widened(bounds, (bounds.east - bounds.west) * MARGIN);
  const rank = leastRank(zoom);
  const towns = townsWithin(wide, places);
  // From afar the grid would be a lattice that nobody believes.
  const country = zoom < SIDE_STREETS_FROM_ZOOM ? NOTHING : countryGrid(wide, rank, towns, zoom >= BLOCKS_FROM_ZOOM);
  const drawn = towns.map((town, index) => town.draw(wide, rank, towns.slice(0, index), zoom >= BLOCKS_FROM_ZOOM));
  return {
    roads: [country, ...drawn].flatMap(({ roads }) => roads),
    blocks: [country, ...drawn].flatMap(({ blocks }) => blocks),
    parks: [country, ...drawn].flatMap(({ parks }) => parks),
    ponds: country.ponds,
  };
}

/** Towns that reach into the bounds, the biggest first: where two overlap, the bigger one's streets are drawn. */
function townsWithin(bounds: WorldBounds, places: readonly GridPlace[]): TownStreets[] {
  return places
    .map(townStreets)
    .filter(({ extent }) => {
      return (
        extent.east >= bounds.west &&
        extent.west <= bounds.east &&
        extent.south >= bounds.north &&
        extent.north <= bounds.south
      );
    })
    .sort((a, b) => b.place.size - a.place.size || a.place.id - b.place.id);
}
