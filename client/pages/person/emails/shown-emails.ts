import type { Emails } from '../../../../shared/contract/person/email.ts';
import type { PageDefinition } from '../../../../shared/contract/person/page-definition.ts';
import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';

/** How many distinct domains the domains-only view lists (P9-016). */
const DOMAINS_MAX = 3;

type Presentation = PageDefinition['userEntitlement']['emailPresentationType'];

/** The page's email addresses, wherever it shows or counts them: presented as the answer says, no domain twice. */
export function shownEmails({ results, pageDefinition }: PersonDetails): Emails {
  const emails = downgradeEmails(results.emails, pageDefinition.userEntitlement.emailPresentationType);
  return emails.type === 'obfuscated' ? { ...emails, domains: [...new Set(emails.domains)] } : emails;
}

/**
 * Email addresses as the page presents them: lists presented as obfuscated are reduced to their domains (P2-096,
 * P5-025). Nothing ever shows more than was sent.
 */
export function downgradeEmails(emails: Emails, presentation: Presentation): Emails {
  if (presentation !== 'obfuscated') return emails;
  switch (emails.type) {
    case 'full':
      return domainsAlone(
        emails.emails.map(({ email, score }) => ({
          domain: email.slice(email.lastIndexOf('@') + 1),
          isRecent: isRecentFull(score),
        })),
      );
    case 'partial':
      return domainsAlone(
        emails.partialEmails.map(({ domain, score }) => ({ domain, isRecent: isRecentPartial(score) })),
      );
    default:
      return emails;
  }
}

function domainsAlone(addresses: readonly { readonly domain: string; readonly isRecent: boolean }[]): Emails {
  const recentlyUsedCount = addresses.filter(({ isRecent }) => isRecent).length;
  return {
    type: 'obfuscated',
    domains: [...new Set(addresses.map(({ domain }) => domain))].slice(0, DOMAINS_MAX),
    recentlyUsedCount,
    otherCount: addresses.length - recentlyUsedCount,
  };
}

/** How many addresses there are, as far as the answer says. */
export function countEmails(emails: Emails): number {
  switch (emails.type) {
    case 'full':
      return emails.emails.length;
    case 'partial':
      return emails.partialEmails.length;
    case 'obfuscated':
      return Math.max(emails.domains.length, emails.recentlyUsedCount + emails.otherCount);
    case 'only-counts':
      return emails.totalCount;
    case 'none':
      return 0;
  }
}

/** The primary address, else the first one; null if none came in full. */
export function mainEmail(emails: Emails): string | null {
  if (emails.type !== 'full') return null;
  const { emails: all } = emails;
  return (all.find(({ isPrimary }) => isPrimary) ?? all[0])?.email ?? null;
}

/** Whether there are addresses that this answer does not show in full. */
export function hasHiddenEmails(emails: Emails): boolean {
  return emails.type !== 'full' && countEmails(emails) > 0;
}

/** Full addresses count as recently used above this score (P5-023). */
const RECENT_ABOVE = 50;
/** Partial addresses count as recently used from this score on (P5-024). */
const PARTIAL_RECENT_FROM = 50;

const isRecentFull = (score: number): boolean => score > RECENT_ABOVE;
export const isRecentPartial = (score: number): boolean => score >= PARTIAL_RECENT_FROM;

/**
 * Professional for business and company addresses, otherwise recently used by score, otherwise nothing (P4-097,
 * P5-022).
 */
export function emailChip(kind: 'personal' | 'business' | 'company', score: number): string | null {
  if (kind !== 'personal') return personCopy.emails.professional;
  return isRecentFull(score) ? personCopy.emails.recentlyUsed : null;
}
