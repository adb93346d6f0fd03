import type { StateCode } from '../../shared/people/us-states.ts';

/**
 * People of Hispanic or Latino origin per thousand residents of each state and territory: U.S. Census Bureau, 2020
 * Census (public domain); American Samoa, Guam and the Northern Marianas by estimate. The last names of Texas are not
 * those of Vermont. Nothing but names depends on it.
 */
const PER_THOUSAND: Readonly<Record<StateCode, number>> = {
  AL: 53,
  AK: 68,
  AZ: 307,
  AR: 85,
  CA: 394,
  CO: 219,
  CT: 173,
  DE: 105,
  DC: 113,
  FL: 265,
  GA: 105,
  HI: 95,
  ID: 130,
  IL: 182,
  IN: 82,
  IA: 68,
  KS: 130,
  KY: 46,
  LA: 69,
  ME: 20,
  MD: 118,
  MA: 126,
  MI: 56,
  MN: 61,
  MS: 36,
  MO: 49,
  MT: 42,
  NE: 120,
  NV: 287,
  NH: 43,
  NJ: 216,
  NM: 477,
  NY: 195,
  NC: 107,
  ND: 43,
  OH: 45,
  OK: 119,
  OR: 139,
  PA: 81,
  RI: 166,
  SC: 69,
  SD: 44,
  TN: 69,
  TX: 393,
  UT: 151,
  VT: 24,
  VA: 105,
  WA: 137,
  WV: 19,
  WI: 76,
  WY: 102,
  PR: 989,
  AS: 5,
  GU: 30,
  MP: 10,
  VI: 184,
};

/** Of the whole country, Puerto Rico included. */
export const HISPANIC_IN_COUNTRY = 0.195;

/** From 0 to 1. */
export function hispanicShareOf(stateCode: StateCode): number {
  return PER_THOUSAND[stateCode] / 1_000;
}
