import type { Order, PlanOfOrder } from '../billing/orders-store.ts';
import type { PaidPlan } from '../billing/payment-provider.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { Given, PaidPeriod } from './give-plan.ts';
import { nextLook } from './next-look.ts';

/** A paid order of a plan, whose account still exists. */
export interface PlanOrder {
  readonly order: Order & { readonly accountId: string; readonly plan: PlanOfOrder };
  readonly given: Given;
  /** the provider's subscription */
  readonly paid: PaidPlan | undefined;
  readonly invoiceNumber: string;
  /** everything that was charged, with tax, in cents */
  readonly paidCents: number;
}

/**
 * Writes the plan that a payment started, if `guard` holds. One that gives nothing is written as ended (`isOver`), so
 * that its subscription ends at the provider. `now` is in milliseconds since 1970.
 */
export function insertPlanStatement(
  db: SqlDatabase,
  { order, paid }: PlanOrder,
  period: PaidPeriod,
  now: number,
  guard: SqlCondition,
  isOver = false,
): SqlStatement {
  const { plan } = order;
  const providerRef = paid?.ref ?? null;
  const look = { period: plan.period, periodEnd: period.end, providerRef, cancelledAt: null, remindedFor: null };
  return db
    .prepare(
      `INSERT INTO plan (id, account_id, product_id, status, price_cents, period, provider, provider_ref, anchor_at,
         period_start, period_end, started_at, act_at, ended_at, ended_by, end_wanted, purchase_id, purpose)
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, u.id, u.purpose FROM purchase u WHERE u.id = ? AND ${guard.sql}`,
    )
    .bind(
      plan.id,
      order.accountId,
      plan.productId,
      isOver ? 'ended' : 'active',
      order.totalCents,
      plan.period,
      order.provider,
      providerRef,
      period.anchorAt,
      period.start,
      period.end,
      now,
      isOver ? null : nextLook(look),
      isOver ? now : null,
      isOver ? 'replaced' : null,
      isOver ? 1 : 0,
      order.id,
      ...guard.values,
    );
}

/** Writes what a change or a renewal makes of a plan, if `guard` holds: nothing that was due before is due anymore. */
export function updatePlanStatement(
  db: SqlDatabase,
  { order, paid }: PlanOrder,
  period: PaidPeriod,
  cancelledAt: number | null,
  guard: SqlCondition,
): SqlStatement {
  const { plan } = order;
  const providerRef = paid?.ref ?? plan.ref;
  const look = { period: plan.period, periodEnd: period.end, providerRef, cancelledAt, remindedFor: null };
  return db
    .prepare(
      `UPDATE plan SET status = 'active', product_id = ?, price_cents = ?, period = ?, provider_ref = ?, anchor_at = ?,
         period_start = ?, period_end = ?, cancelled_at = ?, next_product_id = NULL, next_price_cents = NULL,
         price_told_at = NULL, failed_at = NULL, attempts = 0, act_at = ?, purchase_id = ?,
         purpose = (SELECT purpose FROM purchase WHERE id = ?), purpose_text_version = NULL
       WHERE id = ? AND ${guard.sql}`,
    )
    .bind(
      plan.productId,
      order.totalCents,
      plan.period,
      providerRef,
      period.anchorAt,
      period.start,
      period.end,
      cancelledAt,
      nextLook(look),
      order.id,
      order.id,
      plan.id,
      ...guard.values,
    );
}
