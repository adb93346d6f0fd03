import { courtRunnerMailCopy as words } from '../../../shared/copy/records/court-runner-mail.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import type { RecordOut } from './fulfil-store.ts';

/**
 * Tells that the runner is back. It names neither the person nor what was found: a mailbox may be read by others, and the
 * page is for who is logged in.
 *
 * @param isAnySearched whether a courthouse could be searched
 */
export function backMail(
  { email }: Pick<RecordOut, 'email'>,
  { siteUrl }: Pick<OriginSettings, 'siteUrl'>,
  isAnySearched: boolean,
): Mail {
  const text = isAnySearched ? words.text : words.allFailed;
  return {
    kind: 'court-runner-back',
    to: email,
    subject: words.subject,
    text: text(`${siteUrl}${paths.invoices()}`),
  };
}

/** Why money goes back, for the receipt. */
export function refundReason({ countyName, stateCode }: Pick<RecordOut, 'countyName' | 'stateCode'>): string {
  return words.failed(countyName, stateCode);
}
