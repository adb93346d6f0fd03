import { blockRing, middleOf, type Park, positionHash, type Ring, type Road, type RoadRank } from './map-shapes.ts';
import { type GridPlace, groundOf, type Street, streetsOf, type TownGround } from './street-grid.ts';
import {
  fromWorld,
  stretchTouches,
  touches,
  toWorld,
  type WorldBounds,
  type WorldPoint,
  widened,
} from './web-mercator.ts';

/** One street in this many is a main street. */
const STREETS_PER_MAIN = 6;
/** Share of a town's blocks that are parks. People live along the streets, so a park is a single block. */
const PARKS = 0.03;
const PARK_DICE = 8;
/** How much farther than half its streets a turned and bent town may reach. */
const TURNED = 1.35;
const BLOCK_DEGREES = 160 / 111_320;

/** The streets of one town, ready to be drawn in part. */
export interface TownStreets {
  readonly place: GridPlace;
  readonly ground: TownGround;
  /** contains the whole town */
  readonly extent: WorldBounds;
  /** Draws what touches the bounds and is not in one of `others`. */
  draw(
    bounds: WorldBounds,
    rank: RoadRank,
    others: readonly TownStreets[],
    hasBlocks: boolean,
  ): { readonly roads: readonly Road[]; readonly blocks: readonly Ring[]; readonly parks: readonly Park[] };
}

const known = new WeakMap<GridPlace, TownStreets>();

/** The streets of a town: computed when first drawn, then kept as long as the place is. */
export function townStreets(place: GridPlace): TownStreets {
  const before = known.get(place);
  if (before !== undefined) return before;
  const fresh = createTown(place);
  known.set(place, fresh);
  return fresh;
}

function createTown(place: GridPlace): TownStreets {
  const ground = groundOf(place);
  const { half } = ground;
  const reach = half * BLOCK_DEGREES * TURNED;
  const reachEast = reach / Math.cos((place.latitude * Math.PI) / 180);
  const [west, north] = toWorld({ latitude: place.latitude + reach, longitude: place.longitude - reachEast });
  const [east, south] = toWorld({ latitude: place.latitude - reach, longitude: place.longitude + reachEast });
  const side = 2 * half + 1;
  let crossings: readonly WorldPoint[] | null = null;
  let streets: readonly Street[] | null = null;

  /** By offsets from the middle of town. */
  const at = (column: number, row: number): WorldPoint => {
    crossings ??= Array.from({ length: side * side }, (_, index) => {
      const [longitude, latitude] = ground.crossing((index % side) - half, Math.floor(index / side) - half);
      return toWorld({ latitude, longitude });
    });
    return crossings[(row + half) * side + column + half] ?? [0, 0];
  };

  return {
    place,
    ground,
    extent: { west, north, east, south },
    draw(bounds, rank, others, hasBlocks) {
      streets ??= streetsOf(place);
      const isTaken = isIn(others);
      const roads = streets.flatMap((street) => {
        const own: RoadRank = street.offset % STREETS_PER_MAIN === 0 ? 1 : 2;
        const point = (along: number) => (street.axis === 'ew' ? at(along, street.offset) : at(street.offset, along));
        return own > rank ? [] : [...partsOf(street.name, own, half, point, bounds, isTaken)];
      });
      const nearby = widened(bounds, (east - west) / side);
      const blocks: Ring[] = [];
      const parks: Park[] = [];
      for (let row = -half; hasBlocks && row < half; row += 1)
        for (let column = -half; column < half; column += 1) {
          // Check two corners roughly first: most of a town's blocks are far from what is drawn.
          if (!stretchTouches(at(column, row), at(column + 1, row + 1), nearby)) continue;
          const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
          if (!touches(corners, bounds) || corners.some(isTaken)) continue;
          const ring = blockRing(...corners);
          const dice = positionHash(PARK_DICE + place.id, column, row);
          if (dice >= PARKS) blocks.push(ring);
          else parks.push({ name: parkName(streets, dice / PARKS), ring, middle: middleOf(ring) });
        }
      return { roads, blocks, parks };
    },
  };
}

function isIn(towns: readonly TownStreets[]): (point: WorldPoint) => boolean {
  return (point) => {
    if (towns.length === 0) return false;
    const { longitude, latitude } = fromWorld(point);
    return towns.some(({ ground }) => ground.contains(longitude, latitude, 0));
  };
}

/** The parts of a street that touch the bounds and are in no other town. */
function* partsOf(
  name: string,
  rank: RoadRank,
  half: number,
  at: (along: number) => WorldPoint,
  bounds: WorldBounds,
  isTaken: (point: WorldPoint) => boolean,
): Generator<Road> {
  let line: WorldPoint[] = [];
  for (let along = -half; along < half; along += 1) {
    const [from, to] = [at(along), at(along + 1)];
    if (stretchTouches(from, to, bounds) && !(isTaken(from) && isTaken(to))) {
      if (line.length === 0) line.push(from);
      line.push(to);
    } else if (line.length > 0) {
      yield { name, rank, line };
      line = [];
    }
  }
  if (line.length > 0) yield { name, rank, line };
}

/** Named after one of the town's streets. */
function parkName(streets: readonly Street[], share: number): string {
  const { name } = streets[Math.floor(share * streets.length)] ?? { name: 'Town Park' };
  return `${/[A-Z][a-z]+/.exec(name)?.[0] ?? 'Town'} Park`;
}
