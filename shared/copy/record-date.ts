import type { RecordDate } from '../contract/primitives.ts';
import { daysIn } from '../people/record-date.ts';

/** Years have four digits. */
const LAST_YEAR = 9999;

/**
 * '03/09/2021', '03/2021' or '2021': month, day and year, as far as a record knows them (P5-034). null where not even the
 * year is known, and for a date that no calendar has.
 */
export function formatRecordDate({ year, month, day }: RecordDate): string | null {
  if (year === null || year < 1 || year > LAST_YEAR) return null;
  const written = String(year).padStart(4, '0');
  if (month === null) return written;
  if (day === null) return `${twoDigits(month)}/${written}`;
  return day > daysIn(year, month) ? null : `${twoDigits(month)}/${twoDigits(day)}/${written}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
