import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import { addAccount, addGuest, addPlan, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { CARDS, openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';

let shop: ShopOrigin;
beforeEach(async () => {
  shop = await openShopOrigin();
});

const outbox = async () => (await shop.origin.call('/api/dev/outbox')).json<OutboxMail[]>();
const RENEWAL = { renewal: { textVersion: '2026-11' } };

describe('buying a plan', () => {
  it('starts it, charges the price of the table, and makes the account what the plan is [F2-58]', async () => {
    const order = await shop.orderPlan();
    expect(order).toMatchObject({ status: 'paid', total: 9.99 });
    const { plan, shared, paidWith } = await shop.plan();
    expect(plan).toMatchObject({
      productId: 'premium-monthly',
      tier: 'premium',
      status: 'active',
      price: 9.99,
      cancelledAt: null,
      lookups: 20,
      purpose: 'reconnect',
    });
    expect(plan?.paidUntil).toBe(addMonths(plan?.startedAt ?? 0, 1));
    expect(plan?.renewal).toEqual({ at: plan?.paidUntil, price: 9.99 });
    expect([shared, paidWith]).toMatchObject([null, { cardNumber: '4242' }]);
    const user = await shop.user();
    expect(user).toMatchObject({ userType: 'paid', premiumSubscriber: true, premiumLookupsCount: 20 });
  });

  it('stores what its buyer agreed to, with the text and the receipt', async () => {
    const { invoiceId } = await shop.orderPlan('premium-annual');
    expect(await shop.sql('SELECT * FROM renewal_consent')).toMatchObject([
      {
        account_id: 'ann',
        receipt: invoiceId,
        action: 'start',
        product_id: 'premium-annual',
        price_cents: 5_999,
        period: 'year',
        text_version: '2026-11',
        kept_until: null,
      },
    ]);
  });

  it('is confirmed by one mail, with price, renewal date and how to cancel', async () => {
    await shop.orderPlan();
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'plan-started', to: 'ann@example.com' });
    expect(mail?.text).toMatch(/Premium Monthly renews on \w+ \d+, \d{4} for \$9\.99 a month, until you cancel\./);
    expect(mail?.text).toMatch(/cancel at any time, in two clicks[\s\S]*\/billing\/manage-plan/);
    expect(mail?.text).not.toContain('does not renew');
  });

  it('has a receipt that states the period it paid for', async () => {
    await shop.orderPlan();
    const [invoice] = await shop.invoices();
    const { plan } = await shop.plan();
    expect(invoice?.plan).toEqual({
      action: 'start',
      productName: 'Premium Monthly',
      from: plan?.startedAt,
      until: plan?.paidUntil,
    });
  });

  it('comes with its credits, which end with its period [F9-06]', async () => {
    await shop.orderPlan('premium-unlimited');
    const { plan } = await shop.plan();
    expect(await shop.sql('SELECT expires_at FROM background_credit')).toEqual([{ expires_at: plan?.paidUntil }]);
    const [invoice] = await shop.invoices();
    expect(invoice?.credits).toEqual({ count: 1, expiresAt: plan?.paidUntil });
  });

  it('is charged once however often the form is sent', async () => {
    const orders = await Promise.all(
      Array.from({ length: 10 }, () => shop.orderPlan('premium-monthly', {}, { key: 'the-same-form' })),
    );
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await shop.sql('SELECT purchase_id FROM test_charge')).toHaveLength(1);
    expect(await shop.sql('SELECT id FROM plan')).toHaveLength(1);
  });

  it('leaves everything as it was if the card is declined', async () => {
    const order = await shop.orderPlan('premium-monthly', { paymentMethodId: await shop.typeCard(CARDS.declined) });
    expect(order.status).toBe('declined');
    expect(await shop.plan()).toEqual({ plan: null, shared: null, paidWith: null });
    expect(await shop.user()).toMatchObject({ userType: 'free' });
    expect(await shop.sql('SELECT 1 FROM renewal_consent')).toEqual([]);
  });
});

describe('an order for a plan is refused, and writes nothing,', () => {
  const refused = async (body: object, more = {}) => {
    const before = await shop.ledger();
    const answer = await shop.post({ productIds: ['premium-monthly'], ...body }, more);
    const { test_charge: _charges, ...after } = await shop.ledger();
    expect(before).toMatchObject(after);
    return answer.status;
  };

  it('without agreement to its renewal, or to a text that nobody was shown', async () => {
    expect(await refused({})).toBe(400);
    expect(await refused({ renewal: { textVersion: 'made-up' } })).toBe(400);
    expect(await refused({ productIds: ['background-credit'], ...RENEWAL })).toBe(400);
  });

  it('for a product that is not sold, not known, or more than one', async () => {
    expect(await refused({ productIds: ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE'], ...RENEWAL })).toBe(409);
    expect(await refused({ productIds: ['premium-free-forever'], ...RENEWAL })).toBe(404);
    expect(await refused({ productIds: ['premium-monthly', 'premium-annual'], ...RENEWAL })).toBe(400);
  });

  it('with a price of the client’s own', async () => {
    expect(await refused({ ...RENEWAL, price: 0.01 })).toBe(400);
    expect(await refused({ ...RENEWAL, total: 1 })).toBe(400);
  });

  it('from a viewer who already has a plan, or shares one', async () => {
    addPlan(shop.origin.accounts, 'ann');
    expect(await refused(RENEWAL)).toBe(409);
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'fam', holderId: 'ann' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect(await refused(RENEWAL, { cookie: bob })).toBe(409);
  });
});

describe('a guest', () => {
  beforeEach(() => addGuest(shop.origin.accounts, { id: 'G', email: 'june@example.com', userType: 'free' }));
  const asGuest = async () => `session=${await addSession(shop.origin.accounts, 'G', { scope: 'purchase' })}`;

  it('can buy a plan, whose method is charged for renewals and nothing else', async () => {
    const cookie = await asGuest();
    expect(await shop.orderPlan('premium-monthly', {}, { cookie })).toMatchObject({ status: 'paid' });
    expect(await shop.plan(cookie)).toMatchObject({ plan: { status: 'active' }, paidWith: { cardNumber: '4242' } });
    expect(await shop.sql('SELECT account_id, is_for_plan_only FROM payment_method')).toEqual([
      { account_id: 'G', is_for_plan_only: 1 },
    ]);
    const products = (await shop.origin.call('/api/products', { cookie })).json<{ onFile: unknown }>();
    expect(products.onFile).toBeNull();
    const credits = await shop.origin.call('/api/billing/purchase-credits', {
      method: 'POST',
      cookie,
      headers: { 'idempotency-key': 'credits-of-a-guest' },
      body: JSON.stringify({
        productId: 'background-credit',
        attestation: { purpose: 'safety', textVersion: '2026-11' },
      }),
    });
    expect(credits.status).toBe(402);
    const { paidWith } = await shop.plan(cookie);
    const order = await shop.post({ paymentMethodId: paidWith?.paymentMethodId }, { cookie });
    expect(order.status).toBe(409);
  });

  it('can cancel it', async () => {
    const cookie = await asGuest();
    await shop.orderPlan('premium-monthly', {}, { cookie });
    const answer = await shop.postPlan('/api/billing/cancel', {}, { cookie });
    expect(answer.json()).toMatchObject({ plan: { status: 'active', renewal: null } });
  });
});
