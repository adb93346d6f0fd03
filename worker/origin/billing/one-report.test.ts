import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAnswer, OrderStatusAnswer } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { addPurchase, addReport } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, hidePerson, hideProperty, showBornIn } from '../../../tests/fixtures/people-database.ts';
import { addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { DAY_MS, NOW, openTill, paid, type Till } from '../../../tests/support/fake-till.ts';
import { openWithCredit } from '../credits/store.ts';
import { loadOrder } from './orders-store.ts';
import type { PaymentOutcome } from './payment-provider.ts';
import { carryOutRefunds } from './refunds.ts';
import { settleOrder } from './settle-order.ts';
import { withdrawStatements } from './withdraw-goods.ts';

const HOUSE = 'pnp-house';
let shop: Till['shop'];
let provider: Till['provider'];
let billing: Till['billing'];

beforeEach(async () => {
  ({ shop, provider, billing } = await openTill());
  addFullProperty(shop.origin.people, HOUSE, 'portlandOr');
});

/** A pending order of ann's, at the provider. */
async function pending(id: string, about: { personId: string } | { pnpId: string }, credits = 1): Promise<string> {
  addPurchase(shop.origin.accounts, 'ann', { id, status: 'pending', totalCents: 1_499, createdAt: NOW });
  const isPerson = 'personId' in about;
  await shop.sql(
    `UPDATE purchase SET provider = 'stripe', ${isPerson ? `person_id = '${about.personId}'` : `pnp_id = '${about.pnpId}'`} WHERE id = '${id}'`,
  );
  shop.origin.accounts.insert('purchase_line', {
    purchase_id: id,
    position: 0,
    product_id: isPerson ? 'background-credit' : 'property-report',
    text: isPerson ? '1 background credit' : 'Property report',
    amount_cents: 1_499,
    credits: isPerson ? credits : 0,
  });
  return id;
}
const settle = (id: string, more: Partial<Extract<PaymentOutcome, { kind: 'paid' }>> = {}, now = NOW) =>
  settleOrder(billing, id, { ...paid(id), ...more } as PaymentOutcome, now);
const statusOf = async (id: string) =>
  (await shop.origin.call(`/api/orders/${id}`, { cookie: shop.cookie })).json<OrderStatusAnswer>();
const refunds = () =>
  shop.sql('SELECT purchase_id, amount_cents, short_cents, reason FROM refund ORDER BY amount_cents');

describe('one payment for one person', () => {
  it('opens the report for 30 days in the same transaction, with a credit that is used [F1-07]', async () => {
    const before = Date.now();
    const order = await shop.order({ personId: shop.elise }, { key: 'one-payment' });
    expect(order).toMatchObject({
      status: 'paid',
      isRefunded: false,
      opens: { kind: 'person', personId: shop.elise, fullName: 'Elise Navarro', firstName: 'Elise' },
    });
    const [access, ...others] = await shop.sql('SELECT * FROM report_access');
    expect(others).toEqual([]);
    expect(access).toMatchObject({ account_id: 'ann', person_id: shop.elise });
    expect(Number(access?.access_expires_at) - before).toBeGreaterThanOrEqual(30 * DAY_MS);
    expect(await shop.sql('SELECT * FROM background_credit')).toMatchObject([
      { account_id: 'ann', purchase_id: order.orderId, person_id: shop.elise, used_at: expect.any(Number) },
    ]);
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 0, userType: 'transactional' });
    expect((await shop.origin.call('/api/reports/', { cookie: shop.cookie })).json()).toMatchObject([
      { wpId: shop.elise },
    ]);
  });

  it('is described alike in the order, and by the key of its form', async () => {
    const order = await shop.order({ personId: shop.elise }, { key: 'one-payment' });
    const byKey = await shop.origin.call('/api/billing/sent-order', {
      cookie: shop.cookie,
      headers: { 'idempotency-key': 'one-payment' },
    });
    expect(byKey.json()).toEqual({ ...order, returnPath: null });
    expect(await statusOf(order.orderId)).toEqual({ ...order, returnPath: null });
    expect(await shop.order({ personId: shop.elise }, { key: 'one-payment' })).toEqual(order);
  });

  it('gets a mail that says until when it is open, promises no credit and names nobody', async () => {
    await shop.order({ personId: shop.elise });
    const [mail] = await shop.sql('SELECT text FROM mail');
    expect(mail?.text).toMatch(/Your report is open until \w+ \d+, \d{4}\./);
    expect(mail?.text).not.toMatch(/expire|elise|navarro/i);
    expect((await shop.invoices())[0]).toMatchObject({ credits: null, about: { personId: shop.elise } });
  });

  it('opens a report again that had closed, for 30 days from now', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, NOW - DAY_MS);
    await settle(await pending('Oagain', { personId: shop.elise }));
    expect(await shop.sql('SELECT person_id, access_expires_at FROM report_access')).toEqual([
      { person_id: shop.elise, access_expires_at: NOW + 30 * DAY_MS },
    ]);
  });

  it('leaves packs, and a credit for nobody, as credits to use', async () => {
    await settle(await pending('Opack', { personId: shop.elise }, 3));
    await shop.order();
    expect(await shop.sql('SELECT * FROM report_access')).toEqual([]);
    expect(await shop.user()).toMatchObject({ backgroundCreditsCount: 4 });
    expect(await statusOf('Opack')).toMatchObject({ opens: null, isRefunded: false });
  });

  it('stays open by another payment only for as long as that one opened it, and by none that was lost or went back', async () => {
    const withdraw = (id: string, now: number) =>
      shop.origin.accounts.batch(withdrawStatements(shop.origin.accounts, id, now));
    const lose = (id: string) => shop.sql(`UPDATE purchase SET dispute_result = 'lost' WHERE id = '${id}'`);
    const until = (table: string) => shop.sql(`SELECT access_expires_at AS until FROM ${table}`);
    const later = NOW + 40 * DAY_MS;
    await settle(await pending('Oearly', { personId: shop.elise }));
    await settle(await pending('Olate', { personId: shop.elise }), {}, later);
    await withdraw('Oearly', later);
    expect(await until('report_access')).toEqual([{ until: later + 30 * DAY_MS }]);
    await withdraw('Olate', later + 1);
    expect(await until('report_access')).toEqual([{ until: later + 1 }]);

    await shop.sql(`UPDATE background_credit SET used_at = ${later}`);
    await shop.sql(`UPDATE report_access SET access_expires_at = ${later + 30 * DAY_MS}`);
    await lose('Oearly');
    await withdraw('Olate', later + 1);
    expect(await until('report_access')).toEqual([{ until: later + 1 }]);

    await settle(await pending('Ohouse', { pnpId: HOUSE }));
    await settle(await pending('Oback', { pnpId: HOUSE }));
    expect(await refunds()).toMatchObject([{ purchase_id: 'Oback' }]);
    await withdraw('Oback', NOW + 1);
    expect(await until('property_access')).toEqual([{ until: NOW + 30 * DAY_MS }]);
    await withdraw('Ohouse', NOW + 1);
    expect(await until('property_access')).toEqual([{ until: NOW + 1 }]);
  });

  it('closes with the payment that the bank takes back', async () => {
    await settle(await pending('Oone', { personId: shop.elise }));
    await shop.origin.accounts.batch(withdrawStatements(shop.origin.accounts, 'Oone', NOW + 1));
    expect(await shop.sql('SELECT access_expires_at FROM report_access')).toEqual([{ access_expires_at: NOW + 1 }]);
    expect(await statusOf('Oone')).toMatchObject({ status: 'paid', opens: null, isRefunded: false });
  });

  it.each<[string, () => void]>([
    ['is suppressed', () => hidePerson(shop.origin.people, shop.elise)],
    ['turns out to be a minor', () => showBornIn(shop.origin.people, shop.elise, new Date().getUTCFullYear() - 10)],
  ])('names nobody who %s afterward', async (_, hide) => {
    const { orderId } = await shop.order({ personId: shop.elise });
    hide();
    expect(await statusOf(orderId)).toMatchObject({ status: 'paid', opens: null, isRefunded: false });
    await shop.sql('UPDATE report_access SET access_expires_at = 1');
    expect(await statusOf(orderId)).toMatchObject({ opens: null });
  });
});

describe('one payment for one property', () => {
  it('opens its report for 30 days, with its address', async () => {
    const order = await shop.order({ productIds: ['property-report'], pnpId: HOUSE });
    expect(order).toMatchObject({
      status: 'paid',
      opens: { kind: 'property', pnpId: HOUSE, address: { line1: expect.stringMatching(/^\d/), stateCode: 'OR' } },
    });
    hideProperty(shop.origin.people, HOUSE);
    expect(await statusOf(order.orderId)).toMatchObject({ opens: null, isRefunded: false });
  });
});

describe('what can no longer be opened when it is paid', () => {
  const REASONS: readonly [string, string, () => Promise<string> | string][] = [
    [
      'a person who is suppressed',
      orderCopy.wentBack.gone,
      async () => {
        const id = await pending('Olate', { personId: shop.elise });
        hidePerson(shop.origin.people, shop.elise);
        return id;
      },
    ],
    [
      'a person who turns out to be a minor',
      orderCopy.wentBack.gone,
      async () => {
        showBornIn(shop.origin.people, shop.elise, new Date().getUTCFullYear() - 10);
        return pending('Olate', { personId: shop.elise });
      },
    ],
    [
      'a report without anything in it',
      orderCopy.wentBack.empty,
      () =>
        pending('Olate', { personId: addPerson(shop.origin.people, { id: 'empty', first: 'Emma', last: 'Nobody' }) }),
    ],
    [
      'a report that was opened meanwhile',
      orderCopy.wentBack.open,
      async () => {
        const id = await pending('Olate', { personId: shop.elise });
        addReport(shop.origin.accounts, 'ann', shop.elise, NOW + DAY_MS);
        return id;
      },
    ],
    [
      'a property that is hidden',
      orderCopy.wentBack.gone,
      async () => {
        const id = await pending('Olate', { pnpId: HOUSE });
        hideProperty(shop.origin.people, HOUSE);
        return id;
      },
    ],
    [
      'a property that was opened meanwhile',
      orderCopy.wentBack.open,
      async () => {
        const until = { access_expires_at: NOW + DAY_MS };
        shop.origin.accounts.insert('property_access', { account_id: 'ann', pnp_id: HOUSE, ...until });
        return pending('Olate', { pnpId: HOUSE });
      },
    ],
  ];

  it.each(REASONS)('is refunded in full, with its tax: %s', async (_, reason, prepare) => {
    const id = await prepare();
    const access = await shop.sql('SELECT * FROM report_access UNION ALL SELECT *, 0 FROM property_access');
    const { account } = await shop.ledger();
    expect(await settle(id, { taxCents: 101 })).toMatchObject({ status: 'paid', totalCents: 1_600 });
    expect(await refunds()).toEqual([{ purchase_id: id, amount_cents: 1_600, short_cents: 0, reason }]);
    expect(await shop.sql('SELECT * FROM report_access UNION ALL SELECT *, 0 FROM property_access')).toEqual(access);
    expect(await shop.ledger()).toMatchObject({ background_credit: [], mail: [], account });
    expect(await statusOf(id)).toMatchObject({
      status: 'paid',
      total: 16,
      invoiceId: expect.stringMatching(/^PL-/),
      opens: null,
      isRefunded: true,
    });
  });

  it('is refunded once, however often and at whatever moment its payment is told', async () => {
    const id = await pending('Olate', { personId: shop.elise });
    hidePerson(shop.origin.people, shop.elise);
    await Promise.all(Array.from({ length: 12 }, () => settle(id)));
    await settle(id, {}, NOW + DAY_MS);
    expect(await refunds()).toHaveLength(1);
    await Promise.all([carryOutRefunds(billing, NOW, id), carryOutRefunds(billing, NOW)]);
    expect(await shop.sql('SELECT kind FROM mail')).toEqual([{ kind: 'refund' }]);
    expect(new Set(provider.refund.mock.calls.map((call) => (call as unknown[])[2])).size).toBe(1);
  });

  it('is refunded for the rest where part of it went back before we knew', async () => {
    const id = await pending('Olate', { personId: shop.elise });
    hidePerson(shop.origin.people, shop.elise);
    await settle(id, { refundedCents: 500 });
    expect((await refunds()).map((row) => [row.amount_cents, row.short_cents])).toEqual([
      [500, 0],
      [999, 0],
    ]);
  });

  it('keeps the card that its buyer asked to keep', async () => {
    const id = await pending('Olate', { personId: shop.elise });
    await shop.sql(`UPDATE purchase SET keeps_method = 1 WHERE id = '${id}'`);
    hidePerson(shop.origin.people, shop.elise);
    await settle(id);
    expect(await shop.sql('SELECT account_id FROM payment_method')).toEqual([{ account_id: 'ann' }]);
  });

  it('of two payments for one report, the second goes back, also at once', async () => {
    const ids = await Promise.all(['Oone', 'Otwo', 'Othree'].map((id) => pending(id, { personId: shop.elise })));
    await Promise.all(ids.map((id) => settle(id)));
    expect(await shop.sql('SELECT id FROM background_credit')).toHaveLength(1);
    expect(await shop.sql('SELECT access_expires_at FROM report_access')).toEqual([
      { access_expires_at: NOW + 30 * DAY_MS },
    ]);
    expect((await refunds()).map((row) => row.reason)).toEqual(Array(2).fill(orderCopy.wentBack.open));
    const orders = await Promise.all(ids.map(statusOf));
    expect(orders.filter(({ opens }) => opens !== null)).toHaveLength(1);
    expect(orders.filter(({ isRefunded }) => isRefunded)).toHaveLength(2);
  });

  it('goes back if a credit opens the report between the check and the payment', async () => {
    const id = await pending('Olate', { personId: shop.elise });
    const credit = { id: 'c1', account_id: 'ann', granted_at: NOW, expires_at: NOW + DAY_MS };
    shop.origin.accounts.insert('background_credit', credit);
    const { accounts } = billing;
    let isFirst = true;
    const raced: typeof accounts = {
      prepare: (sql) => accounts.prepare(sql),
      batch: async (statements) => {
        if (isFirst && statements.length > 4) {
          isFirst = false;
          await openWithCredit(accounts, 'ann', shop.elise, NOW);
        }
        return accounts.batch(statements);
      },
    };
    await settleOrder({ ...billing, accounts: raced }, id, paid(id), NOW);
    expect(isFirst).toBe(false);
    expect((await refunds()).map((row) => row.reason)).toEqual([orderCopy.wentBack.open]);
    expect(await shop.sql('SELECT id FROM background_credit')).toEqual([{ id: 'c1' }]);
  });

  it('is sent back right after the answer to whoever settled it', async () => {
    const { orderId } = await shop.order({ personId: shop.elise }, { key: 'a-first-order' });
    await shop.sql(
      "UPDATE purchase SET status = 'pending', invoice_number = NULL, report_opened = NULL, settled_at = NULL, payer = NULL",
    );
    hidePerson(shop.origin.people, shop.elise);
    const again = await shop.post({ personId: shop.elise }, { key: 'a-first-order' });
    expect(again.json<OrderAnswer>()).toMatchObject({ orderId, status: 'paid', isRefunded: true, opens: null });
    expect(await shop.sql('SELECT done_at IS NOT NULL AS isDone FROM refund')).toEqual([{ isDone: 1 }]);
    expect((await shop.sql("SELECT text FROM mail WHERE kind = 'refund'"))[0]?.text).toContain(orderCopy.wentBack.gone);
  });

  it('stays an order of its buyer, whose account counts as having paid nothing', async () => {
    const id = await pending('Olate', { personId: shop.elise });
    hidePerson(shop.origin.people, shop.elise);
    await settle(id);
    expect(await shop.user()).toMatchObject({ userType: 'free', backgroundCreditsCount: 0 });
    expect((await shop.invoices())[0]).toMatchObject({ credits: null });
    expect((await loadOrder(billing.accounts, id))?.accountId).toBe('ann');
  });
});
