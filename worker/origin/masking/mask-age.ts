import type { DateOfBirth } from '../../../shared/contract/identity.ts';
import type { FullRelative } from '../../../shared/contract/person/relative.ts';
import { ADULT_AGE, type BirthParts, leastAge } from '../people/age.ts';
import { type Access, isFree } from './access.ts';

/**
 * From this age on a free viewer reads '65+', in years (P5-027, P9-034). On the person's own page 65 is still exact.
 */
export const SENIOR_AGE = 65;
const SENIOR_RANGE = '65+';

/** The decade of an age: '40s', '100s'. Below 20 it covers only the adult years. */
function decadeOf(age: number): string {
  return age < 20 ? `${ADULT_AGE}-19` : `${Math.floor(age / 10) * 10}s`;
}

/** The age of somebody who has died: any other would keep growing with the years. */
export const NO_AGE = { age: null, ageRange: null } as const;

function rangeForFree(age: number): string {
  return age >= SENIOR_AGE ? SENIOR_RANGE : decadeOf(age);
}

/** Exact if the month is known; with only a year, the decade is all we can be sure of. */
function exactAge(birth: BirthParts, now: number): FullRelative['dateOfBirth'] {
  const age = leastAge(birth, now);
  if (age === null) return { age: null, ageRange: null };
  return birth.month === null ? { age: null, ageRange: decadeOf(age) } : { age, ageRange: null };
}

/**
 * The age that every viewer may know: exact up to 65, then '65+'; the decade if only the year is known (P5-028,
 * P5-029).
 */
export function maskAgeForFree(birth: BirthParts, now: number): FullRelative['dateOfBirth'] {
  const age = leastAge(birth, now);
  if (age === null) return { age: null, ageRange: null };
  if (birth.month === null || age > SENIOR_AGE) return { age: null, ageRange: rangeForFree(age) };
  return { age, ageRange: null };
}

/** The birth date on a person's page: month and year from premium up (P5-031), never the day (P3-021). */
export function maskBirth(birth: BirthParts, access: Access, now: number): DateOfBirth {
  if (isFree(access)) return maskAgeForFree(birth, now);
  return { ...exactAge(birth, now), month: birth.month, year: birth.year };
}

/** What remains of the birth date of somebody who has died: month and year from premium up, and no age. */
export function maskBirthOfDead(birth: BirthParts, access: Access): DateOfBirth {
  return isFree(access) ? { ...NO_AGE } : { ...NO_AGE, month: birth.month, year: birth.year };
}

/** An age that came late, as the details would have shown it to this viewer: capped the same way (P7-040). */
export function maskLateAge(birth: BirthParts, access: Access, now: number): FullRelative['dateOfBirth'] {
  return isFree(access) ? maskAgeForFree(birth, now) : exactAge(birth, now);
}

/** A relative's age: exact for current and canceled subscribers, a band for others (P5-026). */
export function maskRelativeAge(birth: BirthParts, access: Access, now: number): FullRelative['dateOfBirth'] {
  if (access.hasExactRelativeAges) return exactAge(birth, now);
  return { age: null, ageRange: maskAgeBand(birth, now) };
}

/** The age of somebody whose name is withheld: '40s', from 65 on '65+'; null if unknown. */
export function maskAgeBand(birth: BirthParts, now: number): string | null {
  const age = leastAge(birth, now);
  return age === null ? null : rangeForFree(age);
}
