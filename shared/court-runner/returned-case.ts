import type { CourtRunnerCase } from '../contract/court-runner.ts';
import type { RecordDate } from '../contract/primitives.ts';
import { isOnCalendar } from '../people/record-date.ts';

/** What a court's file tells of the end of a charge: it was sentenced, or how it was pleaded to, or nothing. */
export type ChargeOutcome =
  | { readonly kind: 'sentenced' }
  | { readonly kind: 'pleaded'; readonly plea: string }
  | { readonly kind: 'unknown' };

/** A sentence ends a charge whatever was pleaded; a plea alone does not tell how it ended. */
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
 * '14 June 2019', 'June 2019' or '2019': day, month in full, year, as far as they are known (P5-033). null without a year, and
 * for a date that no calendar has.
 */
export function formatCourtDate(date: Pick<RecordDate, 'year' | 'month' | 'day'> | null): string | null {
  if (date === null || !isOnCalendar(date)) return null;
  const month = date.month === null ? undefined : MONTHS[date.month - 1];
  const day = month === undefined ? null : date.day;
  return [day, month, date.year].filter((part) => part !== null && part !== undefined).join(' ');
}

/** The day of a moment, milliseconds since 1970, in UTC: '20 November 2026' (P5-033). */
export function formatCourtDay(at: number): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
