import type { CourtRunnerCase } from '../contract/court-runner.ts';
import type { RecordDate } from '../contract/primitives.ts';
import { isOnCalendar } from '../people/record-date.ts';

/** The outcome of a charge according to the court's file: sentenced, or the plea, or unknown. */
export type ChargeOutcome =
  | { readonly kind: 'sentenced' }
  | { readonly kind: 'pleaded'; readonly plea: string }
  | { readonly kind: 'unknown' };

/** A sentence ends a charge whatever the plea was; a plea alone does not say how it ended. */
export function decideChargeOutcome({
  sentence,
  plea,
}: Pick<CourtRunnerCase['offenses'][number], 'sentence' | 'plea'>): ChargeOutcome {
  if (sentence !== null && sentence.trim() !== '') return { kind: 'sentenced' };
  if (plea !== null && plea.trim() !== '') return { kind: 'pleaded', plea };
  return { kind: 'unknown' };
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * '14 June 2019', 'June 2019' or '2019': day, full month name and year, as far as known (P5-033). null without a year,
 * and for an impossible date.
 */
export function formatCourtDate(date: Pick<RecordDate, 'year' | 'month' | 'day'> | null): string | null {
  if (date === null || !isOnCalendar(date)) return null;
  const month = date.month === null ? undefined : MONTHS[date.month - 1];
  const day = month === undefined ? null : date.day;
  return [day, month, date.year].filter((part) => part !== null && part !== undefined).join(' ');
}

/** The day of a time in milliseconds since 1970, in UTC: '20 November 2026' (P5-033). */
export function formatCourtDay(at: number): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
