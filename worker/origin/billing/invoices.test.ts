import { beforeEach, describe, expect, it } from 'vitest';
import type { Invoice } from '../../../shared/contract/billing.ts';
import { addAccount, addPurchase, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { hidePerson, hideProperty, showBornIn } from '../../../tests/fixtures/people-database.ts';
import { addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { parseSettings } from '../env.ts';
import { openBilling } from './open-billing.ts';
import { carryOutRefunds, refundStatements } from './refunds.ts';

const DAY_MS = 86_400_000;
/** The seller of a local run. */
const LOCAL_SELLER = {
  name: 'Porchlight (local run)',
  address: '100 Example Way, Portland, OR 97201',
  statementName: 'PORCHLIGHT',
  supportEmail: 'help@example.com',
  refundDays: 14,
};
const ONE_CREDIT = {
  position: 0,
  product_id: 'background-credit',
  text: '1 background credit',
  amount_cents: 1_499,
  credits: 1,
};
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addFullProperty(shop.origin.people, 'pnp-house', 'portlandOr');
});

const invoice = (id: string | null, cookie = shop.cookie) =>
  shop.origin.call(`/api/billing/invoices/${id}`, { cookie });

describe('a receipt', () => {
  it('says what was bought, for whom, how it was paid, and when unused credits expire', async () => {
    const before = Date.now();
    const { invoiceId } = await shop.order({ personId: shop.elise, productIds: ['background-credits-3'] });
    const [receipt, ...others] = await shop.invoices();
    expect(others).toEqual([]);
    expect(receipt).toEqual({
      id: invoiceId,
      at: expect.any(Number),
      status: 'paid',
      total: 29.99,
      lines: [{ productId: 'background-credits-3', text: '3 background credits', amount: 29.99 }],
      refunds: [],
      paidWith: { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' },
      sentTo: 'ann@example.com',
      keepsAbout: false,
      about: {
        kind: 'person',
        personId: shop.elise,
        fullName: 'Elise Navarro',
        firstName: 'Elise',
        city: 'Portland',
        stateCode: 'OR',
      },
      openUntil: null,
      credits: { count: 3, expiresAt: expect.any(Number) },
      plan: null,
      seller: LOCAL_SELLER,
    });
    expect(receipt?.at).toBeGreaterThanOrEqual(before);
    expect((receipt?.credits?.expiresAt ?? 0) - (receipt?.at ?? 0)).toBe(30 * DAY_MS);
    expect((await invoice(invoiceId)).json()).toEqual(receipt);
  });

  it('says until when the report that it is about is open, and has its house number only until then', async () => {
    const { accounts, people } = shop.origin;
    const { invoiceId } = await shop.order({ productIds: ['property-report'], pnpId: 'pnp-house' });
    const property = async () => (await invoice(invoiceId)).json<Invoice>();
    expect(await property()).toMatchObject({
      about: { kind: 'property', address: { line1: '98431 Alder St', city: 'Portland', stateCode: 'OR' } },
    });
    expect((await property()).openUntil).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    await shop.sql('UPDATE property_access SET access_expires_at = 1');
    expect(await property()).toMatchObject({ about: { address: { line1: 'Alder St' } }, openUntil: null });
    const person = addPurchase(accounts, 'ann', { id: 'Operson', personId: shop.elise });
    const openUntil = Date.now() + DAY_MS;
    addReport(accounts, 'ann', shop.elise, openUntil);
    expect((await invoice(`PL-2026-${person}`)).json()).toMatchObject({ openUntil });
    hidePerson(people, shop.elise);
    expect((await invoice(`PL-2026-${person}`)).json()).toMatchObject({ about: null, openUntil: null });
  });

  it('promises no credits where the payment opened the report itself, or went back', async () => {
    const { accounts } = shop.origin;
    addPurchase(accounts, 'ann', { id: 'Oone', personId: shop.elise, createdAt: 7 });
    accounts.insert('purchase_line', { ...ONE_CREDIT, purchase_id: 'Oone' });
    expect((await invoice('PL-2026-Oone')).json()).toMatchObject({ credits: { count: 1 } });
    await shop.sql('UPDATE purchase SET report_opened = 1');
    expect((await invoice('PL-2026-Oone')).json()).toMatchObject({ credits: null });
    await shop.sql('UPDATE purchase SET report_opened = 0');
    expect((await invoice('PL-2026-Oone')).json()).toMatchObject({ credits: null });
  });

  it('shows nobody who is suppressed or a minor by now, and no hidden property', async () => {
    const { invoiceId } = await shop.order({ personId: shop.elise });
    const property = await shop.order({ productIds: ['property-report'], pnpId: 'pnp-house' });
    expect((await invoice(property.invoiceId)).json()).toMatchObject({
      about: { kind: 'property', pnpId: 'pnp-house' },
    });
    showBornIn(shop.origin.people, shop.elise, new Date().getUTCFullYear() - 17);
    expect((await invoice(invoiceId)).json()).toMatchObject({ about: null });
    showBornIn(shop.origin.people, shop.elise, 1979);
    hidePerson(shop.origin.people, shop.elise);
    hideProperty(shop.origin.people, 'pnp-house');
    const all = await shop.invoices();
    expect(all.map(({ about }) => about)).toEqual([null, null]);
    expect(JSON.stringify(all)).not.toMatch(/Elise|pnp-house/);
  });

  it('is only for the buyer', async () => {
    const { invoiceId } = await shop.order();
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'paid' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect(await shop.invoices(bob)).toEqual([]);
    expect((await invoice(invoiceId, bob)).status).toBe(404);
    expect((await invoice('PL-2026-00000000')).status).toBe(404);
    expect((await invoice(invoiceId, '')).status).toBe(401);
    expect((await shop.origin.call('/api/billing/invoices')).status).toBe(401);
  });

  it('is in a list of the latest hundred, latest first, without unpaid orders', async () => {
    for (let at = 1; at <= 101; at += 1)
      addPurchase(shop.origin.accounts, 'ann', { id: `O${at}`, createdAt: at, status: 'paid' });
    addPurchase(shop.origin.accounts, 'ann', { id: 'Ono', createdAt: 999, status: 'declined' });
    const ids = (await shop.invoices()).map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect([ids[0], ids.at(-1)]).toEqual(['PL-2026-O101', 'PL-2026-O2']);
  });

  it('costs no more round trips in a list of a hundred than alone', async () => {
    addPurchase(shop.origin.accounts, 'ann', { id: 'O1', personId: shop.elise });
    const { accounts, people } = shop.origin;
    const count = async () => {
      const before = accounts.roundTrips.count + people.roundTrips.count;
      await shop.invoices();
      return accounts.roundTrips.count + people.roundTrips.count - before;
    };
    const one = await count();
    for (let at = 2; at <= 100; at += 1) addPurchase(accounts, 'ann', { id: `O${at}`, personId: shop.elise });
    expect(await count()).toBe(one);
  });
});

describe('a refund', () => {
  const billing = () => openBilling(parseSettings(shop.origin.bindings), shop.origin.bindings);
  const refund = (purchaseId: string, amountCents: number, guard?: { sql: string; values: string[] }) =>
    shop.origin.accounts.batch(
      refundStatements(shop.origin.accounts, { purchaseId, amountCents, reason: 'It failed' }, Date.now(), guard),
    );

  it('is on the receipt as soon as it is decided, and is mailed once it went through', async () => {
    const { orderId } = await shop.order();
    await refund(orderId, 1_000);
    expect((await shop.invoices())[0]).toMatchObject({
      status: 'partly refunded',
      refunds: [{ amount: 10, reason: 'It failed', isPending: true }],
    });
    expect(await shop.sql("SELECT text FROM mail WHERE kind = 'refund'")).toEqual([]);
    await Promise.all([carryOutRefunds(billing(), Date.now()), carryOutRefunds(billing(), Date.now())]);
    expect((await shop.invoices())[0]).toMatchObject({
      status: 'partly refunded',
      refunds: [{ amount: 10, reason: 'It failed', at: expect.any(Number) }],
    });
    expect((await shop.invoices())[0]?.refunds[0]).not.toHaveProperty('isPending');
    const mails = await shop.sql("SELECT text FROM mail WHERE kind = 'refund'");
    expect(mails).toEqual([{ text: expect.stringContaining('$10.00') }]);
    await refund(orderId, 499);
    await carryOutRefunds(billing(), Date.now(), orderId);
    expect((await shop.invoices())[0]).toMatchObject({ status: 'refunded', total: 14.99 });
  });

  it('that the provider could not send is not on the receipt', async () => {
    const { orderId } = await shop.order();
    await refund(orderId, 1_000);
    await shop.sql('UPDATE refund SET failed_at = 1');
    expect((await shop.invoices())[0]).toMatchObject({ status: 'paid', refunds: [] });
  });

  it('is never more than was paid, never for an unpaid order, and never made if its condition does not hold', async () => {
    const { orderId } = await shop.order();
    addPurchase(shop.origin.accounts, 'ann', { id: 'Ono', status: 'declined' });
    await refund('Ono', 100);
    await refund('Onothing', 100);
    await refund(orderId, 100, { sql: 'EXISTS (SELECT 1 FROM account WHERE id = ?)', values: ['nobody'] });
    expect(await shop.sql('SELECT * FROM refund')).toEqual([]);
    await Promise.all([refund(orderId, 1_000), refund(orderId, 1_000)]);
    await refund(orderId, 1);
    const rows = () => shop.sql('SELECT amount_cents, short_cents FROM refund ORDER BY amount_cents, short_cents DESC');
    const both = [
      { amount_cents: 499, short_cents: 501 },
      { amount_cents: 1_000, short_cents: 0 },
    ];
    expect(await rows()).toEqual(both);
    // What the provider refused to send back can still go back another time.
    await shop.sql('UPDATE refund SET failed_at = 1 WHERE amount_cents = 499');
    await refund(orderId, 1_500);
    expect(await rows()).toEqual([{ amount_cents: 499, short_cents: 1_001 }, ...both]);
  });

  it('that the provider does not accept stays open, and holds up no other', async () => {
    const one = await shop.order();
    const two = await shop.order({ buysAnother: true });
    await refund(one.orderId, 100);
    await refund(two.orderId, 200);
    const { ProviderUnavailable } = await import('./payment-provider.ts');
    const asked: string[] = [];
    const provider = {
      ...(billing().provider as NonNullable<ReturnType<typeof billing>['provider']>),
      async refund(payment: string, _cents: number, refundId: string) {
        asked.push(refundId);
        if (payment.includes(one.orderId)) throw new ProviderUnavailable('no answer');
        return { kind: 'done' as const };
      },
    };
    await carryOutRefunds({ ...billing(), provider }, Date.now());
    expect(await shop.sql('SELECT amount_cents FROM refund WHERE done_at IS NULL')).toEqual([{ amount_cents: 100 }]);
    await carryOutRefunds({ ...billing(), provider }, Date.now());
    // The provider recognizes a repeated refund.
    expect(new Set(asked).size).toBe(2);
    await carryOutRefunds(billing(), Date.now());
    expect(await shop.sql('SELECT amount_cents FROM refund WHERE done_at IS NULL')).toEqual([]);
  });
});
