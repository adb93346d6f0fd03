const DAY_MS = 86_400_000;

/** A month in which things happen to people. */
export interface AgingTime {
  /** 'YYYY-MM' */
  readonly month: string;
  /** the last day that is over by then, 'YYYY-MM-DD' */
  readonly until: string;
}

/** The months up to that of a moment (milliseconds since 1970), the first one first. */
export function monthsUntil(now: number, months: number): AgingTime[] {
  const today = new Date(now);
  return Array.from({ length: months }, (_, at) => {
    const ago = months - 1 - at;
    const end = ago === 0 ? now : Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago + 1) - DAY_MS;
    const until = new Date(end).toISOString().slice(0, 10);
    return { month: until.slice(0, 7), until };
  });
}

/** The month so many months before another one; both 'YYYY-MM'. */
export function monthsBefore(month: string, months: number): string {
  const [year = 0, calendarMonth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, calendarMonth - 1 - months)).toISOString().slice(0, 7);
}

/** A date so many days later; both 'YYYY-MM-DD'. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a date is after another; both 'YYYY-MM-DD'. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
