import type { DateOfBirth } from '../contract/identity.ts';
import type { RecordDate } from '../contract/primitives.ts';
import { isOnCalendar } from '../people/record-date.ts';

/** The month of a birth; the day is never known here (P3-021). */
export interface BirthMonth {
  readonly year: number;
  /** 1-12 */
  readonly month: number;
}

const ADULT_AGE = 18;
/** Nobody grows older: such a date is of something else, in years. */
const OLDEST = 120;

/**
 * The month of somebody's birth, where the page has it; null for the dead: a record may be from after a death that
 * nobody dated.
 */
export function birthMonthOf(person: {
  readonly dateOfBirth: DateOfBirth;
  readonly isDead: boolean;
}): BirthMonth | null {
  const { dateOfBirth: birth, isDead } = person;
  if (isDead || !('year' in birth) || birth.year === null || birth.month === null) return null;
  return { year: birth.year, month: birth.month };
}

/**
 * How old somebody was at a date, in whole years by months, as of the end of the month before: like every age, it does
 * not tell a day of birth. null without both months, below 18, and for a date that does not exist or is yet to come.
 *
 * @param today milliseconds since 1970, UTC
 */
export function ageThen(date: RecordDate | null, birth: BirthMonth | null, today: number): number | null {
  if (date === null || birth === null || !isOnCalendar(date) || date.month === null) return null;
  const now = new Date(today);
  if (date.year * 12 + date.month > now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) return null;
  return plausibleAge(Math.floor(((date.year - birth.year) * 12 + date.month - birth.month - 1) / 12));
}

/** An age that may be shown: of an adult, and possible. */
export function plausibleAge(age: number | null): number | null {
  return age === null || age < ADULT_AGE || age > OLDEST ? null : age;
}
