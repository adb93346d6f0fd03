import type { RecordDate } from '../contract/primitives.ts';

const STORED = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * A date stored as 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', split into its parts; `fullDate` ('3/9/2021') is set only if all
 * of them are known (F3-14). Courts write zeros for what they do not know: a month or day that is not on the calendar
 * is unknown, and without a year of {@link isYear} so is the whole date. null for null and for any other text.
 */
export function readRecordDate(stored: string | null): RecordDate | null {
  const match = STORED.exec(stored ?? '');
  const year = Number(match?.[1]);
  if (match === null || !isYear(year)) return null;
  const month = partOf(match[2], 12);
  const day = month === null ? null : partOf(match[3], daysIn(year, month));
  return { year, month, day, fullDate: day === null ? null : `${month}/${day}/${year}` };
}

function partOf(text: string | undefined, most: number): number | null {
  const part = Number(text ?? 0);
  return part >= 1 && part <= most ? part : null;
}

/** Software writes the year 1, 1601 or 9999 for a date that it lacks: of those, no court or register has a record. */
const FIRST_YEAR = 1602;
const LAST_YEAR = 2200;

function isYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

type DateParts = Pick<RecordDate, 'year' | 'month' | 'day'>;

/** Whether at least the year is known and possible, and the date is on a calendar; months are 1 to 12. */
export function isOnCalendar<T extends DateParts>(date: T): date is T & { year: number } {
  const { year, month, day } = date;
  if (year === null || !isYear(year)) return false;
  return month === null || day === null || day <= daysIn(year, month);
}

/** April, June, September and November. */
const SHORT_MONTHS: ReadonlySet<number> = new Set([4, 6, 9, 11]);

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return SHORT_MONTHS.has(month) ? 30 : 31;
}
