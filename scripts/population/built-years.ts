import type { StateCode } from '../../shared/people/us-states.ts';
import { type Month, monthOf, REFERENCE_MONTH } from './calendar.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { isOldCity } from './town-kinds.ts';

/**
 * The year before which half of a state's homes were built, as the American Community Survey has it, rounded: suburbs of
 * Las Vegas are younger than villages of Vermont.
 */
const MEDIANS: Readonly<Partial<Record<StateCode, number>>> = {
  AK: 1984,
  AL: 1983,
  AR: 1984,
  AZ: 1991,
  CA: 1976,
  CO: 1985,
  CT: 1966,
  DC: 1954,
  DE: 1985,
  FL: 1987,
  GA: 1988,
  IA: 1966,
  ID: 1986,
  IL: 1968,
  IN: 1974,
  KS: 1972,
  LA: 1980,
  MA: 1962,
  MD: 1977,
  ME: 1974,
  MI: 1971,
  MN: 1977,
  MO: 1977,
  MS: 1984,
  MT: 1979,
  NC: 1988,
  ND: 1979,
  NE: 1971,
  NH: 1978,
  NJ: 1968,
  NM: 1983,
  NV: 1996,
  NY: 1957,
  OH: 1969,
  OK: 1979,
  OR: 1981,
  PA: 1964,
  RI: 1961,
  SC: 1988,
  SD: 1977,
  TN: 1984,
  TX: 1988,
  UT: 1987,
  VA: 1982,
  VT: 1975,
  WA: 1983,
  WI: 1974,
  WV: 1974,
};
const ELSEWHERE = 1980;
/** How far homes are from that year, in months: a standard deviation. */
const SPREAD = 24 * 12;
/** Share of homes from before the first suburbs in an old city, and in other places of states with old ones. */
const OLD_IN_CITY = 0.3;
const OLD_ELSEWHERE = 0.06;
const OLD_STATES_UNTIL = 1976;
const OLD_BY = 35 * 12;
/** Share of homes built for their first residents. */
const BUILT_FOR_IT = 0.15;
/** Nobody had moved into a home of the last months. */
const NEWEST = REFERENCE_MONTH - 12;

/** When a home was built that somebody moves into. */
export function monthBuilt(place: Place, from: Month, random: Random): Month {
  const latest = Math.min(from, NEWEST);
  if (random.chance(BUILT_FOR_IT)) return latest - random.below(10);
  const median = MEDIANS[place.stateCode] ?? ELSEWHERE;
  const old = isOldCity(place) ? OLD_IN_CITY : median < OLD_STATES_UNTIL ? OLD_ELSEWHERE : 0;
  const drawn = Math.round(random.normal(monthOf(median, 6), SPREAD)) - (random.chance(old) ? OLD_BY : 0);
  return drawn <= latest ? Math.max(0, drawn) : latest - random.below(30 * 12);
}
