import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { createAccountId } from './account-id.ts';

// What happens when somebody shows that they read a mailbox: for the batch of whatever shows it, and only if its
// condition holds there. `now` is in milliseconds since 1970.

/** A free account without a password, unless the address has one. `email` is lower case. */
export function createAccountStatement(
  db: SqlDatabase,
  { email, firstName }: { readonly email: string; readonly firstName: string | null },
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO account (id, email, user_type, first_name, lookups_max, period_start, created_at, proven_at)
       SELECT ?, ?, 'free', ?, 0, ?, ?, ? WHERE ${sql} ON CONFLICT (email) DO NOTHING`,
    )
    .bind(createAccountId(), email, firstName, now, now, now, ...values);
}

/**
 * Deletes what was set before the address was proven, since password, sessions and passkeys may be those of somebody who
 * typed an address that is not theirs, and notes the proof.
 */
export function firstProofStatements(
  db: SqlDatabase,
  email: string,
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement[] {
  const unproven = 'SELECT id FROM account WHERE email = ? AND proven_at IS NULL';
  return [
    db.prepare(`DELETE FROM session WHERE account_id IN (${unproven}) AND ${sql}`).bind(email, ...values),
    db.prepare(`DELETE FROM passkey WHERE account_id IN (${unproven}) AND ${sql}`).bind(email, ...values),
    db
      .prepare(
        `UPDATE account SET password_hash = NULL, proven_at = ? WHERE email = ? AND proven_at IS NULL AND ${sql}`,
      )
      .bind(now, email, ...values),
  ];
}
