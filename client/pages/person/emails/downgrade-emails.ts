import type { Emails } from '../../../../shared/contract/email.ts';
import type { PageDefinition } from '../../../../shared/contract/page-definition.ts';
import type { PersonDetails } from '../../../../shared/contract/person.ts';
import { isRecentFull, isRecentPartial } from './email-chip.ts';

/** Distinct domains that the view of domains alone names (P9-016). */
const DOMAINS_MAX = 3;

type Presentation = PageDefinition['userEntitlement']['emailPresentationType'];

/** The e-mail addresses of a page wherever it shows or counts them: presented as the answer says, no domain twice. */
export function shownEmails({ results, pageDefinition }: PersonDetails): Emails {
  const emails = downgradeEmails(results.emails, pageDefinition.userEntitlement.emailPresentationType);
  return emails.type === 'obfuscated' ? { ...emails, domains: [...new Set(emails.domains)] } : emails;
}

/**
 * E-mail addresses as the page shall present them: lists that are to be shown as obfuscated become the view of domains
 * alone (P2-096, P5-025). Nothing is ever shown as more than what was sent.
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
