import type { UserType } from '../../../shared/contract/viewer.ts';
import type { OriginSettings, SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';
import { FORGOTTEN_AFTER_MS } from './login-attempts.ts';
import { SEEN_EVERY_MS, SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';

/** The part of an account that the origin's decisions depend on. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly userType: UserType;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly premiumSubscriber: boolean;
  readonly productName: string | null;
  /** lookups per period; null: unlimited */
  readonly lookupsMax: number | null;
  /** start of the period in which lookups are counted, milliseconds since 1970 */
  readonly periodStart: number;
}

/** An account with what a password login needs. */
export interface LoginAccount extends Account {
  readonly passwordHash: string | null;
}

interface AccountRow {
  id: string;
  email: string;
  user_type: UserType;
  first_name: string | null;
  last_name: string | null;
  premium_subscriber: number;
  product_name: string | null;
  lookups_max: number | null;
  period_start: number | null;
}

const ACCOUNT_COLUMNS = `a.id, a.email, a.user_type, a.first_name, a.last_name, a.premium_subscriber, a.product_name,
  a.lookups_max, a.period_start`;

function readAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    userType: row.user_type,
    firstName: row.first_name,
    lastName: row.last_name,
    premiumSubscriber: row.premium_subscriber === 1,
    productName: row.product_name,
    lookupsMax: row.lookups_max,
    periodStart: row.period_start ?? 0,
  };
}

/**
 * The account behind a session token. Also notes, at most once an hour, that the session was used. A session with a
 * narrower scope than the whole account (`monitor`) counts as nobody here: it grants what an anonymous visitor gets
 * (F6-14).
 *
 * @returns null for an unknown or expired session, and for a demo account's session outside local use
 */
export async function loadSessionAccount(
  db: SqlDatabase,
  tokenHash: string,
  { isLocal }: Pick<OriginSettings, 'isLocal'>,
  now: number,
): Promise<Account | null> {
  const row = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, s.last_seen_at FROM session s JOIN account a ON a.id = s.account_id
       WHERE s.token_hash = ?1 AND s.scope = 'account' AND s.last_seen_at > ?2 AND s.created_at > ?3
         AND (a.is_demo = 0 OR ?4 = 1)`,
    )
    .bind(tokenHash, now - SESSION_IDLE_MS, now - SESSION_MAX_MS, isLocal ? 1 : 0)
    .first<AccountRow & { last_seen_at: number }>();
  if (row === null) return null;
  if (row.last_seen_at < now - SEEN_EVERY_MS)
    await db.prepare('UPDATE session SET last_seen_at = ?2 WHERE token_hash = ?1').bind(tokenHash, now).run();
  return readAccount(row);
}

/** Finds an account for a password login; demo accounts only locally. `email` is lowercase. */
export async function findLoginAccount(
  db: SqlDatabase,
  email: string,
  { isLocal }: Pick<OriginSettings, 'isLocal'>,
): Promise<LoginAccount | null> {
  const row = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, a.password_hash FROM account a
       WHERE a.email = ?1 AND (a.is_demo = 0 OR ?2 = 1)`,
    )
    .bind(email, isLocal ? 1 : 0)
    .first<AccountRow & { password_hash: string | null }>();
  if (row === null) return null;
  return { ...readAccount(row), passwordHash: row.password_hash };
}

/** Starts a session, ends the one the browser had, and deletes this account's expired ones. */
export async function startSession(
  db: SqlDatabase,
  session: { accountId: string; tokenHash: string; formerTokenHash: string | null },
  now: number,
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM session WHERE token_hash = ?1').bind(session.formerTokenHash),
    db
      .prepare('DELETE FROM session WHERE account_id = ?1 AND (last_seen_at <= ?2 OR created_at <= ?3)')
      .bind(session.accountId, now - SESSION_IDLE_MS, now - SESSION_MAX_MS),
    db
      .prepare('INSERT INTO session (token_hash, account_id, created_at, last_seen_at) VALUES (?1, ?2, ?3, ?3)')
      .bind(session.tokenHash, session.accountId, now),
  ]);
}

export async function endSession(db: SqlDatabase, tokenHash: string): Promise<void> {
  await db.prepare('DELETE FROM session WHERE token_hash = ?1').bind(tokenHash).run();
}

/** Deletes expired sessions, and login attempts that no longer count. `now` is in milliseconds since 1970. */
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
