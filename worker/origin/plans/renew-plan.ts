import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Billing } from '../billing/open-billing.ts';
import type { Order } from '../billing/orders-store.ts';
import { payOrder } from '../billing/pay-order.ts';
import { findRenewalMethod } from '../billing/payment-method-store.ts';
import { ALWAYS } from '../sql-condition.ts';
import { failedStatements } from './fail-renewal.ts';
import { isUnchanged, type StoredPlan } from './plan-store.ts';
import { priceRenewal, renewalKey, writeRenewal } from './write-renewal.ts';

/**
 * Charges a plan's renewal to the method on file, for a provider that leaves renewing to us. However often it is called,
 * also by two at once or after one was killed, it is one purchase and one charge: its key is made of plan, period and the
 * number of declined attempts, it is written first, and only while the plan still renews. `now` is in milliseconds since
 * 1970.
 *
 * @returns the purchase; null if there is no method to charge, or the plan has changed since it was loaded
 * @throws ProblemError 503 if the provider did not answer: the next call continues with the same purchase
 */
export async function renewPlan(billing: Billing, plan: StoredPlan, now: number): Promise<Order | null> {
  const { accounts: db } = billing;
  const method = await findRenewalMethod(db, plan.accountId, plan.provider);
  if (method === null) {
    await db.batch(failedStatements(billing, plan, planCallCopy.noMethodOnFile, now, ALWAYS));
    return null;
  }
  const renewal = { key: renewalKey(plan), method, priced: priceRenewal(plan) };
  const order = await writeRenewal(db, plan, renewal, now, isUnchanged(plan));
  return order?.status === 'pending' ? payOrder(billing, order, now) : order;
}
