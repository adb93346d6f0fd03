import type { AlertFrequency, AlertSetting } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { frequencyStatement, resumeAlertsStatement } from '../monitoring/alert-settings.ts';
import { readAlertSetting } from '../monitoring/read-alert-setting.ts';
import { stopAlertsStatements } from './stop-alerts.ts';

/** What the reader of a message asks for; what is left out stays as it is. */
export interface AlertWish {
  readonly frequency?: AlertFrequency | undefined;
  readonly isStopped?: boolean | undefined;
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
  const before = await readAlertSetting(db, accountId);
  if (before === null) return null;
  const statements: SqlStatement[] = [
    ...(frequency === undefined ? [] : [frequencyStatement(db, accountId, frequency)]),
    ...(isStopped === true
      ? stopAlertsStatements(db, { sql: 'id = ?', values: [accountId] }, 'unsubscribed', now)
      : []),
    ...(isStopped === false && before.stopped === 'unsubscribed' ? [resumeAlertsStatement(db, accountId)] : []),
  ];
  if (statements.length > 0) await db.batch(statements);
  return readAlertSetting(db, accountId);
}
