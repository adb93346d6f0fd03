import type { RecordDate } from '../contract/primitives.ts';

const STORED = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * The date that a record stores as 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', by its parts; `fullDate` ('3/9/2021') only
 * where all of them are known (F3-14). Courts write zeros for what they do not know: a month or day that no calendar
 * has is unknown, and so is the whole date without a year. null for nothing and for what is no such text.
 */
export function readRecordDate(stored: string | null): RecordDate | null {
  const match = STORED.exec(stored ?? '');
  const year = Number(match?.[1]);
  if (match === null || year === 0) return null;
  const month = partOf(match[2], 12);
  const day = month === null ? null : partOf(match[3], daysIn(year, month));
  return { year, month, day, fullDate: day === null ? null : `${month}/${day}/${year}` };
}

function partOf(text: string | undefined, most: number): number | null {
  const part = Number(text ?? 0);
  return part >= 1 && part <= most ? part : null;
}

/** Years have four digits. */
const LAST_YEAR = 9999;

type DateParts = Pick<RecordDate, 'year' | 'month' | 'day'>;

/** Whether at least the year is known, and a calendar has what is known; months are 1 to 12. */
export function isOnCalendar<T extends DateParts>(date: T): date is T & { year: number } {
  const { year, month, day } = date;
  if (year === null || year < 1 || year > LAST_YEAR) return false;
  return month === null || day === null || day <= daysIn(year, month);
}

/** How many days a month of the calendar has. */
export function daysIn(year: number, month: number): number {
  // The day before the first of the next month; years below 100 would be taken for those of the last century.
  return new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}
