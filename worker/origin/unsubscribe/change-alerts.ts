import type { AlertFrequency, AlertSetting, AlertStop } from '../../../shared/contract/monitor.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { ALERT_EVERY_MS } from '../monitoring/alert-every.ts';
import { stopAlertsStatements } from './stop-alerts.ts';

/** What a reader asks for; what is left out stays as it is. */
export interface AlertWish {
  readonly frequency?: AlertFrequency | undefined;
  readonly isStopped?: boolean | undefined;
}

/**
 * Changes how an account gets alerts. A more frequent alert comes after the new interval at the latest, counted from
 * now.
 *
 * @param lifts the reasons for which alerts may have stopped that this reader can lift
 * @param now milliseconds since 1970
 */
export function changeAlertsStatements(
  db: SqlDatabase,
  accountId: string,
  { frequency, isStopped }: AlertWish,
  { lifts, now }: { readonly lifts: readonly AlertStop[]; readonly now: number },
): readonly SqlStatement[] {
  const statements: SqlStatement[] = [];
  if (frequency !== undefined)
    statements.push(
      db
        .prepare(
          `INSERT INTO alert_setting (account_id, frequency) SELECT id, ?2 FROM account WHERE id = ?1
           ON CONFLICT (account_id) DO UPDATE SET frequency = excluded.frequency, due_at = MIN(due_at, ?3)`,
        )
        .bind(accountId, frequency, now + ALERT_EVERY_MS[frequency]),
    );
  if (isStopped === true)
    statements.push(...stopAlertsStatements(db, { sql: 'id = ?', values: [accountId] }, 'unsubscribed', now));
  if (isStopped === false)
    statements.push(
      db
        .prepare(
          `UPDATE alert_setting SET stopped = NULL, stopped_at = NULL
           WHERE account_id = ?1 AND stopped IN (SELECT value FROM json_each(?2))`,
        )
        .bind(accountId, JSON.stringify(lifts)),
    );
  return statements;
}

/** How an account gets alerts; null if the account is gone. */
export async function readAlertSetting(db: SqlDatabase, accountId: string): Promise<AlertSetting | null> {
  return db
    .prepare(
      `SELECT COALESCE(s.frequency, 'weekly') AS frequency, s.stopped, s.stopped_at AS stoppedAt
       FROM account a LEFT JOIN alert_setting s ON s.account_id = a.id WHERE a.id = ?1`,
    )
    .bind(accountId)
    .first<AlertSetting>();
}
