import type { RecordDate } from '../contract/primitives.ts';
import type { Offense } from '../contract/records/criminal.ts';

/**
 * The offenses of a record, newest first: by filing date, like records; those filed together by the date they happened.
 * Without a filing date the best known date counts; offenses without any date come last.
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

/** Grows with the date; an unknown part counts as 1. */
function rankOf(date: RecordDate | null): number {
  if (date === null || date.year === null) return -Infinity;
  return (date.year * 12 + (date.month ?? 1)) * 31 + (date.day ?? 1);
}
