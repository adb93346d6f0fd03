import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAnswer, ProductsAnswer } from '../../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { addAccount, addPurchase, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, fixtureId, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { markDead } from '../../../tests/support/mark-dead.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { CARDS, openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { takeLook } from './pending-orders-store.ts';
import { assertKnownText } from './place-order.ts';

const DAY_MS = 86_400_000;
const MULTNOMAH = '41051';
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addFullProperty(shop.origin.people, 'pnp-house', 'portlandOr');
});

const statusOf = async (orderId: string, cookie = shop.cookie) =>
  shop.origin.call(`/api/orders/${orderId}`, { cookie });

describe('what can be bought', () => {
  it('is priced by the origin, in dollars, and leaves out what is not for sale', async () => {
    const { products, ...more } = (await shop.origin.call('/api/products')).json<ProductsAnswer>();
    expect(products.map(({ productId, price, backgroundCredits }) => [productId, price, backgroundCredits])).toEqual([
      ['background-credit', 14.99, 1],
      ['background-credits-3', 29.99, 3],
      ['property-report', 9.99, 0],
      ['court-runner', 34.95, 0],
      ['premium-monthly', 9.99, 0],
      ['premium-annual', 59.99, 0],
      ['premium-unlimited', 19.99, 1],
      ['small-business', 29.99, 1],
      ['speed-search', 14.99, 0],
    ]);
    expect(more).toEqual({
      paymentWay: 'card-form',
      fairUsePeople: expect.any(Number),
      onFile: null,
      seller: expect.objectContaining({ name: expect.any(String) }),
    });
    const limits = { QUOTAS: '{"planPersons":400}' };
    const elsewhere = await openTestOrigin('production', shop.origin.people, limits).call('/api/products');
    expect(elsewhere.json<ProductsAnswer>()).toMatchObject({ paymentWay: 'none', fairUsePeople: 400 });
  });
});

describe('a credit', () => {
  it('is paid with a test card, and is valid for 30 days after the purchase [F9-05]', async () => {
    const before = Date.now();
    const paid = await shop.order();
    expect(paid).toEqual({
      orderId: expect.stringMatching(/^O\w{32}$/),
      status: 'paid',
      total: 14.99,
      message: null,
      redirectUrl: null,
      invoiceId: expect.stringMatching(/^PL-\d{4}-\d{8}$/),
      opens: null,
      isRefunded: false,
    });
    const [credit, ...others] = await shop.sql('SELECT * FROM background_credit');
    expect(others).toEqual([]);
    expect(credit).toMatchObject({ account_id: 'ann', purchase_id: paid.orderId, person_id: null });
    expect(Number(credit?.granted_at)).toBeGreaterThanOrEqual(before);
    expect(Number(credit?.expires_at) - Number(credit?.granted_at)).toBe(30 * DAY_MS);
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 1, userType: 'transactional' });
  });

  it('comes in packs of three, which turn a free account into one with credits and change no other account', async () => {
    await shop.order({ productIds: ['background-credits-3'] });
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 3, userType: 'transactional credits' });
    await shop.order({ buysAnother: true });
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 4, userType: 'transactional credits' });
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'paid' });
    await shop.order({}, { cookie: `session=${await addSession(shop.origin.accounts, 'bob')}` });
    expect(await shop.sql("SELECT user_type FROM account WHERE id = 'bob'")).toEqual([{ user_type: 'paid' }]);
  });

  it('cannot be bought for an empty report, nor for a person who is not there', async () => {
    const empty = addPerson(shop.origin.people, { id: 'empty', first: 'Emma', last: 'Nobody' });
    const before = await shop.ledger();
    expect((await shop.post({ personId: empty })).status).toBe(409);
    expect((await shop.post({ personId: fixtureId('gone') })).status).toBe(404);
    hidePerson(shop.origin.people, shop.elise);
    expect((await shop.post({ personId: shop.elise })).status).toBe(404);
    expect(await shop.ledger()).toEqual(before);
  });

  it('cannot be bought for somebody who has died', async () => {
    markDead(shop.origin.people, shop.elise);
    const before = await shop.ledger();
    const refused = await shop.post({ personId: shop.elise });
    expect([refused.status, refused.json<{ title: string }>().title]).toEqual([409, orderCopy.notSold]);
    expect(await shop.ledger()).toEqual(before);
  });

  it('gets a receipt by mail that names no person', async () => {
    const { invoiceId } = await shop.order({ productIds: ['background-credits-3'], personId: shop.elise });
    const [mail, ...others] = await shop.sql('SELECT * FROM mail');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'receipt', recipient: 'ann@example.com' });
    const text = `${mail?.subject}\n${mail?.text}`;
    for (const part of [
      `receipt ${invoiceId}`,
      '3 background credits: $29.99',
      'Total: $29.99',
      'Visa ending in 4242',
      'does not renew',
      'expire on ',
      `http://localhost:8787/billing/invoices/${invoiceId}`,
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/elise|navarro/i);
  });
});

describe('a declined payment', () => {
  it.each([
    ['by the bank', CARDS.declined, /declined/],
    ['because only test cards pay here', CARDS.other, /test shop/],
  ])('%s gives nothing, and stays declined under its key', async (_, number, message) => {
    const paymentMethodId = await shop.typeCard(number);
    const { account } = await shop.ledger();
    const body = { paymentMethodId, keepsPaymentMethod: true };
    const first = await shop.order(body, { key: 'the-same-key' });
    expect(first).toMatchObject({ status: 'declined', invoiceId: null, message: expect.stringMatching(message) });
    expect(await shop.order(body, { key: 'the-same-key' })).toEqual(first);
    const { purchase, purchase_line, ...others } = await shop.ledger();
    expect([purchase?.length, purchase_line?.length]).toEqual([1, 1]);
    expect(others).toMatchObject({ background_credit: [], payment_method: [], mail: [], account });
    expect((await shop.order({}, { key: 'another-key' })).status).toBe('paid');
  });

  it('deletes the person a runner was to ask about', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    const paymentMethodId = await shop.typeCard(CARDS.declined);
    await shop.order({ ...runnerOrder(shop.elise, MULTNOMAH), paymentMethodId });
    expect(await shop.sql('SELECT status, runner FROM purchase')).toEqual([{ status: 'declined', runner: null }]);
  });
});

describe('an order', () => {
  it('that is posted 50 times at once with one key is one purchase', async () => {
    const paymentMethodId = await shop.typeCard();
    const body = { paymentMethodId, productIds: ['background-credits-3'] };
    const all = await Promise.all(Array.from({ length: 50 }, () => shop.order(body, { key: 'pressed-often' })));
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { purchase, purchase_line, background_credit, mail } = await shop.ledger();
    expect([purchase, purchase_line, background_credit, mail].map((rows) => rows?.length)).toEqual([1, 1, 3, 1]);
  });

  it('gets the same answer under its key, whatever happened in between', async () => {
    const body = { personId: shop.elise };
    const first = await shop.order(body, { key: 'a-lost-answer' });
    hidePerson(shop.origin.people, shop.elise);
    await shop.sql('UPDATE product SET is_sold = 0');
    const ledger = await shop.ledger();
    expect(first.opens).toMatchObject({ personId: shop.elise });
    expect(await shop.order(body, { key: 'a-lost-answer' })).toEqual({ ...first, opens: null });
    expect(await shop.ledger()).toEqual(ledger);
  });

  it('is refused under the key of a different order or call', async () => {
    await shop.order({ keepsPaymentMethod: true }, { key: 'my-only-key' });
    const ledger = await shop.ledger();
    expect((await shop.post({ productIds: ['background-credits-3'] }, { key: 'my-only-key' })).status).toBe(409);
    expect((await shop.buyCredits({ productId: 'background-credit' }, 'my-only-key')).status).toBe(409);
    expect(await shop.ledger()).toEqual(ledger);
  });

  it('is the same if the form’s address changed: another way back, another funnel', async () => {
    const first = await shop.order({ returnPath: '/checkout/search?name=a' }, { key: 'from-anywhere' });
    const again = { returnPath: '/checkout/search?name=b', funnel: { wp_source: 'people' } };
    expect(await shop.order(again, { key: 'from-anywhere' })).toEqual(first);
    const credits = { productId: 'background-credit', buysAnother: true };
    await shop.order({ keepsPaymentMethod: true, buysAnother: true }, { key: 'to-have-a-card' });
    const bought = (await shop.buyCredits(credits, 'from-a-funnel')).json<OrderAnswer>();
    const same = await shop.buyCredits({ ...credits, funnel: { wp_source: 'people' } }, 'from-a-funnel');
    expect(same.json<OrderAnswer>()).toEqual(bought);
    expect((await shop.ledger()).purchase).toHaveLength(3);
  });

  it('refuses an attestation that nobody was ever shown', async () => {
    for (const textVersion of ['1', '2026-10', 'x'])
      expect((await shop.post({ attestation: { purpose: 'other', textVersion } })).status).toBe(400);
    expect(await shop.sql('SELECT id FROM purchase')).toEqual([]);
    expect(() => assertKnownText(ATTESTATION_VERSION, ['2025-01'])).not.toThrow();
    expect(() => assertKnownText('2025-01', ['2025-01'])).toThrow('The attestation has changed.');
  });

  it('owns its key: somebody else’s identical key is another order', async () => {
    await shop.order({}, { key: 'a-popular-key' });
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'free' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect((await shop.order({}, { key: 'a-popular-key', cookie: bob })).status).toBe('paid');
    expect(await shop.sql('SELECT account_id FROM purchase ORDER BY account_id')).toEqual([
      { account_id: 'ann' },
      { account_id: 'bob' },
    ]);
  });

  it('requires a session and a key of 8 to 200 characters', async () => {
    for (const key of ['', 'short', 'x'.repeat(201), 'with a space in it'])
      expect((await shop.post({}, { key })).status).toBe(400);
    expect((await shop.post({}, { cookie: 'session=nobody' })).status).toBe(401);
    expect(await shop.sql('SELECT id FROM purchase')).toEqual([]);
  });

  it('takes no price from the buyer, and nothing else outside the contract', async () => {
    for (const forged of [
      { price: 0.01 },
      { total: 0.01 },
      { products: [{ productId: 'background-credit', price: 1 }] },
    ])
      expect((await shop.post(forged)).status).toBe(400);
    expect(await shop.sql('SELECT id FROM purchase')).toEqual([]);
  });

  it('records the purpose, the text that was shown, and the funnel that led here', async () => {
    await shop.order({ funnel: { wp_content: 'background', wp_source: 'people' } });
    const [row] = await shop.sql('SELECT purpose, purpose_text_version, funnel, created_at FROM purchase');
    expect(row).toMatchObject({ purpose: 'reconnect', purpose_text_version: '2026-11' });
    expect(JSON.parse(String(row?.funnel))).toEqual({ wp_content: 'background', wp_source: 'people' });
    expect(Date.now() - Number(row?.created_at)).toBeLessThan(DAY_MS);
  });

  it('is shown to its buyer and unknown to everybody else', async () => {
    const paid = await shop.order();
    expect((await statusOf(paid.orderId)).json<OrderAnswer>()).toEqual({ ...paid, returnPath: null });
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'paid' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect((await statusOf(paid.orderId, bob)).status).toBe(404);
    expect((await statusOf('Onothing')).status).toBe(404);
    expect((await statusOf(paid.orderId, '')).status).toBe(401);
  });

  it('that is pending is checked with the provider at most once in five seconds, however often it is viewed', async () => {
    const now = Date.now();
    addPurchase(shop.origin.accounts, 'ann', { id: 'Oopen', status: 'pending', createdAt: now });
    const take = (at: number) => takeLook(shop.origin.accounts, 'Oopen', at);
    expect(await Promise.all([take(now), take(now), take(now + 4_999)])).toEqual([true, false, false]);
    expect((await statusOf('Oopen')).json()).toMatchObject({ status: 'pending' });
    await shop.sql('UPDATE purchase SET looked_at = looked_at - 60000');
    expect((await statusOf('Oopen')).json()).toMatchObject({ status: 'expired' });
    expect(await take(now + 60_000)).toBe(false);
  });

  it('that is pending is checked with the provider when it is viewed', async () => {
    addPurchase(shop.origin.accounts, 'ann', { id: 'Oopen', status: 'pending', createdAt: Date.now() });
    expect((await statusOf('Oopen')).json()).toMatchObject({ orderId: 'Oopen', status: 'expired', invoiceId: null });
    expect(await shop.sql('SELECT status, runner FROM purchase')).toEqual([{ status: 'expired', runner: '{}' }]);
  });
});

describe('a property report', () => {
  it('opens the property for 30 days, and is sold again once it has expired', async () => {
    const before = Date.now();
    const body = { productIds: ['property-report'], pnpId: 'pnp-house' };
    const daysOpen = async () => {
      const [row] = await shop.sql('SELECT * FROM property_access');
      return Math.floor((Number(row?.access_expires_at) - before) / DAY_MS);
    };
    expect(await shop.order(body)).toMatchObject({ status: 'paid', total: 9.99 });
    expect(await daysOpen()).toBe(30);
    const ledger = await shop.ledger();
    expect((await shop.post(body)).status).toBe(409);
    expect(await shop.ledger()).toEqual(ledger);
    await shop.sql('UPDATE property_access SET access_expires_at = 1');
    await shop.sql('UPDATE purchase SET settled_at = 1');
    expect(await shop.order(body)).toMatchObject({ status: 'paid' });
    expect(await daysOpen()).toBe(30);
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 0, userType: 'transactional' });
  });
});

it('cannot be bought without a provider, and the calls of a local run do not exist elsewhere', async () => {
  const elsewhere = openTestOrigin('production');
  addAccount(elsewhere.accounts, { id: 'ann', userType: 'free' });
  const cookie = `__Host-session=${await addSession(elsewhere.accounts, 'ann')}`;
  const body = {
    productIds: ['background-credit'],
    attestation: { purpose: 'other', textVersion: ATTESTATION_VERSION },
  };
  const headers = { 'idempotency-key': 'a-key-of-mine' };
  const order = await elsewhere.call('/api/orders', { method: 'POST', body: JSON.stringify(body), cookie, headers });
  expect(order.status).toBe(503);
  const typed = JSON.stringify({ paypalEmail: 'ann@example.com' });
  expect((await elsewhere.call('/api/dev/payment-methods', { method: 'POST', body: typed })).status).toBe(404);
});
