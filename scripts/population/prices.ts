import type { AddressEntry } from './addresses.ts';
import { type Month, monthOf, REFERENCE_MONTH } from './calendar.ts';
import { outlookOf } from './outlooks.ts';
import type { Place } from './places.ts';
import { priceLevelAt } from './price-levels.ts';
import { randomOf } from './random.ts';

/** Average dollars per square foot at the reference date. */
const PER_SQUARE_FOOT = 190;
/** How far a place may be from the level of its surroundings. */
const OWN_LEVEL = 0.1;

/**
 * What a home cost in January of each year, in thousandths of its value at the reference date: slow years, the boom
 * until 2006, the fall until 2012, the rise from 2020 to 2022. Rounded, and of our own making.
 */
const FIRST_YEAR = 1967;
const BY_YEAR = [
  50, 52, 55, 59, 62, 66, 72, 79, 85, 91, 100, 114, 130, 144, 153, 158, 162, 169, 178, 190, 204, 218, 231, 240, 241,
  242, 245, 250, 256, 262, 270, 282, 299, 321, 348, 372, 402, 440, 495, 552, 558, 512, 452, 440, 422, 412, 438, 478,
  505, 531, 559, 590, 614, 640, 712, 848, 912, 941, 968, 986, 1003,
];
const INDEX: readonly number[] = byMonth();
/** From this year on places went their own ways. */
const PEAK = monthOf(2022, 7);

const levels = new Map<number, number>();

/** A home's value at the reference date, by size and place, in dollars. */
export function worthOf({ place, building, houseNumber }: AddressEntry): number {
  const sqft = building?.sqft ?? 1_200;
  // Houses on a street differ a little, always in the same way.
  const own = 0.85 + (houseNumber % 31) / 100;
  return sqft * PER_SQUARE_FOOT * levelOf(place) * own;
}

/** A home's price in a month, as a share of its value at the reference date; above 1 where prices fell since. */
export function indexAt(month: Month, place: Place): number {
  const national = INDEX[Math.max(0, month - monthOf(FIRST_YEAR, 1))] ?? 1;
  const since = Math.max(0, Math.min(1, (REFERENCE_MONTH - month) / (REFERENCE_MONTH - PEAK)));
  return national * (1 + outlookOf(place).peak * since);
}

/** What a home rents for in a month, in dollars: 0.45 to 0.75 percent of its price then, a smaller share of dear ones. */
export function rentOf(entry: AddressEntry, month: Month): number {
  const share = 0.0045 + 0.003 / (1 + levelOf(entry.place));
  return worthOf(entry) * indexAt(month, entry.place) * share;
}

/** Rounded to hundreds of dollars. */
export function hundreds(dollars: number): number {
  return Math.max(100, Math.round(dollars / 100) * 100);
}

function levelOf(place: Place): number {
  const known = levels.get(place.id);
  if (known !== undefined) return known;
  const own = 1 - OWN_LEVEL + 2 * OWN_LEVEL * randomOf('prices', String(place.id)).next();
  const level = priceLevelAt(place) * own;
  levels.set(place.id, level);
  return level;
}

/** The index of each month since the first year, between those of two Januaries, as shares of the reference month's. */
function byMonth(): number[] {
  const index: number[] = [];
  for (let month = 0; month <= REFERENCE_MONTH - monthOf(FIRST_YEAR, 1); month += 1) {
    const year = Math.floor(month / 12);
    const [from = 0, to = 0] = BY_YEAR.slice(year, year + 2);
    index.push(from + ((to - from) * (month % 12)) / 12);
  }
  const now = index.at(-1) ?? 1;
  return index.map((value) => value / now);
}
