import type { SqlDatabase, SqlStatement } from '../env.ts';

/** An account as a sign-up makes it. `email` is in lower case and trimmed. */
export interface NewAccount {
  /** opaque */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string | null;
}

/** Random and opaque; it stands in a cookie that scripts may read. */
export function createAccountId(): string {
  return `U${crypto.randomUUID().replaceAll('-', '')}`;
}

/**
 * Makes a free account unless the address has one, of whatever kind: of two sign-ups at once one makes it. Nothing else of
 * an account that is there is touched. Its first row of results is there where the account was made.
 */
export function createAccountStatement(db: SqlDatabase, account: NewAccount, now: number): SqlStatement {
  return db
    .prepare(
      `INSERT INTO account (id, email, password_hash, user_type, first_name, lookups_max, period_start, created_at)
       VALUES (?1, ?2, ?3, 'free', ?4, 0, ?5, ?5) ON CONFLICT (email) DO NOTHING RETURNING id`,
    )
    .bind(account.id, account.email, account.passwordHash, account.firstName, now);
}
