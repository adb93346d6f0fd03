import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { PlanOfOrder } from '../billing/orders-store.ts';
import { dropPlanMethodStatement } from '../billing/payment-method-store.ts';
import { refundStatements } from '../billing/refunds.ts';
import { expireCreditsStatement } from '../credits/store.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { consentStatement } from './consents-store.ts';
import { isStillCancelled, type PaidPeriod } from './give-plan.ts';
import { insertPlanStatement, type PlanOrder, updatePlanStatement } from './plan-statements.ts';
import { accountById, leaveStatement, projectStatements } from './project-accounts.ts';
import { refundUnusedStatement } from './refund-unused.ts';

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
        insertPlanStatement(db, paidOrder, given.period, now, guard),
        ...(order.keepsMethod === 'for-plan' ? [] : [dropPlanMethodStatement(db, order.accountId, guard)]),
        ...agreed(db, paidOrder, given.period, guard),
      ];
    case 'change': {
      const { before, period } = given;
      const { credits } = before.product;
      return [
        refundUnusedStatement(
          db,
          {
            plans: { sql: '?', values: [before.id] },
            reason: planCallCopy.refunds.unused,
            ifNothingWasUsed: 'by time',
          },
          now,
          guard,
        ),
        // Credits of a plan belong to its period (F9-06): they end with it.
        ...(credits > 0 ? [expireCreditsStatement(db, { sql: '?', values: [before.purchaseId] }, now, guard)] : []),
        updatePlanStatement(db, paidOrder, period, isStillCancelled(before, order) ? before.cancelledAt : null, guard),
        ...agreed(db, paidOrder, period, guard),
      ];
    }
    case 'renew': {
      const { before, period } = given;
      return [
        updatePlanStatement(db, paidOrder, period, before.cancelledAt, guard),
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

/** A plan that was paid for but not given is recorded as ended, so that its subscription ends at the provider, too. */
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
  return [insertPlanStatement(db, paidOrder, period, now, guard, true)];
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
