import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPurchase } from '../../../tests/support/accounts-fixture.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { requestStatements } from '../court-runner/request-store.ts';
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
import { carryOutRefunds } from './refunds.ts';
import { settleOrder } from './settle-order.ts';
import { forgetRunners, sweepUnpaidOrders } from './sweep-orders.ts';

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
  readonly refund = vi.fn(async () => ({ kind: 'done' }) as const);
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
  refundedCents: 0,
});

let shop: ShopOrigin;
let provider: FakeProvider;
let billing: Billing;

beforeEach(async () => {
  shop = await openShopOrigin();
  provider = new FakeProvider();
  billing = { ...openBilling(parseSettings(shop.origin.bindings), shop.origin.bindings), provider };
});

const place = (now = NOW, key = 'key-of-the-order', more: Partial<OrderRequest> = {}) => {
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
    ...more,
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
    await forgetRunners(billing.accounts, NOW + 6 * DAY_MS);
    expect(await shop.sql('SELECT runner FROM purchase')).toEqual([{ runner: '{}' }]);
    await forgetRunners(billing.accounts, NOW + 8 * DAY_MS);
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

describe('something else under the key of an order', () => {
  const OTHER: Partial<OrderRequest> = { said: ['order', { productIds: ['background-credit'] }] };

  it('is answered with the order while that may still be paid, and charges nothing', async () => {
    const orderId = await pendingOrder();
    provider.says = { kind: 'pending', ref: 'cs_1', redirectUrl: null };
    expect(await place(NOW, 'key-of-the-order', OTHER)).toMatchObject({
      orderId,
      status: 'pending',
      redirectUrl: 'https://pay.example/cs_1',
    });
    provider.says = null;
    expect(await place(NOW, 'key-of-the-order', OTHER)).toMatchObject({ orderId, status: 'paid', total: 29.99 });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3 });
    await expect(place(NOW, 'key-of-the-order', OTHER)).rejects.toMatchObject({ status: 409 });
  });

  it('is answered with the order also where nothing was heard of its charge', async () => {
    provider.isDown = true;
    await place().catch(() => {});
    provider.isDown = false;
    expect(await place(NOW, 'key-of-the-order', OTHER)).toMatchObject({ status: 'pending', redirectUrl: null });
    expect(provider.charged.size).toBe(0);
    expect(await place()).toMatchObject({ status: 'paid' });
  });
});

it('charges what was chosen when the order was placed, also where that is on file no more', async () => {
  const charge = vi.spyOn(provider, 'charge');
  provider.isDown = true;
  await place(NOW, 'key-of-the-order', { method: async () => ({ ref: 'pm_first', customer: 'cus_1' }) }).catch(() => {});
  provider.isDown = false;
  const isGone = new ProblemError(402, 'No payment method is on file');
  const again = await place(NOW, 'key-of-the-order', { method: () => Promise.reject(isGone) });
  expect(again).toMatchObject({ status: 'paid' });
  expect(charge.mock.calls.map(([{ method }]) => method)).toEqual(
    Array(2).fill({ ref: 'pm_first', customer: 'cus_1' }),
  );
  expect(await shop.sql('SELECT method_ref, method_customer FROM purchase')).toEqual([
    { method_ref: null, method_customer: null },
  ]);
});

describe('the scheduled job', () => {
  let log: string[];
  beforeEach(() => {
    log = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  const addPending = (id: string, createdAt: number) => {
    addPurchase(shop.origin.accounts, 'ann', { id, status: 'pending', createdAt });
    return shop.sql(`UPDATE purchase SET provider = 'stripe' WHERE id = '${id}'`);
  };

  it('lets orders that stay pending keep no other from its turn', async () => {
    for (let at = 0; at < 50; at += 1) await addPending(`Oold${at}`, NOW - DAY_MS);
    await addPending('Onew', NOW - 20 * MINUTE_MS);
    const check = vi.spyOn(provider, 'check').mockImplementation(async (ref) =>
      ref === 'ref-Onew' ? paid(ref) : { kind: 'pending', ref, redirectUrl: null },
    );
    await checkPendingOrders(billing, NOW);
    expect(check).toHaveBeenCalledTimes(50);
    await checkPendingOrders(billing, NOW + 10 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, 'Onew'))?.status).toBe('paid');
    expect(check).toHaveBeenCalledTimes(51);
    await checkPendingOrders(billing, NOW + 6 * 60 * MINUTE_MS);
    expect(check).toHaveBeenCalledTimes(101);
  });

  it('goes on after an order that it cannot look into, and says nothing of it', async () => {
    await addPending('Obad', NOW - DAY_MS);
    await addPending('Ogood', NOW - 20 * MINUTE_MS);
    vi.spyOn(provider, 'check').mockImplementation(async (ref) => {
      if (ref === 'ref-Obad') throw new TypeError('ann@example.com');
      return paid(ref);
    });
    await checkPendingOrders(billing, NOW);
    expect((await loadOrder(billing.accounts, 'Ogood'))?.status).toBe('paid');
    expect(log.map((line) => JSON.parse(line))).toEqual([
      { message: 'a row of a scheduled job failed', job: 'check orders', error: 'TypeError' },
    ]);
  });

  it('gives up after a month, loudly and once; a payment that comes to light then is still given', async () => {
    await addPending('Oold', NOW);
    provider.says = { kind: 'pending', ref: 'ref-Oold', redirectUrl: null };
    await checkPendingOrders(billing, NOW + 29 * DAY_MS);
    expect(log).toEqual([]);
    await checkPendingOrders(billing, NOW + 31 * DAY_MS);
    await checkPendingOrders(billing, NOW + 40 * DAY_MS);
    expect(log.map((line) => JSON.parse(line))).toEqual([
      { message: 'ORDER STILL PENDING', provider: 'stripe', reference: 'ref-Oold' },
    ]);
    expect((await settleOrder(billing, 'Oold', paid('ref-Oold'), NOW + 41 * DAY_MS))?.status).toBe('paid');
  });
});

describe('what is kept of an order', () => {
  const kept = () => shop.sql('SELECT status, runner, funnel FROM purchase ORDER BY id');

  it('is neither runner nor funnel where it was declined, or a week after it expired', async () => {
    const funnel = { wp_term: 'Elise-Navarro', phoneNumber: '15035550142' };
    provider.says = DECLINED;
    await place(NOW, 'first-order', { funnel });
    expect(await kept()).toEqual([{ status: 'declined', runner: null, funnel: null }]);
    await shop.sql('DELETE FROM purchase');
    provider.says = { kind: 'expired', ref: 'cs_1' };
    await place(NOW, 'second-order', { funnel });
    await forgetRunners(billing.accounts, NOW + 6 * DAY_MS);
    expect(await kept()).toEqual([{ status: 'expired', runner: null, funnel: JSON.stringify(funnel) }]);
    await forgetRunners(billing.accounts, NOW + 8 * DAY_MS);
    expect(await kept()).toEqual([{ status: 'expired', runner: null, funnel: null }]);
  });

  it('is nothing at all 90 days after it was declined or expired; what was paid stays', async () => {
    provider.says = DECLINED;
    await place(NOW, 'first-order');
    provider.says = { kind: 'expired', ref: 'cs_1' };
    await place(NOW, 'second-order');
    provider.says = null;
    await place(NOW, 'third-order');
    await sweepUnpaidOrders(billing.accounts, NOW + 89 * DAY_MS);
    expect(await rowsOf()).toMatchObject({ purchase: 3, purchase_line: 3 });
    await sweepUnpaidOrders(billing.accounts, NOW + 91 * DAY_MS);
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'paid' }]);
    expect(await rowsOf()).toMatchObject({ purchase_line: 1 });
  });

  it('is not whom a runner asks for once none is out, as where the account is gone', async () => {
    for (const id of ['Oout', 'Ogone']) {
      addPurchase(shop.origin.accounts, 'ann', { id, personId: shop.elise, createdAt: NOW });
      const counties = [{ fips: '41051', countyName: 'Multnomah', stateCode: 'OR', amountCents: 1 }];
      const order = { purchaseId: id, accountId: 'ann', personId: shop.elise, counties };
      await billing.accounts.batch(requestStatements(billing.accounts, order, NOW, { sql: '1', values: [] }));
    }
    await shop.sql("DELETE FROM court_runner_request WHERE purchase_id = 'Ogone'");
    await forgetRunners(billing.accounts, NOW);
    expect(await shop.sql('SELECT id, runner FROM purchase ORDER BY id')).toEqual([
      { id: 'Ogone', runner: null },
      { id: 'Oout', runner: '{}' },
    ]);
    await shop.sql("DELETE FROM account WHERE id = 'ann'");
    await forgetRunners(billing.accounts, NOW);
    expect(await shop.sql('SELECT DISTINCT runner FROM purchase')).toEqual([{ runner: null }]);
  });
});

describe('an outcome', () => {
  it('of an order whose account is gone gives the money back, and mails that alone', async () => {
    const orderId = await pendingOrder();
    await shop.sql("DELETE FROM account WHERE id = 'ann'");
    expect((await settleOrder(billing, orderId, paid('cs_1'), NOW))?.status).toBe('paid');
    await settleOrder(billing, orderId, paid('cs_1'), NOW);
    expect(await shop.sql('SELECT purchase_id, amount_cents FROM refund')).toEqual([
      { purchase_id: orderId, amount_cents: 2_999 },
    ]);
    expect(await rowsOf()).toMatchObject({ background_credit: 0, mail: 0 });
    await carryOutRefunds(billing, NOW);
    expect(provider.refund).toHaveBeenCalledTimes(1);
    expect(await shop.sql('SELECT kind, recipient FROM mail')).toEqual([
      { kind: 'refund', recipient: 'ann@example.com' },
    ]);
  });

  it('of two orders for one property opens it twice as long', async () => {
    for (const id of ['Oone', 'Otwo']) {
      addPurchase(shop.origin.accounts, 'ann', { id, status: 'pending', createdAt: NOW });
      await shop.sql(`UPDATE purchase SET pnp_id = 'pnp-house' WHERE id = '${id}'`);
      await settleOrder(billing, id, paid(id), NOW);
    }
    expect(await shop.sql('SELECT access_expires_at FROM property_access')).toEqual([
      { access_expires_at: NOW + 60 * DAY_MS },
    ]);
  });

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
