import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addGuest, addPlan, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { paid } from '../../../tests/support/fake-till.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { adoptGuestsStatements } from '../accounts/adopt-guests.ts';
import { openBilling } from '../billing/open-billing.ts';
import { settleOrder } from '../billing/settle-order.ts';
import { parseSettings, type SqlDatabase } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { loadUnusedCents } from './refund-unused.ts';

const NOW = Date.now();
let shop: ShopOrigin;

/** A guest with ann's address has bought a plan. */
beforeEach(async () => {
  shop = await openShopOrigin();
  addGuest(shop.origin.accounts, { id: 'G', email: 'ann@example.com', userType: 'free' });
  const cookie = `session=${await addSession(shop.origin.accounts, 'G', { scope: 'purchase' })}`;
  await shop.orderPlan('premium-unlimited', {}, { cookie });
});

const adopt = (now = NOW) =>
  shop.origin.accounts.batch([...adoptGuestsStatements(shop.origin.accounts, 'ann@example.com', now, ALWAYS)]);
/** A guest's order for a plan whose payment is settled while somebody logs in to the account. */
async function settledWhileAdopted(productId: string) {
  const { accounts, bindings } = shop.origin;
  await rows('DELETE FROM plan');
  await rows("DELETE FROM purchase WHERE account_id = 'G'");
  const cookie = `session=${await addSession(accounts, 'G', { scope: 'purchase' })}`;
  const { orderId } = await shop.orderPlan(productId, {}, { cookie });
  // As before its payment.
  await rows('DELETE FROM plan');
  await rows('DELETE FROM renewal_consent');
  await rows("UPDATE purchase SET status = 'pending', invoice_number = NULL, settled_at = NULL");
  const billing = openBilling(parseSettings(bindings), bindings);
  let isAdopted = false;
  let isPaying = false;
  const raced: SqlDatabase = {
    prepare(sql) {
      isPaying ||= sql.includes("SET status = 'paid'");
      return accounts.prepare(sql);
    },
    async batch(statements) {
      if (isPaying && !isAdopted) {
        isAdopted = true;
        await adopt();
      }
      return accounts.batch(statements);
    },
  };
  return settleOrder({ ...billing, accounts: raced }, orderId, paid('test_late'), NOW);
}
const rows = (sql: string) => shop.sql(sql);

describe('a plan that a guest bought', () => {
  it('becomes the account’s, with its method for renewals only and what was agreed to', async () => {
    await adopt();
    expect((await shop.plan()).plan).toMatchObject({ status: 'active', productId: 'premium-unlimited' });
    expect(await shop.user()).toMatchObject({ userType: 'paid', premiumSubscriber: true, backgroundCreditsCount: 1 });
    expect(await rows('SELECT account_id, is_for_plan_only FROM payment_method')).toEqual([
      { account_id: 'ann', is_for_plan_only: 1 },
    ]);
    expect(await rows('SELECT account_id, action FROM renewal_consent')).toEqual([
      { account_id: 'ann', action: 'start' },
    ]);
    expect(await rows("SELECT id FROM account WHERE id = 'G'")).toEqual([]);
    expect((await shop.buyCredits()).status).toBe(402);
  });

  it('renews with the guest’s card, although the account has one of its own', async () => {
    await shop.order({ keepsPaymentMethod: true });
    await adopt();
    const before = await rows("SELECT id FROM payment_method WHERE is_for_plan_only = 1 AND account_id = 'ann'");
    expect((await shop.plan()).paidWith?.paymentMethodId).toBe(before[0]?.id);
    await shop.renewAt((await shop.plan()).plan?.paidUntil ?? 0);
    const [renewal] = await rows("SELECT id FROM purchase WHERE plan_action = 'renew' AND status = 'paid'");
    expect(renewal).toBeDefined();
    expect((await shop.buyCredits({ buysAnother: true })).status).toBe(200);
  });

  it.each([
    ['has a plan', () => void addPlan(shop.origin.accounts, 'ann')],
    [
      'shares a plan',
      () => {
        addAccount(shop.origin.accounts, { id: 'bob', userType: 'paid' });
        addPlan(shop.origin.accounts, 'bob', { productId: 'premium-annual' });
        shop.origin.accounts.exec("UPDATE account SET holder_id = 'bob' WHERE id = 'ann'");
      },
    ],
  ])('is ended and refunded in full if the account %s', async (_, has) => {
    has();
    const before = await rows("SELECT * FROM plan WHERE status <> 'ended'  AND account_id <> 'G'");
    await adopt();
    expect(await rows("SELECT * FROM plan WHERE status <> 'ended'")).toEqual(before);
    expect(await rows('SELECT amount_cents, reason FROM refund')).toEqual([
      { amount_cents: 1_999, reason: 'You already had a plan, so we ended this second one.' },
    ]);
    expect(await rows("SELECT account_id FROM plan WHERE ended_by = 'replaced'")).toEqual([{ account_id: 'ann' }]);
    expect(await rows('SELECT id FROM background_credit WHERE used_at IS NULL AND expires_at > 9e14')).toEqual([]);
    expect((await shop.user())?.backgroundCreditsCount).toBe(0);
    const [consent] = await rows('SELECT account_id, plan_ended_at FROM renewal_consent');
    expect(consent).toEqual({ account_id: 'ann', plan_ended_at: NOW });
  });

  it('of two guests, one plan becomes the account’s and the other is refunded', async () => {
    addGuest(shop.origin.accounts, { id: 'H', email: 'ann@example.com', userType: 'free' });
    const cookie = `session=${await addSession(shop.origin.accounts, 'H', { scope: 'purchase' })}`;
    await shop.orderPlan('premium-monthly', {}, { cookie });
    await adopt();
    expect(await rows("SELECT account_id FROM plan WHERE status = 'active'")).toEqual([{ account_id: 'ann' }]);
    expect(await rows('SELECT 1 FROM refund')).toHaveLength(1);
  });

  it('is refunded less the price of a report that its credit opened', async () => {
    addPlan(shop.origin.accounts, 'ann');
    await rows("UPDATE background_credit SET used_at = 1, person_id = 'P-x' WHERE account_id = 'G'");
    await adopt();
    const [refund, ...more] = await rows('SELECT amount_cents FROM refund');
    expect(more).toEqual([]);
    // 19.99 less a report for 14.99; by time, a cent may be used up.
    expect(refund?.amount_cents).toBeGreaterThanOrEqual(499);
    expect(refund?.amount_cents).toBeLessThanOrEqual(500);
  });

  it('that opened people is refunded for the rest of its period', async () => {
    addPlan(shop.origin.accounts, 'ann');
    const [plan] = await rows("SELECT period_start AS start, period_end AS end FROM plan WHERE account_id = 'G'");
    const [start, end] = [Number(plan?.start), Number(plan?.end)];
    const lookup = { person_id: 'P-x', period_start: start, used_at: start + 1 };
    shop.origin.accounts.insert('lookup', { account_id: 'G', ...lookup });
    await adopt(start + (end - start) / 2);
    expect(await rows('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 999 }]);
  });

  it('that opened hundreds of people is used up, and a few cost what a plan with a limit asks for them', async () => {
    addPlan(shop.origin.accounts, 'ann');
    const [plan] = await rows("SELECT period_start AS start FROM plan WHERE account_id = 'G'");
    const start = Number(plan?.start);
    const open = (from: number, to: number) => {
      for (let at = from; at < to; at += 1)
        shop.origin.accounts.insert('lookup', {
          account_id: 'G',
          person_id: `P${at}`,
          period_start: start,
          used_at: start,
        });
    };
    open(0, 20);
    const { accounts } = shop.origin;
    const id = String((await rows("SELECT id FROM plan WHERE account_id = 'G'"))[0]?.id);
    // 20 a month for 59.99 a year.
    expect(await loadUnusedCents(accounts, id, start)).toBe(1_999 - 499);
    open(20, 300);
    await adopt(start + 60_000);
    expect(await rows('SELECT 1 FROM refund')).toEqual([]);
  });

  it('with a limit is used up by its lookups as well', async () => {
    addPlan(shop.origin.accounts, 'ann');
    await rows("UPDATE plan SET product_id = 'premium-monthly' WHERE account_id = 'G'");
    await rows("UPDATE purchase SET total_cents = 999 WHERE account_id = 'G'");
    const [plan] = await rows("SELECT period_start AS start FROM plan WHERE account_id = 'G'");
    const start = Number(plan?.start);
    for (let at = 0; at < 20; at += 1)
      shop.origin.accounts.insert('lookup', {
        account_id: 'G',
        person_id: `P${at}`,
        period_start: start,
        used_at: start,
      });
    await adopt(start);
    expect(await rows('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 500 }]);
  });

  it('and does not go on leaves no method behind: the provider forgets it', async () => {
    const methods = () => rows('SELECT id FROM test_payment_method WHERE taken_at IS NULL');
    addPlan(shop.origin.accounts, 'ann');
    expect(await methods()).toHaveLength(1);
    await adopt();
    await shop.renewAt(NOW);
    expect(await methods()).toEqual([]);
    expect(await rows('SELECT * FROM method_to_forget')).toEqual([]);
  });

  it('whose method takes the place of another one for renewals leaves only its own', async () => {
    addPlan(shop.origin.accounts, 'ann', { status: 'delinquent' });
    const method = { provider: 'test', payer: '{}', created_at: 1, is_for_plan_only: 1 };
    shop.origin.accounts.insert('payment_method', {
      account_id: 'ann',
      id: 'M-old',
      provider_ref: 'kept_old',
      ...method,
    });
    await adopt();
    expect(await rows('SELECT provider_ref FROM method_to_forget')).toEqual([{ provider_ref: 'kept_old' }]);
    expect(await rows('SELECT account_id FROM payment_method')).toEqual([{ account_id: 'ann' }]);
  });

  it('is the account’s if it is paid while the guest becomes part of it', async () => {
    const settled = await settledWhileAdopted('premium-monthly');
    expect(settled?.status).toBe('paid');
    expect(await rows("SELECT account_id, product_id FROM plan WHERE status = 'active'")).toEqual([
      { account_id: 'ann', product_id: 'premium-monthly' },
    ]);
  });

  it('whose renewal is overdue has nothing left to refund', async () => {
    addPlan(shop.origin.accounts, 'ann');
    await rows("UPDATE plan SET status = 'delinquent', failed_at = 1, attempts = 1 WHERE account_id = 'G'");
    await adopt();
    expect(await rows('SELECT 1 FROM refund')).toEqual([]);
  });

  it('takes the place of one whose payment is overdue', async () => {
    addPlan(shop.origin.accounts, 'ann');
    await rows("UPDATE plan SET status = 'delinquent', failed_at = 1, attempts = 1 WHERE account_id = 'ann'");
    await adopt();
    expect(await rows('SELECT 1 FROM refund')).toEqual([]);
    expect((await shop.plan()).plan).toMatchObject({ status: 'active', productId: 'premium-unlimited' });
    expect(await shop.user()).toMatchObject({ userType: 'paid', backgroundCreditsCount: 1 });
    expect(await rows("SELECT account_id, ended_by FROM plan WHERE status = 'ended'")).toEqual([
      { account_id: 'ann', ended_by: 'replaced' },
    ]);
  });
});
