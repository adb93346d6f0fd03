export { ADULT_AGE } from '../../worker/origin/people/age.ts';

/** The day that a population is as of; nothing in it depends on today. */
export const REFERENCE_DATE = { year: 2026, month: 11, day: 1 } as const;

/** Months since January 1900. Births, moves and marriages are counted in it. */
export type Month = number;

export const REFERENCE_MONTH: Month = monthOf(REFERENCE_DATE.year, REFERENCE_DATE.month);

/** @param month 1-12 */
export function monthOf(year: number, month: number): Month {
  return (year - 1900) * 12 + month - 1;
}

export function yearOf(month: Month): number {
  return 1900 + Math.floor(month / 12);
}

/** 1-12 */
export function calendarMonthOf(month: Month): number {
  return (month % 12) + 1;
}

/** 'YYYY-MM' */
export function formatMonth(month: Month): string {
  return `${yearOf(month)}-${String(calendarMonthOf(month)).padStart(2, '0')}`;
}

/** Whole years between two months. */
export function yearsBetween(from: Month, to: Month): number {
  return Math.floor((to - from) / 12);
}
