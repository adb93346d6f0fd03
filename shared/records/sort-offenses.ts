import type { RecordDate } from '../contract/primitives.ts';
import type { Offense } from '../contract/records/criminal.ts';

/** The offenses of a record, the newest first by the date that says most of when it was; those without one last. */
export function sortOffenses(offenses: readonly Offense[]): Offense[] {
  return [...offenses].sort((a, b) => rankOf(b.bestKnownDate) - rankOf(a.bestKnownDate));
}

/** Grows with the date; a part that is not known counts as its first. */
function rankOf(date: RecordDate | null): number {
  if (date === null || date.year === null) return -Infinity;
  return (date.year * 12 + (date.month ?? 1)) * 31 + (date.day ?? 1);
}
