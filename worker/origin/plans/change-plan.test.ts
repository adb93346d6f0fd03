import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangePlanAnswer, PlanChange } from '../../../shared/contract/plans.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import { CARDS, openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { loadUnusedCents } from './refund-unused.ts';

const DAY = 86_400_000;
let shop: ShopOrigin;
beforeEach(async () => {
  shop = await openShopOrigin();
});

const RENEWAL = { textVersion: '2026-11' };
const AGREED = { attestation: { purpose: 'reconnect', textVersion: '2026-11' }, renewal: RENEWAL };
const change = (productId: string, shownCharge: number, key?: string) =>
  shop.postPlan('/api/billing/change-plan', { productId, shownCharge, ...AGREED }, key === undefined ? {} : { key });
const changes = async () =>
  (await shop.origin.call('/api/billing/plan-changes', { cookie: shop.cookie })).json<PlanChange[]>();
const cancel = () => shop.postPlan('/api/billing/cancel');
const resume = () => shop.postPlan('/api/billing/resume', { renewal: RENEWAL });
/** As if the plan had been bought so many days ago. */
const age = (days: number) =>
  shop.sql(`UPDATE plan SET anchor_at = anchor_at - ${days * DAY}, period_start = period_start - ${days * DAY},
    period_end = period_end - ${days * DAY}, act_at = act_at - ${days * DAY}`);
const charges = () => shop.sql('SELECT amount_cents FROM test_charge');
const consents = async () =>
  (await shop.sql('SELECT action, product_id FROM renewal_consent ORDER BY consented_at')).map(
    ({ action, product_id }) => `${action} ${product_id}`,
  );
const mails = async (kind: string) =>
  (await shop.sql('SELECT kind, text FROM mail')).filter((mail) => mail.kind === kind);

describe('a plan that costs more', () => {
  beforeEach(async () => {
    await shop.orderPlan();
  });

  it('is offered with what it charges today, and what it refunds', async () => {
    await age(15);
    const offered = await changes();
    expect(offered.map(({ productId, when }) => [productId, when])).toEqual([
      ['premium-annual', 'later'],
      ['premium-unlimited', 'now'],
      ['small-business', 'now'],
      ['speed-search', 'now'],
    ]);
    const unlimited = offered.find(({ productId }) => productId === 'premium-unlimited');
    expect(unlimited?.charge).toBe(19.99);
    expect(unlimited?.refund).toBeGreaterThan(4.5);
    expect(unlimited?.refund).toBeLessThan(5.2);
  });

  it('starts today: its price is charged, and the unused part of the old one is refunded', async () => {
    await age(15);
    const told = (await changes()).find(({ productId }) => productId === 'premium-unlimited');
    const answer = (await change('premium-unlimited', 19.99)).json<ChangePlanAnswer>();
    expect(answer.order).toMatchObject({ status: 'paid', total: 19.99 });
    expect(answer.plan).toMatchObject({
      productId: 'premium-unlimited',
      price: 19.99,
      status: 'active',
      lookups: null,
    });
    const from = Number((await shop.sql('SELECT period_start FROM plan'))[0]?.period_start);
    expect(answer.plan?.paidUntil).toBe(addMonths(from, 1));
    const [changed, first] = await shop.invoices();
    expect(changed?.plan).toMatchObject({ action: 'change', productName: 'Premium Unlimited' });
    expect(first).toMatchObject({ status: 'partly refunded' });
    expect(first?.refunds[0]?.amount).toBeCloseTo(told?.refund ?? 0, 1);
    expect(await shop.user()).toMatchObject({ userType: 'paid', backgroundCreditsCount: 1 });
    expect(await consents()).toEqual(['start premium-monthly', 'change premium-unlimited']);
    expect((await mails('plan-changed'))[0]?.text).toContain('Premium Unlimited renews on');
  });

  it('is charged once in two tabs, and however often a form is sent', async () => {
    const answers = await Promise.all([
      ...['same', 'same', 'same'].map((key) => change('premium-unlimited', 19.99, `the-key-${key}`)),
      ...[1, 2, 3].map((tab) => change('premium-unlimited', 19.99, `tab-number-${tab}`)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await charges()).toHaveLength(2);
    expect(await shop.sql("SELECT id FROM purchase WHERE plan_action = 'change'")).toHaveLength(1);
  });

  it('answers the same when its form is sent again', async () => {
    const first = await change('premium-unlimited', 19.99, 'the-key-of-it');
    expect((await change('premium-unlimited', 19.99, 'the-key-of-it')).text).toBe(first.text);
    expect(await charges()).toHaveLength(2);
  });

  it('takes no price from its page: any other than ours is refused', async () => {
    for (const shown of [0, 0.01, 9.99, 1_999]) expect((await change('premium-unlimited', shown)).status).toBe(409);
    expect(await charges()).toHaveLength(1);
  });

  it('changes nothing if the payment is declined', async () => {
    await shop.sql("UPDATE test_payment_method SET outcome = 'declined'");
    const answer = await change('premium-unlimited', 19.99);
    expect(answer.json()).toMatchObject({
      order: { status: 'declined' },
      plan: { productId: 'premium-monthly', status: 'active' },
    });
    expect(await shop.sql('SELECT 1 FROM refund')).toEqual([]);
  });

  it('needs a method on file that is not for renewals only', async () => {
    await shop.sql('UPDATE payment_method SET is_for_plan_only = 1');
    expect((await change('premium-unlimited', 19.99)).status).toBe(402);
    await shop.sql('DELETE FROM payment_method');
    expect((await change('premium-unlimited', 19.99)).status).toBe(402);
  });

  it('replaces a cancellation, but not one that comes while it is paid', async () => {
    await cancel();
    expect((await change('premium-unlimited', 19.99)).json()).toMatchObject({ plan: { cancelledAt: null } });
  });
});

describe('what goes back of a plan that was used', () => {
  /** What the page says goes back, and what then does. */
  const toldAndGiven = async () => {
    const told = (await changes()).find(({ productId }) => productId === 'small-business');
    await change('small-business', 29.99);
    const [given] = await shop.sql('SELECT amount_cents FROM refund');
    return { told: told?.refund, given: given === undefined ? 0 : Number(given.amount_cents) / 100 };
  };

  it('is less the price of the report that its credit opened', async () => {
    await shop.orderPlan('premium-unlimited');
    await shop.sql("UPDATE background_credit SET used_at = 1, person_id = 'P-x'");
    const { told, given } = await toldAndGiven();
    // 19.99 less a report for 14.99; by time, a cent may be used up.
    expect(told).toBeGreaterThanOrEqual(4.99);
    expect(told).toBeLessThanOrEqual(5);
    expect(given).toBeCloseTo(told ?? 0, 1);
  });

  it('is by time and to the cent', async () => {
    await shop.orderPlan('premium-annual');
    const [plan] = await shop.sql('SELECT id, period_start AS start, period_end AS end FROM plan');
    const [start, end] = [Number(plan?.start), Number(plan?.end)];
    const at = (share: number) =>
      loadUnusedCents(shop.origin.accounts, String(plan?.id), start + Math.ceil((end - start) * share));
    expect(await Promise.all([-1, 0, 0.25, 0.5, 0.999_999, 1, 2].map(at))).toEqual([
      5_999, 5_999, 4_499, 2_999, 0, 0, 0,
    ]);
  });

  it('is never more than has not gone back yet', async () => {
    await shop.orderPlan('premium-unlimited');
    await shop.sql(`INSERT INTO refund (id, purchase_id, amount_cents, reason, created_at, done_at)
      SELECT 'Rearlier', id, 1900, 'Sorry', 1, 1 FROM purchase`);
    const told = (await changes()).find(({ productId }) => productId === 'small-business');
    expect(told?.refund).toBe(0.99);
    await change('small-business', 29.99);
    expect(await shop.sql("SELECT amount_cents FROM refund WHERE id <> 'Rearlier'")).toEqual([{ amount_cents: 99 }]);
  });

  it('is nothing once hundreds of people were opened', async () => {
    await shop.orderPlan('premium-unlimited');
    const { accounts } = shop.origin;
    for (let at = 0; at < 300; at += 1)
      accounts.insert('lookup', {
        account_id: 'ann',
        person_id: `P${at}`,
        period_start: 1,
        used_at: Date.now() + 1_000,
      });
    expect(await toldAndGiven()).toEqual({ told: 0, given: 0 });
  });
});

describe('a plan that costs less', () => {
  beforeEach(async () => {
    await shop.orderPlan('premium-unlimited');
  });

  it('follows when the paid period is over, and nothing is charged until then', async () => {
    const answer = (await change('premium-monthly', 0)).json<ChangePlanAnswer>();
    const until = answer.plan?.paidUntil ?? 0;
    expect(answer.order).toBeNull();
    expect(answer.plan).toMatchObject({
      productId: 'premium-unlimited',
      next: { productId: 'premium-monthly', price: 9.99, from: until },
      renewal: { at: until, price: 9.99 },
    });
    expect(await charges()).toHaveLength(1);
    expect((await changes()).map(({ productId }) => productId)).not.toContain('premium-monthly');
    await shop.renewAt(until);
    expect((await shop.plan()).plan).toMatchObject({ productId: 'premium-monthly', price: 9.99, next: null });
    expect(await charges()).toEqual(expect.arrayContaining([{ amount_cents: 999 }]));
    expect(await shop.user()).toMatchObject({ currentPlanLookupsCount: 20 });
  });

  it('keeps what was attested, with its text, until the renewal that pays for it records both', async () => {
    // What was bought first was attested with an older text.
    await shop.sql("UPDATE purchase SET purpose = 'safety', purpose_text_version = '2025-01'");
    await shop.sql("UPDATE plan SET purpose = 'safety'");
    const until = (await change('premium-monthly', 0)).json<ChangePlanAnswer>().plan?.paidUntil ?? 0;
    await shop.renewAt(until);
    const renewals = () =>
      shop.sql("SELECT purpose, purpose_text_version AS version FROM purchase WHERE plan_action = 'renew'");
    expect(await renewals()).toEqual([{ purpose: 'reconnect', version: '2026-11' }]);
    expect(await shop.sql('SELECT purpose_text_version FROM plan')).toEqual([{ purpose_text_version: null }]);
  });

  it('can be taken back until then', async () => {
    await change('premium-monthly', 0);
    expect((await resume()).json()).toMatchObject({ plan: { next: null, renewal: { price: 19.99 } } });
    expect((await resume()).status).toBe(409);
    expect(await consents()).toContain('resume premium-unlimited');
  });

  it('is the same change when it is sent again', async () => {
    const first = await change('premium-monthly', 0);
    expect((await change('premium-monthly', 0)).text).toBe(first.text);
    expect(await mails('plan-changed')).toHaveLength(1);
  });
});

it('a change is refused without a plan, to what is no plan, and while a payment is overdue', async () => {
  expect((await change('premium-monthly', 9.99)).status).toBe(409);
  expect(await changes()).toEqual([]);
  await shop.orderPlan('premium-monthly', { paymentMethodId: await shop.typeCard(CARDS.failsAtRenewal) });
  expect((await change('premium-monthly', 0)).status).toBe(409);
  for (const productId of ['background-credit', 'nothing', '../x'])
    expect((await change(productId, 0)).status).toBe(404);
  expect((await change('PRODUCT_20_LOOKUPS_ANNUAL_MOBILE', 0)).status).toBe(409);
  await shop.renewAt((await shop.plan()).plan?.paidUntil ?? 0);
  expect((await change('premium-unlimited', 19.99)).status).toBe(409);
  expect(await changes()).toEqual([]);
});

describe('canceling', () => {
  it('keeps the plan until its paid period ends, confirms by email, and changes nothing when repeated', async () => {
    await shop.orderPlan();
    const { plan: before } = await shop.plan();
    const answer = await cancel();
    expect(answer.json()).toMatchObject({
      plan: { status: 'active', renewal: null, paidUntil: before?.paidUntil, cancelledAt: expect.any(Number) },
    });
    expect((await cancel()).text).toBe(answer.text);
    const [mail, ...more] = await mails('plan-cancelled');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/\(\$9\.99 a month\). You keep it until .*, and you will not be charged again/);
    expect(await shop.user()).toMatchObject({ userType: 'paid' });
  });

  it('can be taken back while the plan lasts, with another consent', async () => {
    await shop.orderPlan();
    await cancel();
    expect((await resume()).json()).toMatchObject({ plan: { cancelledAt: null, renewal: { price: 9.99 } } });
    expect(await consents()).toEqual(['start premium-monthly', 'resume premium-monthly']);
    expect((await shop.postPlan('/api/billing/resume', { renewal: { textVersion: 'made-up' } })).status).toBe(400);
    await shop.renewAt((await shop.plan()).plan?.paidUntil ?? 0);
    expect(await charges()).toHaveLength(2);
  });

  it('cannot be taken back without a payment method, or once the plan is over', async () => {
    await shop.orderPlan();
    await cancel();
    const removed = await shop.postPlan('/api/billing/payment-method', {}, { method: 'DELETE' });
    expect([removed.status, (await resume()).status]).toEqual([200, 402]);
    await shop.renewAt((await shop.plan()).plan?.paidUntil ?? 0);
    expect((await resume()).status).toBe(409);
    expect((await shop.orderPlan()).status).toBe('paid');
  });

  it('without a plan gets a clear answer', async () => {
    expect((await cancel()).status).toBe(409);
    expect((await resume()).status).toBe(409);
  });
});

describe('the payment method', () => {
  const put = (paymentMethodId: string) => shop.postPlan('/api/billing/payment-method', { paymentMethodId });

  it('can be changed: the former one is forgotten, renewals are charged to the new one', async () => {
    await shop.orderPlan('premium-monthly', { paymentMethodId: await shop.typeCard(CARDS.failsAtRenewal) });
    const answer = await put(await shop.typeCard());
    expect(answer.json()).toMatchObject({ billingInfo: { cardNumber: '4242' }, redirectUrl: null, order: null });
    expect(await shop.sql('SELECT id FROM test_payment_method WHERE taken_at IS NULL')).toHaveLength(1);
    await shop.renewAt((await shop.plan()).plan?.paidUntil ?? 0);
    expect((await shop.plan()).plan?.status).toBe('active');
    expect((await mails('payment-method-changed'))[0]?.text).toContain('Visa ending in 4242');
  });

  it('stays as it is if the new card would be declined, or is not known', async () => {
    await shop.orderPlan();
    const before = (await shop.plan()).paidWith;
    for (const card of [CARDS.declined, CARDS.other]) expect((await put(await shop.typeCard(card))).status).toBe(409);
    expect((await put('T-made-up')).status).toBe(409);
    expect((await put(before?.paymentMethodId ?? '')).status).toBe(409);
    expect((await shop.postPlan('/api/billing/payment-method')).status).toBe(400);
    expect((await shop.plan()).paidWith).toEqual(before);
  });

  it('that a plan renews with cannot be removed', async () => {
    await shop.orderPlan();
    const remove = () => shop.postPlan('/api/billing/payment-method', {}, { method: 'DELETE' });
    expect((await remove()).status).toBe(409);
    await cancel();
    expect((await remove()).status).toBe(200);
    const info = await shop.origin.call('/api/billing/get-billing-info-for-user', { cookie: shop.cookie });
    expect(info.status).toBe(204);
    expect(await shop.sql('SELECT id FROM test_payment_method WHERE taken_at IS NULL')).toEqual([]);
  });

  it('sent twice for an overdue payment is one payment, and the same answer', async () => {
    await shop.orderPlan('premium-monthly', { paymentMethodId: await shop.typeCard(CARDS.failsAtRenewal) });
    await shop.renewAt((await shop.plan()).plan?.paidUntil ?? 0);
    const card = await shop.typeCard();
    const send = () =>
      shop.postPlan('/api/billing/payment-method', { paymentMethodId: card }, { key: 'one-form-once' });
    const first = await send();
    expect(first.json()).toMatchObject({ order: { status: 'paid' } });
    expect((await send()).json()).toMatchObject({ order: { status: 'paid' } });
    expect(await shop.sql("SELECT id FROM purchase WHERE status = 'paid'")).toHaveLength(2);
  });
});

it('a canceled plan without a payment method cannot change until there is one', async () => {
  await shop.orderPlan('premium-unlimited');
  await cancel();
  expect((await shop.postPlan('/api/billing/payment-method', {}, { method: 'DELETE' })).status).toBe(200);
  expect((await change('premium-monthly', 0)).status).toBe(402);
  expect((await shop.plan()).plan).toMatchObject({ renewal: null, next: null });
  expect(await consents()).toEqual(['start premium-unlimited']);
});
