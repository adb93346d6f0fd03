import type { Attestation, Funnel, OrderAnswer, OrderBody } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/order.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { safeRedirectPath } from '../../../shared/urls/safe-redirect.ts';
import type { Account } from '../accounts/store.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Billing } from './open-billing.ts';
import { describeOrder, findOrderByKey, type Order, writeOrder } from './orders-store.ts';
import { type Charge, type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import type { PricedOrder } from './price-order.ts';
import { settleOrder } from './settle-order.ts';

/** A purchase that somebody asks for. */
export interface OrderRequest {
  readonly buyer: Pick<Account, 'id' | 'email'>;
  /** what the buyer's form calls this order: the same key is the same order */
  readonly key: string;
  /** which call it came by and everything it said: another one under the same key is a mistake */
  readonly said: readonly [call: string, body: object];
  readonly attestation: Attestation;
  readonly funnel: Funnel | undefined;
  readonly keepsMethod: boolean;
  readonly returnPath: OrderBody['returnPath'];
  /** @throws ProblemError where the order cannot be placed */
  readonly price: () => Promise<PricedOrder>;
  /** what to charge; null: the provider's own page asks for it. @throws ProblemError where there is nothing to charge */
  readonly method: (provider: PaymentProvider) => Promise<Charge['method']>;
}

/**
 * Places an order, or finds the one that was placed with its key, and has it paid. However often and however much at once
 * it is asked for, it is one purchase and one charge: the row is written first, once, and the provider knows the charge by
 * its id. What is settled is answered as it was, whatever has happened since. `now` is in milliseconds since 1970.
 *
 * @throws ProblemError 409 for another order under the same key, 503 without a provider and where it does not answer;
 * and whatever pricing the order and finding its payment method throw
 */
export async function placeOrder(billing: Billing, request: OrderRequest, now: number): Promise<OrderAnswer> {
  const { accounts: db, settings } = billing;
  const { buyer, key, said } = request;
  const [idempotencyHash, requestHash] = await Promise.all([
    keyedHash(settings.secret, `order ${buyer.id} ${key}`),
    keyedHash(settings.secret, `order request ${sortedJson(said)}`),
  ]);
  const before = await findOrderByKey(db, idempotencyHash);
  const order = before ?? (await createOrder(billing, request, { idempotencyHash, requestHash }, now));
  if (order.requestHash !== requestHash) throw new ProblemError(409, orderCopy.otherBody);
  return describeOrder(order.status === 'pending' ? await payOrder(billing, request, order, now) : order);
}

async function createOrder(
  { accounts: db, provider }: Billing,
  request: OrderRequest,
  hashes: { readonly idempotencyHash: string; readonly requestHash: string },
  now: number,
): Promise<Order> {
  if (provider === null) throw new ProblemError(503, orderCopy.noProvider);
  const { buyer, attestation, funnel = null, keepsMethod } = request;
  const priced = await request.price();
  await request.method(provider);
  const id = `O${crypto.randomUUID().replaceAll('-', '')}`;
  const row = { id, accountId: buyer.id, ...hashes, provider: provider.name, keepsMethod, sentTo: buyer.email };
  await writeOrder(db, { ...row, attestation, funnel }, priced, now);
  const order = await findOrderByKey(db, hashes.idempotencyHash);
  if (order === null) throw new Error('an order that was written is not there');
  return order;
}

/** Has a pending order charged, or asks what became of its charge. */
async function payOrder(billing: Billing, request: OrderRequest, order: Order, now: number): Promise<Order> {
  const { provider } = billing;
  if (provider === null || provider.name !== order.provider) throw new ProblemError(503, orderCopy.noProvider);
  try {
    const outcome =
      order.providerRef === null
        ? await provider.charge(chargeOf(billing, request, order, await request.method(provider)))
        : await provider.check(order.providerRef);
    return (await settleOrder(billing, order.id, outcome, now)) ?? order;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ProblemError(503, orderCopy.unavailable);
    throw error;
  }
}

/** The charge of an order: made of what is stored, so that it is the same each time. */
function chargeOf(
  { settings: { siteUrl } }: Billing,
  { returnPath }: OrderRequest,
  { id, createdAt, sentTo, lines, totalCents, keepsMethod }: Order,
  method: Charge['method'],
): Charge {
  return {
    purchaseId: id,
    orderedAt: createdAt,
    email: sentTo,
    lines: lines.map(({ text, amountCents }) => ({ text, amountCents })),
    totalCents,
    method,
    keepsMethod,
    successUrl: siteUrl + paths.orderFrom({ orderId: id, redirect: returnPath ?? null }),
    cancelUrl: siteUrl + safeRedirectPath(returnPath),
  };
}

/** JSON that is the same whatever order keys come in. */
function sortedJson(value: unknown): string {
  const sorted = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted);
}
