import { toWorld, WORLD_PIXELS } from '../../../../shared/geo/web-mercator.ts';
import { loadPlaces, type Place } from '../../../population/places/places.ts';

/** Pixels around a named place in which no smaller one is named. */
const ROOM = 84;
/** So many of the largest places are asked at the first zoom, and four times as many at each next one. */
const ASKED = 300;
/** More than there are cells from north to south at any zoom. */
const CELLS = 10_000;
/** How many times larger a place must be to hide a smaller one without being named itself. */
const SHADOW = 3;
/** Zooms at which the first and the last places get their names, and where closer views draw the same as the last. */
export const NAMES_FROM_ZOOM = 3;
export const NAMES_ZOOM_MAX = 8;

/** A place that maps name. */
export interface NamedPlace extends Pick<Place, 'id' | 'city' | 'stateCode' | 'latitude' | 'longitude' | 'size'> {
  /** the zoom from which it is named */
  readonly zoom: number;
  /** 0 is the largest */
  readonly rank: number;
}

/** Residents of a place that only the last zoom names, in twenty thousands. */
const LAST_SIZE = 0.2;
/** Boroughs are places of their own, and Brooklyn is larger than what bears the name of the city. */
const CITY_OF_BOROUGHS = 'New York';

let known: readonly NamedPlace[] | null = null;

/**
 * The places that maps name, the largest first. At every zoom the largest place of an area comes first, so that empty
 * parts of the country have names too. Computed once.
 */
export function namedPlaces(): readonly NamedPlace[] {
  known ??= chooseNames(loadPlaces());
  return known;
}

const weightOf = ({ city, size }: Place): number => (city === CITY_OF_BOROUGHS ? 3 * size : size);

function chooseNames(places: readonly Place[]): NamedPlace[] {
  const bySize = [...places].sort((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
  const zooms = new Map<Place, number>();
  for (let zoom = NAMES_FROM_ZOOM; zoom <= NAMES_ZOOM_MAX; zoom += 1) {
    const near = nearbyAt(zoom);
    for (const place of zooms.keys()) near.add(place);
    for (const place of bySize.slice(0, ASKED * 4 ** (zoom - NAMES_FROM_ZOOM))) {
      if (zooms.has(place) || (zoom === NAMES_ZOOM_MAX && place.size < LAST_SIZE)) continue;
      const isFree = !near.has(place, (other) => zooms.has(other) || other.size > SHADOW * place.size);
      // A large place that has no room itself still hides the small ones around it.
      near.add(place);
      if (isFree) zooms.set(place, zoom);
    }
  }
  return bySize
    .flatMap((place) => {
      const zoom = zooms.get(place);
      return zoom === undefined ? [] : [{ place, zoom }];
    })
    .map(({ place: { id, city, stateCode, latitude, longitude, size }, zoom }, rank) => ({
      id,
      city,
      stateCode,
      latitude,
      longitude,
      size,
      zoom,
      rank,
    }));
}

/** The places within ROOM of each other at a zoom. */
function nearbyAt(zoom: number) {
  const cells = new Map<number, { readonly place: Place; readonly x: number; readonly y: number }[]>();
  const spotOf = (place: Place) => {
    const [x, y] = toWorld(place);
    const pixels = WORLD_PIXELS * 2 ** zoom;
    return { place, x: x * pixels, y: y * pixels };
  };
  const cellOf = (x: number, y: number) => Math.floor(x / ROOM) * CELLS + Math.floor(y / ROOM);
  return {
    add(place: Place): void {
      const spot = spotOf(place);
      const cell = cellOf(spot.x, spot.y);
      const inside = cells.get(cell);
      if (inside === undefined) cells.set(cell, [spot]);
      else inside.push(spot);
    },
    /** Whether one within ROOM fits; the first ones added are asked first. */
    has(place: Place, fits: (other: Place) => boolean): boolean {
      const { x, y } = spotOf(place);
      for (const dx of [0, -ROOM, ROOM])
        for (const dy of [0, -ROOM, ROOM])
          for (const other of cells.get(cellOf(x + dx, y + dy)) ?? [])
            if ((other.x - x) ** 2 + (other.y - y) ** 2 < ROOM ** 2 && fits(other.place)) return true;
      return false;
    },
  };
}
