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
