import type { ActivityLabel } from '../contract/person/phone.ts';

/** The highest score of a line that is not in use, and the lowest of one that is, of 100 (P9-039). */
const INACTIVE_MAX = 30;
const ACTIVE_MIN = 70;

/**
 * Whether a line is in use, by its score: 30 or less is Inactive, 70 or more Active, anything between Unknown (P4-067),
 * and so is a phone that the check knows nothing of or did not answer for.
 *
 * @param score 0 to 100
 */
export function activityLabelOf(score: number | null | undefined): ActivityLabel {
  if (typeof score !== 'number') return 'Unknown';
  if (score <= INACTIVE_MAX) return 'Inactive';
  return score >= ACTIVE_MIN ? 'Active' : 'Unknown';
}
