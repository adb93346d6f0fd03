import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';
import { FORGOTTEN_AFTER_MS } from './login-attempts.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';

/** Deletes sessions that have expired and log-in attempts that no longer count. `now` is in milliseconds since 1970. */
export async function sweepAccounts(db: SqlDatabase, now: number): Promise<void> {
  await sweepBy(db, ['session', 'token_hash', 'last_seen_at'], now - SESSION_IDLE_MS);
  await sweepBy(db, ['session', 'token_hash', 'created_at'], now - SESSION_MAX_MS);
  await sweepBy(db, ['login_attempt', 'email_hash', 'last_at'], now - FORGOTTEN_AFTER_MS);
}

type Swept =
  | readonly [table: 'session', key: 'token_hash', time: 'last_seen_at' | 'created_at']
  | readonly [table: 'login_attempt', key: 'email_hash', time: 'last_at'];

function sweepBy(db: SqlDatabase, [table, key, time]: Swept, last: number): Promise<void> {
  const statement = db.prepare(
    `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${time} <= ?1 ORDER BY ${time} LIMIT ?2)`,
  );
  return sweepRows(async (limit) => (await statement.bind(last, limit).run()).meta.changes);
}
