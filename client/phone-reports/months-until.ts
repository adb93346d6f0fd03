import { yearMonthOf } from '../../shared/people/months.ts';

/** The last calendar months, the oldest first, and the present one last: '2026-11' (UTC). */
export function monthsUntil(now: number, months: number): string[] {
  const today = new Date(now);
  return Array.from({ length: months }, (_, at) =>
    yearMonthOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 - months + at, 1)),
  );
}
