import type { RecordDate } from '../../contract/primitives.ts';
import { isOnCalendar } from '../../people/record-date.ts';

/**
 * '03/09/2021', '03/2021' or '2021': month, day and year, as far as a record has them (P5-034). null if not even the
 * year is known, and for a date that does not exist.
 */
export function formatRecordDate(date: RecordDate): string | null {
  if (!isOnCalendar(date)) return null;
  const { year, month, day } = date;
  if (month === null) return String(year);
  if (day === null) return `${twoDigits(month)}/${year}`;
  return `${twoDigits(month)}/${twoDigits(day)}/${year}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
