import type { Emails } from '../../../../shared/contract/email.ts';

/** How many addresses there are, as far as the answer tells. */
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

/** Whether there are addresses that this answer does not show in full. */
export function hasHiddenEmails(emails: Emails): boolean {
  return emails.type !== 'full' && countEmails(emails) > 0;
}
