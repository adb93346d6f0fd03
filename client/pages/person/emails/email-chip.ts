import { personCopy } from '../../../../shared/copy/person/person.ts';

/** Full addresses are recently used above this score (P5-023). */
const RECENT_ABOVE = 50;
/** Partial addresses are recently used from this score on (P5-024). */
const PARTIAL_RECENT_FROM = 50;

export const isRecentFull = (score: number): boolean => score > RECENT_ABOVE;
export const isRecentPartial = (score: number): boolean => score >= PARTIAL_RECENT_FROM;

/** Professional for business and company addresses, else recently used by its score, else nothing (P4-097, P5-022). */
export function emailChip(kind: 'personal' | 'business' | 'company', score: number): string | null {
  if (kind !== 'personal') return personCopy.emails.professional;
  return isRecentFull(score) ? personCopy.emails.recentlyUsed : null;
}
