import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';

const DAY_MS = 86_400_000;
/** How long we keep what an expired order was about, in case its payment comes to light. In milliseconds. */
const EXPIRED_KEPT_MS = 7 * DAY_MS;
/** How long we keep an order that was not paid, in milliseconds. */
const UNPAID_KEPT_MS = 30 * DAY_MS;
/** How many years we keep the receipts of an account that is gone: as long as the law asks. */
const RECEIPT_KEPT_YEARS = 7;

/**
 * Deletes personal details from orders: from those never paid, the names and birth dates for the runner, and the funnel
 * and path that led there; from those with no runner out (because the account is gone, say), the names and birth dates.
 * `now` is in milliseconds since 1970.
 */
export async function forgetRunners(db: SqlDatabase, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE purchase SET runner = NULL, funnel = NULL, return_path = NULL
         WHERE status IN ('declined', 'expired') AND settled_at < ?1 
           AND COALESCE(runner, funnel, return_path) IS NOT NULL`,
      )
      .bind(now - EXPIRED_KEPT_MS),
    db
      .prepare(
        `UPDATE purchase SET runner = NULL
         WHERE status = 'paid' AND runner IS NOT NULL AND settled_at <= ?1 AND NOT EXISTS (
           SELECT 1 FROM court_runner_request q JOIN court_runner_record r ON r.request_id = q.id
           WHERE q.purchase_id = purchase.id AND r.status = 'Requested')`,
      )
      .bind(now),
  ]);
}

/** Deletes orders that were declined or expired a month ago, with their lines. */
export async function sweepUnpaidOrders(db: SqlDatabase, now: number): Promise<void> {
  const statement = db.prepare(
    `DELETE FROM purchase WHERE id IN (
       SELECT id FROM purchase WHERE status IN ('declined', 'expired') AND settled_at < ?1
       ORDER BY settled_at LIMIT ?2)`,
  );
  await sweepRows(async (limit) => (await statement.bind(now - UNPAID_KEPT_MS, limit).run()).meta.changes);
}

/** Deletes receipts of accounts that are gone, once the law no longer asks for them. `now` is in milliseconds since 1970. */
export async function sweepOldReceipts(db: SqlDatabase, now: number): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - RECEIPT_KEPT_YEARS);
  const statement = db.prepare(
    `DELETE FROM purchase WHERE id IN (
       SELECT id FROM purchase WHERE account_id IS NULL AND invoice_number IS NOT NULL AND settled_at < ?1
       ORDER BY settled_at LIMIT ?2)`,
  );
  await sweepRows(async (limit) => (await statement.bind(before.getTime(), limit).run()).meta.changes);
}
