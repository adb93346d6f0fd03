import type { SqlCondition, SqlDatabase, SqlStatement } from '../../env.ts';
import { MONITORS_MAX } from '../rules.ts';

/**
 * Moves what readers monitor to the account of an address, as far as there is room, and deletes the readers: for the
 * batch in which whoever reads that mailbox wants it, and only if its condition holds. Whom the account monitors already
 * stays as it is. What was found meanwhile is news for the account, too, whose alerts keep their own setting.
 *
 * @param readers ids; a buyer among them loses only what they monitor
 * @param email of the account, lower case
 */
export function adoptMonitorsStatements(
  db: SqlDatabase,
  readers: readonly string[],
  email: string,
  { sql, values }: SqlCondition,
): readonly SqlStatement[] {
  const ids = JSON.stringify(readers);
  const among = 'IN (SELECT value FROM json_each(?))';
  const target = '(SELECT id FROM account WHERE email = ?)';
  return [
    db
      .prepare(
        `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since, seen_at, told_at, ended_at)
         SELECT t.id, m.person_id, m.display_text, m.auto_monitor, m.since, m.seen_at, m.told_at, m.ended_at
         FROM monitor m JOIN account t ON t.email = ?
         WHERE m.account_id ${among} AND ${sql}
           AND NOT EXISTS (SELECT 1 FROM monitor o WHERE o.account_id = t.id AND o.person_id = m.person_id)
         ORDER BY m.since
         LIMIT MAX(0, ? - (SELECT COUNT(*) FROM monitor WHERE account_id = ${target}))
         ON CONFLICT DO NOTHING`,
      )
      .bind(email, ids, ...values, MONITORS_MAX, email),
    db
      .prepare(
        `UPDATE alert_setting SET news_at = COALESCE(news_at,
           (SELECT MIN(r.news_at) FROM alert_setting r WHERE r.account_id ${among}))
         WHERE account_id = ${target} AND ${sql}`,
      )
      .bind(ids, email, ...values),
    db
      .prepare(
        `UPDATE monitor_link SET account_id = ${target}, used_at = COALESCE(used_at, expires_at)
         WHERE account_id ${among} AND ${sql}`,
      )
      .bind(email, ids, ...values),
    db.prepare(`DELETE FROM monitor WHERE account_id ${among} AND ${sql}`).bind(ids, ...values),
    db
      .prepare(`DELETE FROM account WHERE id ${among} AND guest_email IS NOT NULL AND guest_key IS NULL AND ${sql}`)
      .bind(ids, ...values),
  ];
}
