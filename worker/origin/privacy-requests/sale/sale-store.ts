import type { Secrets } from '../../../../shared/contract/transport/derived-key.ts';
import { REQUEST_CLOCKS } from '../../../../shared/requests/due-dates.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../../env.ts';
import { type KeyedHashes, keyedHashes } from '../../http/keyed-hash.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import { ALWAYS } from '../../sql-condition.ts';

/** How long an opt-out waits that somebody typed an address for, in milliseconds. */
export const SALE_WAIT_MS = REQUEST_CLOCKS.saleHours * 3_600_000;

/** Where a choice came from: a form, the browser's signal, or another request that could not be verified. */
export type SaleSource = 'form' | 'signal' | 'request';

/** Whose data is not to be sold or shared, since when, in milliseconds since 1970. */
export interface SaleOptOut {
  readonly source: SaleSource;
  readonly since: number;
}

/** The mailbox of a request is not to be sold or shared; changes nothing if it is not already. */
export async function optOutMailboxStatement(
  db: SqlDatabase,
  secrets: Secrets,
  { reference, email }: { readonly reference: string; readonly email: string },
  { source, takesEffectAt }: { readonly source: SaleSource; readonly takesEffectAt: number },
  now: number,
  { sql, values }: SqlCondition = ALWAYS,
): Promise<SqlStatement> {
  const [current, earlier = current] = await saleHashes(secrets, email);
  return db
    .prepare(
      `INSERT OR IGNORE INTO sale_opt_out (mailbox_hash, source, reference, since, takes_effect_at)
       SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (
         SELECT 1 FROM sale_opt_out WHERE mailbox_hash = ? AND ended_at IS NULL) AND ${sql}`,
    )
    .bind(current, source, reference, now, takesEffectAt, earlier, ...values);
}

/** The same for an account. */
export function optOutAccountStatement(
  db: SqlDatabase,
  accountId: string,
  source: SaleSource,
  now: number,
): SqlStatement {
  return db
    .prepare(`INSERT OR IGNORE INTO sale_opt_out (account_id, source, since, takes_effect_at) VALUES (?1, ?2, ?3, ?3)`)
    .bind(accountId, source, now);
}

/** An opt-out that waits takes effect now: its mailbox was confirmed. */
export function takeEffectStatement(db: SqlDatabase, reference: string, now: number): SqlStatement {
  return db
    .prepare(
      `UPDATE sale_opt_out SET takes_effect_at = min(takes_effect_at, ?2) WHERE reference = ?1 AND ended_at IS NULL`,
    )
    .bind(reference, now);
}

/** The choice of a request is taken back. */
export function endOfRequestStatement(db: SqlDatabase, reference: string, now: number): SqlStatement {
  return db
    .prepare('UPDATE sale_opt_out SET ended_at = ?2 WHERE reference = ?1 AND ended_at IS NULL')
    .bind(reference, now);
}

/** What is in force for an account or the mailbox of its address, the oldest first. */
async function listInForce(
  db: SqlDatabase,
  secrets: Secrets,
  account: { readonly id: string; readonly email: string },
): Promise<readonly (SaleOptOut & { readonly id: number; readonly reference: string | null })[]> {
  const statement = await inForceStatement(db, secrets, account);
  const { results } = await statement.all<SaleOptOut & { readonly id: number; readonly reference: string | null }>();
  return results;
}

/** What is in force for an account or its mailbox, for a batch: no row if nothing is. */
export async function inForceStatement(
  db: SqlDatabase,
  secrets: Secrets,
  account: { readonly id: string; readonly email: string },
): Promise<SqlStatement> {
  const [current, earlier = current] = await saleHashes(secrets, account.email);
  const columns = 'SELECT id, source, reference, since FROM sale_opt_out WHERE';
  return db
    .prepare(
      `${columns} account_id = ?1 AND ended_at IS NULL
       UNION ALL ${columns} mailbox_hash IN (?2, ?3) AND ended_at IS NULL ORDER BY since`,
    )
    .bind(account.id, current, earlier);
}

/**
 * Takes the choice of an account back, and that of its mailbox, since whoever is logged in has proven to read it.
 *
 * @returns the requests whose hidden pages are to be shown again
 */
export async function endOfAccount(
  db: SqlDatabase,
  secrets: Secrets,
  account: { readonly id: string; readonly email: string },
  now: number,
): Promise<readonly string[]> {
  const inForce = await listInForce(db, secrets, account);
  if (inForce.length > 0) await db.batch(inForce.map(({ id }) => endStatement(db, id, now)));
  return inForce.flatMap(({ reference }) => reference ?? []);
}

/** What an account, or the mailbox of its address, has chosen; null: nothing. */
export async function findSaleOptOut(
  db: SqlDatabase,
  secrets: Secrets,
  account: { readonly id: string; readonly email: string },
): Promise<SaleOptOut | null> {
  return (await listInForce(db, secrets, account))[0] ?? null;
}

/** Gives a mailbox's choice a link that takes it back; changes no row if there is no choice. */
export async function undoLinkStatement(
  db: SqlDatabase,
  secrets: Secrets,
  email: string,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: number },
): Promise<SqlStatement> {
  const [current, earlier = current] = await saleHashes(secrets, email);
  return db
    .prepare(
      `UPDATE sale_opt_out SET undo_token_hash = ?3, undo_expires_at = ?4
       WHERE mailbox_hash IN (?1, ?2) AND ended_at IS NULL`,
    )
    .bind(current, earlier, tokenHash, expiresAt);
}

/** A choice that a link takes back; null if it was never sent, has expired, or was used. */
export async function findUndoable(
  db: SqlDatabase,
  tokenHash: string,
  now: number,
): Promise<{ readonly id: number; readonly reference: string | null } | null> {
  return db
    .prepare(
      `SELECT id, reference FROM sale_opt_out
       WHERE undo_token_hash = ?1 AND undo_expires_at > ?2 AND ended_at IS NULL`,
    )
    .bind(tokenHash, now)
    .first();
}

export function endStatement(db: SqlDatabase, id: number, now: number): SqlStatement {
  return db.prepare('UPDATE sale_opt_out SET ended_at = ?2 WHERE id = ?1 AND ended_at IS NULL').bind(id, now);
}

/** A mailbox whose records are to be looked for. */
export interface DueSale {
  readonly id: number;
  readonly reference: string;
  readonly email: string;
}

/** How often records with a mailbox are looked for again, in milliseconds: an import may bring new ones. */
const AGAIN_MS = 7 * 24 * 3_600_000;

/**
 * Mailboxes whose opt-out is in effect and whose records were not looked for this week, those never looked for first: as
 * long as the request is logged, which holds the address.
 */
export async function listDueSales(db: SqlDatabase, limit: number, now: number): Promise<readonly DueSale[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.reference, r.email FROM sale_opt_out s CROSS JOIN privacy_request r ON r.reference = s.reference
       WHERE s.mailbox_hash IS NOT NULL AND s.ended_at IS NULL AND COALESCE(s.looked_up_at, 0) <= ?1
         AND s.takes_effect_at <= ?2
       ORDER BY COALESCE(s.looked_up_at, 0), s.takes_effect_at LIMIT ?3`,
    )
    .bind(now - AGAIN_MS, now, limit)
    .all<DueSale>();
  return results;
}

/** Those in effect after one, by id, whenever their records were last looked for. */
export async function listSalesAfter(
  db: SqlDatabase,
  after: number,
  limit: number,
  now: number,
): Promise<readonly DueSale[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.reference, r.email FROM sale_opt_out s CROSS JOIN privacy_request r ON r.reference = s.reference
       WHERE s.id > ?1 AND s.mailbox_hash IS NOT NULL AND s.ended_at IS NULL AND s.takes_effect_at <= ?3
       ORDER BY s.id LIMIT ?2`,
    )
    .bind(after, limit, now)
    .all<DueSale>();
  return results;
}

/** The one that a request asked for, if it is in effect and was not taken back; null otherwise. */
export async function findSaleOf(db: SqlDatabase, reference: string, now: number): Promise<DueSale | null> {
  return db
    .prepare(
      `SELECT s.id, s.reference, r.email FROM sale_opt_out s CROSS JOIN privacy_request r ON r.reference = s.reference
       WHERE s.reference = ?1 AND s.mailbox_hash IS NOT NULL AND s.ended_at IS NULL AND s.takes_effect_at <= ?2`,
    )
    .bind(reference, now)
    .first<DueSale>();
}

export function lookedUpStatement(db: SqlDatabase, id: number, now: number): SqlStatement {
  return db.prepare('UPDATE sale_opt_out SET looked_up_at = ?2 WHERE id = ?1').bind(id, now);
}

function saleHashes(secrets: Secrets, email: string): Promise<KeyedHashes> {
  return keyedHashes(secrets, 'sale opt-outs', mailboxOf(email));
}
