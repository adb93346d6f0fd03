import type { PlanPeriod } from '../contract/plans.ts';

/** How many months a plan's period has. */
export const PERIOD_MONTHS: { readonly [P in PlanPeriod]: number } = { month: 1, year: 12 };

/**
 * The same day and time of day that many months after the anchor, or the last day if that month is shorter. UTC; both in
 * milliseconds since 1970. Count from the anchor, never from the previous date: January 31, February 28, March 31.
 */
export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** The month, counted from the anchor, that a time is in: its start is included, its end is not. In milliseconds since 1970. */
export function monthPeriod(anchor: number, now: number): { readonly start: number; readonly end: number } {
  const from = new Date(anchor);
  const to = new Date(now);
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (addMonths(anchor, months) > now) months -= 1;
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) };
}
