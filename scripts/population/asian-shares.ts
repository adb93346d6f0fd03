import type { StateCode } from '../../shared/people/us-states.ts';

/**
 * Asian residents per thousand of each state: U.S. Census Bureau, 2020 Census (public domain), rounded. Territories have
 * families of their own (island-origins.ts). Nothing but names depends on it.
 */
const PER_THOUSAND: Readonly<Partial<Record<StateCode, number>>> = {
  AL: 15,
  AK: 60,
  AZ: 36,
  AR: 17,
  CA: 154,
  CO: 35,
  CT: 48,
  DE: 43,
  DC: 48,
  FL: 30,
  GA: 45,
  HI: 372,
  ID: 15,
  IL: 59,
  IN: 25,
  IA: 24,
  KS: 29,
  KY: 17,
  LA: 19,
  ME: 12,
  MD: 68,
  MA: 72,
  MI: 33,
  MN: 52,
  MS: 11,
  MO: 22,
  MT: 8,
  NE: 27,
  NV: 88,
  NH: 26,
  NJ: 102,
  NM: 18,
  NY: 96,
  NC: 33,
  ND: 17,
  OH: 25,
  OK: 23,
  OR: 46,
  PA: 39,
  RI: 36,
  SC: 18,
  SD: 15,
  TN: 20,
  TX: 54,
  UT: 24,
  VT: 18,
  VA: 71,
  WA: 95,
  WV: 8,
  WI: 30,
  WY: 9,
};

/** Of the whole country. */
export const ASIAN_IN_COUNTRY = 0.06;

/** From 0 to 1. */
export function asianShareOf(stateCode: StateCode): number {
  return (PER_THOUSAND[stateCode] ?? 0) / 1_000;
}
