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
