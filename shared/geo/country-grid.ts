import {
  blockRing,
  middleOf,
  type Park,
  pondRing,
  positionHash,
  type Ring,
  type Road,
  type RoadRank,
} from './map-shapes.ts';
import { type Axis, STREET_WORDS, streetName } from './street-names.ts';
import type { TownStreets } from './town-streets.ts';
import { fromWorld, stretchTouches, touches, type WorldBounds, type WorldPoint, widened } from './web-mercator.ts';

/** Blocks around the world: each about 150 meters at the latitudes of the United States. */
const BLOCKS_AROUND = 200_000;
/** One street in this many has the rank: rank 0 joins towns, rank 1 is a main road. */
const BLOCKS_PER_RANK = { 0: 24, 1: 6, 2: 1 } as const satisfies Record<RoadRank, number>;
/** The most blocks by which bends move a crossing. */
const FARTHEST_BEND = 8;
/** A street changes its name after this many blocks. */
const BLOCKS_PER_NAME = { 0: 480, 1: 120, 2: 36 } as const satisfies Record<RoadRank, number>;
/** Share of stretches between two crossings where a small street is missing. */
const GAPS = 0.1;
/** Share of squares between main roads that have a park, and of wide enough parks that have a pond. */
const PARKS = 0.2;
const PONDS = 0.5;
const SQUARE = BLOCKS_PER_RANK[1];
/** Meters left free beyond a town's outermost street. */
const TOWN_MARGIN = 60;

const DICE = { name: 1, look: 2, gap: 3, park: 4, parkSize: 5, parkPlace: 6, pond: 7 } as const;

export interface CountryGrid {
  readonly roads: readonly Road[];
  readonly blocks: readonly Ring[];
  readonly parks: readonly Park[];
  readonly ponds: readonly Ring[];
}

/**
 * The streets outside the towns, computed from coordinates alone. Lines are whole numbers, growing to the east and
 * south.
 */
export function countryGrid(
  bounds: WorldBounds,
  rank: RoadRank,
  towns: readonly TownStreets[],
  hasBlocks: boolean,
): CountryGrid {
  const step = BLOCKS_PER_RANK[rank];
  const from = (edge: number) => Math.floor((edge * BLOCKS_AROUND - FARTHEST_BEND) / step) * step;
  const to = (edge: number) => Math.ceil((edge * BLOCKS_AROUND + FARTHEST_BEND) / step) * step;
  const [west, east, north, south] = [from(bounds.west), to(bounds.east), from(bounds.north), to(bounds.south)];
  const known = new Map<number, Crossing>();
  const at = (column: number, row: number): Crossing => {
    // A park's corners may be a few lines outside.
    const key = (column - west) * (south - north + 3 * SQUARE) + (row - north + SQUARE);
    const before = known.get(key);
    if (before !== undefined) return before;
    const point = crossing(column, row);
    const fresh = { point, isInTown: isInTown(point, towns) };
    known.set(key, fresh);
    return fresh;
  };
  const roads: Road[] = [];
  for (let column = west; column <= east; column += step)
    roads.push(...street('ns', column, north, south, step, bounds, (row) => at(column, row)));
  for (let row = north; row <= south; row += step)
    roads.push(...street('ew', row, west, east, step, bounds, (column) => at(column, row)));
  if (!hasBlocks) return { roads, blocks: [], parks: [], ponds: [] };

  // Check two corners roughly before checking all four exactly.
  const nearby = widened(bounds, 1 / BLOCKS_AROUND);
  const blocks: Ring[] = [];
  for (let column = west; column < east; column += 1)
    for (let row = north; row < south; row += 1) {
      if (!stretchTouches(at(column, row).point, at(column + 1, row + 1).point, nearby)) continue;
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
      if (corners.some((corner) => corner.isInTown) || isInPark(column, row)) continue;
      const [a, b, c, d] = corners;
      const ring = blockRing(a.point, b.point, c.point, d.point);
      if (touches(ring, bounds)) blocks.push(ring);
    }
  return { roads, blocks, ...parksOf({ west, east, north, south }, bounds, at) };
}

interface Crossing {
  readonly point: WorldPoint;
  readonly isInTown: boolean;
}

/** Where two lines cross: bent slightly, so that no street is straight and parallel streets never meet. */
function crossing(column: number, row: number): WorldPoint {
  const x = column + 5 * Math.sin(row / 23) + 2 * Math.sin(row / 61 + column / 83);
  const y = row + 5 * Math.sin(column / 27 + 2) + 2 * Math.sin(column / 71 - row / 79);
  return [x / BLOCKS_AROUND, y / BLOCKS_AROUND];
}

function isInTown(point: WorldPoint, towns: readonly TownStreets[]): boolean {
  if (towns.length === 0) return false;
  const { longitude, latitude } = fromWorld(point);
  return towns.some(({ ground }) => ground.contains(longitude, latitude, TOWN_MARGIN));
}

function rankOf(line: number): RoadRank {
  if (line % BLOCKS_PER_RANK[0] === 0) return 0;
  return line % BLOCKS_PER_RANK[1] === 0 ? 1 : 2;
}

/** One line of the grid: its parts that exist and touch the bounds, each with its name. */
function* street(
  axis: Axis,
  line: number,
  first: number,
  last: number,
  step: number,
  bounds: WorldBounds,
  at: (along: number) => Crossing,
): Generator<Road> {
  const rank = rankOf(line);
  const perName = BLOCKS_PER_NAME[rank];
  let part: WorldPoint[] = [];
  let name = '';
  for (let along = first; along < last; along += step) {
    const [from, to] = [at(along), at(along + step)];
    const isThere =
      stretchTouches(from.point, to.point, bounds) &&
      !(from.isInTown && to.isInTown) &&
      !(rank === 2 && isMissing(axis, line, along));
    const nameHere = isThere ? roadName(axis, line, Math.floor(along / perName)) : '';
    if (part.length > 0 && (!isThere || nameHere !== name)) {
      yield { name, rank, line: part };
      part = [];
    }
    if (!isThere) continue;
    if (part.length === 0) part.push(from.point);
    part.push(to.point);
    name = nameHere;
  }
  if (part.length > 0) yield { name, rank, line: part };
}

function isMissing(axis: Axis, line: number, along: number): boolean {
  const isNorthSouth = axis === 'ns';
  if (positionHash(DICE.gap + (isNorthSouth ? 100 : 200), line, along) < GAPS) return true;
  // No streets cross a park.
  return isNorthSouth
    ? isInPark(line, along) && isInPark(line - 1, along)
    : isInPark(along, line) && isInPark(along, line - 1);
}

function roadName(axis: Axis, line: number, part: number): string {
  const kind = axis === 'ns' ? 100 : 200;
  const word = STREET_WORDS[Math.floor(positionHash(DICE.name + kind, line, part) * STREET_WORDS.length)] ?? 'Main';
  const look = positionHash(DICE.look + kind, line, part);
  return streetName(word, axis, look, axis === 'ns' ? (line % 2 === 0 ? 'N' : 'S') : line % 2 === 0 ? 'E' : 'W');
}

/** The blocks of a park in a square between main roads; null for a square without a park. */
function parkOf(squareColumn: number, squareRow: number) {
  if (positionHash(DICE.park, squareColumn, squareRow) >= PARKS) return null;
  const size = positionHash(DICE.parkSize, squareColumn, squareRow);
  const place = positionHash(DICE.parkPlace, squareColumn, squareRow);
  const width = 1 + Math.floor(size * 3);
  const height = 1 + (Math.floor(size * 30) % 3);
  return {
    column: squareColumn * SQUARE + Math.floor(place * (SQUARE - width + 1)),
    row: squareRow * SQUARE + (Math.floor(place * 97) % (SQUARE - height + 1)),
    width,
    height,
  };
}

function isInPark(column: number, row: number): boolean {
  const park = parkOf(Math.floor(column / SQUARE), Math.floor(row / SQUARE));
  return (
    park !== null &&
    column >= park.column &&
    column < park.column + park.width &&
    row >= park.row &&
    row < park.row + park.height
  );
}

function parksOf(
  lines: WorldBounds,
  bounds: WorldBounds,
  at: (column: number, row: number) => Crossing,
): { parks: Park[]; ponds: Ring[] } {
  const parks: Park[] = [];
  const ponds: Ring[] = [];
  for (let column = Math.floor(lines.west / SQUARE); column <= lines.east / SQUARE; column += 1)
    for (let row = Math.floor(lines.north / SQUARE); row <= lines.south / SQUARE; row += 1) {
      const park = parkOf(column, row);
      if (park === null) continue;
      const [left, top] = [park.column, park.row];
      const [right, bottom] = [left + park.width, top + park.height];
      const [a, b, c, d] = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
      if ([a, b, c, d].some((corner) => corner.isInTown)) continue;
      const ring = blockRing(a.point, b.point, c.point, d.point);
      if (!touches(ring, bounds)) continue;
      const word = STREET_WORDS[Math.floor(positionHash(DICE.name, column, row) * STREET_WORDS.length)] ?? 'Main';
      parks.push({ name: `${word} Park`, ring, middle: middleOf(ring) });
      if (park.width > 1 && park.height > 1 && positionHash(DICE.pond, column, row) < PONDS)
        ponds.push(pondRing(a.point, b.point, c.point, d.point));
    }
  return { parks, ponds };
}
