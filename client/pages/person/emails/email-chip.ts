import { personCopy } from '../../../../shared/copy/person.ts';

/** Full addresses are recently used above this score (P5-023). */
const RECENT_ABOVE = 50;

/** Professional for business and company addresses, else recently used by its score, else nothing (P4-097, P5-022). */
export function emailChip(kind: 'personal' | 'business' | 'company', score: number): string | null {
  if (kind !== 'personal') return personCopy.emails.professional;
  return score > RECENT_ABOVE ? personCopy.emails.recentlyUsed : null;
}
