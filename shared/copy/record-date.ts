import type { RecordDate } from '../contract/primitives.ts';

/** '3/9/2021', '3/2021' or '2021': month, day and year, as far as a record knows them; null where not even the year is. */
export function formatRecordDate({ year, month, fullDate }: RecordDate): string | null {
  if (fullDate !== null || year === null) return fullDate;
  return month === null ? String(year) : `${month}/${year}`;
}
