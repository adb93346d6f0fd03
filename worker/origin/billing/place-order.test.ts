import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW, openTill, type Till } from '../../../tests/support/fake-till.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { OrderRequest } from './place-order.ts';

let shop: Till['shop'];
let provider: Till['provider'];
let place: Till['place'];
let pendingOrder: Till['pendingOrder'];
let rowsOf: Till['rowsOf'];

beforeEach(async () => {
  ({ shop, provider, place, pendingOrder, rowsOf } = await openTill());
});

describe('a different request under the key of an order', () => {
  const OTHER: Partial<OrderRequest> = { said: ['order', { productIds: ['background-credit'] }] };

  it('is answered with the order while that may still be paid, and charges nothing', async () => {
    const orderId = await pendingOrder();
    provider.says = { kind: 'pending', ref: 'cs_1', redirectUrl: null };
    expect(await place(NOW, 'key-of-the-order', OTHER)).toMatchObject({
      orderId,
      status: 'pending',
      redirectUrl: null,
    });
    provider.says = null;
    expect(await place(NOW, 'key-of-the-order', OTHER)).toMatchObject({ orderId, status: 'paid', total: 29.99 });
    expect(await rowsOf()).toMatchObject({ purchase: 1, background_credit: 3 });
    await expect(place(NOW, 'key-of-the-order', OTHER)).rejects.toMatchObject({ status: 409 });
  });

  it('is answered with the order even if the provider never answered about its charge', async () => {
    provider.isDown = true;
    await place().catch(() => {});
    provider.isDown = false;
    expect(await place(NOW, 'key-of-the-order', OTHER)).toMatchObject({ status: 'pending', redirectUrl: null });
    expect(provider.charged).toEqual([]);
    expect(await place()).toMatchObject({ status: 'paid' });
  });
});

it('charges what was chosen when the order was placed, even if that is no longer on file', async () => {
  const charge = vi.spyOn(provider, 'charge');
  provider.isDown = true;
  await place(NOW, 'key-of-the-order', { method: async () => ({ ref: 'pm_first', customer: 'cus_1' }) }).catch(
    () => {},
  );
  provider.isDown = false;
  const isGone = new ProblemError(402, 'There is no payment method on file');
  const again = await place(NOW, 'key-of-the-order', { method: () => Promise.reject(isGone) });
  expect(again).toMatchObject({ status: 'paid' });
  expect(charge.mock.calls.map(([{ method }]) => method)).toEqual(
    Array(2).fill({ ref: 'pm_first', customer: 'cus_1' }),
  );
  expect(await shop.sql('SELECT method_ref, method_customer FROM purchase')).toEqual([
    { method_ref: null, method_customer: null },
  ]);
});
