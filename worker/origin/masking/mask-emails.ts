import type { Emails } from '../../../shared/contract/person/email.ts';
import type { EmailRecord } from '../people/person-record.ts';
import type { Access } from './access.ts';
import { maskProvenance } from './mask-fact.ts';

/** How many distinct domains a free answer shows (P9-016). */
export const FREE_DOMAINS = 3;
/** Above this score an address counts as recently used, of 100 (P9-018). */
const RECENT_SCORE = 50;

/** Email addresses: domains and counts for free, first letter and domain for premium, whole for smb and bg. */
export function maskEmails(emails: readonly EmailRecord[], { entitlement }: Access): Emails {
  if (emails.length === 0) return { type: 'none' };
  switch (entitlement) {
    case 'free': {
      const recentlyUsedCount = emails.filter(({ score }) => score > RECENT_SCORE).length;
      const domains = [...new Set(emails.map(({ email }) => domainOf(email)))].slice(0, FREE_DOMAINS);
      return { type: 'obfuscated', domains, recentlyUsedCount, otherCount: emails.length - recentlyUsedCount };
    }
    case 'premium':
      return {
        type: 'partial',
        partialEmails: emails.map(({ email, score }) => ({ name: email.charAt(0), domain: domainOf(email), score })),
      };
    case 'smb':
    case 'bg':
      return {
        type: 'full',
        emails: emails.map(({ email, kind, score, isPrimary, provenance }) => ({
          email,
          kind,
          score,
          isPrimary,
          provenance: maskProvenance(provenance),
        })),
      };
  }
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
