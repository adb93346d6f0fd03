import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS, NOW, openTill, type Till } from '../../../tests/support/fake-till.ts';
import { loadOrder, type Order } from './orders-store.ts';
import type { PaymentOutcome } from './payment-provider.ts';
import { resumeOrder } from './resume-order.ts';

const PAGE: PaymentOutcome = { kind: 'pending', ref: 'cs_1', redirectUrl: 'https://pay.example/cs_1' };
let till: Till;

beforeEach(async () => {
  till = await openTill();
});

/** An order that the provider did not answer to. */
async function lostOrder(method: { ref: string; customer: string } | null): Promise<Order> {
  till.provider.isDown = true;
  await till.place(NOW, 'key-of-the-order', { method: async () => method }).catch(() => undefined);
  till.provider.isDown = false;
  const [row] = await till.shop.sql('SELECT id FROM purchase');
  const order = await loadOrder(till.billing.accounts, String(row?.id));
  if (order === null) throw new Error('no order was placed');
  return order;
}

const ON_FILE = { ref: 'pm_1', customer: 'cus_1' };

describe('a look at an order whose charge never began', () => {
  it('opens the page on which it can be paid, whenever that is', async () => {
    const order = await lostOrder(null);
    till.provider.says = PAGE;
    for (const later of [MINUTE_MS, 600 * MINUTE_MS]) {
      const { status, redirectUrl } = await resumeOrder(till.billing, order, NOW + later);
      expect([status, redirectUrl]).toEqual(['pending', 'https://pay.example/cs_1']);
    }
    expect(await till.rowsOf()).toMatchObject({ purchase: 1 });
  });

  it('charges a method on file only for half an hour: nobody looks at an old order to pay it', async () => {
    const order = await lostOrder(ON_FILE);
    expect((await resumeOrder(till.billing, order, NOW + 31 * MINUTE_MS)).status).toBe('pending');
    expect(till.provider.charged).toEqual([]);
    expect((await resumeOrder(till.billing, order, NOW + MINUTE_MS)).status).toBe('paid');
    expect(till.provider.charged).toEqual([order.id]);
  });

  it('leaves it as it is while the provider does not answer', async () => {
    const order = await lostOrder(null);
    till.provider.isDown = true;
    expect(await resumeOrder(till.billing, order, NOW + MINUTE_MS)).toEqual(order);
  });
});

it('an order whose page is open is asked for, not opened again', async () => {
  const orderId = await till.pendingOrder();
  const order = await loadOrder(till.billing.accounts, orderId);
  till.provider.charged.length = 0;
  expect((await resumeOrder(till.billing, order as Order, NOW + MINUTE_MS)).status).toBe('paid');
  expect(till.provider.charged).toEqual([]);
});
