import { places } from 'virtual:map-places';
import type { GridPlace } from '../../shared/geo/street-grid.ts';

/** Every place that has streets of its own. */
export const gridPlaces: readonly GridPlace[] = places.map(([id, latitude, longitude, size]) => ({
  id,
  latitude,
  longitude,
  size,
}));
