import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths } from '../../../shared/plans/months.ts';
import { DAY_MS, FakeSubscriptions, NOW, openTill, paid, type Till } from '../../../tests/support/fake-till.ts';
import { loadOrder } from '../billing/orders-store.ts';
import type { PaymentOutcome, PeriodPayment, Subscription } from '../billing/payment-provider.ts';
import { pricePlan } from '../billing/price-order.ts';
import { findProducts } from '../billing/products-store.ts';
import { settleOrder } from '../billing/settle-order.ts';
import { cancelPlan } from './cancel-plan.ts';
import { carryOutWanted } from './carry-out-wanted.ts';
import { createPlanId, loadLatestPlan } from './plan-store.ts';
import { renewDuePlans } from './renew-due-plans.ts';
import { syncSubscription } from './sync-subscription.ts';

const [FIRST, SECOND, THIRD] = [addMonths(NOW, 1), addMonths(NOW, 2), addMonths(NOW, 3)];
const ANN = { id: 'ann', holderId: null };
let till: Till;
let subscriptions: FakeSubscriptions;

beforeEach(async () => {
  till = await openTill();
  subscriptions = new FakeSubscriptions();
  till.provider.subscriptions = subscriptions;
});

const started = (ref = 'sub_1'): PaymentOutcome => ({
  ...(paid('pi_1') as Extract<PaymentOutcome, { kind: 'paid' }>),
  plan: { ref, periodStart: NOW, periodEnd: FIRST },
});
/** Ann buys Premium Monthly, on the provider's page. */
async function buy(key = 'key-of-the-plan', ref = 'sub_1', says: PaymentOutcome = started(ref)) {
  const { billing, provider, place } = till;
  provider.says = says;
  const [product] = await findProducts(billing.accounts, ['premium-monthly']);
  if (product === undefined) throw new Error('no product');
  return place(NOW, key, {
    said: ['order', { plan: key }],
    buysAnother: true,
    renewal: { textVersion: '2026-11' },
    price: async () => pricePlan(product, { action: 'start', id: createPlanId(), period: 'month', from: null }),
  });
}
const payment = (id: string, periodStart: number, periodEnd: number): PeriodPayment => ({
  id,
  payment: `pay_${id}`,
  totalCents: 999,
  payer: { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' },
  refundedCents: 0,
  periodStart,
  periodEnd,
});
/** As the provider has it now: renewed once, unless a test says otherwise. */
const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  ref: 'sub_1',
  planId: null,
  status: 'active',
  productId: 'premium-monthly',
  priceCents: 999,
  isEnding: false,
  endedBy: null,
  paid: payment('in_2', FIRST, SECOND),
  periodStart: FIRST,
  periodEnd: SECOND,
  ...more,
});
const sync = (now: Partial<Subscription>, at = FIRST) => {
  subscriptions.now = subscription(now);
  return syncSubscription(till.billing, 'sub_1', at);
};
const plan = async () => loadLatestPlan(till.billing.accounts, 'ann');
const rows = (sql: string) => till.shop.sql(sql);
const user = () => till.shop.user();
const atStart = { periodStart: NOW, periodEnd: FIRST, paid: payment('in_1', NOW, FIRST) };
/** The first period's payment is the one of the order. */
const first = { ...atStart, paid: { ...atStart.paid, payment: 'pay_pi_1' } };

describe('a plan that its provider renews', () => {
  it('starts with the subscription and the period of its first payment', async () => {
    expect(await buy()).toMatchObject({ status: 'paid' });
    expect(await plan()).toMatchObject({ providerRef: 'sub_1', periodStart: NOW, periodEnd: FIRST, status: 'active' });
    expect(await sync(first, NOW)).toBe(true);
    expect(await rows('SELECT id FROM purchase')).toHaveLength(1);
  });

  it('is renewed by a payment that the provider took: with a receipt, once, however often we hear of it', async () => {
    await buy();
    await Promise.all(Array.from({ length: 10 }, () => sync({})));
    await sync({}, FIRST + DAY_MS);
    expect(await plan()).toMatchObject({ periodStart: FIRST, periodEnd: SECOND });
    const [renewal, ...others] = await rows("SELECT * FROM purchase WHERE plan_action = 'renew'");
    expect(others).toEqual([]);
    expect(renewal).toMatchObject({ status: 'paid', total_cents: 999, plan_from: FIRST, plan_until: SECOND });
    expect(await rows("SELECT kind FROM mail WHERE kind = 'plan-renewed'")).toHaveLength(1);
  });

  it('takes a later and an earlier payment in any order', async () => {
    await buy();
    await sync({ paid: payment('in_3', SECOND, THIRD), periodStart: SECOND, periodEnd: THIRD }, SECOND);
    await sync({}, SECOND);
    await sync({ paid: payment('in_3', SECOND, THIRD), periodStart: SECOND, periodEnd: THIRD }, SECOND);
    expect(await plan()).toMatchObject({ periodEnd: THIRD, status: 'active' });
    expect(await rows("SELECT 1 FROM purchase WHERE plan_action = 'renew'")).toHaveLength(2);
  });

  it('keeps sales tax apart from the price', async () => {
    await buy();
    await sync({ paid: { ...payment('in_2', FIRST, SECOND), totalCents: 1_081, taxCents: 82 } });
    const [invoice] = await till.shop.invoices();
    expect(invoice).toMatchObject({
      total: 10.81,
      lines: [
        { text: 'Premium Monthly', amount: 9.99 },
        { text: 'Sales tax', amount: 0.82 },
      ],
    });
    expect((await plan())?.priceCents).toBe(999);
  });

  it('is overdue, recovers and expires as its subscription does', async () => {
    await buy();
    await sync({ ...first, status: 'overdue' });
    expect(await user()).toMatchObject({ userType: 'delinquent' });
    await sync({ ...first, status: 'overdue' }, FIRST + DAY_MS);
    expect((await plan())?.attempts).toBe(1);
    await sync({}, FIRST + 2 * DAY_MS);
    expect(await user()).toMatchObject({ userType: 'paid' });
    expect(await plan()).toMatchObject({ status: 'active', failedAt: null, periodEnd: SECOND });
    await sync({ status: 'overdue' }, SECOND);
    await sync({ status: 'ended', endedBy: 'payment' }, SECOND + 9 * DAY_MS);
    expect(await user()).toMatchObject({ userType: 'expired' });
    expect(subscriptions.asked).not.toContain('end sub_1');
  });

  it('that is canceled, resumed or changed at the provider is so here', async () => {
    await buy();
    await sync({ ...first, isEnding: true }, NOW + DAY_MS);
    expect(await plan()).toMatchObject({ cancelledAt: NOW + DAY_MS });
    await sync(first, NOW + 2 * DAY_MS);
    expect(await plan()).toMatchObject({ cancelledAt: null });
    await sync({ ...first, productId: 'small-business', priceCents: 2_499 }, NOW + 3 * DAY_MS);
    expect(await plan()).toMatchObject({ product: { id: 'small-business' }, priceCents: 2_499 });
    expect(await user()).toMatchObject({ userType: 'smb' });
    await sync({ ...first, status: 'ended' }, NOW + 4 * DAY_MS);
    expect(await plan()).toMatchObject({ status: 'ended', endedBy: 'operator' });
  });

  it('that we do not know, or do not know yet, changes nothing', async () => {
    subscriptions.now = subscription();
    expect(await syncSubscription(till.billing, 'sub_9', NOW)).toBe(false);
    await buy();
    subscriptions.now = null;
    expect(await syncSubscription(till.billing, 'sub_1', NOW)).toBe(true);
    await sync({ ...first, status: 'incomplete', paid: null }, NOW);
    expect(await plan()).toMatchObject({ status: 'active', periodEnd: FIRST });
  });

  it('tells the provider first when it is canceled, and continues if there is no answer', async () => {
    await buy();
    subscriptions.isDown = true;
    await expect(cancelPlan(till.billing, ANN, NOW)).rejects.toMatchObject({ status: 503 });
    expect(await plan()).toMatchObject({ cancelledAt: null });
    subscriptions.isDown = false;
    await cancelPlan(till.billing, ANN, NOW);
    expect(subscriptions.asked).toEqual(['ending sub_1']);
    expect(await plan()).toMatchObject({ cancelledAt: NOW, status: 'active' });
  });

  it('is asked about an hour after it should have renewed, in case its event was lost', async () => {
    await buy();
    subscriptions.now = subscription();
    await renewDuePlans(till.billing, FIRST);
    expect(subscriptions.asked).toEqual([]);
    const done = await renewDuePlans(till.billing, FIRST + 3_600_000);
    expect(done).toMatchObject({ renewed: 1 });
    expect(await plan()).toMatchObject({ periodEnd: SECOND });
    expect(till.provider.charged).toHaveLength(1);
  });

  it('ends after 14 days without payment, at the provider too', async () => {
    await buy();
    await sync({ ...first, status: 'overdue' });
    subscriptions.now = subscription({ ...first, status: 'overdue' });
    await renewDuePlans(till.billing, FIRST + 14 * DAY_MS);
    expect(await plan()).toMatchObject({ status: 'ended', endedBy: 'payment' });
    subscriptions.isDown = true;
    await carryOutWanted(till.billing);
    subscriptions.isDown = false;
    await carryOutWanted(till.billing);
    await carryOutWanted(till.billing);
    expect(subscriptions.asked.filter((what) => what === 'end sub_1')).toHaveLength(1);
  });

  it('whose payment comes after it ended is refunded, and its subscription ended again', async () => {
    await buy();
    await rows("UPDATE plan SET status = 'ended', ended_by = 'customer', ended_at = 1, act_at = NULL");
    await sync({});
    expect(await rows('SELECT amount_cents, reason FROM refund')).toEqual([
      { amount_cents: 999, reason: 'Your plan had ended by the time you paid for this.' },
    ]);
    await carryOutWanted(till.billing);
    expect(subscriptions.asked).toContain('end sub_1');
  });
});

describe('two payments at once', () => {
  it('start one plan: the second is refunded in full, and its subscription ended', async () => {
    const pending = (ref: string): PaymentOutcome => ({ kind: 'pending', ref, redirectUrl: 'https://pay.example/x' });
    const [one, other] = [
      await buy('key-of-tab-1', 'sub_1', pending('cs_1')),
      await buy('key-of-tab-2', 'sub_2', pending('cs_2')),
    ];
    await settleOrder(till.billing, one.orderId, started('sub_1'), NOW);
    await settleOrder(till.billing, other.orderId, { ...started('sub_2'), ref: 'cs_2' } as PaymentOutcome, NOW);
    expect(await plan()).toMatchObject({ status: 'active', providerRef: 'sub_1' });
    expect((await loadOrder(till.billing.accounts, other.orderId))?.status).toBe('paid');
    expect(await rows('SELECT purchase_id, amount_cents FROM refund')).toEqual([
      { purchase_id: other.orderId, amount_cents: 999 },
    ]);
    await carryOutWanted(till.billing);
    expect(subscriptions.asked).toEqual(['end sub_2']);
    expect(await user()).toMatchObject({ userType: 'paid' });
  });

  it('of a plan that turns out paid after the account is gone: nothing renews, and the money is refunded', async () => {
    const { orderId } = await buy('key-of-tab-1', 'sub_1', { kind: 'pending', ref: 'cs_1', redirectUrl: null });
    till.shop.origin.accounts.exec("DELETE FROM account WHERE id = 'ann'");
    await settleOrder(till.billing, orderId, started(), NOW);
    expect(subscriptions.asked).toEqual(['end sub_1']);
    expect(await rows('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 999 }]);
    expect(await rows('SELECT id FROM plan')).toEqual([]);
  });
});
