import { type AgeBand, agesOf } from '../../../shared/people/ages.ts';
import { SENIOR_AGE } from '../masking/mask-age.ts';

/** A year of birth dates that are numbers: 19790402. */
const YEAR = 10_000;

/** Birth dates, both included, as numbers. */
export interface BornRange {
  readonly from: number;
  readonly to: number;
}

/** Birth dates of people in an age band; `today` is a date as a number. An unknown one, 0, is in no band. */
export function bornBetween(band: AgeBand, today: number): BornRange {
  const { from, to } = agesOf(band);
  // Whoever turns a year older tomorrow was born the day after the bound.
  return { from: today - (to + 1) * YEAR + 1, to: today - from * YEAR };
}

/** An age in whole years as everybody is told it, all who are older than 65 alike (P5-027); null where it is unknown. */
export function toldAge(born: number, today: number): number | null {
  return born === 0 ? null : Math.min(Math.floor((today - born) / YEAR), SENIOR_AGE);
}
