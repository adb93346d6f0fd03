import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { fixtureId } from '../../../tests/fixtures/people-database.ts';
import { addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { openFakeStripe } from '../../../tests/support/fake-stripe.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { openShopOrigin, runnerOrder, SECURITY_CODE, type ShopOrigin } from '../../../tests/support/shop-origin.ts';

const DAY_MS = 86_400_000;
const CARD = { cardNumber: '4242424242424242', expiresAt: '2031-04', securityCode: SECURITY_CODE };
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addFullProperty(shop.origin.people, 'pnp-house', 'portlandOr');
  addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a forged order gets a clear answer, charges nothing and changes nothing', () => {
  const runner = (county: string) => runnerOrder(shop.elise, county);
  const FORGED: readonly [string, number, () => object][] = [
    ['a price of its own', 400, () => ({ price: 0.01 })],
    ['a total of its own', 400, () => ({ totalCents: 1 })],
    ['a negative amount', 400, () => ({ productIds: [-1] })],
    ['a product that does not exist', 404, () => ({ productIds: ['background-credits-1000'] })],
    [
      'a product that is not sold',
      409,
      () => ({ productIds: ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE'], renewal: { textVersion: '2026-11' } }),
    ],
    ['no product', 400, () => ({ productIds: [] })],
    ['a product twice', 400, () => ({ productIds: ['background-credit', 'background-credit'] })],
    ['two products', 400, () => ({ productIds: ['background-credit', 'property-report'], pnpId: 'pnp-house' })],
    ['a person’s id that is none', 400, () => ({ personId: "' OR 1=1 --" })],
    ['a person who does not exist', 404, () => ({ personId: fixtureId('nobody') })],
    ['a property that does not exist', 404, () => ({ productIds: ['property-report'], pnpId: 'pnp-nowhere' })],
    ['a county where the person never lived', 409, () => runner('06037')],
    [
      'a county for nobody',
      400,
      () => ({ productIds: runner('41051') && ['court-runner', 'court-runner-county-41051'] }),
    ],
    [
      'a runner for one person on the report of another',
      400,
      () => ({ ...runner('41051'), personId: fixtureId('other') }),
    ],
    ['a payment method of nobody’s', 409, () => ({ paymentMethodId: 'T0123' })],
    ['no payment method, where the form asks for one', 400, () => ({ paymentMethodId: undefined })],
    ['card fields in the order', 400, () => CARD],
    ['a word that buys another one, in place of yes', 400, () => ({ buysAnother: 'yes' })],
    ['a way back to another site in a field of its own', 400, () => ({ redirectUrl: 'https://elsewhere.example' })],
  ];

  it.each(FORGED)('with %s', async (_, status, forge) => {
    const before = await shop.ledger();
    const answer = await shop.post(forge());
    expect(answer.status, answer.text).toBe(status);
    expect(answer.json<{ title: string }>().title.length).toBeGreaterThan(3);
    expect(answer.text).not.toContain('4242');
    expect(await shop.ledger()).toEqual(before);
  });

  it('with a key that is none, or the key of somebody else’s order', async () => {
    const before = await shop.ledger();
    for (const key of ['', 'short', 'x'.repeat(201), 'with a space in it'])
      expect((await shop.post({}, { key })).status).toBe(400);
    expect(await shop.ledger()).toEqual(before);
  });
});

describe('another buyer’s order', () => {
  const sentOrder = (key: string, cookie: string) =>
    shop.origin.call('/api/billing/sent-order', { cookie, headers: key === '' ? {} : { 'idempotency-key': key } });

  it('is unknown to everybody else, by its id and by its key, and cannot be paid, continued or seen', async () => {
    const order = await shop.order({}, { key: 'key-of-anns-order' });
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'free' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    const before = await shop.ledger();
    expect((await sentOrder('key-of-anns-order', shop.cookie)).json()).toMatchObject({ orderId: order.orderId });
    expect((await sentOrder('key-of-anns-order', bob)).status).toBe(404);
    expect((await sentOrder('key-of-nobody', shop.cookie)).status).toBe(404);
    expect((await sentOrder('key-of-anns-order', '')).status).toBe(401);
    expect((await sentOrder('', shop.cookie)).status).toBe(400);
    expect((await shop.origin.call(`/api/orders/${order.orderId}`, { cookie: bob })).status).toBe(404);
    expect(await shop.ledger()).toEqual(before);
  });

  it('by its key, is asked about at the provider while it is not settled, and not on every request', async () => {
    await shop.order({}, { key: 'key-of-anns-order' });
    await shop.sql("UPDATE purchase SET status = 'pending', invoice_number = NULL, settled_at = NULL, payer = NULL");
    await shop.sql('UPDATE purchase SET looked_at = 9e15');
    expect((await sentOrder('key-of-anns-order', shop.cookie)).json()).toMatchObject({ status: 'pending' });
    await shop.sql('UPDATE purchase SET looked_at = NULL');
    expect((await sentOrder('key-of-anns-order', shop.cookie)).json()).toMatchObject({ status: 'paid' });
  });
});

it('a card that is typed into our form is refused and not stored where Stripe takes the payments', async () => {
  const stripe = openFakeStripe('sk_test_0000000000000000');
  vi.stubGlobal('fetch', stripe.fetch);
  const variables = {
    STRIPE_SECRET_KEY: 'sk_test_0000000000000000',
    STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000',
    SITE_URL: 'https://porchlight.example',
  };
  const origin = openTestOrigin('local', shop.origin.people, variables);
  addAccount(origin.accounts, { id: 'ann', userType: 'free' });
  const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
  const typed = await origin.call('/api/dev/payment-methods', { method: 'POST', body: JSON.stringify(CARD) });
  expect(typed.status).toBe(404);
  const attestation = { purpose: 'reconnect', textVersion: '2026-11' };
  const post = (more: object) =>
    origin.call('/api/orders', {
      method: 'POST',
      cookie,
      headers: { 'idempotency-key': 'a-key-of-mine' },
      body: JSON.stringify({ productIds: ['background-credit'], attestation, ...more }),
    });
  expect((await post(CARD)).status).toBe(400);
  expect((await post({ paymentMethodId: 'T0123' })).status).toBe(409);
  expect(stripe.requests).toEqual([]);
  for (const table of ['purchase', 'test_payment_method'])
    expect((await origin.accounts.prepare(`SELECT * FROM ${table}`).all()).results).toEqual([]);
});
