import { addDays, type CalendarDay, dayOfWeek, dayText } from './calendar-day.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Holidays on a date: month, day, and the first year it was one. */
const DATED: readonly (readonly [month: number, day: number, since: number])[] = [
  [1, 1, 0],
  [6, 19, 2021],
  [7, 4, 0],
  [11, 11, 0],
  [12, 25, 0],
];

/** Holidays on a weekday: the nth of a month; the last if n is -1. */
const WEEKDAYS: readonly (readonly [month: number, nth: number, weekday: number])[] = [
  [1, 3, MONDAY],
  [2, 3, MONDAY],
  [5, -1, MONDAY],
  [9, 1, MONDAY],
  [10, 2, MONDAY],
  [11, 4, THURSDAY],
];

/**
 * Whether federal offices are closed that day for a holiday (5 U.S.C. 6103). One that falls on a Saturday is observed on
 * the Friday before, which may be in the year before; one on a Sunday, on the Monday after.
 */
export function isFederalHoliday(day: CalendarDay): boolean {
  const years = [day.year, day.year + 1];
  return years.some((year) => holidaysOf(year).some((holiday) => dayText(holiday) === dayText(day)));
}

/** The days of a year's holidays as they are observed. */
function holidaysOf(year: number): CalendarDay[] {
  const dated = DATED.filter(([, , since]) => year >= since).map(([month, day]) => observed({ year, month, day }));
  return [...dated, ...WEEKDAYS.map(([month, nth, weekday]) => nthWeekday(year, month, nth, weekday))];
}

function observed(day: CalendarDay): CalendarDay {
  if (dayOfWeek(day) === SATURDAY) return addDays(day, -1);
  return dayOfWeek(day) === SUNDAY ? addDays(day, 1) : day;
}

function nthWeekday(year: number, month: number, nth: number, weekday: number): CalendarDay {
  if (nth < 0) {
    const last = addDays({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }, -1);
    return addDays(last, -((dayOfWeek(last) - weekday + 7) % 7));
  }
  const first = { year, month, day: 1 };
  return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + (nth - 1) * 7);
}
