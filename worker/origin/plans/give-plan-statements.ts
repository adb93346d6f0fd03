import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Order, PlanOfOrder } from '../billing/orders-store.ts';
import { dropPlanMethodStatement } from '../billing/payment-method-store.ts';
import type { PaidPlan } from '../billing/payment-provider.ts';
import { refundStatements } from '../billing/refunds.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { consentStatement } from './consents-store.ts';
import { type Given, isStillCancelled, type PaidPeriod } from './give-plan.ts';
import { nextLook } from './next-look.ts';
import { accountById, leaveStatement, projectStatements } from './project-accounts.ts';

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
 * What a plan's payment gives, for the transaction that marks it paid, if `guard` holds: the plan, what it makes of the
 * account, and the record of what its buyer agreed to. `now` is in milliseconds since 1970.
 */
export function givePlanStatements(
  db: SqlDatabase,
  paidOrder: PlanOrder,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  const { order, given } = paidOrder;
  switch (given.kind) {
    case 'start':
      return [
        leaveStatement(db, order.accountId, guard),
        insertStatement(db, paidOrder, given.period, now, guard),
        ...(order.keepsMethod === 'for-plan' ? [] : [dropPlanMethodStatement(db, order.accountId, guard)]),
        ...agreed(db, paidOrder, given.period, guard),
      ];
    case 'change': {
      const { before, unused, period } = given;
      const { credits } = before.product;
      return [
        ...(unused === null
          ? []
          : refundStatements(
              db,
              { purchaseId: unused.purchaseId, amountCents: unused.cents, reason: planCallCopy.refunds.unused },
              now,
              guard,
            )),
        ...(credits > 0 ? [expireCredits(db, before.purchaseId, now, guard)] : []),
        updateStatement(db, paidOrder, period, isStillCancelled(before, order) ? before.cancelledAt : null, guard),
        ...agreed(db, paidOrder, period, guard),
      ];
    }
    case 'renew': {
      const { before, period } = given;
      return [
        updateStatement(db, paidOrder, period, before.cancelledAt, guard),
        periodStatement(db, order.id, period, guard),
        ...projectStatements(db, accountById(order.accountId), guard),
      ];
    }
    case 'record':
      return paidOrder.paid === undefined
        ? []
        : [periodStatement(db, order.id, { start: paidOrder.paid.periodStart, end: paidOrder.paid.periodEnd }, guard)];
    case 'nothing':
      return [
        ...refundStatements(
          db,
          { purchaseId: order.id, amountCents: paidOrder.paidCents, reason: given.reason },
          now,
          guard,
        ),
        ...notGiven(db, paidOrder, now, guard),
      ];
  }
}

/** The period, the account and the consent, of a start or a change. */
function agreed(
  db: SqlDatabase,
  { order, invoiceNumber }: PlanOrder,
  period: PaidPeriod,
  guard: SqlCondition,
): SqlStatement[] {
  const { plan, accountId } = order;
  return [
    periodStatement(db, order.id, period, guard),
    ...projectStatements(db, accountById(accountId), guard),
    ...consent(db, order, { plan, invoiceNumber }, guard),
  ];
}

function consent(
  db: SqlDatabase,
  { accountId, createdAt, totalCents }: PlanOrder['order'],
  { plan, invoiceNumber }: { readonly plan: PlanOfOrder; readonly invoiceNumber: string },
  guard: SqlCondition,
): SqlStatement[] {
  const { action, renewalTextVersion } = plan;
  if (renewalTextVersion === null || action === 'renew') return [];
  return [
    consentStatement(
      db,
      {
        planId: plan.id,
        accountId,
        receipt: invoiceNumber,
        action,
        productId: plan.productId,
        priceCents: totalCents,
        period: plan.period,
        textVersion: renewalTextVersion,
        consentedAt: createdAt,
      },
      guard,
    ),
  ];
}

/** A plan that was paid and not given is on record as ended, so that its subscription is ended at the provider, too. */
function notGiven(db: SqlDatabase, paidOrder: PlanOrder, now: number, guard: SqlCondition): SqlStatement[] {
  const { order, paid } = paidOrder;
  if (paid === undefined) return [];
  if (order.plan.action !== 'start')
    return [
      db
        .prepare(`UPDATE plan SET end_wanted = 1 WHERE id = ? AND status = 'ended' AND ${guard.sql}`)
        .bind(order.plan.id, ...guard.values),
    ];
  const period = { start: paid.periodStart, end: paid.periodEnd, anchorAt: paid.periodStart };
  return [insertStatement(db, paidOrder, period, now, guard, true)];
}

function insertStatement(
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

function updateStatement(
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
         purpose = (SELECT purpose FROM purchase WHERE id = ?)
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

function periodStatement(
  db: SqlDatabase,
  orderId: string,
  { start, end }: { readonly start: number; readonly end: number },
  guard: SqlCondition,
): SqlStatement {
  return db
    .prepare(`UPDATE purchase SET plan_from = ?, plan_until = ? WHERE id = ? AND ${guard.sql}`)
    .bind(start, end, orderId, ...guard.values);
}

/** Credits of a plan belong to its period (F9-06): with a new one, those that are left of the old one are gone. */
function expireCredits(db: SqlDatabase, purchaseId: string | null, now: number, guard: SqlCondition): SqlStatement {
  return db
    .prepare(
      `UPDATE background_credit SET expires_at = MIN(expires_at, ?)
       WHERE purchase_id = ? AND used_at IS NULL AND ${guard.sql}`,
    )
    .bind(now, purchaseId, ...guard.values);
}
