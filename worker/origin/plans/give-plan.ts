import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Order, PlanOfOrder } from '../billing/orders-store.ts';
import type { PaidPlan } from '../billing/payment-provider.ts';
import type { SqlCondition } from '../env.ts';
import { firstPeriod, renewedPeriod, type Span } from './plan-rules.ts';
import { hasNoPlan, isUnchanged, type StoredPlan } from './plan-store.ts';

/** A plan as a payment makes it. */
export interface PaidPeriod extends Span {
  readonly anchorAt: number;
}

/**
 * What a payment gives, decided from the account's plan as it is; `condition` holds while it still is.
 *
 * - 'start': a new plan; 'change': `before` becomes another one, and the unused part of its period goes back; 'renew': another
 *   period
 * - 'record': the payment for a period that is already over or known: a receipt, and nothing else
 * - 'nothing': all of it goes back, for `reason`
 */
export type Given = { readonly condition: SqlCondition } & (
  | { readonly kind: 'start'; readonly period: PaidPeriod }
  | { readonly kind: 'change' | 'renew'; readonly before: StoredPlan; readonly period: PaidPeriod }
  | { readonly kind: 'record'; readonly before: StoredPlan }
  | { readonly kind: 'nothing'; readonly reason: string }
);

/**
 * Decides what a plan's payment gives. Nobody pays for two plans, for a plan that has ended, or for a renewal that they
 * had canceled: such a payment goes back in full.
 *
 * @param live the account's plan at this moment
 * @param paid what the provider says about its subscription; undefined if it leaves renewing to us
 * @param now milliseconds since 1970
 */
export function decideGiven(
  { accountId, plan }: { readonly accountId: string; readonly plan: PlanOfOrder },
  live: StoredPlan | null,
  paid: PaidPlan | undefined,
  now: number,
): Given {
  const condition = live === null ? hasNoPlan(accountId) : isUnchanged(live);
  const { refunds } = planCallCopy;
  const nothing = (reason: string): Given => ({ kind: 'nothing', condition, reason });
  if (plan.action === 'start') {
    if (live !== null) return nothing(refunds.twice);
    return { kind: 'start', condition, period: newPeriod(plan, paid, now) };
  }
  if (live === null || live.id !== plan.id) return nothing(refunds.over);
  if (plan.action === 'renew') return decideRenewed(plan, live, paid, condition, now);
  if (live.status !== 'active') return nothing(refunds.over);
  if (live.product.id === plan.productId) return nothing(refunds.twice);
  return { kind: 'change', condition, before: live, period: newPeriod(plan, paid, now) };
}

function decideRenewed(
  plan: PlanOfOrder,
  live: StoredPlan,
  paid: PaidPlan | undefined,
  condition: SqlCondition,
  now: number,
): Given {
  if (paid !== undefined) {
    if (paid.periodEnd <= live.periodEnd) return { kind: 'record', condition, before: live };
    const { periodStart: start, periodEnd: end } = paid;
    return { kind: 'renew', condition, before: live, period: { start, end, anchorAt: start } };
  }
  const { refunds } = planCallCopy;
  if (live.cancelledAt !== null) return { kind: 'nothing', condition, reason: refunds.cancelled };
  // Another payment has renewed it in the meantime.
  if (plan.from !== live.periodEnd) return { kind: 'nothing', condition, reason: refunds.twice };
  const period = renewedPeriod({ ...live, isOverdue: live.status === 'delinquent' }, plan.period, now);
  return { kind: 'renew', condition, before: live, period };
}

function newPeriod({ period }: PlanOfOrder, paid: PaidPlan | undefined, now: number): PaidPeriod {
  if (paid === undefined) return { ...firstPeriod(now, period), anchorAt: now };
  return { start: paid.periodStart, end: paid.periodEnd, anchorAt: paid.periodStart };
}

/** Whether a plan that was bought or changed was canceled after that: then it stays canceled. */
export function isStillCancelled(before: StoredPlan, { createdAt }: Pick<Order, 'createdAt'>): boolean {
  return before.cancelledAt !== null && before.cancelledAt >= createdAt;
}
