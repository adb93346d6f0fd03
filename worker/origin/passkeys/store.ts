import type { PasskeyList } from '../../../shared/contract/account.ts';
import { PASSKEYS_MAX } from '../../../shared/forms/account-limits.ts';
import { ACCOUNT_COLUMNS, type Account, type AccountRow, readAccount } from '../accounts/store.ts';
import type { OriginSettings, SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** What the origin keeps of a passkey. */
export interface Passkey {
  /** the credential's id, base64url */
  readonly id: string;
  /** COSE, base64url */
  readonly publicKey: string;
  /** how often the authenticator says that it was used; always 0 for those that several devices share */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
}

/** A passkey that somebody logs in with, and the account it opens. */
export interface LoginPasskey extends Pick<Passkey, 'id' | 'publicKey' | 'counter'> {
  readonly account: Account & { readonly hasPassword: boolean };
}

/** An account's passkeys, the oldest first. */
export async function listPasskeys(db: SqlDatabase, accountId: string): Promise<PasskeyList> {
  const { results } = await db
    .prepare(
      `SELECT id, name, created_at AS createdAt, last_used_at AS lastUsedAt FROM passkey WHERE account_id = ?1
       ORDER BY created_at, id`,
    )
    .bind(accountId)
    .all<PasskeyList[number]>();
  return results;
}

/** What a browser needs to know of an account's passkeys so that it makes no second one where there is one. */
export async function listKnown(db: SqlDatabase, accountId: string): Promise<Pick<Passkey, 'id' | 'transports'>[]> {
  const { results } = await db
    .prepare('SELECT id, transports FROM passkey WHERE account_id = ?1')
    .bind(accountId)
    .all<{ id: string; transports: string }>();
  return results.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));
}

/** Finds a passkey that may log in: its account's address is proven, and demo accounts exist only locally. */
export async function findLoginPasskey(
  db: SqlDatabase,
  id: string,
  { isLocal }: Pick<OriginSettings, 'isLocal'>,
  now: number,
): Promise<LoginPasskey | null> {
  const row = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, a.password_hash IS NOT NULL AS has_password, p.public_key, p.counter
       FROM passkey p JOIN account a ON a.id = p.account_id
       WHERE p.id = ?1 AND a.proven_at IS NOT NULL AND (a.is_demo = 0 OR ?2 = 1)`,
    )
    .bind(id, isLocal ? 1 : 0)
    .first<AccountRow & { has_password: number; public_key: string; counter: number }>();
  if (row === null) return null;
  const account = { ...readAccount(row, now), hasPassword: row.has_password === 1 };
  return { id, publicKey: row.public_key, counter: row.counter, account };
}

/**
 * Notes that a passkey was used. `now` is in milliseconds since 1970.
 *
 * @returns false if it may not be: it was removed meanwhile, or its counter did not go forward
 */
export async function markUsed(
  db: SqlDatabase,
  { id, counter, isBackedUp }: Pick<Passkey, 'id' | 'counter' | 'isBackedUp'>,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE passkey SET counter = ?2, is_backed_up = ?3, last_used_at = ?4
       WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))`,
    )
    .bind(id, counter, isBackedUp ? 1 : 0, now)
    .run();
  return meta.changes > 0;
}

/** Holds if a passkey with this id can still be added to an account. */
export function canAdd(id: string, accountId: string): SqlCondition {
  return {
    sql: `NOT EXISTS (SELECT 1 FROM passkey WHERE id = ?)
      AND (SELECT COUNT(*) FROM passkey WHERE account_id = ?) < ${PASSKEYS_MAX}`,
    values: [id, accountId],
  };
}

/** Adds a passkey if the condition holds. `name` says where it was made; `now` is in milliseconds since 1970. */
export function addStatement(
  db: SqlDatabase,
  passkey: Passkey,
  { accountId, name }: { readonly accountId: string; readonly name: string },
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO passkey (id, account_id, public_key, counter, transports, is_backed_up, name, created_at)
       SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(
      passkey.id,
      accountId,
      passkey.publicKey,
      passkey.counter,
      JSON.stringify(passkey.transports),
      passkey.isBackedUp ? 1 : 0,
      name,
      now,
      ...values,
    );
}

/** Holds while the account has this passkey. */
export function hasPasskey(id: string, accountId: string): SqlCondition {
  return { sql: 'EXISTS (SELECT 1 FROM passkey WHERE id = ? AND account_id = ?)', values: [id, accountId] };
}

/** Removes a passkey from its own account only. */
export function removeStatement(db: SqlDatabase, id: string, accountId: string): SqlStatement {
  return db.prepare('DELETE FROM passkey WHERE id = ?1 AND account_id = ?2').bind(id, accountId);
}
