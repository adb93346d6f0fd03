import type { OriginBindings, OriginSettings, SqlDatabase, SqlStatement } from '../env.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { type ComposedAlert, composeAlerts, type NotSent } from '../monitoring/alert-mail/compose-alerts.ts';
import { dropAlertStatements, toldStatements } from '../monitoring/alert-mail/told-statements.ts';
import { isScreened } from '../suppression/screening.ts';
import {
  ATTEMPTS_MAX,
  BATCH_MAX,
  type ClaimedMail,
  claimStatement,
  giveUpStatement,
  type Lane,
} from './claim-mails.ts';
import { withFooter } from './mail-footer.ts';
import type { MailSettings } from './mail-settings.ts';
import { chooseMailer, type Mailer, type OutgoingMail } from './mailer.ts';

/** What the sending of a batch needs. */
interface Sending {
  readonly db: SqlDatabase;
  readonly mailer: Mailer;
  readonly mail: MailSettings;
  /** the outbox of a local run shows mails as they would have left */
  readonly isKept: boolean;
  readonly now: number;
}

/**
 * Takes the oldest due mails and sends them. One statement takes them and, before anything is sent, writes when they
 * would be due again: two runs never take the same mail, and a run that dies counts as a failed attempt. A mail is sent
 * twice only if the mailer accepted it and our note of that was lost; a mailer that supports ids recognizes it.
 *
 * @returns whether it was a whole batch, so that more may be due; false without a mailer, when mail waits, as
 *   alerts do while new records are screened
 */
export async function sendDueMail(
  env: OriginBindings,
  settings: OriginSettings,
  lane: Lane,
  now: number,
): Promise<boolean> {
  const mailer = chooseMailer(settings, env);
  if (mailer === null || settings.mail === null) return false;
  if (lane === 'alerts' && !(await isScreened(env.PEOPLE, now))) return false;
  const { results } = await claimStatement(env.ACCOUNTS, lane, now).all<ClaimedMail>();
  const sending = { db: env.ACCOUNTS, mailer, mail: settings.mail, isKept: settings.isLocal, now };
  if (lane === 'first') await toTheEnd(results.map((row) => sendWritten(sending, row)));
  else if (results.length > 0) {
    const alerts = await composeAlerts(env, settings, settings.mail, results, now);
    await toTheEnd(results.map((row) => sendAlert(sending, row, alerts.get(row.id) ?? 'unwanted')));
  }
  return results.length === BATCH_MAX;
}

/**
 * Waits for all of them, even if one fails: a run that ended earlier might be cut off between a mail that was accepted and
 * our note of it. @throws the first failure
 */
async function toTheEnd(runs: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** A mail whose text was written when it was queued. */
async function sendWritten(sending: Sending, row: ClaimedMail): Promise<void> {
  const { db, mail, isKept, now } = sending;
  const text = isKept ? row.text : withoutTokens(row.text);
  await send(sending, row, { subject: row.subject, text: withFooter(row, mail), html: null, oneClickUrl: null }, [
    db.prepare('UPDATE mail SET sent_at = ?2, due_at = NULL, text = ?3 WHERE id = ?1').bind(row.id, now, text),
  ]);
}

/** An alert is composed when it is sent; nothing of it is stored afterward. */
async function sendAlert(sending: Sending, row: ClaimedMail, alert: ComposedAlert | NotSent): Promise<void> {
  const { db, mail, isKept, now } = sending;
  if (alert === 'nothing' || alert === 'unwanted') {
    await db.batch(dropAlertStatements(db, row.id, alert));
    return;
  }
  const text = withFooter({ kind: row.kind, text: alert.text }, mail);
  await send(sending, row, { ...alert, text }, [
    ...toldStatements(db, row.id),
    db.prepare('UPDATE mail SET sent_at = ?2, due_at = NULL WHERE id = ?1').bind(row.id, now),
    ...(isKept ? [keepStatement(db, row.id, alert)] : []),
  ]);
}

/** For the outbox. */
function keepStatement(
  db: SqlDatabase,
  mailId: string,
  { subject, text, html, oneClickUrl }: ComposedAlert,
): SqlStatement {
  return db
    .prepare('UPDATE mail SET subject = ?2, text = ?3, html = ?4, unsubscribe = ?5 WHERE id = ?1')
    .bind(mailId, subject, text, html, oneClickUrl);
}

/** Hands a mail over, then notes that it was accepted. */
async function send(
  { db, mailer }: Sending,
  { id, recipient: to, kind, attempts }: ClaimedMail,
  outgoing: Omit<OutgoingMail, 'id' | 'to'>,
  accepted: SqlStatement[],
): Promise<void> {
  try {
    await mailer.send({ id, to, ...outgoing });
  } catch (error) {
    const willRetry = attempts < ATTEMPTS_MAX;
    writeLog('a mail was not sent', { kind, attempts, willRetry, error: nameOf(error) });
    if (!willRetry) await giveUpStatement(db, id).run();
    return;
  }
  await db.batch(accepted);
}

/** Once a mail is sent, nobody needs its link's token but the mailbox; what we store must not log anybody in. */
function withoutTokens(text: string): string {
  return text.replace(/([?&]token=)[\w-]+/g, '$1…');
}
