import { type Axis, STREET_WORDS, streetName } from './street-names.ts';

/** The only input for the grid of a place: all machines must agree on the result. */
export interface GridPlace {
  readonly id: number;
  /** degrees, WGS 84 */
  readonly latitude: number;
  readonly longitude: number;
  /** residents in twenty thousands */
  readonly size: number;
}

/** A street of the invented grid. `offset` counts blocks from the middle of town, growing to the north or east. */
export interface Street {
  readonly index: number;
  readonly name: string;
  readonly axis: Axis;
  readonly offset: number;
  /** lowest and highest house number, both in use */
  readonly firstNumber: number;
  readonly lastNumber: number;
}

export type Position = readonly [longitude: number, latitude: number];

/** Meters from one street to the next. */
const BLOCK = 160;
const METRES_PER_DEGREE = 111_320;
/** How far streets bend and how long a bend is, in meters: gentle enough that parallel streets never meet. */
const BEND = 40;
const BEND_LENGTH = 520;
/** House numbers per block, and the number of the first house. */
const NUMBERS_PER_BLOCK = 100;
/** The most a whole grid is turned away from north, in radians. */
const MAX_TURN = 0.3;
const MAX_HALF_WIDTH = 40;
/** Precision of a coordinate: a tenth of a meter. */
const PRECISION = 1e6;

/** The streets of a place, ordered by index. The same place always has the same streets. */
export function streetsOf(place: GridPlace): Street[] {
  const half = halfWidth(place);
  const random = numbers(place);
  const words = shuffled(STREET_WORDS, random);
  const streets: Street[] = [];
  for (const axis of ['ew', 'ns'] as const) {
    for (let offset = -half; offset <= half; offset += 1) {
      const index = streets.length;
      const word = words[index % words.length] ?? 'Main';
      streets.push({
        index,
        name: streetName(word, axis, random(), sideOf(axis, offset)),
        axis,
        offset,
        firstNumber: NUMBERS_PER_BLOCK,
        lastNumber: NUMBERS_PER_BLOCK * (2 * half + 1) - 1,
      });
    }
  }
  return streets;
}

/** The line of a street from its lowest house number to its highest, with a point at each crossing. */
export function streetLine(place: GridPlace, street: Street): Position[] {
  const shape = shapeOf(place);
  return Array.from({ length: 2 * shape.half + 1 }, (_, crossing) => crossingAt(place, shape, street, crossing));
}

/**
 * Where a house is: on its street's line, between two crossings.
 *
 * @throws {RangeError} when the street has no such number.
 */
export function pointOf(
  place: GridPlace,
  street: Street,
  houseNumber: number,
): { readonly latitude: number; readonly longitude: number } {
  if (!(houseNumber >= street.firstNumber && houseNumber <= street.lastNumber)) {
    throw new RangeError(`${street.name} has no house ${houseNumber}`);
  }
  const shape = shapeOf(place);
  const along = houseNumber / NUMBERS_PER_BLOCK - 1;
  const block = Math.floor(along);
  const [fromLongitude, fromLatitude] = crossingAt(place, shape, street, block);
  const [toLongitude, toLatitude] = crossingAt(place, shape, street, block + 1);
  const share = along - block;
  return {
    latitude: rounded(fromLatitude + (toLatitude - fromLatitude) * share),
    longitude: rounded(fromLongitude + (toLongitude - fromLongitude) * share),
  };
}

/** The ground that the streets of a place cover. */
export interface TownGround {
  /** blocks from the middle of town to its edge */
  readonly half: number;
  /** the crossing of two streets, given by their offsets */
  crossing(east: number, north: number): Position;
  /** whether a point is inside the outermost streets or at most `margin` meters beyond them */
  contains(longitude: number, latitude: number, margin: number): boolean;
}

/** The ground of a place, for code that draws all of it. */
export function groundOf(place: GridPlace): TownGround {
  const shape = shapeOf(place);
  const perLongitude = metresPerLongitude(place);
  const reach = shape.half * BLOCK + BEND;
  return {
    half: shape.half,
    crossing: (east, north) => positionAt(place, shape, east, north),
    contains(longitude, latitude, margin) {
      const east = (longitude - place.longitude) * perLongitude;
      const north = (latitude - place.latitude) * METRES_PER_DEGREE;
      const x = east * shape.cosine + north * shape.sine;
      const y = north * shape.cosine - east * shape.sine;
      return Math.abs(x) <= reach + margin && Math.abs(y) <= reach + margin;
    },
  };
}

/** How a grid is turned and bent: the same for all streets of a place, so that they meet at crossings. */
interface GridShape {
  readonly half: number;
  readonly sine: number;
  readonly cosine: number;
  readonly phaseX: number;
  readonly phaseY: number;
}

/** Blocks from the middle of town to its edge: 3 for a village, 14 for a city of 600,000. */
function halfWidth({ size }: GridPlace): number {
  return Math.min(MAX_HALF_WIDTH, 3 + Math.round(2 * Math.sqrt(size)));
}

function shapeOf(place: GridPlace): GridShape {
  const random = numbers({ ...place, id: place.id + 1_000_003 });
  const turn = (random() * 2 - 1) * MAX_TURN;
  return {
    half: halfWidth(place),
    sine: Math.sin(turn),
    cosine: Math.cos(turn),
    phaseX: random() * 2 * Math.PI,
    phaseY: random() * 2 * Math.PI,
  };
}

function crossingAt(place: GridPlace, shape: GridShape, street: Street, crossing: number): Position {
  const along = crossing - shape.half;
  return street.axis === 'ew'
    ? positionAt(place, shape, along, street.offset)
    : positionAt(place, shape, street.offset, along);
}

/** Where a north-south street crosses an east-west one, each given by its offset from the middle of town, in blocks. */
function positionAt(place: GridPlace, shape: GridShape, east: number, north: number): Position {
  const x = east * BLOCK;
  const y = north * BLOCK;
  const bentX = x + BEND * Math.sin(y / BEND_LENGTH + shape.phaseX);
  const bentY = y + BEND * Math.sin(x / BEND_LENGTH + shape.phaseY);
  const eastMetres = bentX * shape.cosine - bentY * shape.sine;
  const northMetres = bentX * shape.sine + bentY * shape.cosine;
  return [
    rounded(place.longitude + eastMetres / metresPerLongitude(place)),
    rounded(place.latitude + northMetres / METRES_PER_DEGREE),
  ];
}

const metresPerLongitude = ({ latitude }: GridPlace): number =>
  METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

function sideOf(axis: Axis, offset: number): string | null {
  if (offset === 0) return null;
  if (axis === 'ew') return offset > 0 ? 'N' : 'S';
  return offset > 0 ? 'E' : 'W';
}

const rounded = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION;

/** Numbers from 0 to 1 that depend only on the place (mulberry32). */
function numbers({ id, latitude, longitude }: GridPlace): () => number {
  let state =
    (Math.imul(id, 0x9e3779b1) ^ Math.round(latitude * 1e4) ^ Math.imul(Math.round(longitude * 1e4), 31)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled(words: readonly string[], random: () => number): string[] {
  const order = [...words];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    order[last] = b;
    order[other] = a;
  }
  return order;
}
