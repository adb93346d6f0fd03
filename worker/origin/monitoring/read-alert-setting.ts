import type { AlertSetting } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** How an account gets alerts; one that has never monitored anybody has what the first one would bring. */
export function alertSettingStatement(db: SqlDatabase, accountId: string): SqlStatement {
  return db
    .prepare(
      `SELECT COALESCE(s.frequency, 'weekly') AS frequency, s.stopped, s.stopped_at AS stoppedAt
       FROM account a LEFT JOIN alert_setting s ON s.account_id = a.id WHERE a.id = ?1`,
    )
    .bind(accountId);
}

/** @returns null if the account is gone */
export function readAlertSetting(db: SqlDatabase, accountId: string): Promise<AlertSetting | null> {
  return alertSettingStatement(db, accountId).first<AlertSetting>();
}
