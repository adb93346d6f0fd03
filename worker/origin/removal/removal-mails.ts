import type { RemovedThing } from '../../../shared/contract/removal.ts';
import { removalMailCopy as words } from '../../../shared/copy/removal/removal-mails.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';

/** A request, as its mails tell of it. */
export interface MailedRemoval {
  /** the mailbox that asked */
  readonly email: string;
  readonly what: readonly RemovedThing[];
}
type Site = Pick<OriginSettings, 'siteUrl'>;

/** To the address that somebody typed: its link hides what was asked for. */
export function confirmMail({ email, what }: MailedRemoval, token: string, { siteUrl }: Site): Mail {
  const { subject, text } = words.confirm;
  return { kind: 'removal-confirm', to: email, subject, text: text(what, siteUrl + paths.optOutConfirm({ token })) };
}

/** To the mailbox that confirmed: what was done, and where to look it up. */
export function receiptMail({ email, what }: MailedRemoval, reference: string, { siteUrl }: Site): Mail {
  const { subject, text } = words.receipt;
  const url = siteUrl + paths.optOutStatus({ reference });
  return { kind: 'removal-receipt', to: email, subject, text: text(what, reference, url) };
}

/** To the mailbox that confirmed: its link shows again what was hidden. */
export function undoMail({ email, what }: MailedRemoval, token: string, { siteUrl }: Site): Mail {
  const { subject, text } = words.undo;
  return { kind: 'removal-undo', to: email, subject, text: text(what, siteUrl + paths.optOutUndo({ token })) };
}

/** To the mailbox that confirmed: an operator showed again what was hidden. */
export function restoredMail({ email, what }: MailedRemoval, reference: string, { siteUrl }: Site): Mail {
  const { subject, text } = words.restored;
  return { kind: 'removal-restored', to: email, subject, text: text(what, reference, siteUrl + paths.optOut()) };
}
