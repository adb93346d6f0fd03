import { type AgeBand, agesOf } from '../../../shared/people/ages.ts';
import { SENIOR_AGE } from '../masking/mask-age.ts';
import { bornBy, DECEASED_AGE, yearsOld } from '../people/age.ts';

/** A range of birth months as numbers such as 197904, both ends included. */
export interface BornRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Birth months of people in an age band as of the end of `month`, a month as a number. The dead are in no band: those
 * recorded as such are stored without a birth month, 0, like people whose birth is unknown, and nobody above the
 * highest age counts as living.
 */
export function bornBetween(band: AgeBand, month: number): BornRange {
  const { from, to: last } = agesOf(band);
  return { from: bornBy(Math.min(last, DECEASED_AGE) + 1, month) + 1, to: bornBy(from, month) };
}

/**
 * A person's age in whole years as shown to everyone, with everyone over 65 counted alike (P5-027); null if unknown, or
 * if the person has died.
 */
export function toldAge(born: number, month: number): number | null {
  const age = yearsOld(born, month);
  return born === 0 || age > DECEASED_AGE ? null : Math.min(age, SENIOR_AGE);
}
