import type { CourtRunnerCase } from '../contract/court-runner.ts';
import type { RecordDate } from '../contract/primitives.ts';
import { runnerResultsCopy } from '../copy/records/court-runner-results.ts';
import { isOnCalendar } from '../people/record-date.ts';
import { outcomeOfWords } from '../records/charge-outcome.ts';
import type { RecordOutcome } from '../records/record-outcome.ts';

/**
 * How the court ended a charge, by the disposition that the runner noted and nothing else: a plea or a sentence does not
 * say how a charge ended (P4-103). Without a disposition, the text says that.
 */
export function chargeOutcome({
  disposition,
}: Pick<CourtRunnerCase['offenses'][number], 'disposition'>): RecordOutcome {
  const outcome = outcomeOfWords(disposition);
  return outcome.kind === 'unknown' ? { ...outcome, text: runnerResultsCopy.returned.unknownOutcome } : outcome;
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
