import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Billing } from '../billing/open-billing.ts';
import { findOrderByKey, type Order, writeOrder } from '../billing/orders-store.ts';
import { findRenewalMethod } from '../billing/payment-method-store.ts';
import { payOrder } from '../billing/place-order.ts';
import type { PricedOrder } from '../billing/price-order.ts';
import { failedStatements } from './fail-renewal.ts';
import { nextRenewal } from './plan-mail.ts';
import { isUnchanged, type StoredPlan } from './plan-store.ts';

const ALWAYS = { sql: '1', values: [] };

/**
 * Charges a plan's renewal to the method on file, for a provider that leaves renewing to us. However often it is called,
 * also by two at once or after one was killed, it is one purchase and one charge: its key is made of plan, period and the
 * number of declined attempts, it is written first, and only while the plan still renews. `now` is in milliseconds since
 * 1970.
 *
 * @returns the purchase; null if there is no method to charge, or the plan has changed since it was loaded
 * @throws ProblemError 503 if the provider did not answer: the next call goes on with the same purchase
 */
export async function renewPlan(billing: Billing, plan: StoredPlan, now: number): Promise<Order | null> {
  const { accounts: db } = billing;
  const key = `renewal ${plan.id} ${plan.periodEnd} ${plan.attempts}`;
  const method = await findRenewalMethod(db, plan.accountId, plan.provider);
  if (method === null) {
    await db.batch(failedStatements(billing, plan, planCallCopy.noMethodOnFile, now, ALWAYS));
    return null;
  }
  await writeOrder(
    db,
    {
      id: `O${crypto.randomUUID().replaceAll('-', '')}`,
      accountId: plan.accountId,
      idempotencyHash: key,
      requestHash: key,
      provider: plan.provider,
      keepsMethod: 'no',
      method,
      returnPath: null,
      sentTo: plan.email,
      attestation: { purpose: plan.purpose, textVersion: plan.purposeTextVersion ?? ATTESTATION_VERSION },
      renewalTextVersion: null,
      funnel: null,
    },
    priceRenewal(plan),
    now,
    isUnchanged(plan),
  );
  const order = await findOrderByKey(db, key);
  return order?.status === 'pending' ? payOrder(billing, order, now) : order;
}

/** What a plan's renewal costs: at the price that was agreed, or told in time. */
export function priceRenewal(plan: StoredPlan): PricedOrder {
  const { product, priceCents, period } = nextRenewal(plan);
  const { id: productId, name: text, credits } = product;
  return {
    lines: [{ productId, text, amountCents: priceCents, credits }],
    totalCents: priceCents,
    personId: null,
    pnpId: null,
    runner: null,
    counties: null,
    plan: { action: 'renew', id: plan.id, productId, period, from: plan.periodEnd },
  };
}
