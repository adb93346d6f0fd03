import { places } from 'virtual:map-places';
import type { GridPlace } from '../../shared/geo/street-grid.ts';

const NUMBERS_PER_PLACE = 3;

/** Every place with its own streets. */
export const gridPlaces: readonly GridPlace[] = Array.from({ length: places.length / NUMBERS_PER_PLACE }, (_, at) => {
  const [latitude = 0, longitude = 0, size = 0] = places.slice(NUMBERS_PER_PLACE * at, NUMBERS_PER_PLACE * (at + 1));
  return { id: at + 1, latitude: latitude / 10_000, longitude: longitude / 10_000, size: size / 100 };
});
