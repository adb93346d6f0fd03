import type { StateCode } from '../../shared/people/us-states.ts';
import type { AddressEntry } from './addresses.ts';
import { type Month, monthOf, REFERENCE_MONTH, yearOf } from './calendar.ts';
import { type Neighborhood, neighborhoodOf } from './neighborhoods.ts';
import { outlookOf } from './outlooks.ts';
import type { Place } from './places.ts';
import { randomOf } from './random.ts';
import { isLargeCity } from './town-kinds.ts';
import { dollarsAt } from './town-levels.ts';
import { townDollars } from './town-prices.ts';

/** Average dollars per square foot at the reference date. */
const PER_SQUARE_FOOT = 190;
/** How far a place may be from the level of its surroundings; one whose own level is listed is close to it. */
const OWN_LEVEL = 0.15;
const KNOWN_LEVEL = 0.04;
/** How far a neighborhood may be from the level of its place: streets of a large city differ the most. */
const OF_NEIGHBORHOOD = 0.1;
const OF_CITY_NEIGHBORHOOD = 0.22;
/** How far a home's condition takes it from homes like it. */
const CONDITION = 0.1;
/** A home without a property record, for its rent. */
const UNRECORDED = { type: 'Condominium', sqft: 950 } as const;

/** What a square foot of each type costs, relative to a house. By estimate. */
const OF_TYPE: Readonly<Record<string, number>> = {
  Townhouse: 0.97,
  'Multi Family': 0.85,
  Manufactured: 0.5,
  Condominium: 0.92,
  Cooperative: 0.78,
};
/** Square feet of an average home; each further one adds less. */
const AVERAGE_SQFT = 1_700;
/** How much dearer a home is than one of the middle year per year between them, and at most. */
const MIDDLE_YEAR = 1980;
const PER_YEAR = 0.0035;
const MOST_BY_AGE = 0.14;

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
/**
 * How much steeper, above 0, or flatter than in the country prices rose in a state, from -1 to 1: by the Federal Housing
 * Finance Agency's index of the states since 1999, roughly. Flat at -1 means as the square root of the country's index.
 */
const STEEPNESS: Readonly<Partial<Record<StateCode, number>>> = {
  AL: -0.3,
  AK: -0.2,
  AR: -0.4,
  AZ: 0.25,
  CA: 0.25,
  CO: 0.15,
  CT: -0.5,
  DE: -0.2,
  FL: 0.3,
  GA: -0.1,
  HI: 0.3,
  IA: -0.5,
  ID: 0.3,
  IL: -0.6,
  IN: -0.4,
  KS: -0.4,
  KY: -0.4,
  LA: -0.5,
  MI: -0.5,
  MN: -0.2,
  MO: -0.4,
  MS: -0.5,
  MT: 0.3,
  NC: -0.1,
  ND: -0.1,
  NE: -0.3,
  NJ: -0.05,
  NM: -0.2,
  NV: 0.1,
  NY: -0.05,
  OH: -0.5,
  OK: -0.35,
  OR: 0.2,
  PA: -0.3,
  PR: -0.6,
  SC: -0.1,
  SD: -0.1,
  TN: -0.05,
  UT: 0.25,
  WA: 0.25,
  WI: -0.35,
  WV: -0.5,
};
/** From this year on places went their own ways. */
const PEAK = monthOf(2022, 7);

const levels = new Map<number, number>();
const neighborhoods = new WeakMap<Neighborhood, number>();

/** A home's value at the reference date in dollars: by its place, neighborhood, type, size, age and condition. */
export function worthOf(entry: AddressEntry): number {
  const { place, key } = entry;
  const { type, sqft } = entry.building ?? UNRECORDED;
  const condition = 1 - CONDITION + (2 * CONDITION * (Math.imul(key, 2_654_435_761) >>> 8)) / 2 ** 24;
  return sqft * levelOf(place) * levelIn(entry) * (OF_TYPE[type] ?? 1) * bySize(sqft) * byAge(entry) * condition;
}

/** A larger home costs more in all and less per square foot. */
function bySize(sqft: number): number {
  return Math.max(0.8, Math.min(1.25, Math.sqrt(Math.sqrt(AVERAGE_SQFT / sqft))));
}

/** New homes are dearer. Old ones are cheaper, except where a large city grew around them. */
function byAge({ place, built }: AddressEntry): number {
  const by = Math.max(-MOST_BY_AGE, Math.min(MOST_BY_AGE, PER_YEAR * (yearOf(built) - MIDDLE_YEAR)));
  return 1 + (by < 0 && isLargeCity(place) ? 0 : by);
}

/** How dear an address's neighborhood is, relative to its place. */
function levelIn(entry: AddressEntry): number {
  const neighborhood = neighborhoodOf(entry);
  const known = neighborhoods.get(neighborhood);
  if (known !== undefined) return known;
  const spread = isLargeCity(entry.place) ? OF_CITY_NEIGHBORHOOD : OF_NEIGHBORHOOD;
  const random = randomOf('neighborhood prices', `${entry.place.id} ${neighborhood.name}`);
  const level = 1 - spread + 2 * spread * random.next();
  neighborhoods.set(neighborhood, level);
  return level;
}

/** A home's price in a month, as a share of its value at the reference date; above 1 where prices fell since. */
export function indexAt(month: Month, place: Place): number {
  const national = INDEX[Math.max(0, month - monthOf(FIRST_YEAR, 1))] ?? 1;
  const since = Math.max(0, Math.min(1, (REFERENCE_MONTH - month) / (REFERENCE_MONTH - PEAK)));
  return steepened(national, STEEPNESS[place.stateCode] ?? 0) * (1 + outlookOf(place).peak * since);
}

/** Between a share of today's price and its square, or its square root, which every machine rounds alike. */
function steepened(share: number, steepness: number): number {
  const other = steepness > 0 ? share * share : Math.sqrt(share);
  const by = Math.abs(steepness);
  return (1 - by) * share + by * other;
}

/** What a home rents for in a month, in dollars: 0.4 to 0.75 percent of its price then, a smaller share of dear ones. */
export function rentOf(entry: AddressEntry, month: Month): number {
  const share = 0.004 + 0.0045 / (1 + levelOf(entry.place) / PER_SQUARE_FOOT);
  return worthOf(entry) * indexAt(month, entry.place) * share;
}

/** Rounded to hundreds of dollars. */
export function hundreds(dollars: number): number {
  return Math.max(100, Math.round(dollars / 100) * 100);
}

/** Dollars per square foot of a place. */
function levelOf(place: Place): number {
  const known = levels.get(place.id);
  if (known !== undefined) return known;
  const spread = townDollars(place) === undefined ? OWN_LEVEL : KNOWN_LEVEL;
  const own = 1 - spread + 2 * spread * randomOf('prices', String(place.id)).next();
  const level = dollarsAt(place) * own;
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
