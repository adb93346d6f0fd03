import type { AlertFrequency, AlertSetting } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { allowMailboxStatement } from '../mail-events/stopped-mailboxes.ts';
import { stopAlertsStatements } from '../unsubscribe/stop-alerts.ts';
import { ALERT_EVERY_MS, ALERT_EVERY_SQL } from './alert-times.ts';
import { readAlertSetting } from './read-alert-setting.ts';

/**
 * PUT /api/monitor/alerts: how often alerts are sent, and whether any are. Alerts that stopped because the mailbox
 * refused our mail, or complained, start again only for an owner who has logged in.
 *
 * @throws ProblemError 403 if nobody has confirmed the address, or if that takes a log-in
 */
export const answerChangeAlerts: CallHandler<'changeAlerts'> = async (c, { body, viewer }) => {
  const { frequency, isStopped } = body;
  const db = c.env.ACCOUNTS;
  if (!viewer.isConfirmed) throw new ProblemError(403, 'Please confirm your email address first');
  const { stopped } = await loadSetting(db, viewer.id);
  const isRefused = stopped === 'bounced' || stopped === 'complained';
  if (isStopped === false && isRefused && viewer.scope !== 'account') throw new ProblemError(403, 'Please log in');
  await db.batch([
    ensureSettingStatement(db, viewer.id),
    ...(frequency === undefined ? [] : [frequencyStatement(db, viewer.id, frequency)]),
    ...(isStopped === true
      ? stopAlertsStatements(db, { sql: 'id = ?', values: [viewer.id] }, 'unsubscribed', c.get('now'))
      : []),
    ...(isStopped === false ? [resumeAlertsStatement(db, viewer.id)] : []),
    ...(isStopped === false && isRefused
      ? [await allowMailboxStatement(db, c.get('settings').secrets, viewer.email)]
      : []),
  ]);
  return loadSetting(db, viewer.id);
};

/** @throws ProblemError 401 if the account has been deleted in the meantime */
async function loadSetting(db: SqlDatabase, accountId: string): Promise<AlertSetting> {
  const setting = await readAlertSetting(db, accountId);
  if (setting === null) throw new ProblemError(401, 'Please log in');
  return setting;
}

function ensureSettingStatement(db: SqlDatabase, accountId: string): SqlStatement {
  return db
    .prepare('INSERT INTO alert_setting (account_id) VALUES (?1) ON CONFLICT (account_id) DO NOTHING')
    .bind(accountId);
}

/**
 * Another frequency counts from the last alert, as if it had always been so: who asks for them sooner waits no longer
 * than the new one, and who asks for fewer gets no extra one.
 */
export function frequencyStatement(db: SqlDatabase, accountId: string, frequency: AlertFrequency): SqlStatement {
  return db
    .prepare(
      `UPDATE alert_setting SET frequency = ?2, due_at = MAX(0, due_at - ${ALERT_EVERY_SQL} + ?3)
       WHERE account_id = ?1`,
    )
    .bind(accountId, frequency, ALERT_EVERY_MS[frequency]);
}

/** Alerts go out again, with what was found in the meantime. */
export function resumeAlertsStatement(db: SqlDatabase, accountId: string): SqlStatement {
  return db.prepare('UPDATE alert_setting SET stopped = NULL, stopped_at = NULL WHERE account_id = ?1').bind(accountId);
}
