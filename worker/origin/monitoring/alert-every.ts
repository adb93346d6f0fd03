import type { AlertFrequency } from '../../../shared/contract/monitor.ts';

const DAY_MS = 86_400_000;

/** How long after an alert the next one goes out at the earliest, in milliseconds. */
export const ALERT_EVERY_MS: Readonly<Record<AlertFrequency, number>> = {
  'as-it-happens': 0,
  weekly: 7 * DAY_MS,
  monthly: 30 * DAY_MS,
};
