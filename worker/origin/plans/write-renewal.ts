import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { createOrderId, findOrderByKey, type Order, writeOrder } from '../billing/orders-store.ts';
import type { KeptMethod } from '../billing/payment-provider.ts';
import type { PricedOrder } from '../billing/price-order.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';
import { nextRenewal } from './plan-mail.ts';
import type { StoredPlan } from './plan-store.ts';

/** A purchase that pays for another period of a plan. */
export interface Renewal {
  /** the same key is the same purchase, however often it is written */
  readonly key: string;
  /** what is charged; null if the provider does the charging */
  readonly method: KeptMethod | null;
  readonly priced: PricedOrder;
}

/** One attempt to renew: the next one, after this was declined, is another purchase. */
export function renewalKey({ id, periodEnd, attempts }: StoredPlan): string {
  return `renewal ${id} ${periodEnd} ${attempts}`;
}

/** What a plan's renewal costs: the price that was agreed, or announced in time. */
export function priceRenewal(plan: StoredPlan): PricedOrder {
  const { product, priceCents, period } = nextRenewal(plan);
  const { id: productId, name: text, credits } = product;
  return pricePeriod(plan, { productId, text, amountCents: priceCents, credits }, period, plan.periodEnd);
}

/** One period of a plan as an order: its line, and when the period starts, in milliseconds since 1970. */
export function pricePeriod(
  plan: StoredPlan,
  line: PricedOrder['lines'][number],
  period: StoredPlan['period'],
  from: number,
): PricedOrder {
  return {
    lines: [line],
    totalCents: line.amountCents,
    personId: null,
    pnpId: null,
    runner: null,
    counties: null,
    plan: { action: 'renew', id: plan.id, productId: line.productId, period, from },
  };
}

/**
 * Writes a renewal as a pending purchase, with the purpose that the plan's buyer attested: once for its key, and only if
 * `guard` holds. `now` is in milliseconds since 1970.
 *
 * @returns the purchase with that key; null if there is none
 */
export async function writeRenewal(
  db: SqlDatabase,
  plan: StoredPlan,
  { key, method, priced }: Renewal,
  now: number,
  guard: SqlCondition,
): Promise<Order | null> {
  const order = {
    id: createOrderId(),
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
  } as const;
  await writeOrder(db, order, priced, now, guard);
  return findOrderByKey(db, key);
}
