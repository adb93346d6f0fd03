import type { CourtRunnerPerson } from '../contract/court-runner.ts';

/** What a visitor typed about the person the court runner asks about; `wpId` is the person of the page. */
export interface RunnerFields {
  readonly wpId: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD', as sent by a date field */
  readonly birthDate: string;
}

/**
 * The person the court runner asks about; null while id, first name, last name or date of birth is missing (P5-019).
 */
export function decideRunnerPerson(fields: RunnerFields, now: number): CourtRunnerPerson | null {
  const [firstName, middleName, lastName] = [fields.firstName, fields.middleName, fields.lastName].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const dateOfBirth = parseBirthDate(fields.birthDate, now);
  if (fields.wpId === '' || firstName === '' || lastName === '' || dateOfBirth === null) return null;
  return { id: fields.wpId, firstName, middleName: middleName === '' ? null : middleName, lastName, dateOfBirth };
}

/** Ages, in whole years, between which a person can be requested (P5-016, P9-062). */
const YOUNGEST = 18;
const OLDEST = 90;

const TYPED = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The earliest and latest birth dates that a date field accepts, as 'YYYY-MM-DD'. */
export interface BirthDateLimits {
  readonly min: string;
  readonly max: string;
}

/** 90 to 18 years before `now`, in milliseconds since 1970, in UTC (P5-016). */
export function birthDateLimits(now: number): BirthDateLimits {
  return { min: yearsBefore(now, OLDEST), max: yearsBefore(now, YOUNGEST) };
}

/**
 * The parts of a date field's value. null for an impossible date, including any in year 0, and for anybody younger than
 * 18 or older than 90 (P9-062). The form and the server use the same check.
 */
export function parseBirthDate(text: string, now: number): CourtRunnerPerson['dateOfBirth'] | null {
  const [, year, month, day] = (TYPED.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const { min, max } = birthDateLimits(now);
  return text < min || text > max ? null : { month, day, year };
}

/** The same day `years` earlier; Feb 29 becomes Feb 28 if that year has none. */
function yearsBefore(now: number, years: number): string {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear() - years, today.getUTCMonth() + 1];
  const day = Math.min(today.getUTCDate(), daysIn(year, month));
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

function daysIn(year: number, month: number): number {
  // Years below 100 would be taken for the 1900s; the calendar repeats after 400.
  return new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
