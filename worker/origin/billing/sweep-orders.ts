import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';

const DAY_MS = 86_400_000;
/** What an order was about is kept this long after it expired: its payment may come to light. In milliseconds. */
export const EXPIRED_KEPT_MS = 7 * DAY_MS;
/** An order that was not paid is kept this long, in milliseconds. */
export const UNPAID_KEPT_MS = 30 * DAY_MS;

/**
 * Takes the names and birth dates that a runner needs, and the funnel and the path that led there, off orders that were never paid, and
 * the former off those that have no runner out, as where the account is gone. `now` is in milliseconds since 1970.
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
