import type { PersonCounts } from '../contract/person/counts.ts';
import type { LookupType } from '../contract/viewer.ts';
import { isEmptyReport } from './count-sums.ts';

/** What of an answer about a person tells how it was paid for. */
interface PaidFor {
  readonly lookupType: LookupType;
}

/** Whether the viewer has unlocked the background report and may still read it (P3-002). */
export function hasOpenReport({ lookupType }: PaidFor): boolean {
  return lookupType === 'bg';
}

/**
 * What the background report is to this viewer: `empty` where nothing is in it, which is never for sale (P2-160), else
 * `open` or `locked`. While its counts are not known it is not called empty.
 */
export function decideReportState(
  details: PaidFor,
  counts: PersonCounts | 'late' | 'loading' | 'missing' | null,
): 'open' | 'empty' | 'locked' {
  if (counts !== null && typeof counts !== 'string' && isEmptyReport(counts)) return 'empty';
  return hasOpenReport(details) ? 'open' : 'locked';
}

/** How long a report is open after it was unlocked, in days. */
export const REPORT_ACCESS_DAYS = 30;

/** When a report that is unlocked at that moment closes; both in milliseconds since 1970. */
export function accessUntil(unlockedAt: number): number {
  return unlockedAt + REPORT_ACCESS_DAYS * 86_400_000;
}

/** How long a bought credit can be used, in days (F9-05). */
export const CREDIT_LIFETIME_DAYS = 30;
