import type { RecordDate } from '../contract/primitives.ts';
import { isOnCalendar } from '../people/record-date.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * '14 June 2019', 'June 2019' or '2019': day, month in full, year, as far as they are known (P5-033). null without a year, and
 * for a date that no calendar has.
 */
export function formatCourtDate(date: Pick<RecordDate, 'year' | 'month' | 'day'> | null): string | null {
  if (date === null || !isOnCalendar(date)) return null;
  const month = date.month === null ? undefined : MONTHS[date.month - 1];
  const day = month === undefined ? null : date.day;
  return [day, month, date.year].filter((part) => part !== null && part !== undefined).join(' ');
}

/** The day of a moment, milliseconds since 1970, in UTC: '20 November 2026' (P5-033). */
export function formatCourtDay(at: number): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
