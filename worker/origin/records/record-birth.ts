import type { RecordDate } from '../../../shared/contract/primitives.ts';
import { readRecordDate } from '../../../shared/people/record-date.ts';
import { ADULT_AGE, leastAge } from '../people/age.ts';

/** The day of birth never leaves the origin (P3-021), whatever document it is on. */
export function withoutDay(birth: RecordDate | null): RecordDate | null {
  return birth === null ? null : { ...birth, day: null, fullDate: null };
}

/**
 * The age at filing, counted by months like every age: what a court wrote goes by the day, and an age of 24 in charges
 * of March 14 and of 25 in others of March 15 would tell the birthday. Counted from the record's own date of birth, so
 * that a record of somebody else still reads as such.
 *
 * @param written as the court wrote it; null if it did not
 * @param birth of the record
 * @param filed 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' or null
 * @returns null too if a month is missing: then any age could tell a day; and below 18
 */
export function ageAtFiling(written: number | null, birth: RecordDate | null, filed: string | null): number | null {
  const { year, month } = readRecordDate(filed) ?? { year: null, month: null };
  if (written === null || birth === null || birth.month === null || year === null || month === null) return null;
  const age = leastAge(birth, Date.UTC(year, month - 1));
  return age === null || age < ADULT_AGE ? null : age;
}
