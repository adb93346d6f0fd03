import { formatDay } from './day.ts';

/**
 * 'Page refreshed Nov 14, 2026', for a day as 'YYYY-MM-DD'; the parts of the date stay together. The contract allows days
 * that no month has: they count on into the next.
 */
export function refreshedText(day: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return `Page refreshed ${formatDay(Date.UTC(year, month - 1, dayOfMonth)).replaceAll(' ', '\u00a0')}`;
}
