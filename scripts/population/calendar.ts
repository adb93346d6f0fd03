export { ADULT_AGE } from '../../worker/origin/people/age.ts';

/** A population's reference date; nothing depends on the current date. */
export const REFERENCE_DATE = { year: 2026, month: 11, day: 1 } as const;

/** Months since January 1900, the unit for births, moves and marriages. */
export type Month = number;

export const REFERENCE_MONTH: Month = monthOf(REFERENCE_DATE.year, REFERENCE_DATE.month);

/** The days of a month for invented dates, which every month has. */
export const DAYS = 28;

/** @param month 1-12 */
export function monthOf(year: number, month: number): Month {
  return (year - 1900) * 12 + month - 1;
}

export function yearOf(month: Month): number {
  return 1900 + Math.floor(month / 12);
}

/** 1-12 */
export function calendarMonthOf(month: Month): number {
  // Some people were born before 1900, so months may be negative.
  return (((month % 12) + 12) % 12) + 1;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const monthText = (month: Month): string => `${yearOf(month)}-${twoDigits(calendarMonthOf(month))}`;
/** Cached, because a population needs millions of them. */
const MONTH_TEXTS: readonly string[] = Array.from({ length: REFERENCE_MONTH + 1 }, (_, month) => monthText(month));
const DAY_TEXTS: readonly string[] = Array.from({ length: DAYS + 1 }, (_, day) => twoDigits(day));

/** 'YYYY-MM' */
export function formatMonth(month: Month): string {
  return MONTH_TEXTS[month] ?? monthText(month);
}

/** 'YYYY-MM-DD'; days are 1 to 28. */
export function formatDay(month: Month, day: number): string {
  return `${formatMonth(month)}-${DAY_TEXTS[day] ?? twoDigits(day)}`;
}

/** Whole years between two months. */
export function yearsBetween(from: Month, to: Month): number {
  return Math.floor((to - from) / 12);
}
