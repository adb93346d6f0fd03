import { CHANGE_MONTHS, type ChangeKind, type ChangeMonth } from '../../../shared/contract/monitor.ts';
import { yearMonthOf } from '../../../shared/people/months.ts';
import { addMonths } from '../../../shared/plans/months.ts';

/** The months of the pictures (UTC), 'YYYY-MM', the earliest first. `now` is in milliseconds since 1970. */
export function monthAxis(now: number): string[] {
  const date = new Date(now);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  return Array.from({ length: CHANGE_MONTHS }, (_, at) => yearMonthOf(addMonths(first, at + 1 - CHANGE_MONTHS)));
}

/** How many changes of all kinds, or of one, a month has. */
export function countIn(month: ChangeMonth | undefined, kind?: ChangeKind): number {
  const counts = Object.entries(month?.counts ?? {});
  return counts.reduce((sum, [name, count]) => (kind === undefined || name === kind ? sum + count : sum), 0);
}

/** How many changes some months have together. */
export function countAll(months: readonly ChangeMonth[], kind?: ChangeKind): number {
  return months.reduce((sum, month) => sum + countIn(month, kind), 0);
}
