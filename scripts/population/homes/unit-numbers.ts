import { type Random, sumsOf } from '../random.ts';
import type { FlatType } from './buildings.ts';

/** The apartments of a building and how they are numbered. */
export interface Units {
  readonly count: number;
  readonly perFloor: number;
  readonly style: Style;
  /** 'Apt', 'Unit' */
  readonly word: string;
  /** residents are all over the building: the first apartment in use, and how many doors farther the next one is */
  readonly first: number;
  readonly step: number;
}

/** '204', '2B', '12', 'C' */
type Style = 'floor and number' | 'floor and letter' | 'number' | 'letter';

const STYLES: readonly Style[] = ['floor and number', 'floor and letter', 'number', 'letter'];
/** By the building's size: up to six apartments, up to four floors, higher. */
const SMALL = sumsOf([20, 10, 40, 30]);
const LOW = sumsOf([55, 15, 30, 0]);
const HIGH = sumsOf([70, 30, 0, 0]);
const SMALL_COUNT = 6;
const LOW_FLOORS = 4;
/** The most floors of a building, by the residents of its city from which on there are such buildings. */
const FLOORS: readonly (readonly [residents: number, floors: number])[] = [
  [600_000, 24],
  [250_000, 14],
  [80_000, 6],
  [15_000, 3],
  [0, 2],
];
const MOST_PER_FLOOR = 10;
/** Share of buildings that write 'Unit 4': of condominiums, and of others. */
const CONDOMINIUM_UNIT = 0.55;
const OTHER_UNIT = 0.15;
/** Primes above any building's count of apartments, so that every apartment comes up once. */
const STEPS = [251, 257, 263, 269, 271] as const;

/** The numbering of a new building: the larger the city, the higher. */
export function createUnits(residents: number, type: FlatType, random: Random): Units {
  const [, most] = FLOORS.find(([from]) => residents >= from) ?? [0, 2];
  // The square of a chance: most buildings are low in any city.
  const floors = 2 + Math.floor((most - 1) * random.next() * random.next());
  const perFloor = random.between(2, floors > LOW_FLOORS ? MOST_PER_FLOOR : MOST_PER_FLOOR - 2);
  const count = floors * perFloor;
  const weights = count <= SMALL_COUNT ? SMALL : floors <= LOW_FLOORS ? LOW : HIGH;
  return {
    count,
    perFloor,
    style: STYLES[random.weighted(weights)] ?? 'number',
    word: random.chance(type === 'Condominium' ? CONDOMINIUM_UNIT : OTHER_UNIT) ? 'Unit' : 'Apt',
    first: random.below(count),
    step: random.pick(STEPS),
  };
}

/** The nth apartment that comes into use, from 0: 'Apt 204'. */
export function unitAt({ count, perFloor, style, word, first, step }: Units, nth: number): string {
  const index = (first + nth * step) % count;
  const floor = 1 + Math.floor(index / perFloor);
  const door = index % perFloor;
  return `${word} ${written(style, index, floor, door)}`;
}

function written(style: Style, index: number, floor: number, door: number): string {
  if (style === 'floor and number') return String(100 * floor + door + 1);
  if (style === 'floor and letter') return `${floor}${letter(door)}`;
  return style === 'number' ? String(index + 1) : letter(index);
}

const letter = (at: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(at);
