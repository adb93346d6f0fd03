import type { StateCode } from '../../shared/people/us-states.ts';
import type { AddressEntry } from './addresses.ts';
import { type Month, REFERENCE_DATE, yearOf } from './calendar.ts';
import type { Place } from './places.ts';
import { randomOf } from './random.ts';

/** Average dollars per square foot at the reference date. */
const PER_SQUARE_FOOT = 190;
/** States where homes cost much more or less than elsewhere. */
const LEVELS: Readonly<Partial<Record<StateCode, number>>> = {
  CA: 2.3,
  HI: 2.5,
  DC: 2.2,
  MA: 1.9,
  WA: 1.8,
  NY: 1.7,
  NJ: 1.6,
  OR: 1.5,
  CO: 1.5,
  CT: 1.3,
  MD: 1.3,
  AR: 0.7,
  IA: 0.75,
  KS: 0.75,
  MS: 0.65,
  OK: 0.7,
  OH: 0.75,
  WV: 0.6,
  PR: 0.7,
};
/** Average yearly gain of homes, and the first year with prices. */
const YEARLY = 1.038;
const FIRST_YEAR = 1900;

const INDEX = indexByYear();
const ofPlaces = new Map<number, number>();

/** A home's value at the reference date, by size and place, in dollars. */
export function worthOf({ place, building, houseNumber }: AddressEntry): number {
  const sqft = building?.sqft ?? 1_200;
  // Houses on a street differ a little, always in the same way.
  const own = 0.85 + (houseNumber % 31) / 100;
  return sqft * PER_SQUARE_FOOT * levelOf(place) * own;
}

/** A home's price in a month, as a share of its value at the reference date. */
export function indexAt(month: Month): number {
  return INDEX[yearOf(month) - FIRST_YEAR] ?? 1;
}

/** Rounded to hundreds of dollars. */
export function hundreds(dollars: number): number {
  return Math.max(100, Math.round(dollars / 100) * 100);
}

function levelOf(place: Place): number {
  const known = ofPlaces.get(place.id);
  if (known !== undefined) return known;
  const level = (LEVELS[place.stateCode] ?? 1) * (0.75 + randomOf('prices', String(place.id)).next() * 0.6);
  ofPlaces.set(place.id, level);
  return level;
}

/** By division rather than powers, which machines may round differently. */
function indexByYear(): number[] {
  const index: number[] = [];
  let share = 1;
  for (let year = REFERENCE_DATE.year; year >= FIRST_YEAR; year -= 1) {
    index[year - FIRST_YEAR] = share;
    share /= YEARLY;
  }
  return index;
}
