import type { SessionScope } from '../../../shared/contract/account.ts';
import type { PlanTier } from '../../../shared/contract/plans.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { monthPeriod } from '../../../shared/plans/months.ts';
import type { OriginSettings, SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { forgetBrowserStatement } from '../guests/guest-store.ts';
import { ALWAYS } from '../sql-condition.ts';
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
  /** the kind of the plan by that name, or of the one that ended; null without one */
  readonly planTier: PlanTier | null;
  /** lookups per month; null: unlimited */
  readonly lookupsMax: number | null;
  /** the month in which lookups are counted now; its end is when they are back. Milliseconds since 1970 */
  readonly periodStart: number;
  readonly periodEnd: number;
  /** the holder of the plan that the account shares; null: it shares none */
  readonly holderId: string | null;
  /** lookups are counted together with those of all who have the same pool: the holder's id, else the account's own */
  readonly poolId: string;
}

/** The account behind a session, and what that session may do with it. */
export interface SessionAccount extends Account {
  readonly scope: SessionScope;
  readonly hasPassword: boolean;
  /** names the session to its owner */
  readonly sessionId: string;
  /** when a password, passkey or emailed link was last given in this session, milliseconds since 1970 */
  readonly confirmedAt: number;
}

/**
 * Who monitors: an account, a guest who bought something, or a reader who typed an address (session scope `monitor`).
 * Nothing but what they monitor follows from it.
 */
export interface Reader {
  readonly id: string;
  /** for guests and readers the address they typed */
  readonly email: string;
  readonly scope: SessionScope | 'monitor';
  /** whether somebody has shown that they read the mailbox; nothing is sent before */
  readonly isConfirmed: boolean;
}

/** An account with what a password login needs. */
export interface LoginAccount extends Account {
  readonly passwordHash: string | null;
  /** whether somebody has shown that they read its mailbox */
  readonly isProven: boolean;
}

export interface AccountRow {
  id: string;
  email: string;
  user_type: UserType;
  first_name: string | null;
  last_name: string | null;
  premium_subscriber: number;
  product_name: string | null;
  plan_tier: PlanTier | null;
  lookups_max: number | null;
  /** the anchor of its months, as a plan's billing date sets it */
  period_start: number | null;
  holder_id: string | null;
}

/** For a query that names the table `a`; readAccount reads them. A guest's address is the one they typed. */
export const ACCOUNT_COLUMNS = `a.id, COALESCE(a.guest_email, a.email) AS email, a.user_type, a.first_name, a.last_name, a.premium_subscriber, a.product_name,
  a.lookups_max, a.period_start, a.holder_id,
  (SELECT t.tier FROM product t WHERE a.product_name IN (t.id, t.name) AND t.tier IS NOT NULL LIMIT 1) AS plan_tier`;

/**
 * An account as it is at this moment, in milliseconds since 1970. Lookups are counted by months from the anchor, for
 * annual plans as well, so nothing has to start a new period.
 */
export function readAccount(row: AccountRow, now: number): Account {
  const { start, end } = monthPeriod(row.period_start ?? 0, now);
  return {
    id: row.id,
    email: row.email,
    userType: row.user_type,
    firstName: row.first_name,
    lastName: row.last_name,
    premiumSubscriber: row.premium_subscriber === 1,
    productName: row.product_name,
    planTier: row.plan_tier,
    lookupsMax: row.lookups_max,
    periodStart: start,
    periodEnd: end,
    holderId: row.holder_id,
    poolId: row.holder_id ?? row.id,
  };
}

/** Whom a session token names. */
export interface SessionVisitor {
  /** null for a session of scope `monitor`, which grants what an anonymous visitor gets (F6-14) */
  readonly account: SessionAccount | null;
  readonly reader: Reader;
}

/**
 * The account and the reader behind a session token. Also notes, at most once an hour, that the session was used.
 *
 * @returns null for an unknown or expired session, and for a demo account's session outside local use
 */
export async function loadSessionVisitor(
  db: SqlDatabase,
  tokenHash: string,
  { isLocal }: Pick<OriginSettings, 'isLocal'>,
  now: number,
): Promise<SessionVisitor | null> {
  const row = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, a.password_hash IS NOT NULL AS has_password, s.last_seen_at, s.scope,
         s.id AS session_id, s.confirmed_at,
         a.guest_email IS NULL AND (a.proven_at IS NOT NULL OR a.is_demo = 1) AS is_proven
       FROM session s JOIN account a ON a.id = s.account_id
       WHERE s.token_hash = ?1 AND s.last_seen_at > ?2 AND s.created_at > ?3 AND (a.is_demo = 0 OR ?4 = 1)`,
    )
    .bind(tokenHash, now - SESSION_IDLE_MS, now - SESSION_MAX_MS, isLocal ? 1 : 0)
    .first<AccountRow & SessionRow>();
  if (row === null) return null;
  if (row.last_seen_at < now - SEEN_EVERY_MS)
    await db.prepare('UPDATE session SET last_seen_at = ?2 WHERE token_hash = ?1').bind(tokenHash, now).run();
  const account = readAccount(row, now);
  const { scope } = row;
  return {
    account: scope === 'monitor' ? null : { ...account, scope, ...readSession(row) },
    reader: { id: account.id, email: account.email, scope, isConfirmed: row.is_proven === 1 },
  };
}

interface SessionRow {
  last_seen_at: number;
  scope: Reader['scope'];
  has_password: number;
  session_id: string;
  confirmed_at: number;
  is_proven: number;
}

function readSession(row: SessionRow): Pick<SessionAccount, 'hasPassword' | 'sessionId' | 'confirmedAt'> {
  return { hasPassword: row.has_password === 1, sessionId: row.session_id, confirmedAt: row.confirmed_at };
}

/** Finds an account by its address; demo accounts only locally, guests never. `email` is lowercase. */
export async function findLoginAccount(
  db: SqlDatabase,
  email: string,
  { isLocal }: Pick<OriginSettings, 'isLocal'>,
  now: number,
): Promise<LoginAccount | null> {
  const row = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, a.password_hash, a.proven_at FROM account a
       WHERE a.email = ?1 AND (a.is_demo = 0 OR ?2 = 1)`,
    )
    .bind(email, isLocal ? 1 : 0)
    .first<AccountRow & { password_hash: string | null; proven_at: number | null }>();
  if (row === null) return null;
  return { ...readAccount(row, now), passwordHash: row.password_hash, isProven: row.proven_at !== null };
}

/** A session to start. */
export interface NewSession {
  /** the account's id, or its address if the same batch may create it */
  readonly account: string;
  readonly tokenHash: string;
  /** the session that the browser had; it ends */
  readonly formerTokenHash: string | null;
  readonly scope: SessionScope | 'monitor';
  /** 'Chrome on Windows' */
  readonly device: string;
}

/**
 * Starts a session, ends the one the browser had, and deletes this account's expired ones: for the batch of whatever
 * opened the account. With a `condition`, only if it holds. `now` is in milliseconds since 1970.
 */
export function sessionStatements(
  db: SqlDatabase,
  session: NewSession,
  now: number,
  { sql, values }: SqlCondition = ALWAYS,
): SqlStatement[] {
  return [
    db.prepare(`DELETE FROM session WHERE token_hash = ? AND ${sql}`).bind(session.formerTokenHash, ...values),
    db
      .prepare(
        `DELETE FROM session WHERE account_id IN (SELECT id FROM account WHERE id = ?1 OR email = ?1)
         AND (last_seen_at <= ?2 OR created_at <= ?3)`,
      )
      .bind(session.account, now - SESSION_IDLE_MS, now - SESSION_MAX_MS),
    db
      .prepare(
        `INSERT INTO session (account_id, token_hash, scope, id, device, created_at, last_seen_at, confirmed_at)
         SELECT a.id, ?, ?, ?, ?, ?, ?, ? FROM account a WHERE (a.id = ? OR a.email = ?) AND ${sql}`,
      )
      .bind(
        session.tokenHash,
        session.scope,
        crypto.randomUUID().replaceAll('-', '').slice(0, SESSION_ID_LENGTH),
        session.device,
        now,
        now,
        session.scope === 'account' ? now : 0,
        session.account,
        session.account,
        ...values,
      ),
  ];
}

/** A session's public name, in hex digits. */
const SESSION_ID_LENGTH = 24;

export async function endSession(db: SqlDatabase, tokenHash: string): Promise<void> {
  await db.batch([
    forgetBrowserStatement(db, tokenHash),
    db.prepare('DELETE FROM session WHERE token_hash = ?1').bind(tokenHash),
  ]);
}
