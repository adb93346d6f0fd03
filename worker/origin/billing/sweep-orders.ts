import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';

/**
 * Deletes personal details from orders: from those never paid, the names and birth dates for the runner, and the funnel
 * and path that led there; from those with no runner out (because the account is gone, say), the names and birth dates.
 * `now` is in milliseconds since 1970.
 */
export async function forgetOrderDetails(db: SqlDatabase, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE purchase SET runner = NULL, funnel = NULL, return_path = NULL
         WHERE status IN ('declined', 'expired') AND settled_at <= ?1
           AND COALESCE(runner, funnel, return_path) IS NOT NULL`,
      )
      .bind(spanBefore(KEPT_FOR.unpaidOrderSubject, now)),
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
