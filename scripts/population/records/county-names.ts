import { countyName } from '../../../shared/copy/format/county-name.ts';
import type { Place } from '../places/places.ts';

/** The counties of the five boroughs, by FIPS code. */
const NEW_YORK = new Set(['36005', '36047', '36061', '36081', '36085']);

/** The full name of a place's county; a place without one is its own. */
export function countyNameOf({ county, fips, stateCode, city }: Place): string {
  return countyName({ county: county ?? city, stateCode, fips });
}

/** Whether a place is a borough of New York City. */
export function isNewYorkCity({ fips }: Place): boolean {
  return fips !== null && NEW_YORK.has(fips);
}
