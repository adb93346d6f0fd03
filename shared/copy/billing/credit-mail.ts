import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { countOf } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';
import { dayText } from './receipt-mail.ts';

/** Unused credits that are about to expire: no person, since others may read a mailbox. */
export interface ExpiringCredits {
  readonly count: number;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
  /** URL of the page of what the buyer can still use */
  readonly url: string;
}

const unused = (count: number) => countOf(count, 'unused background credit');

/** The email that reminds of them. */
export const creditMailCopy = {
  subject: ({ count, expiresAt }: Pick<ExpiringCredits, 'count' | 'expiresAt'>) =>
    `${unused(count)} at ${SITE_NAME}, good until ${dayText(expiresAt)}`,
  text: ({ count, expiresAt, url }: ExpiringCredits) =>
    [
      `You have ${unused(count)}, good until ${dayText(expiresAt)}.`,
      `One credit opens one background report, which then stays open for ${REPORT_ACCESS_DAYS} days. It does not have to be the report you had in mind when you paid.`,
      `What you can still use:\n${url}`,
      'This is the only reminder about this purchase.',
    ].join('\n\n'),
} as const;

/**
 * The email to whoever used a credit for a report that is gone: no person and no reason, since others may read a mailbox,
 * and since a reason would say that somebody was removed.
 */
export const creditBackMailCopy = {
  subject: 'A background credit is yours again',
  /** `expiresAt` is in milliseconds since 1970 */
  text: ({ expiresAt }: { readonly expiresAt: number }) =>
    [
      `A report you bought at ${SITE_NAME} is no longer available. We gave you your credit back.`,
      `It opens another background report until ${dayText(expiresAt)}. You find it under Purchases in your account.`,
    ].join('\n\n'),
} as const;
