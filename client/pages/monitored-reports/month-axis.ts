import type { ChangeKind, ChangeMonth } from '../../../shared/contract/monitor.ts';
import { addMonths } from '../../../shared/plans/months.ts';

/** How many months the pictures show, this one included. */
export const MONTHS_SHOWN = 12;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** The months of the pictures (UTC), 'YYYY-MM', the earliest first. `now` is in milliseconds since 1970. */
export function monthAxis(now: number): string[] {
  const date = new Date(now);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  return Array.from({ length: MONTHS_SHOWN }, (_, at) =>
    new Date(addMonths(first, at + 1 - MONTHS_SHOWN)).toISOString().slice(0, MONTH_LENGTH),
  );
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
