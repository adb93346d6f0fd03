import type { MailKind } from '../../../shared/contract/operations/mail.ts';
import { singleLine } from '../../../shared/forms/single-line.ts';
import type { OriginContext } from '../context.ts';
import type { OriginBindings, OriginSettings, SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { plainText } from './plain-text.ts';
import { sendDueMail } from './send-due-mail.ts';

/**
 * A mail in the queue. When it is sent, a footer adds who sends it, their postal address and why it came (withFooter).
 * Mail never contains a secret, a card, or anything from a person's record.
 */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  /** lines end with '\n'; links are absolute, each on its own line: settings.siteUrl + paths.x() */
  readonly text: string;
}

/** The text of a mail from its lines. */
export function mailText(...lines: readonly string[]): string {
  return lines.join('\n');
}

/** How many batches the scheduled job sends. */
const BATCHES_MAX = 5;

/**
 * Queues a mail in the same batch as what it is about, so neither exists without the other. `now` is in milliseconds
 * since 1970. After the batch, `besideAnswer(c, 'mail', sendQueuedMail(c))` sends it; if that fails, the scheduled job
 * does.
 *
 * A batch that may turn out to have nothing to do passes a condition: the row is written only if it holds at that
 * point. It sees what earlier statements of the batch wrote, as in `{ sql: 'EXISTS (SELECT 1 FROM refund WHERE id =
 * ?)', values: [refundId] }` after the insert of that refund.
 */
export function mailStatement(
  db: SqlDatabase,
  mail: Mail,
  now: number,
  { sql, values }: SqlCondition = ALWAYS,
): SqlStatement {
  const { kind, to, subject, text } = mail;
  // People choose their names, and a line break in a subject would start another header.
  const line = singleLine(subject);
  return db
    .prepare(
      `INSERT INTO mail (id, kind, recipient, subject, text, created_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(crypto.randomUUID(), kind, to, line, plainText(text), now, now, ...values);
}

/** Sends one batch of due mail, alerts excepted: for `besideAnswer`, after the batch that queued a mail. */
export async function sendQueuedMail(c: OriginContext): Promise<void> {
  await sendDueMail(c.env, c.get('settings'), 'first', c.get('now'));
}

/**
 * Sends due mail, a few batches at most: for the scheduled job.
 *
 * @returns whether more may be due
 */
export async function sendAllQueuedMail(env: OriginBindings, settings: OriginSettings, now: number): Promise<boolean> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) if (!(await sendMailBatch(env, settings, now))) return false;
  return true;
}

/**
 * Sends one batch of due mail: alerts if no other mail is due. It claims the batch by itself, so any number of runs may
 * send at once, and one that dies is repeated when its mails are due again.
 *
 * @returns whether more may be due
 */
export async function sendMailBatch(env: OriginBindings, settings: OriginSettings, now: number): Promise<boolean> {
  if (await sendDueMail(env, settings, 'first', now)) return true;
  return sendDueMail(env, settings, 'alerts', now);
}
