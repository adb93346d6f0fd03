import type { PersonCounts } from '../contract/person/counts.ts';
import { isEmptyReport } from './count-sums.ts';
import { hasOpenReport, type PaidFor } from './open-report.ts';

/**
 * The state of the background report for this viewer: `empty` if there is nothing in it, which is never for sale
 * (P2-160), else `open` or `locked`. A report whose counts are not known yet is never `empty`.
 */
export function decideReportState(
  details: PaidFor,
  counts: PersonCounts | 'late' | 'loading' | 'missing' | null,
): 'open' | 'empty' | 'locked' {
  if (counts !== null && typeof counts !== 'string' && isEmptyReport(counts)) return 'empty';
  return hasOpenReport(details) ? 'open' : 'locked';
}

/** How long an unlocked report stays open, in days. */
export const REPORT_ACCESS_DAYS = 30;

/** When a report unlocked at that moment closes; both in milliseconds since 1970. */
export function accessUntil(unlockedAt: number): number {
  return unlockedAt + REPORT_ACCESS_DAYS * 86_400_000;
}

/** How long a credit can be used after it is bought, in days (F9-05). */
export const CREDIT_LIFETIME_DAYS = 30;
