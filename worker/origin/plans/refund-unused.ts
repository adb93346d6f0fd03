import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

// What is left of a plan's present period: the one place for it, in SQL about a plan `e` and the payment `u` of that period.

/** What has not gone back yet, in cents. */
const LEFT = `u.total_cents - (SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r
  WHERE r.purchase_id = u.id AND r.failed_at IS NULL)`;

/** Reports that its credits opened, and what one of them costs. */
const REPORTS = '(SELECT COUNT(*) FROM background_credit b WHERE b.purchase_id = u.id AND b.used_at IS NOT NULL)';
const REPORT_CENTS = `(SELECT COALESCE(MIN(d.price_cents), 0) FROM product d
  WHERE d.kind = 'background-credits' AND d.background_credits = 1)`;

/** People opened in the period by all who share the plan, and what one of them costs with the plan that sells it for least. */
const LOOKUPS = `((SELECT COUNT(*) FROM lookup k WHERE k.pool_id = e.account_id AND k.used_at >= e.period_start)
  + (SELECT COALESCE(SUM(g.lookups), 0) FROM pool_spent g
     WHERE g.pool_id = e.account_id AND g.period_start >= e.period_start))`;
const LOOKUP_CENTS = `(SELECT COALESCE(MIN(d.price_cents * 1.0 / (d.lookups * CASE d.period WHEN 'year' THEN 12 ELSE 1 END)), 0)
  FROM product d WHERE d.kind = 'plan' AND d.is_sold = 1 AND d.lookups > 0)`;

/** By time; its one parameter is the time, in milliseconds since 1970. */
const BY_TIME = `CAST(u.total_cents * MIN(MAX(e.period_end - ?, 0), e.period_end - e.period_start)
  / (e.period_end - e.period_start) AS INTEGER)`;

/**
 * The unused part by time, and never more than what the people opened leave of the price; less the reports opened. So
 * nobody opens hundreds of people on one day and gets a month's price back. A period that was not renewed is used up.
 */
const UNUSED = `CASE WHEN e.status <> 'active' OR u.status <> 'paid' THEN 0 ELSE MAX(0, MIN(${LEFT},
  MIN(${BY_TIME}, u.total_cents - CAST(${LOOKUPS} * ${LOOKUP_CENTS} AS INTEGER)) - ${REPORTS} * ${REPORT_CENTS})) END`;

/** The same, but all of it if nothing was used. */
const UNUSED_OR_ALL = `CASE WHEN e.status = 'active' AND ${REPORTS} = 0 AND ${LOOKUPS} = 0 THEN ${LEFT} ELSE ${UNUSED} END`;

/** What would go back now of a plan's present period, in cents. `now` is in milliseconds since 1970. */
export async function loadUnusedCents(db: SqlDatabase, planId: string, now: number): Promise<number> {
  const row = await db
    .prepare(`SELECT ${UNUSED} AS cents FROM plan e JOIN purchase u ON u.id = e.purchase_id WHERE e.id = ?`)
    .bind(now, planId)
    .first<{ cents: number | null }>();
  return row?.cents ?? 0;
}

/** Which plans' unused part goes back, and why. */
export interface UnusedRefund {
  /** selects ids of live plans */
  readonly plans: SqlCondition;
  /** for the buyer */
  readonly reason: string;
  /** 'all': of plans that somebody had too many, everything goes back if nothing was used */
  readonly ifNothingWasUsed: 'all' | 'by time';
}

/**
 * Refunds what is unused of plans that end or change now, in the batch that does so, and before it does. It is worked out
 * at that moment, so that what was opened a moment before counts. If `guard` holds; `now` is in milliseconds since 1970.
 */
export function refundUnusedStatement(
  db: SqlDatabase,
  { plans, reason, ifNothingWasUsed }: UnusedRefund,
  now: number,
  guard: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO refund (id, purchase_id, amount_cents, reason, created_at)
       SELECT 'R' || lower(hex(randomblob(16))), id, cents, ?, ? FROM (
         SELECT u.id, ${ifNothingWasUsed === 'all' ? UNUSED_OR_ALL : UNUSED} AS cents
         FROM plan e JOIN purchase u ON u.id = e.purchase_id WHERE e.id IN (${plans.sql}))
       WHERE cents > 0 AND ${guard.sql}`,
    )
    .bind(reason, now, now, ...plans.values, ...guard.values);
}
