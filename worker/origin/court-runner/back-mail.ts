import { courtRunnerMailCopy as words } from '../../../shared/copy/court-runner-mail.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import type { RecordOut } from './fulfil-store.ts';

/**
 * Tells that the runner is back. It names neither the person nor what was found: a mailbox may be read by others, and the
 * page is for who is logged in.
 */
export function backMail({ email }: Pick<RecordOut, 'email'>, { siteUrl }: Pick<OriginSettings, 'siteUrl'>): Mail {
  return {
    kind: 'court-runner-back',
    to: email,
    subject: words.subject,
    text: words.text(`${siteUrl}${paths.invoices()}`),
  };
}

/** Why money goes back, for the receipt. */
export function refundReason({ countyName, stateCode }: Pick<RecordOut, 'countyName' | 'stateCode'>): string {
  return words.failed(countyName, stateCode);
}
