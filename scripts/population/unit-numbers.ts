/** How the apartments of a building are numbered. */
export interface UnitNumbers {
  /** '204' on the second floor, '2D' there, or the fourth of all */
  readonly style: 'floor' | 'letter' | 'count';
  readonly floors: number;
  readonly perFloor: number;
  /** from one apartment to the next that somebody of the population lives in */
  readonly step: number;
}

const STYLES = ['floor', 'floor', 'letter', 'floor', 'count', 'letter', 'floor', 'count'] as const;
const LETTERS = 'ABCDEFGH';
/** Primes: one that does not divide a building's number of apartments meets each of them once. */
const STEPS = [5, 7, 11, 13, 17];
const FEWEST_FLOORS = 2;
const FLOORS = { town: 3, city: 16 } as const;

/** A building's way to number its apartments, always the same for its position. Large cities have tall buildings. */
export function unitNumbersOf(position: number, isLargeCity: boolean): UnitNumbers {
  // Neighboring positions must not look alike.
  const mixed = Math.imul(position + 1, 0x9e3779b1) >>> 0;
  const style = STYLES[mixed % STYLES.length] ?? 'floor';
  const floors = FEWEST_FLOORS + ((mixed >>> 8) % (isLargeCity ? FLOORS.city : FLOORS.town));
  const perFloor = 3 + ((mixed >>> 16) % (LETTERS.length - 2));
  const step = STEPS.find((prime) => (floors * perFloor) % prime !== 0 && prime > (mixed >>> 24) % 10) ?? 19;
  return { style, floors, perFloor, step };
}

/**
 * The unit of the n-th apartment that somebody lives in: 'Apt 204', 'Apt 2D', 'Apt 4'. Once all are taken, the building
 * has more floors than it first had.
 *
 * @param index from 0
 */
export function unitOf({ style, floors, perFloor, step }: UnitNumbers, index: number): string {
  const all = floors * perFloor;
  const slot = index < all ? (index * step + step) % all : index;
  const floor = Math.floor(slot / perFloor) + 1;
  const door = slot % perFloor;
  if (style === 'count') return `Apt ${slot + 1}`;
  return style === 'letter' ? `Apt ${floor}${LETTERS[door]}` : `Apt ${floor}${String(door + 1).padStart(2, '0')}`;
}
