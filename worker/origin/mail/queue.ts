import type { MailKind } from '../../../shared/contract/operations/mail.ts';
import { whyMailed } from '../../../shared/copy/site/mail.ts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { singleLine } from '../../../shared/forms/single-line.ts';
import type { OriginContext } from '../context.ts';
import type { OriginBindings, OriginSettings, SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import type { MailSettings } from './mail-settings.ts';
import { chooseMailer, type Mailer } from './mailer.ts';

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

/** How many mails one batch sends; each is a request. */
const BATCH_MAX = 20;
/** How many batches the scheduled job sends. */
const BATCHES_MAX = 5;
/** Attempts before we give up on a mail. */
export const ATTEMPTS_MAX = 8;
/**
 * A failed mail is tried again after this long, then after twice that, and so on: the eighth attempt is 21 hours after
 * the first. In milliseconds.
 */
const RETRY_MS = 10 * 60_000;

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

function plainText(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}

/** Sends one batch of due mail: for `besideAnswer`, after the batch that queued a mail. */
export async function sendQueuedMail(c: OriginContext): Promise<void> {
  const { env } = c;
  await sendDueMail(env, c.get('settings'), c.get('now'));
}

/** Sends due mail, a few batches at most: for the scheduled job. */
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
 * Takes the oldest due mails and sends them. One statement takes them and, before anything is sent, writes when they
 * would be due again: two runs never take the same mail, and a run that dies counts as a failed attempt. A mail is sent
 * twice only if the mailer accepted it and our note of that was lost; a mailer that supports ids recognizes it.
 *
 * @returns how many were taken; 0 without a mailer, when mail waits
 */
async function sendDueMail(env: OriginBindings, settings: OriginSettings, now: number): Promise<number> {
  const mailer = chooseMailer(settings, env);
  if (mailer === null || settings.mail === null) return 0;
  const { mail } = settings;
  const { results } = await claimStatement(env.ACCOUNTS, now).all<ClaimedRow>();
  // The outbox of a local run shows mails as they would have left.
  const how = { mail, isKept: settings.isLocal };
  const send = (row: ClaimedRow) => sendOne(env.ACCOUNTS, mailer, row, how, now);
  await Promise.all(results.map(send));
  return results.length;
}

/** Takes a batch; sets `due_at` as if it had failed. */
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

async function sendOne(
  db: SqlDatabase,
  mailer: Mailer,
  row: ClaimedRow,
  { mail, isKept }: { readonly mail: MailSettings; readonly isKept: boolean },
  now: number,
): Promise<void> {
  const { id, recipient: to, subject, text } = row;
  try {
    await mailer.send({ id, to, subject, text: withFooter(row, mail) });
  } catch (error) {
    const { kind, attempts } = row;
    const willRetry = attempts < ATTEMPTS_MAX;
    console.error(JSON.stringify({ message: 'a mail was not sent', kind, attempts, willRetry, error: nameOf(error) }));
    return;
  }
  const kept = isKept ? text : withoutTokens(text);
  await db.prepare('UPDATE mail SET sent_at = ?2, due_at = NULL, text = ?3 WHERE id = ?1').bind(id, now, kept).run();
}

/** Once a mail is sent, nobody needs its link's token but the mailbox; what we store must not log anybody in. */
function withoutTokens(text: string): string {
  return text.replace(/([?&]token=)[\w-]+/g, '$1…');
}

/** A mailer's message may contain the recipient's address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/**
 * The text of a mail as it is sent: below the usual signature mark it says why it came, who sends it and where they
 * are.
 */
export function withFooter(
  { kind, text }: { readonly kind: MailKind; readonly text: string },
  { postalAddress }: Pick<MailSettings, 'postalAddress'>,
): string {
  return `${text}\n\n-- \n${whyMailed[kind]}\n${SITE_NAME}, ${postalAddress}\n`;
}
