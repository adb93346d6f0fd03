import { places } from 'virtual:map-places';
import type { GridPlace } from '../../shared/geo/street-grid.ts';

/** Every place with its own streets. */
export const gridPlaces: readonly GridPlace[] = places.map(([id, latitude, longitude, size]) => ({
  id,
  latitude,
  longitude,
  size,
}));
