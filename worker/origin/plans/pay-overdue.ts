import type { OrderAnswer } from '../../../shared/contract/billing.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Billing } from '../billing/open-billing.ts';
import { describeOrder, loadOrder } from '../billing/orders-store.ts';
import type { Subscription } from '../billing/payment-provider.ts';
import { settleOrder } from '../billing/settle-order.ts';
import { askingProvider } from './ask-provider.ts';
import { isUnchanged, loadPlan, type StoredPlan } from './plan-store.ts';
import { renewPlan } from './renew-plan.ts';
import { applySubscription } from './sync-subscription.ts';
import { priceRenewal, renewalKey, writeRenewal } from './write-renewal.ts';

/**
 * Tries a plan's overdue payment again, now: with us one more attempt of its renewal, with a provider that renews by
 * itself one of its own. `now` is in milliseconds since 1970.
 *
 * @returns the payment, paid or declined; null if the plan has changed in the meantime
 * @throws ProblemError 503 if the provider did not answer
 */
export async function payOverdue(billing: Billing, plan: StoredPlan, now: number): Promise<OrderAnswer | null> {
  if (plan.providerRef === null) {
    const order = await renewPlan(billing, plan, now);
    return order && describeOrder(order);
  }
  let tried: Subscription | null = null;
  await askingProvider(billing, plan, async (subscriptions, ref) => {
    tried = await subscriptions.retry(ref);
  });
  return tried === null ? null : describeTried(billing, plan, tried, now);
}

async function describeTried(
  billing: Billing,
  plan: StoredPlan,
  tried: Subscription,
  now: number,
): Promise<OrderAnswer | null> {
  await applySubscription(billing, plan, tried, now);
  const after = await loadPlan(billing.accounts, plan.id);
  if (after === null || after.status === 'ended') return null;
  if (after.status === 'active') {
    const paid = after.purchaseId === null ? null : await loadOrder(billing.accounts, after.purchaseId);
    return paid && describeOrder(paid);
  }
  const declined = await recordDeclined(billing, after, now);
  // The provider's page may still take the payment.
  return declined && { ...declined, redirectUrl: tried.payUrl ?? null };
}

/** A declined attempt of the provider is a declined order, like one of ours. */
async function recordDeclined(billing: Billing, plan: StoredPlan, now: number): Promise<OrderAnswer | null> {
  const renewal = { key: renewalKey(plan), method: null, priced: priceRenewal(plan) };
  const order = await writeRenewal(billing.accounts, plan, renewal, now, isUnchanged(plan));
  if (order === null) return null;
  const outcome = { kind: 'declined', ref: null, message: planCallCopy.declined } as const;
  const settled = await settleOrder(billing, order.id, outcome, now);
  return settled && describeOrder(settled);
}
