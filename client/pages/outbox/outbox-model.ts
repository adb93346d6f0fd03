import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';

/** The emails of a local run. */
export interface OutboxPageModel {
  readonly kind: 'outbox';
  readonly mails: readonly OutboxMail[];
}
