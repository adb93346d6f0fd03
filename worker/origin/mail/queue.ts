import type { MailKind } from '../../../shared/contract/operations/mail.ts';
import { whyMailed } from '../../../shared/copy/site/mail.ts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { OriginContext } from '../context.ts';
import type { OriginBindings, OriginSettings, SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { MailSettings } from './mail-settings.ts';
import { chooseMailer, type Mailer } from './mailer.ts';

/**
 * A mail as it is queued. Who sends it, their postal address and why it came stand below it when it leaves (withFooter). No
 * secret, no card and nothing of a person's record is in a mail.
 */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  /** lines with '\n'; links are absolute and stand on lines of their own: settings.siteUrl + paths.x() */
  readonly text: string;
}

/** Mails that one run takes at a time; each is a request. */
const BATCH_MAX = 20;
/** Batches that the scheduled job sends. */
const BATCHES_MAX = 5;
/** Attempts before a mail rests for good. */
export const ATTEMPTS_MAX = 8;
/** A failed mail is tried again after this, then after twice that, and so on: the eighth attempt is 21 hours after the first. In milliseconds. */
const RETRY_MS = 10 * 60_000;

/**
 * Queues a mail in the batch of what it is about, so that there is never one without the other. `now` is in milliseconds
 * since 1970. After the batch, `besideAnswer(c, 'mail', sendQueuedMail(c))` sends it; what fails then, the scheduled job
 * sends.
 *
 * For a batch that may find that there is nothing to do there is a condition: the row is only written where it holds by
 * then. It sees what earlier statements of the batch wrote, as in
 * `{ sql: 'EXISTS (SELECT 1 FROM refund WHERE id = ?)', values: [refundId] }` after the insert of that refund.
 */
export function mailStatement(
  db: SqlDatabase,
  mail: Mail,
  now: number,
  { sql, values }: SqlCondition = { sql: '1', values: [] },
): SqlStatement {
  const { kind, to, subject, text } = mail;
  return db
    .prepare(
      `INSERT INTO mail (id, kind, recipient, subject, text, created_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(crypto.randomUUID(), kind, to, oneLine(subject), plainText(text), now, now, ...values);
}

/** Names come from people: a line end in a subject would begin another header. */
function oneLine(subject: string): string {
  return subject.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function plainText(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}

/** Sends what is due, a batch of it at most: for `besideAnswer`, after the batch that queued a mail. */
export async function sendQueuedMail(c: OriginContext): Promise<void> {
  const { env } = c;
  await sendDueMail(env, c.get('settings'), c.get('now'));
}

/** Sends all that is due, a few batches at most: for the scheduled job. */
export async function sendAllQueuedMail(env: OriginBindings, settings: OriginSettings, now: number): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) if ((await sendDueMail(env, settings, now)) < BATCH_MAX) return;
}

interface ClaimedRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: MailKind;
  readonly attempts: number;
}

/**
 * Takes the oldest mails that are due and sends them. One statement takes them and writes, before anything is sent, when
 * they would be due again: two runs never take the same mail, and a run that dies is an attempt that failed. A mail is sent
 * twice only where the mailer took it and the note of that was lost; a mailer that knows ids knows it by the mail's.
 *
 * @returns how many were taken; 0 without a mailer, where mails wait.
 */
async function sendDueMail(env: OriginBindings, settings: OriginSettings, now: number): Promise<number> {
  const mailer = chooseMailer(settings, env);
  if (mailer === null || settings.mail === null) return 0;
  const { mail } = settings;
  const { results } = await claimStatement(env.ACCOUNTS, now).all<ClaimedRow>();
  const send = (row: ClaimedRow) => sendOne(env.ACCOUNTS, mailer, { ...row, text: withFooter(row, mail) }, now);
  await Promise.all(results.map(send));
  return results.length;
}

/** Takes a batch; `due_at` is written as if it had failed. */
export function claimStatement(db: SqlDatabase, now: number): SqlStatement {
  return db
    .prepare(
      `UPDATE mail SET attempts = attempts + 1,
         due_at = CASE WHEN attempts + 1 < ?3 THEN ?1 + ?4 * (1 << attempts) END
       WHERE id IN (SELECT id FROM mail WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2)
       RETURNING id, kind, recipient, subject, text, attempts`,
    )
    .bind(now, BATCH_MAX, ATTEMPTS_MAX, RETRY_MS);
}

async function sendOne(db: SqlDatabase, mailer: Mailer, row: ClaimedRow, now: number): Promise<void> {
  const { id, recipient: to, subject, text } = row;
  try {
    await mailer.send({ id, to, subject, text });
  } catch (error) {
    const { kind, attempts } = row;
    const willRetry = attempts < ATTEMPTS_MAX;
    console.error(JSON.stringify({ message: 'a mail was not sent', kind, attempts, willRetry, error: nameOf(error) }));
    return;
  }
  await db.prepare('UPDATE mail SET sent_at = ?2, due_at = NULL WHERE id = ?1').bind(id, now).run();
}

/** What a mailer says may hold the address it was about. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** The text of a mail as it leaves: below it, after the usual mark of a signature, why it came, who sends it and where they are. */
export function withFooter(
  { kind, text }: { readonly kind: MailKind; readonly text: string },
  { postalAddress }: Pick<MailSettings, 'postalAddress'>,
): string {
  return `${text}\n\n-- \n${whyMailed[kind]}\n${SITE_NAME}, ${postalAddress}\n`;
}
