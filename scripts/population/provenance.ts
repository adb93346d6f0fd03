import type { ProvenanceColumns, SourceName } from '../../worker/origin/import/rows.ts';
import { formatMonth, type Month, REFERENCE_MONTH } from './calendar.ts';
import type { Random } from './random.ts';

/** A fact is first seen within this many months of becoming true. */
export const NOTICED_WITHIN = 4;
/** A current fact was last confirmed within this many months before the reference date, most of them much later. */
const CONFIRMED_WITHIN = 11;
/** A past fact was last confirmed around its end. */
const AROUND_THE_END = [-2, 3] as const;

/**
 * When a fact was first seen and last confirmed, in a possible order and never after the reference date.
 *
 * @param to null while the fact is true
 */
export function provenanceOf(from: Month, to: Month | null, source: SourceName, random: Random): ProvenanceColumns {
  const first = Math.min(REFERENCE_MONTH, from + random.below(NOTICED_WITHIN));
  const last =
    to === null
      ? REFERENCE_MONTH - Math.floor(CONFIRMED_WITHIN * random.next() * random.next())
      : Math.min(REFERENCE_MONTH, to + random.between(...AROUND_THE_END));
  return { first_seen: formatMonth(first), last_seen: formatMonth(Math.max(first, last)), source };
}
