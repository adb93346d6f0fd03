/** A day of the calendar, in no time zone. `month` is 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** 'YYYY-MM-DD' */
export function dayText({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** 0 is Sunday. */
export function dayOfWeek(day: CalendarDay): number {
  return new Date(utcOf(day)).getUTCDay();
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return utcDay(utcOf(day) + days * DAY_MS);
}

/** The day that it is in a time zone ('America/New_York') at a time in milliseconds since 1970. */
export function dayIn(zone: string, at: number): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(parts) as Partial<CalendarDay>;
  return { year, month, day };
}

/**
 * When a day is over in a time zone, in milliseconds since 1970: the first moment of the next one. Found by halving, so
 * a change of clocks on that day is right as well.
 */
export function endOfDay(zone: string, day: CalendarDay): number {
  const text = dayText(day);
  const isOver = (at: number) => dayText(dayIn(zone, at)) > text;
  let before = utcOf(day) - DAY_MS;
  let after = utcOf(day) + 3 * DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isOver(middle)) after = middle;
    else before = middle;
  }
  return after;
}

const utcOf = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day);

function utcDay(at: number): CalendarDay {
  const date = new Date(at);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
