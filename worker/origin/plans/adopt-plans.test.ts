import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addGuest, addPlan, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { adoptGuestsStatements } from '../accounts/adopt-guests.ts';
import { ALWAYS } from '../sql-condition.ts';

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
    expect((await shop.buyCredits()).status).toBe(200);
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

  it('of two guests, one plan becomes the account’s and the other goes back', async () => {
    addGuest(shop.origin.accounts, { id: 'H', email: 'ann@example.com', userType: 'free' });
    const cookie = `session=${await addSession(shop.origin.accounts, 'H', { scope: 'purchase' })}`;
    await shop.orderPlan('premium-monthly', {}, { cookie });
    await adopt();
    expect(await rows("SELECT account_id FROM plan WHERE status = 'active'")).toEqual([{ account_id: 'ann' }]);
    expect(await rows('SELECT 1 FROM refund')).toHaveLength(1);
  });

  it('whose credit opened a report pays for it, when the plan goes back because there is another one', async () => {
    addPlan(shop.origin.accounts, 'ann');
    await rows("UPDATE background_credit SET used_at = 1, person_id = 'P-x' WHERE account_id = 'G'");
    await adopt();
    const [refund, ...more] = await rows('SELECT amount_cents FROM refund');
    expect(more).toEqual([]);
    // 19.99 less a report for 14.99; by time, a cent may be used up.
    expect(refund?.amount_cents).toBeGreaterThanOrEqual(499);
    expect(refund?.amount_cents).toBeLessThanOrEqual(500);
  });

  it('that opened people gets back the part of its period that is left', async () => {
    addPlan(shop.origin.accounts, 'ann');
    const [plan] = await rows("SELECT period_start AS start, period_end AS end FROM plan WHERE account_id = 'G'");
    const [start, end] = [Number(plan?.start), Number(plan?.end)];
    const lookup = { person_id: 'P-x', period_start: start, used_at: start + 1 };
    shop.origin.accounts.insert('lookup', { account_id: 'G', ...lookup });
    await adopt(start + (end - start) / 2);
    expect(await rows('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 999 }]);
  });

  it('whose renewal is overdue has nothing left to go back', async () => {
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
