import type { Place } from './places.ts';
import { dollarsAround } from './price-levels.ts';
import { townDollars } from './town-prices.ts';

/** Residents of a large city. */
const LARGE = 250_000;
/** Cities that were large and dense before 1930, with apartment houses of that time that were later sold by the unit. */
const OLD_CITIES = new Set(
  [
    'NY: New York|Brooklyn|Queens|Bronx|Staten Island|Buffalo|Rochester',
    'NJ: Newark|Jersey City|Hoboken',
    'MA: Boston|Cambridge|Somerville|Brookline',
    'PA: Philadelphia|Pittsburgh',
    'DC: Washington',
    'MD: Baltimore',
    'IL: Chicago|Evanston|Oak Park',
    'OH: Cleveland|Cincinnati',
    'MI: Detroit',
    'WI: Milwaukee',
    'MN: Minneapolis|St. Paul',
    'MO: St. Louis|Kansas City',
    'LA: New Orleans',
    'CA: San Francisco|Oakland|Los Angeles',
    'WA: Seattle',
    'OR: Portland',
    'CO: Denver',
    'RI: Providence',
  ].flatMap((line) => {
    const [state, names = ''] = line.split(': ');
    return names.split('|').map((name) => `${name}, ${state}`);
  }),
);
/** States with cooperatives, and the residents of a city that has some. */
const COOPERATIVE_STATES = new Set(['NY', 'NJ', 'DC', 'FL', 'IL']);
const COOPERATIVES_FROM = 40_000;
/** Towns of more residents have no land for manufactured homes. */
const MANUFACTURED_BELOW = 120_000;

/** A suburb that is so many times as dear as its surroundings is a wealthy one. */
const WEALTHY_FROM = 1.5;
/** Or so dear, in dollars per square foot, whatever is around it. */
const DEAR_FROM = 700;
const SUBURB_BELOW = 100_000;

type Town = Pick<Place, 'city' | 'stateCode' | 'population'>;
type Located = Town & Pick<Place, 'latitude' | 'longitude'>;

export function isLargeCity({ population }: Pick<Place, 'population'>): boolean {
  return population >= LARGE;
}

/** Whether apartments built before there were condominiums are sold by the unit. */
export function isOldCity({ city, stateCode }: Town): boolean {
  return OLD_CITIES.has(`${city}, ${stateCode}`);
}

export function hasCooperatives({ stateCode, population }: Town): boolean {
  return COOPERATIVE_STATES.has(stateCode) && population >= COOPERATIVES_FROM;
}

export function hasManufactured(town: Located): boolean {
  return town.population < MANUFACTURED_BELOW && !isWealthySuburb(town);
}

/** Large houses on large lots. */
export function isWealthySuburb(town: Located): boolean {
  const dollars = townDollars(town);
  if (dollars === undefined || town.population >= SUBURB_BELOW) return false;
  return dollars >= WEALTHY_FROM * dollarsAround(town) || dollars >= DEAR_FROM;
}
