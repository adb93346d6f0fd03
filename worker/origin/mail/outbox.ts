import type { MailKind, OutboxMail } from '../../../shared/contract/operations/mail.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { withFooter } from './mail-footer.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailHeaders } from './mailer.ts';

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
  readonly html: string | null;
  readonly unsubscribe: string | null;
}

/** Latest first; alerts have no text before they are sent. */
async function listMails(db: SqlDatabase, settings: MailSettings): Promise<OutboxMail[]> {
  const { results } = await db
    .prepare(
      `SELECT id, kind, created_at AS at, recipient AS "to", subject, text, html, unsubscribe FROM mail
       WHERE text <> '' ORDER BY created_at DESC LIMIT ?1`,
    )
    .bind(LISTED_MAX)
    .all<MailRow>();
  return results.map(({ unsubscribe, ...row }) => ({
    ...row,
    text: withFooter(row, settings),
    headers: Object.entries(mailHeaders({ oneClickUrl: unsubscribe })).map(([name, value]) => ({ name, value })),
  }));
}
