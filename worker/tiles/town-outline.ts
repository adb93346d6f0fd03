import { groundOf, type TownGround } from '../../shared/geo/street-grid.ts';
import type { LatLong } from '../../shared/geo/web-mercator.ts';
import { gridPlaces } from './grid-places.ts';

/** A position given is at most so far from the town's, in degrees. */
const NEAR = 0.01;

/** The edge of the streets of the town whose middle is given, as corners in order; null for no town. */
export function townOutline({ latitude, longitude }: LatLong): readonly LatLong[] | null {
  const away = (place: LatLong) => Math.hypot(place.latitude - latitude, place.longitude - longitude);
  let [nearest, distance] = [gridPlaces[0], NEAR];
  for (const place of gridPlaces) {
    if (Math.abs(place.latitude - latitude) > NEAR || away(place) > distance) continue;
    [nearest, distance] = [place, away(place)];
  }
  return nearest === undefined || away(nearest) > NEAR ? null : edgeOf(groundOf(nearest));
}

function edgeOf({ half, crossing }: TownGround): LatLong[] {
  const side = Array.from({ length: 2 * half }, (_, along) => along - half);
  const corners = [
    ...side.map((along) => crossing(along, half)),
    ...side.map((along) => crossing(half, -along)),
    ...side.map((along) => crossing(-along, -half)),
    ...side.map((along) => crossing(-half, along)),
  ];
  return corners.map(([longitude, latitude]) => ({ latitude, longitude }));
}
