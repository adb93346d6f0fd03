import { formatDate } from '../../people/months.ts';

/** 'Dec 14, 2026' from milliseconds since 1970: in UTC, so that server and browser agree. */
export function formatDay(milliseconds: number): string {
  const at = new Date(milliseconds);
  return formatDate({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
}
