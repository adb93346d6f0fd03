import type { Place } from '../places/places.ts';

/** Alaska's census areas, which have no borough government; from the list of the Census Bureau. */
const CENSUS_AREAS = new Set(
  'Aleutians West|Bethel|Dillingham|Kusilvak|Nome|Prince of Wales-Hyder|Southeast Fairbanks|Valdez-Cordova'.split('|'),
);
/** The cities outside Virginia that belong to no county, and the counties of the five boroughs, by FIPS code. */
const BALTIMORE = '24510';
const ST_LOUIS = '29510';
const CARSON_CITY = '32510';
const NEW_YORK = new Set(['36005', '36047', '36061', '36081', '36085']);
/** Virginia numbers its independent cities from here. */
const FIRST_CITY_OF_VIRGINIA = 51_500;
/** Territories where the name of the island or district says it all. */
const NO_COUNTIES = new Set(['DC', 'GU', 'VI', 'AS', 'MP']);

/** A county's full name as its state says it: 'Stanislaus County', 'Orleans Parish', 'City of Norfolk'. */
export function countyName({ county, fips, stateCode, city }: Place): string {
  const name = county ?? city;
  if (isOwnCounty(fips)) return fips === CARSON_CITY ? name : `City of ${name}`;
  if (NO_COUNTIES.has(stateCode)) return name;
  if (stateCode === 'LA') return `${name} Parish`;
  if (stateCode === 'PR') return `Municipality of ${name}`;
  if (stateCode !== 'AK') return `${name} County`;
  if (name === 'Anchorage') return 'Municipality of Anchorage';
  return CENSUS_AREAS.has(name) ? `${name} Census Area` : `${name} Borough`;
}

/** Whether a city is its own county. */
export function isOwnCounty(fips: string | null): boolean {
  if (fips === BALTIMORE || fips === ST_LOUIS || fips === CARSON_CITY) return true;
  return fips?.startsWith('51') === true && Number(fips) >= FIRST_CITY_OF_VIRGINIA;
}

/** Whether a place is a borough of New York City. */
export function isNewYorkCity({ fips }: Place): boolean {
  return fips !== null && NEW_YORK.has(fips);
}
