import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type StateCode, US_STATES } from '../../../shared/people/us-states.ts';

export interface County {
  readonly name: string;
  /** five digits, the first two of the state */
  readonly fips: string;
}

type Ring = readonly (readonly number[])[];

interface Shape extends County {
  readonly rings: readonly Ring[];
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** FIPS codes of states and territories, in the order of US_STATES. */
const STATE_FIPS =
  '01 02 04 05 06 08 09 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 44 45 46 47 48 49 50 51 53 54 55 56 72 60 66 69 78';

/** In FIPS order, alphabetical by name; DC comes after DE. */
const FIPS_ORDER =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR AS GU MP VI';

let shapesByState: ReadonlyMap<string, readonly Shape[]> | null = null;

/**
 * The county of a point in a state, by point-in-polygon over the atlas; the state's nearest county for a point off the
 * coast or across the border. Null for a state that is not in the atlas.
 */
export function countyAt(stateCode: StateCode, longitude: number, latitude: number): County | null {
  shapesByState ??= readShapes();
  const shapes = shapesByState.get(stateCode) ?? [];
  const inside = shapes.find((shape) => contains(shape, longitude, latitude));
  return inside ?? nearest(shapes, longitude, latitude);
}

/** Whether a point is in any county of the country, so not in water that has no county or abroad. */
export function isInCounty(longitude: number, latitude: number): boolean {
  shapesByState ??= readShapes();
  for (const shapes of shapesByState.values())
    if (shapes.some((shape) => contains(shape, longitude, latitude))) return true;
  return false;
}

function readShapes(): Map<string, Shape[]> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ counties: GeometryCollection<{ name: string }> }>;
  const numbers = STATE_FIPS.split(' ');
  const states = new Map(FIPS_ORDER.split(' ').map((code, index) => [numbers[index], code]));
  const shapes = new Map<string, Shape[]>(Object.keys(US_STATES).map((code) => [code, []]));
  for (const { id, geometry, properties } of feature(atlas, atlas.objects.counties).features) {
    const fips = String(id);
    const state = states.get(fips.slice(0, 2));
    if (state === undefined || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
    // Holes need no special case: ray casting with the even-odd rule handles all rings together.
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    shapes.get(state)?.push({ fips, name: properties.name, rings, ...boundsOf(rings) });
  }
  return shapes;
}

function boundsOf(rings: readonly Ring[]) {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const ring of rings) {
    for (const [x = 0, y = 0] of ring) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return { west, south, east, north };
}

function contains({ rings, west, south, east, north }: Shape, x: number, y: number): boolean {
  if (x < west || x > east || y < south || y > north) return false;
  let isInside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [ax = 0, ay = 0] = ring[i] ?? [];
      const [bx = 0, by = 0] = ring[j] ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  }
  return isInside;
}

function nearest(shapes: readonly Shape[], x: number, y: number): Shape | null {
  let best: Shape | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const shape of shapes) {
    for (const ring of shape.rings) {
      for (const [px = 0, py = 0] of ring) {
        const d = (px - x) ** 2 + (py - y) ** 2;
        if (d >= distance) continue;
        distance = d;
        best = shape;
      }
    }
  }
  return best;
}
