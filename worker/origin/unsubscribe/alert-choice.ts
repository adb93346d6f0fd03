import type { AlertFrequency, AlertSetting } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { frequencyStatement, resumeAlertsStatement } from '../monitoring/alert-settings.ts';
import { stopAlertsStatements } from './stop-alerts.ts';

/** What the reader of a message asks for; what is left out stays as it is. */
export interface AlertWish {
  readonly frequency?: AlertFrequency | undefined;
  readonly isStopped?: boolean | undefined;
}

/** How an account gets alerts; null if the account is gone. */
export async function readAlertChoice(db: SqlDatabase, accountId: string): Promise<AlertSetting | null> {
  return db
    .prepare(
      `SELECT COALESCE(s.frequency, 'weekly') AS frequency, s.stopped, s.stopped_at AS stoppedAt
       FROM account a LEFT JOIN alert_setting s ON s.account_id = a.id WHERE a.id = ?1`,
    )
    .bind(accountId)
    .first<AlertSetting>();
}

/**
 * Carries out what somebody asks for who has a link from a message, but no session. They take back only what such a link
 * can do: alerts that stopped because of a bounce or a complaint need a log-in. `now` is in milliseconds since 1970.
 *
 * @returns how the account gets alerts now; null if the account is gone
 */
export async function changeByLink(
  db: SqlDatabase,
  accountId: string,
  { frequency, isStopped }: AlertWish,
  now: number,
): Promise<AlertSetting | null> {
  const before = await readAlertChoice(db, accountId);
  if (before === null) return null;
  const statements: SqlStatement[] = [
    ...(frequency === undefined ? [] : [frequencyStatement(db, accountId, frequency)]),
    ...(isStopped === true
      ? stopAlertsStatements(db, { sql: 'id = ?', values: [accountId] }, 'unsubscribed', now)
      : []),
    ...(isStopped === false && before.stopped === 'unsubscribed' ? [resumeAlertsStatement(db, accountId)] : []),
  ];
  if (statements.length > 0) await db.batch(statements);
  return readAlertChoice(db, accountId);
}
