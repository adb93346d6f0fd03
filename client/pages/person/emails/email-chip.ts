import { personCopy } from '../../../../shared/copy/person.ts';

/** Full addresses are recently used above this score (P 5). */
const RECENT_ABOVE = 50;

/** Professional for business and company addresses, else recently used by its score, else nothing (P 5). */
export function emailChip(kind: 'personal' | 'business' | 'company', score: number): string | null {
  if (kind !== 'personal') return personCopy.emails.professional;
  return score > RECENT_ABOVE ? personCopy.emails.recentlyUsed : null;
}
