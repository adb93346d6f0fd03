import type { Random } from './random.ts';

export { ADULT_AGE } from '../../worker/origin/people/age.ts';

/** A population's reference date; nothing depends on the current date. */
export const REFERENCE_DATE = { year: 2026, month: 11, day: 1 } as const;

/** The same as text, YYYY-MM-DD. */
export const REFERENCE_DAY = '2026-11-01';

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

const DAY_MS = 86_400_000;
const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6] as const;
/** The weekday on which each month begins; cached like the texts. */
const FIRST_WEEKDAYS = Int8Array.from({ length: REFERENCE_MONTH + 1 }, (_, month) => firstWeekdayOf(month));
/** Federal holidays on a fixed date: month, day, and the first year. */
const FIXED_HOLIDAYS = [
  [1, 1, 0],
  [6, 19, 2021],
  [7, 4, 0],
  [11, 11, 0],
  [12, 25, 0],
] as const;
/** Federal holidays on a certain Monday or Thursday: month, weekday, and the first possible day. */
const FLOATING_HOLIDAYS = [
  [1, MONDAY, 15],
  [2, MONDAY, 15],
  [5, MONDAY, 25],
  [9, MONDAY, 1],
  [10, MONDAY, 8],
  [11, THURSDAY, 22],
] as const;

function firstWeekdayOf(month: Month): number {
  return new Date(Date.UTC(yearOf(month), calendarMonthOf(month) - 1, 1)).getUTCDay();
}

/** Whether courts and offices are open: neither a weekend nor a federal holiday, nor the day it is observed on. */
export function isWorkday(month: Month, day: number): boolean {
  const weekday = ((FIRST_WEEKDAYS[month] ?? firstWeekdayOf(month)) + day - 1) % 7;
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const year = yearOf(month);
  const calendarMonth = calendarMonthOf(month);
  // A holiday on a weekend is observed on the Friday before or the Monday after.
  const from = weekday === MONDAY ? day - 1 : day;
  const to = weekday === FRIDAY ? day + 1 : day;
  if (FIXED_HOLIDAYS.some(([m, d, since]) => m === calendarMonth && d >= from && d <= to && year >= since))
    return false;
  return !FLOATING_HOLIDAYS.some(([m, w, d]) => m === calendarMonth && w === weekday && day >= d && day < d + 7);
}

/** A day of a month on which courts and offices are open, as 'YYYY-MM-DD', no later than the given day, 7 or more. */
export function workdayIn(month: Month, random: Random, latest: number = DAYS): string {
  // Drawn again instead of moved, so that no weekday gets more.
  let day = random.between(1, latest);
  while (!isWorkday(month, day)) day = random.between(1, latest);
  return formatDay(month, day);
}

/** The first workday that is at least a number of days after a date, both as 'YYYY-MM-DD'. */
export function workdayAfter(date: string, days: number): string {
  let found = addDays(date, days);
  while (!isWorkday(monthOfDate(found), Number(found.slice(8)))) found = addDays(found, 1);
  return found;
}

/** A date a number of days later, or earlier if negative; 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a date is after another; both 'YYYY-MM-DD'. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** How many days of its year are over on a date, 'YYYY-MM-DD': 0 on January 1. */
export function daysSinceNewYear(date: string): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date);
}

/** The month of 'YYYY-MM-DD' or 'YYYY-MM'. */
export function monthOfDate(date: string): Month {
  return monthOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
}
