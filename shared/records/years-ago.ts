import type { RecordDate } from '../contract/primitives.ts';
import { recordTimesCopy as words } from '../copy/records/record-times.ts';
import { isOnCalendar } from '../people/record-date.ts';

/**
 * How long ago a record was: '7 years ago', 'less than a year ago', in whole years counted by months; 'about 7 years
 * ago' if only its year is known. null for a date in the future, and for one that does not exist.
 *
 * @param today milliseconds since 1970, UTC
 */
export function yearsAgo(date: RecordDate | null, today: number): string | null {
  if (date === null || !isOnCalendar(date)) return null;
  const now = new Date(today);
  const year = now.getUTCFullYear();
  if (date.month === null) return date.year > year ? null : words.aboutAgo(year - date.year);
  const months = (year - date.year) * 12 + now.getUTCMonth() + 1 - date.month;
  return months < 0 ? null : words.ago(Math.floor(months / 12));
}
