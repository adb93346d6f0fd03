import { type AgeBand, agesOf } from '../../../shared/people/ages.ts';
import { SENIOR_AGE } from '../masking/mask-age.ts';
import { DECEASED_AGE } from '../people/age.ts';

/** One year in numeric birth dates such as 19790402. */
const YEAR = 10_000;

/** A range of birth dates as numbers, both ends included. */
export interface BornRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Birth dates of people in an age band; `today` is a date as a number. The dead are in no band: those recorded as such
 * are stored without a date, 0, like people whose date is unknown, and nobody above the highest age counts as living.
 */
export function bornBetween(band: AgeBand, today: number): BornRange {
  const { from, to: last } = agesOf(band);
  const to = Math.min(last, DECEASED_AGE);
  // Someone who turns a year older tomorrow was born the day after the bound.
  return { from: today - (to + 1) * YEAR + 1, to: today - from * YEAR };
}

/**
 * A person's age in whole years as shown to everyone, with everyone over 65 counted alike (P5-027); null if unknown, or
 * if the person has died.
 */
export function toldAge(born: number, today: number): number | null {
  const age = Math.floor((today - born) / YEAR);
  return born === 0 || age > DECEASED_AGE ? null : Math.min(age, SENIOR_AGE);
}
