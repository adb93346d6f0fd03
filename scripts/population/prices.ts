import type { AddressEntry } from './addresses.ts';
import { type Month, monthOf, REFERENCE_MONTH, yearOf } from './calendar.ts';
import { type Neighborhood, neighborhoodOf } from './neighborhoods.ts';
import { outlookOf } from './outlooks.ts';
import type { Place } from './places.ts';
import { shareOfToday } from './price-history.ts';
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
  const since = Math.max(0, Math.min(1, (REFERENCE_MONTH - month) / (REFERENCE_MONTH - PEAK)));
  return shareOfToday(place.stateCode, month) * (1 + outlookOf(place).peak * since);
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
