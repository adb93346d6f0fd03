import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPurchase } from '../../../tests/fixtures/accounts-database.ts';
import { DAY_MS, DECLINED, MINUTE_MS, NOW, openTill, paid, type Till } from '../../../tests/support/fake-till.ts';
import { ProblemError } from '../http/problem-error.ts';
import { openBilling } from './open-billing.ts';
import { loadOrder } from './orders-store.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { checkPendingOrders } from './pending-orders.ts';
import { carryOutRefunds } from './refunds.ts';
import { settleOrder } from './settle-order.ts';
import { forgetOrderDetails } from './sweep-orders.ts';

let shop: Till['shop'];
let provider: Till['provider'];
let billing: Till['billing'];
let place: Till['place'];
let pendingOrder: Till['pendingOrder'];
let rowsOf: Till['rowsOf'];

beforeEach(async () => {
  ({ shop, provider, billing, place, pendingOrder, rowsOf } = await openTill());
});

describe('a provider that does not answer', () => {
  it('leaves the order pending, and the same key continues until it is paid, once', async () => {
    provider.isDown = true;
    const problem = await place().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toMatchObject({
      status: 503,
      message: expect.stringContaining('As far as we know, nothing was charged'),
    });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 0, mail: 0 });
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'pending' }]);
    provider.isDown = false;
    const answer = await place();
    expect(answer).toMatchObject({ status: 'paid', total: 29.99 });
    expect(await place()).toEqual(answer);
    expect(provider.charged).toEqual([answer.orderId]);
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3, mail: 1 });
  });

  it('does not matter if the same form, sent twice, got the order paid in the meantime: the answer is the paid order', async () => {
    vi.spyOn(provider, 'charge').mockImplementation(async ({ purchaseId }) => {
      await settleOrder(billing, purchaseId, paid(purchaseId), NOW);
      throw new ProviderUnavailable('another charge of this order is under way');
    });
    expect(await place()).toMatchObject({ status: 'paid' });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3, mail: 1 });
  });

  it('changes nothing when an order is viewed', async () => {
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
    // Each post may request the charge: it is for the one purchase, and the provider knows it by that.
    expect(new Set(provider.charged)).toEqual(new Set([all[0]?.orderId]));
    const { length } = provider.charged;
    await place();
    expect(provider.charged).toHaveLength(length);
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3, mail: 1, payment_method: 1 });
  });
});

describe('an order on the provider’s own page', () => {
  it('leads there until the buyer has completed the page, and is the same order when it is requested again', async () => {
    const orderId = await pendingOrder();
    const { redirectUrl } = (await loadOrder(billing.accounts, orderId)) ?? {};
    expect(redirectUrl).toBe('https://pay.example/cs_1');
    provider.says = { kind: 'pending', ref: 'cs_1', redirectUrl: null };
    expect(await place()).toMatchObject({ orderId, status: 'pending', redirectUrl: null });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 0 });
    provider.says = null;
    expect(await place()).toMatchObject({ orderId, status: 'paid', redirectUrl: null });
    expect(provider.charged).toEqual([orderId]);
  });

  it('is checked by the scheduled job after 15 minutes, so that a buyer who never came back gets what they paid for', async () => {
    const orderId = await pendingOrder();
    await checkPendingOrders(billing, NOW + 14 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, orderId))?.status).toBe('pending');
    await checkPendingOrders(billing, NOW + 16 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, orderId))?.status).toBe('paid');
    expect(await rowsOf()).toMatchObject({ background_credit: 3, mail: 1 });
  });

  it('that never reached the provider is ended after three days', async () => {
    provider.isDown = true;
    await place().catch(() => {});
    provider.isDown = false;
    await checkPendingOrders(billing, NOW + 2 * DAY_MS);
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'pending' }]);
    await checkPendingOrders(billing, NOW + 4 * DAY_MS);
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'expired' }]);
  });

  it('keeps the person a runner asks about for a week after it expired, since its payment may come to light', async () => {
    addPurchase(shop.origin.accounts, 'ann', { id: 'Oleft', status: 'expired', createdAt: NOW });
    await shop.sql(`UPDATE purchase SET settled_at = ${NOW}`);
    await forgetOrderDetails(billing.accounts, NOW + 6 * DAY_MS);
    expect(await shop.sql('SELECT runner FROM purchase')).toEqual([{ runner: '{}' }]);
    await forgetOrderDetails(billing.accounts, NOW + 8 * DAY_MS);
    expect(await shop.sql('SELECT runner FROM purchase')).toEqual([{ runner: null }]);
  });
});

it('is ended if the test provider was never asked to charge it', async () => {
  addPurchase(shop.origin.accounts, 'ann', { id: 'Oleft', status: 'pending', createdAt: NOW });
  await shop.sql('UPDATE purchase SET provider_ref = NULL');
  const local = openBilling(billing.settings, shop.origin.bindings);
  await checkPendingOrders(local, NOW + 14 * MINUTE_MS);
  expect((await loadOrder(local.accounts, 'Oleft'))?.status).toBe('pending');
  await checkPendingOrders(local, NOW + 16 * MINUTE_MS);
  expect((await loadOrder(local.accounts, 'Oleft'))?.status).toBe('expired');
});

describe('an outcome', () => {
  it('of an order whose account is gone refunds the money, and that is the only mail', async () => {
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

  it('of a declined order is final, while an expired order is still paid if its payment comes to light', async () => {
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

  it('of an order that does not exist does nothing', async () => {
    expect(await settleOrder(billing, 'Onothing', paid('cs_1'), NOW)).toBeNull();
    expect(await rowsOf()).toMatchObject({ purchase: 0, mail: 0 });
  });

  it('finds an unused number for its receipt', async () => {
    const draws = [7, 7, 8];
    const random = crypto.getRandomValues.bind(crypto);
    const drawn = (numbers: ArrayBufferView<ArrayBuffer>) => {
      if (!(numbers instanceof Uint32Array)) return random(numbers);
      numbers[0] = draws.shift() ?? 0;
      return numbers;
    };
    const taken = vi.spyOn(crypto, 'getRandomValues').mockImplementation(drawn as typeof crypto.getRandomValues);
    const one = await place(NOW, 'first-order');
    const two = await place(NOW, 'second-order', { buysAnother: true });
    taken.mockRestore();
    expect([one.invoiceId?.slice(-1), two.invoiceId?.slice(-1)]).toEqual(['7', '8']);
    expect(await rowsOf()).toMatchObject({ purchase: 2, background_credit: 6, mail: 2 });
  });
});
