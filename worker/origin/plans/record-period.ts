import type { Billing } from '../billing/open-billing.ts';
import type { PeriodPayment, Subscription } from '../billing/payment-provider.ts';
import { findProducts } from '../billing/products-store.ts';
import { settleOrder } from '../billing/settle-order.ts';
import type { SqlDatabase } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import type { StoredPlan } from './plan-store.ts';
import { pricePeriod, writeRenewal } from './write-renewal.ts';

/**
 * Records a period that the provider was paid for: a purchase with a receipt, whose key is the provider's id of the
 * payment, so however often we hear of it there is one. `now` is in milliseconds since 1970.
 */
export async function recordPeriod(
  billing: Billing,
  plan: StoredPlan,
  { ref, productId }: Subscription,
  paid: PeriodPayment,
  now: number,
): Promise<void> {
  const { accounts: db } = billing;
  if (paid.totalCents === 0 || (await isRecorded(db, plan.provider, paid.payment))) return;
  const [product] = await findProducts(db, [productId ?? plan.product.id]);
  const { id, name, backgroundCredits: credits, period } = product ?? { ...plan.product, backgroundCredits: 0 };
  const { periodStart, periodEnd, payment, payer, refundedCents, taxCents = 0 } = paid;
  const line = { productId: id, text: name, amountCents: paid.totalCents - taxCents, credits };
  const priced = pricePeriod(plan, line, period ?? plan.period, periodStart);
  const renewal = { key: `period ${plan.provider} ${paid.id}`, method: null, priced };
  const order = await writeRenewal(db, plan, renewal, now, ALWAYS);
  if (order === null) return;
  const outcome = { kind: 'paid', ref: paid.id, payment, payer, kept: null, refundedCents, taxCents } as const;
  await settleOrder(billing, order.id, { ...outcome, plan: { ref, periodStart, periodEnd } }, now);
}

/** Whether the order that started or changed the plan has this very payment. */
async function isRecorded(db: SqlDatabase, provider: string, payment: string): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM purchase WHERE provider = ?1 AND provider_payment = ?2 AND status = 'paid' LIMIT 1")
    .bind(provider, payment)
    .first();
  return row !== null;
}
