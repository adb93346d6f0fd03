import type { AlertStop } from '../../../shared/contract/monitor.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/**
 * Stops the alerts of the accounts for which the condition holds, and takes back the one that waits to be sent: what it
 * would have told waits (the trigger mail_gone). An account whose alerts are stopped keeps the first reason. What it
 * monitors and how often it wants alerts stay as they are. `now` is in milliseconds since 1970.
 */
export function stopAlertsStatements(
  db: SqlDatabase,
  { sql, values }: SqlCondition,
  reason: AlertStop,
  now: number,
): readonly SqlStatement[] {
  const accounts = `SELECT id FROM account WHERE ${sql}`;
  return [
    db
      .prepare(
        `INSERT INTO alert_setting (account_id, stopped, stopped_at) SELECT id, ?, ? FROM account WHERE ${sql}
         ON CONFLICT (account_id) DO UPDATE SET stopped = excluded.stopped, stopped_at = excluded.stopped_at
           WHERE alert_setting.stopped IS NULL`,
      )
      .bind(reason, now, ...values),
    db
      .prepare(
        `DELETE FROM mail WHERE sent_at IS NULL
         AND id IN (SELECT mail_id FROM digest WHERE account_id IN (${accounts}))`,
      )
      .bind(...values),
    db.prepare(`DELETE FROM digest WHERE account_id IN (${accounts})`).bind(...values),
  ];
}
