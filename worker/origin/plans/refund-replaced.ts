import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** What is left of a payment `u`, in cents. */
const LEFT = `u.total_cents - (SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r
  WHERE r.purchase_id = u.id AND r.failed_at IS NULL)`;

/** Credits of a payment `u` that opened a report. */
const USED_CREDITS = '(SELECT COUNT(*) FROM background_credit b WHERE b.purchase_id = u.id AND b.used_at IS NOT NULL)';

/** Whether the plan `e` opened anybody in the period that `u` paid for. */
const IS_USED = `(${USED_CREDITS} > 0
  OR EXISTS (SELECT 1 FROM lookup k WHERE k.account_id = e.account_id AND k.used_at >= e.period_start))`;

const CREDIT_CENTS = `(SELECT COALESCE(MIN(d.price_cents), 0) FROM product d
  WHERE d.kind = 'background-credits' AND d.background_credits = 1)`;

/**
 * Refunds plans that one account has too many. Whoever used nothing gets all of it back. What was used is not for free,
 * or a report could be opened with a second plan's credit again and again: then it is the unused part of the period, by
 * time, less the price of the reports that its credits opened. A period that is over and was not renewed is used up.
 * If `guard` holds; `plans` selects ids of live plans, `now` is in milliseconds since 1970.
 */
export function refundReplacedStatement(
  db: SqlDatabase,
  plans: SqlCondition,
  now: number,
  guard: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO refund (id, purchase_id, amount_cents, reason, created_at)
       SELECT 'R' || lower(hex(randomblob(16))), id, cents, ?, ? FROM (
         SELECT u.id, CASE
           WHEN e.status <> 'active' THEN 0
           WHEN NOT ${IS_USED} THEN ${LEFT}
           ELSE MIN(${LEFT}, CAST(u.total_cents * MIN(MAX((e.period_end - ?) * 1.0 / (e.period_end - e.period_start), 0), 1)
             AS INTEGER) - ${USED_CREDITS} * ${CREDIT_CENTS})
           END AS cents
         FROM plan e JOIN purchase u ON u.id = e.purchase_id WHERE e.id IN (${plans.sql}))
       WHERE cents > 0 AND ${guard.sql}`,
    )
    .bind(planCallCopy.refunds.twice, now, now, ...plans.values, ...guard.values);
}
