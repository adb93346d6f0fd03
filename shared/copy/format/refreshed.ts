import { formatDay } from './day.ts';

/** 'Page refreshed Nov 14, 2026', for a day as 'YYYY-MM-DD'; the parts of the date stay together. */
export function refreshedText(day: string): string {
  return `Page refreshed ${formatDay(Date.parse(day)).replaceAll(' ', '\u00a0')}`;
}
