import { homesOf, valueIn } from '../places/place-homes.ts';
import { nameOfPlace, placeNames } from '../places/place-names.ts';
import type { Place } from '../places/places.ts';

/** Residents of a large city. */
const LARGE = 250_000;
/** Cities that were large and dense before 1930, with apartment houses of that time that were later sold by the unit. */
const OLD_CITIES = placeNames([
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
]);
/** States with cooperatives, and the residents of a city that has some. */
const COOPERATIVE_STATES = new Set(['NY', 'NJ', 'DC', 'FL', 'IL']);
const COOPERATIVES_FROM = 40_000;
/** Towns of more residents have no land for manufactured homes. */
const MANUFACTURED_BELOW = 120_000;

/** A suburb of houses that cost so many times as much as in the rest of the state is a wealthy one. */
const WEALTHY_FROM = 1.9;
const SUBURB_BELOW = 100_000;
const HOUSES_OF_SUBURB = 0.6;
const HOUSES_OF_DENSE = 0.65;
/** Homes are far apart where there are manufactured ones. */
const HOUSES_BESIDE_MANUFACTURED = 0.85;

type Town = Pick<Place, 'city' | 'stateCode' | 'population'>;

export function isLargeCity({ population }: Pick<Place, 'population'>): boolean {
  return population >= LARGE;
}

/** Whether apartments built before there were condominiums are sold by the unit. */
export function isOldCity(town: Town): boolean {
  return OLD_CITIES.has(nameOfPlace(town));
}

export function hasCooperatives({ stateCode, population }: Town): boolean {
  return COOPERATIVE_STATES.has(stateCode) && population >= COOPERATIVES_FROM;
}

export function hasManufactured(town: Place): boolean {
  const { houses } = homesOf(town);
  return town.population < MANUFACTURED_BELOW && houses >= HOUSES_BESIDE_MANUFACTURED && !isWealthySuburb(town);
}

/** Whether land is mostly held by families and villages, so that homes are neither sold nor recorded. */
export function hasPropertyRecords({ stateCode }: Town): boolean {
  return stateCode !== 'AS' && stateCode !== 'MP';
}

/** Whether homes are so close together that many are apartments, and houses have small lots. */
export function isDense(town: Place): boolean {
  return homesOf(town).houses < HOUSES_OF_DENSE;
}

/** Large houses on large lots. */
export function isWealthySuburb(town: Place): boolean {
  const { value, houses } = homesOf(town);
  if (town.population >= SUBURB_BELOW || houses < HOUSES_OF_SUBURB) return false;
  return value >= WEALTHY_FROM * valueIn(town.stateCode);
}
