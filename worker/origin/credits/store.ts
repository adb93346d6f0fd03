import { accessUntil } from '../../../shared/people/report-state.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';

/** Background credits an account can still use: neither used nor expired (F3-27). */
export interface Credits {
  readonly count: number;
  /** when the next one expires, milliseconds since 1970; null without any (F3-28) */
  readonly nearestExpiry: number | null;
}

export const NO_CREDITS: Credits = { count: 0, nearestExpiry: null };

/** The `person_id` of a used credit whose person was removed: it stays used, and says nothing about whom it was for. */
export const OF_NOBODY = '';

/**
 * For the round trip that reads the rest of the account; {@link readCredits} takes its row. `now` is in milliseconds.
 */
export function creditsStatement(db: SqlDatabase, accountId: string, now: number): SqlStatement {
  return db
    .prepare(
      `SELECT COUNT(*) AS count, MIN(expires_at) AS nearest FROM background_credit
       WHERE account_id = ?1 AND used_at IS NULL AND expires_at > ?2`,
    )
    .bind(accountId, now);
}

export function readCredits(row: unknown): Credits {
  const { count, nearest } = row as { count: number; nearest: number | null };
  return { count, nearestExpiry: nearest };
}

/**
 * Expires the unused credits that some purchases brought, if `guard` holds. `now` is in milliseconds since 1970.
 *
 * @param purchases selects the ids of purchases
 */
export function expireCreditsStatement(
  db: SqlDatabase,
  purchases: SqlCondition,
  now: number,
  guard: SqlCondition = ALWAYS,
): SqlStatement {
  return db
    .prepare(
      `UPDATE background_credit SET expires_at = MIN(expires_at, ?)
       WHERE used_at IS NULL AND purchase_id IN (${purchases.sql}) AND ${guard.sql}`,
    )
    .bind(now, ...purchases.values, ...guard.values);
}

/** A person's report that an account has open. */
export interface OpenReport {
  readonly reportId: string;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
}

const FIND_SQL = `SELECT report_id, access_expires_at FROM report_access
  WHERE account_id = ?1 AND person_id = ?2 AND access_expires_at > ?3`;
const TAKE_SQL = `UPDATE background_credit SET person_id = ?2, used_at = ?3, unlock_id = ?4
  WHERE id = (SELECT id FROM background_credit WHERE account_id = ?1 AND used_at IS NULL AND expires_at > ?3
              ORDER BY expires_at, id LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM report_access WHERE account_id = ?1 AND person_id = ?2 AND access_expires_at > ?3)`;
const OPEN_SQL = `INSERT INTO report_access (account_id, person_id, report_id, access_expires_at)
  SELECT account_id, person_id, ?2, ?3 FROM background_credit WHERE unlock_id = ?1
  ON CONFLICT (account_id, person_id) DO UPDATE
  SET report_id = excluded.report_id, access_expires_at = excluded.access_expires_at`;

interface AccessRow {
  report_id: string;
  access_expires_at: number;
}

/** A payment for a person's report. */
export interface PaidReport {
  readonly purchaseId: string;
  readonly accountId: string;
  readonly personId: string;
  /** when its credit would have expired, milliseconds since 1970 */
  readonly expiresAt: number;
}

/**
 * Opens a person's report with the credit that was bought for it, for the transaction that settles its payment; nothing
 * is written unless `guard` holds. The credit is written as used, so that it is counted, swept, moved and taken back
 * like any other. `now` is in milliseconds since 1970.
 */
export function openWithPaymentStatements(
  db: SqlDatabase,
  { purchaseId, accountId, personId, expiresAt }: PaidReport,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  const unlockId = crypto.randomUUID();
  return [
    db
      .prepare(
        `INSERT INTO background_credit
           (id, account_id, granted_at, expires_at, purchase_id, person_id, used_at, unlock_id)
         SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${guard.sql}`,
      )
      .bind(crypto.randomUUID(), accountId, now, expiresAt, purchaseId, personId, now, unlockId, ...guard.values),
    openStatement(db, unlockId, now),
  ];
}

/** Opens the report whose credit this unlock has taken, if it has taken one. */
function openStatement(db: SqlDatabase, unlockId: string, now: number): SqlStatement {
  return db.prepare(OPEN_SQL).bind(unlockId, `R${crypto.randomUUID()}`, accessUntil(now));
}

/** The report of a person that an account has open at `now`, in milliseconds; null without one. */
export async function findOpenReport(
  db: SqlDatabase,
  accountId: string,
  personId: string,
  now: number,
): Promise<OpenReport | null> {
  return readAccess(await db.prepare(FIND_SQL).bind(accountId, personId, now).first<AccessRow>());
}

/**
 * Opens a person's report with one credit: the unused one that expires first (F6-21, F7-12). It is one transaction: a
 * credit is taken only if no report is open, and a report is opened only if this very call took a credit. So two
 * clicks, two tabs or a lost response cost one credit, and an account that has the report open gets it again for free.
 *
 * @param now milliseconds since 1970
 * @returns null if no credit is left
 */
export async function openWithCredit(
  db: SqlDatabase,
  accountId: string,
  personId: string,
  now: number,
): Promise<OpenReport | null> {
  const unlockId = crypto.randomUUID();
  const [, , found] = await db.batch<AccessRow>([
    db.prepare(TAKE_SQL).bind(accountId, personId, now, unlockId),
    openStatement(db, unlockId, now),
    db.prepare(FIND_SQL).bind(accountId, personId, now),
  ]);
  return readAccess(found?.results[0]);
}

function readAccess(row: AccessRow | null | undefined): OpenReport | null {
  return row == null ? null : { reportId: row.report_id, expiresAt: row.access_expires_at };
}
