import type { AlertFrequency } from '../../../shared/contract/monitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long after an alert the next one goes out at the earliest, in milliseconds. Changes of one import are found over a
 * day: even who wants to know at once gets at most one email an hour.
 */
export const ALERT_EVERY_MS: { readonly [F in AlertFrequency]: number } = {
  'as-it-happens': HOUR_MS,
  weekly: 7 * DAY_MS,
  monthly: 30 * DAY_MS,
};

/** The same as SQL, of a row of alert_setting. */
export const ALERT_EVERY_SQL = `CASE frequency ${Object.entries(ALERT_EVERY_MS)
  .map(([frequency, ms]) => `WHEN '${frequency}' THEN ${ms}`)
  .join(' ')} END`;
