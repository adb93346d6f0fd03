import type { DateOfBirth } from '../contract/identity.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date whose parts may be missing. */
export interface PartialDate {
  readonly year: number | null;
  /** 1-12 */
  readonly month: number | null;
  readonly day: number | null;
}

/** The month of a moment (milliseconds since 1970, UTC): '2026-11'. */
export function yearMonthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM'.length);
}

/** 'Mar 4, 2018', 'Mar, 2018' or '2018', depending on which parts exist (P5-032); '' without a year. */
export function formatDate({ year, month, day }: PartialDate): string {
  if (year === null) return '';
  const name = month === null ? undefined : MONTHS[month - 1];
  if (name === undefined) return String(year);
  return day === null ? `${name}, ${year}` : `${name} ${day}, ${year}`;
}

/** 'Mar, 2018' for '2018-03' (P5-032); null if it is not a month. */
export function formatMonth(yearMonth: string): string | null {
  const match = /^(\d{4})-(\d{2})$/.exec(yearMonth);
  const month = Number(match?.[2]);
  return match === null || month < 1 || month > 12 ? null : formatDate({ year: Number(match[1]), month, day: null });
}

/** 'Jun, 1946' or '1946', depending on what was sent; null if nothing was. The day is never sent. */
export function birthMonth(birth: DateOfBirth): string | null {
  if (!('year' in birth) || birth.year === null) return null;
  return formatDate({ year: birth.year, month: birth.month, day: null });
}
