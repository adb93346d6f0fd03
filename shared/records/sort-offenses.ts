import type { RecordDate } from '../contract/primitives.ts';
import type { Offense } from '../contract/records/criminal.ts';

/**
 * The offenses of a record, the newest first: by the day they were filed, as records are sorted, of those that were filed
 * together by the day they happened; without a filing date by the best one known, and without any last.
 */
export function sortOffenses(offenses: readonly Offense[]): Offense[] {
  return [...offenses].sort(
    (a, b) =>
      compareNewest(a.chargesFiledDate ?? a.bestKnownDate, b.chargesFiledDate ?? b.bestKnownDate) ||
      compareNewest(a.offenseDate, b.offenseDate),
  );
}

function compareNewest(a: RecordDate | null, b: RecordDate | null): number {
  const [rankA, rankB] = [rankOf(a), rankOf(b)];
  return rankA === rankB ? 0 : rankB - rankA;
}

/** Grows with the date; a part that is not known counts as its first. */
function rankOf(date: RecordDate | null): number {
  if (date === null || date.year === null) return -Infinity;
  return (date.year * 12 + (date.month ?? 1)) * 31 + (date.day ?? 1);
}
