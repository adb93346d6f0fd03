import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPurchase } from '../../../tests/fixtures/accounts-database.ts';
import { DAY_MS, DECLINED, MINUTE_MS, NOW, openTill, paid, type Till } from '../../../tests/support/fake-till.ts';
import { requestStatements } from '../court-runner/request-store.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { ALWAYS } from '../sql-condition.ts';
import { loadOrder } from './orders-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { checkPendingOrders } from './pending-orders.ts';
import { carryOutRefunds, refundStatements } from './refunds.ts';
import { settleOrder } from './settle-order.ts';
import { forgetOrderDetails } from './sweep-orders.ts';

let shop: Till['shop'];
let provider: Till['provider'];
let billing: Till['billing'];
let place: Till['place'];
let rowsOf: Till['rowsOf'];

beforeEach(async () => {
  ({ shop, provider, billing, place, rowsOf } = await openTill());
});

describe('the scheduled job', () => {
  let log: string[];
  beforeEach(() => {
    log = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  const addPending = (id: string, createdAt: number) => {
    addPurchase(shop.origin.accounts, 'ann', { id, status: 'pending', createdAt });
    return shop.sql(`UPDATE purchase SET provider = 'stripe' WHERE id = '${id}'`);
  };

  it('does not let orders that stay pending hold up the others', async () => {
    for (let at = 0; at < 50; at += 1) await addPending(`Oold${at}`, NOW - DAY_MS);
    await addPending('Onew', NOW - 20 * MINUTE_MS);
    const check = vi
      .spyOn(provider, 'check')
      .mockImplementation(async (ref) =>
        ref === 'ref-Onew' ? paid(ref) : { kind: 'pending', ref, redirectUrl: null },
      );
    await checkPendingOrders(billing, NOW);
    expect(check).toHaveBeenCalledTimes(50);
    await checkPendingOrders(billing, NOW + 10 * MINUTE_MS);
    expect((await loadOrder(billing.accounts, 'Onew'))?.status).toBe('paid');
    expect(check).toHaveBeenCalledTimes(51);
    await checkPendingOrders(billing, NOW + 6 * 60 * MINUTE_MS);
    expect(check).toHaveBeenCalledTimes(101);
  });

  it('goes on after an order it cannot check, and logs nothing about it', async () => {
    await addPending('Obad', NOW - DAY_MS);
    await addPending('Ogood', NOW - 20 * MINUTE_MS);
    vi.spyOn(provider, 'check').mockImplementation(async (ref) => {
      if (ref === 'ref-Obad') throw new TypeError('ann@example.com');
      return paid(ref);
    });
    await checkPendingOrders(billing, NOW);
    expect((await loadOrder(billing.accounts, 'Ogood'))?.status).toBe('paid');
    expect(log.map((line) => JSON.parse(line))).toEqual([
      { message: 'a row of a scheduled job failed', job: 'check orders', error: 'TypeError' },
    ]);
  });

  it('does not let refunds that stay open hold up the others', async () => {
    for (let at = 0; at <= 50; at += 1) {
      addPurchase(shop.origin.accounts, 'ann', { id: `O${at}`, createdAt: NOW });
      const refund = { purchaseId: `O${at}`, amountCents: 100, reason: 'It failed' };
      await billing.accounts.batch(refundStatements(billing.accounts, refund, NOW + at));
    }
    await shop.sql("UPDATE purchase SET provider = 'stripe'");
    const sendBack = vi.spyOn(provider as PaymentProvider, 'refund').mockResolvedValue({ kind: 'pending' });
    await carryOutRefunds(billing, NOW + MINUTE_MS);
    expect(sendBack).toHaveBeenCalledTimes(50);
    await carryOutRefunds(billing, NOW + 2 * MINUTE_MS);
    expect(new Set(sendBack.mock.calls.map(([payment]) => payment)).size).toBe(51);
  });

  it('gives up after a month, loudly and once; a payment that comes to light later still counts', async () => {
    await addPending('Oold', NOW);
    provider.says = { kind: 'pending', ref: 'ref-Oold', redirectUrl: null };
    await checkPendingOrders(billing, NOW + 29 * DAY_MS);
    expect(log).toEqual([]);
    await checkPendingOrders(billing, NOW + 31 * DAY_MS);
    await checkPendingOrders(billing, NOW + 40 * DAY_MS);
    expect(log.map((line) => JSON.parse(line))).toEqual([
      { message: 'ORDER STILL PENDING', provider: 'stripe', reference: 'ref-Oold' },
    ]);
    expect((await settleOrder(billing, 'Oold', paid('ref-Oold'), NOW + 41 * DAY_MS))?.status).toBe('paid');
  });
});

describe('what we keep of an order', () => {
  const kept = () => shop.sql('SELECT status, runner, funnel FROM purchase ORDER BY id');

  it('excludes runner and funnel once it is declined, or a week after it expired', async () => {
    const funnel = { wp_term: 'Elise-Navarro', phoneNumber: '15035550142' };
    provider.says = DECLINED;
    await place(NOW, 'first-order', { funnel });
    expect(await kept()).toEqual([{ status: 'declined', runner: null, funnel: null }]);
    await shop.sql('DELETE FROM purchase');
    provider.says = { kind: 'expired', ref: 'cs_1' };
    await place(NOW, 'second-order', { funnel });
    await forgetOrderDetails(billing.accounts, NOW + 6 * DAY_MS);
    expect(await kept()).toEqual([{ status: 'expired', runner: null, funnel: JSON.stringify(funnel) }]);
    await forgetOrderDetails(billing.accounts, NOW + 8 * DAY_MS);
    expect(await kept()).toEqual([{ status: 'expired', runner: null, funnel: null }]);
  });

  it('is nothing 30 days after it was declined or expired; paid orders stay', async () => {
    provider.says = DECLINED;
    await place(NOW, 'first-order');
    provider.says = { kind: 'expired', ref: 'cs_1' };
    await place(NOW, 'second-order');
    provider.says = null;
    await place(NOW, 'third-order');
    await sweepStored(billing.accounts, NOW + 29 * DAY_MS);
    expect(await rowsOf()).toMatchObject({ purchase: 3, purchase_line: 3 });
    await sweepStored(billing.accounts, NOW + 31 * DAY_MS);
    expect(await shop.sql('SELECT status FROM purchase')).toEqual([{ status: 'paid' }]);
    expect(await rowsOf()).toMatchObject({ purchase_line: 1 });
  });

  it('keeps receipts for 7 years, whether or not their account is gone', async () => {
    for (const id of ['Ogone', 'Oann'])
      addPurchase(shop.origin.accounts, 'ann', { id, createdAt: Date.UTC(2026, 1, 28) });
    await shop.sql("UPDATE purchase SET account_id = NULL WHERE id = 'Ogone'");
    await sweepStored(billing.accounts, Date.UTC(2033, 1, 27));
    expect(await rowsOf()).toMatchObject({ purchase: 2 });
    await sweepStored(billing.accounts, Date.UTC(2033, 1, 28));
    expect(await rowsOf()).toMatchObject({ purchase: 0, purchase_line: 0 });
  });

  it('excludes the person a runner asks about once no runner is out, for example if the account is gone', async () => {
    for (const id of ['Oout', 'Ogone']) {
      addPurchase(shop.origin.accounts, 'ann', { id, personId: shop.elise, createdAt: NOW });
      const counties = [{ fips: '41051', countyName: 'Multnomah', stateCode: 'OR', amountCents: 1 }];
      const order = { purchaseId: id, accountId: 'ann', personId: shop.elise, counties };
      await billing.accounts.batch(requestStatements(billing.accounts, order, NOW, ALWAYS));
    }
    await shop.sql("DELETE FROM court_runner_request WHERE purchase_id = 'Ogone'");
    await forgetOrderDetails(billing.accounts, NOW);
    expect(await shop.sql('SELECT id, runner FROM purchase ORDER BY id')).toEqual([
      { id: 'Ogone', runner: null },
      { id: 'Oout', runner: '{}' },
    ]);
    await shop.sql("DELETE FROM account WHERE id = 'ann'");
    await forgetOrderDetails(billing.accounts, NOW);
    expect(await shop.sql('SELECT DISTINCT runner FROM purchase')).toEqual([{ runner: null }]);
  });
});
