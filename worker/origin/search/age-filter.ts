import { type AgeBand, agesOf } from '../../../shared/people/ages.ts';
import { SENIOR_AGE } from '../masking/mask-age.ts';

/** One year in numeric birth dates such as 19790402. */
const YEAR = 10_000;

/** A range of birth dates as numbers, both ends included. */
export interface BornRange {
  readonly from: number;
  readonly to: number;
}

/** Birth dates of people in an age band; `today` is a date as a number. Unknown dates, 0, are in no band. */
export function bornBetween(band: AgeBand, today: number): BornRange {
  const { from, to } = agesOf(band);
  // Someone who turns a year older tomorrow was born the day after the bound.
  return { from: today - (to + 1) * YEAR + 1, to: today - from * YEAR };
}

/**
 * A person's age in whole years as shown to everyone, with everyone over 65 counted alike (P5-027); null if unknown.
 */
export function toldAge(born: number, today: number): number | null {
  return born === 0 ? null : Math.min(Math.floor((today - born) / YEAR), SENIOR_AGE);
}
