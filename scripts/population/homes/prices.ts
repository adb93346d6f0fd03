import { type Month, monthOf, REFERENCE_MONTH, yearOf } from '../calendar.ts';
import { type Neighborhood, neighborhoodOf } from '../places/neighborhoods.ts';
import { homesOf, valueIn } from '../places/place-homes.ts';
import type { Place } from '../places/places.ts';
import { homesIn } from '../places/zip-homes.ts';
import { randomOf } from '../random.ts';
import type { AddressEntry } from './addresses.ts';
import { HOUSES_OWNED, WEALTHY } from './buildings.ts';
import { outlookOf } from './outlooks.ts';
import { shareOfToday } from './price-history.ts';
import { isLargeCity, isWealthySuburb } from './town-kinds.ts';

/** A month's rent as a share of the price: at least, and how much more for the cheapest homes. */
const LEAST_RENT = 0.0038;
const RENT_OF_CHEAP = 0.0062;
/** Dollars per square foot of homes with half of that. */
const CHEAP = 120;
/** When homes were worth what the table of ZIP codes says. */
const VALUED_IN = monthOf(2022, 9);
/** How far a neighborhood may be from the level of its ZIP code. */
const OF_NEIGHBORHOOD = 0.1;
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
/** The size of a house and an apartment of the middle, in square feet: as if each cost as much as in an average home. */
const MIDDLE_HOUSE = 1_600;
const MIDDLE_FLAT = 980;
/** What a house costs where all owners live in apartments, and an apartment where all live in houses: shares of those. */
const RARE_HOUSE = 1.35;
const RARE_FLAT = 0.6;
/** Square feet of an average home; each further one adds less. */
const AVERAGE_SQFT = 1_700;
/** How much dearer a home is than one of the middle year per year between them, and at most. */
const MIDDLE_YEAR = 1980;
const PER_YEAR = 0.0035;
const MOST_BY_AGE = 0.14;

/** What a square foot of a home built after a year costs at least, in dollars, rising to that of a new one. */
const OLD_UNTIL = monthOf(1980, 1);
const LEAST_OF_OLD = 65;
const LEAST_OF_NEW = 165;
/** From this month on ZIP codes are as far apart as today; in an earlier one they were closer by this share. */
const APART_SINCE = monthOf(2016, 1);
const ALIKE_UNTIL = monthOf(1976, 1);
const MOST_ALIKE = 0.8;
/** From this year on places went their own ways. */
const PEAK = monthOf(2022, 7);

type Located = Pick<AddressEntry, 'place' | 'zip5'>;

const levels = new Map<string, number>();
const neighborhoods = new WeakMap<Neighborhood, number>();

/** A home's value at the reference date in dollars: by its ZIP code, neighborhood, type, size, age and condition. */
export function worthOf(entry: AddressEntry): number {
  const { key } = entry;
  const { type, sqft } = entry.building ?? UNRECORDED;
  const condition = 1 - CONDITION + (2 * CONDITION * (Math.imul(key, 2_654_435_761) >>> 8)) / 2 ** 24;
  const each = levelOf(entry) * levelIn(entry) * (OF_TYPE[type] ?? 1) * bySize(sqft) * byAge(entry);
  return sqft * Math.max(each, leastFor(entry, type)) * condition;
}

/** Nobody builds where a home costs less than building it: a newer one costs at least that, in dollars per square foot. */
function leastFor({ built }: AddressEntry, type: string): number {
  const share = (built - OLD_UNTIL) / (REFERENCE_MONTH - OLD_UNTIL);
  return share <= 0 ? 0 : (LEAST_OF_OLD + (LEAST_OF_NEW - LEAST_OF_OLD) * share) * (OF_TYPE[type] ?? 1);
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

/** How dear an address's neighborhood is, relative to its ZIP code. */
function levelIn(entry: AddressEntry): number {
  const neighborhood = neighborhoodOf(entry);
  const known = neighborhoods.get(neighborhood);
  if (known !== undefined) return known;
  const random = randomOf('neighborhood prices', `${entry.place.id} ${neighborhood.name}`);
  const level = 1 - OF_NEIGHBORHOOD + 2 * OF_NEIGHBORHOOD * random.next();
  neighborhoods.set(neighborhood, level);
  return level;
}

/** A home's price in a month, as a share of its value at the reference date; above 1 where prices fell since. */
export function indexAt(month: Month, { place, zip5 }: Located): number {
  const since = Math.max(0, Math.min(1, (REFERENCE_MONTH - month) / (REFERENCE_MONTH - PEAK)));
  return shareOfToday(place.stateCode, month) * (1 + outlookOf(place).peak * since) * leveled(month, place, zip5);
}

/** ZIP codes drifted apart: one that is dear today was less so among others of its state, and a poor one was less poor. */
function leveled(month: Month, place: Place, zip5: string): number {
  const apart = Math.max(0, Math.min(1, (APART_SINCE - month) / (APART_SINCE - ALIKE_UNTIL)));
  if (apart === 0) return 1;
  const level = valueOfMiddle(place, zip5) / valueIn(place.stateCode);
  return 1 + MOST_ALIKE * apart * (1 / Math.sqrt(level) - 1);
}

/** What a home of the middle was worth in the ZIP code when the census asked, in dollars; or else in the place. */
function valueOfMiddle(place: Place, zip5: string): number {
  return homesIn(zip5).value ?? homesOf(place).value;
}

/** What a home rents for in a month, in dollars: 0.4 to 0.9 percent of its price then, a smaller share of dear ones. */
export function rentOf(entry: AddressEntry, month: Month): number {
  const share = LEAST_RENT + RENT_OF_CHEAP / (1 + levelOf(entry) / CHEAP);
  return worthOf(entry) * indexAt(month, entry) * share;
}

/** Rounded to hundreds of dollars. */
export function hundreds(dollars: number): number {
  return Math.max(100, Math.round(dollars / 100) * 100);
}

/** Dollars per square foot of an average house or apartment in an address's ZIP code. */
function levelOf({ place, zip5, isHouse }: AddressEntry): number {
  const key = `${place.id} ${zip5} ${isHouse}`;
  const known = levels.get(key);
  if (known !== undefined) return known;
  const { houses, owned } = homesIn(zip5);
  const now = valueOfMiddle(place, zip5) / shareOfToday(place.stateCode, VALUED_IN);
  // What most owners live in is worth what the census says; the rarer kind is dearer if it is a house, else cheaper.
  const inHouses = Math.min(1, (HOUSES_OWNED * houses) / Math.max(0.01, owned));
  const [rare, usual] = isHouse ? [RARE_HOUSE, inHouses] : [RARE_FLAT, 1 - inHouses];
  const size = isHouse ? MIDDLE_HOUSE * (isWealthySuburb(place) ? WEALTHY : 1) : MIDDLE_FLAT;
  const level = (now * (rare + (1 - rare) * usual)) / size;
  levels.set(key, level);
  return level;
}
