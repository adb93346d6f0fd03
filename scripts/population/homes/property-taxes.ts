import type { StateCode } from '../../../shared/people/us-states.ts';
import { byState } from '../by-state.ts';

/** A year's property tax in tenths of a percent of a home's value: the states' averages, rounded, by estimate. */
const RATES = byState(`
3|HI PR
4|AL
5|CO DE LA NV SC UT AZ
6|AR DC ID TN WV WY
7|MS NC NM MT VA
8|FL GA IN KY OK
9|MO OR WA
10|MD ME MN ND
11|AK CA MA SD
13|KS MI RI
14|IA OH PA
15|WI
16|NE NY TX
18|CT NH VT
21|IL NJ
`);
const ELSEWHERE = 8;
/** How far a town's rate is from its state's. */
const SPREAD = 0.2;

/** The tax on a home for a year, in dollars. @param at from 0 to 1, where the town's rate lies in the state's range */
export function propertyTax(stateCode: StateCode, value: number, at: number): number {
  const rate = Number(RATES.get(stateCode) ?? ELSEWHERE) / 1_000;
  return Math.round(value * rate * (1 - SPREAD + 2 * SPREAD * at));
}
