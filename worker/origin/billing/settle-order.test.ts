import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPurchase } from '../../../tests/support/accounts-fixture.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { parseSettings } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Billing } from './open-billing.ts';
import { openBilling } from './open-billing.ts';
import { loadOrder } from './orders-store.ts';
import { type Charge, type PaymentOutcome, type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { checkPendingOrders } from './pending-orders.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';
import { priceProduct } from './price-order.ts';
import { findProducts } from './products-store.ts';
import { settleOrder } from './settle-order.ts';

const NOW = Date.now();
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const PAYER = { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' };
const DECLINED: PaymentOutcome = { kind: 'declined', ref: 'pi_1', message: 'No.' };

/** A provider that says what a test lets it say, and takes the money of a purchase once, as a real one does. */
class FakeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly way = 'hosted-page';
  readonly charged = new Set<string>();
  readonly refund = vi.fn(async () => {});
  says: PaymentOutcome | null = null;
  isDown = false;

  async charge(charge: Charge): Promise<PaymentOutcome> {
    if (this.isDown) throw new ProviderUnavailable('no answer');
    this.charged.add(charge.purchaseId);
    return this.says ?? paid(charge.purchaseId);
  }

  async check(ref: string): Promise<PaymentOutcome> {
    if (this.isDown) throw new ProviderUnavailable('no answer');
    return this.says ?? paid(ref);
  }
}

const paid = (ref: string): PaymentOutcome => ({
  kind: 'paid',
  ref,
  payment: `pay_${ref}`,
  payer: PAYER,
  kept: { ref: 'pm_1', customer: 'cus_1' },
});

let shop: ShopOrigin;
let provider: FakeProvider;
let billing: Billing;

beforeEach(async () => {
  shop = await openShopOrigin();
  provider = new FakeProvider();
  billing = { ...openBilling(parseSettings(shop.origin.bindings), shop.origin.bindings), provider };
});

const place = (now = NOW, key = 'key-of-the-order') => {
  const wanted = { productIds: ['background-credits-3'] };
  const request: OrderRequest = {
    buyer: { id: 'ann', email: 'ann@example.com' },
    key,
    said: ['order', wanted],
    attestation: { purpose: 'reconnect', textVersion: '2026-11' },
    funnel: undefined,
    keepsMethod: true,
    returnPath: '/checkout/search?wp_term=x',
    price: async () => {
      const [product] = await findProducts(billing.accounts, wanted.productIds);
      if (product === undefined) throw new Error('nothing is for sale');
      return priceProduct(wanted, product);
    },
    method: async () => null,
  };
  return placeOrder(billing, request, now);
};
const pendingOrder = async () => {
  provider.says = { kind: 'pending', ref: 'cs_1', redirectUrl: 'https://pay.example/cs_1' };
  const { orderId } = await place();
  provider.says = null;
  return orderId;
};
const rowsOf = async () =>
  Object.fromEntries(Object.entries(await shop.ledger()).map(([table, rows]) => [table, rows.length]));

describe('a provider that does not answer', () => {
  it('leaves the order pending, and the same key carries on until it is paid, once', async () => {
    provider.isDown = true;
    const problem = await place().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toMatchObject({
      status: 503,
      message: expect.stringContaining('Nothing was charged that we know of'),
    });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 0, mail: 0 });
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'pending' }]);
    provider.isDown = false;
    const answer = await place();
    expect(answer).toMatchObject({ status: 'paid', total: 29.99 });
    expect(await place()).toEqual(answer);
    expect([...provider.charged]).toEqual([answer.orderId]);
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3, mail: 1 });
  });

  it('changes nothing of an order that is looked at', async () => {
    const orderId = await pendingOrder();
    provider.isDown = true;
    await checkPendingOrders(billing, NOW + 20 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, orderId))?.status).toBe('pending');
  });
});

describe('50 posts of one order at once', () => {
  it('are one purchase and one charge, whatever the provider says in the end', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => place()));
    expect(new Set(all.map(({ orderId, invoiceId }) => `${orderId} ${invoiceId}`)).size).toBe(1);
    expect(provider.charged.size).toBe(1);
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3, mail: 1, payment_method: 1 });
  });
});

describe('an order on the provider’s own page', () => {
  it('leads there, and is the same order when it is asked for again', async () => {
    const orderId = await pendingOrder();
    provider.says = { kind: 'pending', ref: 'cs_1', redirectUrl: null };
    expect(await place()).toMatchObject({ orderId, status: 'pending', redirectUrl: 'https://pay.example/cs_1' });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 0 });
    provider.says = null;
    expect(await place()).toMatchObject({ orderId, status: 'paid', redirectUrl: null });
  });

  it('is asked for by the scheduled job after 15 minutes, so that who never came back gets what they paid for', async () => {
    const orderId = await pendingOrder();
    await checkPendingOrders(billing, NOW + 14 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, orderId))?.status).toBe('pending');
    await checkPendingOrders(billing, NOW + 16 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, orderId))?.status).toBe('paid');
    expect(await rowsOf()).toMatchObject({ background_credit: 3, mail: 1 });
  });

  it('that nobody ever heard of is ended after three days', async () => {
    provider.isDown = true;
    await place().catch(() => {});
    provider.isDown = false;
    await checkPendingOrders(billing, NOW + 2 * DAY_MS);
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'pending' }]);
    await checkPendingOrders(billing, NOW + 4 * DAY_MS);
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'expired' }]);
  });

  it('keeps whom a runner asks for a week after it expired, since its payment may come to light', async () => {
    addPurchase(shop.origin.accounts, 'ann', { id: 'Oleft', status: 'expired', createdAt: NOW });
    await shop.sql(`UPDATE purchase SET settled_at = ${NOW}`);
    await checkPendingOrders(billing, NOW + 6 * DAY_MS);
    expect(await shop.sql('SELECT runner FROM purchase')).toEqual([{ runner: '{}' }]);
    await checkPendingOrders(billing, NOW + 8 * DAY_MS);
    expect(await shop.sql('SELECT runner FROM purchase')).toEqual([{ runner: null }]);
  });
});

it('ends what the test provider was never asked to charge', async () => {
  addPurchase(shop.origin.accounts, 'ann', { id: 'Oleft', status: 'pending', createdAt: NOW });
  await shop.sql('UPDATE purchase SET provider_ref = NULL');
  const local = openBilling(billing.settings, shop.origin.bindings);
  await checkPendingOrders(local, NOW + 14 * MINUTE_MS);
  expect((await loadOrder(local.accounts, 'Oleft'))?.status).toBe('pending');
  await checkPendingOrders(local, NOW + 16 * MINUTE_MS);
  expect((await loadOrder(local.accounts, 'Oleft'))?.status).toBe('expired');
});

describe('an outcome', () => {
  it('that comes again, or from many sides at once, gives once', async () => {
    const orderId = await pendingOrder();
    await Promise.all(Array.from({ length: 20 }, () => settleOrder(billing, orderId, paid('cs_1'), NOW)));
    const ledger = await shop.ledger();
    expect(await rowsOf()).toMatchObject({ background_credit: 3, mail: 1, payment_method: 1 });
    await settleOrder(billing, orderId, paid('cs_1'), NOW + DAY_MS);
    await settleOrder(billing, orderId, DECLINED, NOW + DAY_MS);
    await settleOrder(billing, orderId, { kind: 'expired', ref: 'cs_1' }, NOW + DAY_MS);
    await settleOrder(billing, orderId, { kind: 'pending', ref: 'cs_2', redirectUrl: 'https://pay.example' }, NOW);
    expect(await shop.ledger()).toEqual(ledger);
  });

  it('of a declined order is final, and an order that expired is paid after all where its payment comes to light', async () => {
    const declined = await pendingOrder();
    await settleOrder(billing, declined, DECLINED, NOW);
    expect((await settleOrder(billing, declined, paid('cs_1'), NOW))?.status).toBe('declined');
    expect(await rowsOf()).toMatchObject({ background_credit: 0, mail: 0 });

    provider.says = { kind: 'expired', ref: 'cs_9' };
    const { orderId, status } = await place(NOW, 'another-order');
    expect(status).toBe('expired');
    expect((await settleOrder(billing, orderId, paid('cs_9'), NOW))?.status).toBe('paid');
    expect(await rowsOf()).toMatchObject({ background_credit: 3, mail: 1 });
  });

  it('of an order that does not exist is nobody’s', async () => {
    expect(await settleOrder(billing, 'Onothing', paid('cs_1'), NOW)).toBeNull();
    expect(await rowsOf()).toMatchObject({ purchase: 0, mail: 0 });
  });

  it('finds a number for its receipt that no other has', async () => {
    const taken = vi.spyOn(crypto, 'getRandomValues');
    const first = (numbers: ArrayBufferView | null) => {
      if (numbers instanceof Uint32Array) numbers[0] = taken.mock.calls.length < 4 ? 7 : 8;
      return numbers as never;
    };
    taken.mockImplementation(first as typeof crypto.getRandomValues);
    const one = await place(NOW, 'first-order');
    const two = await place(NOW, 'second-order');
    taken.mockRestore();
    expect([one.invoiceId?.slice(-1), two.invoiceId?.slice(-1)]).toEqual(['7', '8']);
    expect(await rowsOf()).toMatchObject({ purchase: 2, background_credit: 6, mail: 2 });
  });
});
