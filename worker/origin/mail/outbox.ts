import type { MailKind, OutboxMail } from '../../../shared/contract/operations/mail.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { MailSettings } from './mail-settings.ts';
import { withFooter } from './queue.ts';

/** How many mails are listed. */
const LISTED_MAX = 100;

/**
 * GET /api/dev/outbox: the latest mails as they would have been sent, local runs only; elsewhere nobody reads other
 * people's mail.
 */
export const answerOutbox: CallHandler<'outbox'> = async (c) => {
  const { isLocal, mail } = c.get('settings');
  if (!isLocal || mail === null) throw new ProblemError(404, 'Not found');
  return listMails(c.env.ACCOUNTS, mail);
};

interface MailRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly at: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Latest first. */
async function listMails(db: SqlDatabase, settings: MailSettings): Promise<OutboxMail[]> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, created_at AS at, recipient AS "to", subject, text FROM mail
       ORDER BY created_at DESC LIMIT ?1`,
    )
    .bind(LISTED_MAX)
    .all<MailRow>();
  return results.map((row) => ({ ...row, text: withFooter(row, settings) }));
}
