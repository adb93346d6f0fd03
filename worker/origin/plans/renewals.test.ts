import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import { addAccount, addPlan } from '../../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { CARDS, openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds } from '../billing/refunds.ts';
import { parseSettings } from '../env.ts';
import { cancelPlan } from './cancel-plan.ts';
import { renewDuePlans } from './renew-due-plans.ts';

const DAY = 86_400_000;
let shop: ShopOrigin;
beforeEach(async () => {
  shop = await openShopOrigin();
});

const billing = () => openBilling(parseSettings(shop.origin.bindings), shop.origin.bindings);
const kinds = async () =>
  (await shop.sql("SELECT kind FROM mail WHERE kind <> 'receipt' ORDER BY created_at")).map(({ kind }) => kind);
const mailOf = async (kind: string) =>
  (await shop.sql('SELECT * FROM mail')).filter((mail) => mail.kind === kind) as unknown as OutboxMail[];
const charges = () =>
  shop.sql(
    'SELECT amount_cents, times_asked FROM test_charge c JOIN purchase p ON p.id = c.purchase_id ORDER BY created_at',
  );
/** When ann's plan renews next. */
const renewsAt = async () => (await shop.plan()).plan?.paidUntil ?? 0;
const failing = async () => ({ paymentMethodId: await shop.typeCard(CARDS.failsAtRenewal) });

type Charging = NonNullable<ReturnType<typeof billing>['provider']>['charge'];
/** A run of the job at that time that is killed while it charges. */
async function killedAfter(at: number, work: (charge: Charging, order: Parameters<Charging>) => Promise<unknown>) {
  const { provider } = billing();
  if (provider === null) throw new Error('no provider');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const killed: Charging = async (...order) => {
    await work(provider.charge.bind(provider), order);
    throw new Error('killed');
  };
  await renewDuePlans({ ...billing(), provider: { ...provider, charge: killed } }, at);
  vi.restoreAllMocks();
}

vi.setConfig({ testTimeout: 20_000 });

describe('a renewal', () => {
  it('charges the method on file when the period is over, never before, and starts the next period', async () => {
    await shop.orderPlan();
    const started = (await shop.plan()).plan?.startedAt ?? 0;
    const at = await renewsAt();
    expect(await shop.renewAt(at - 1)).toEqual({ renewed: 0, declined: 0, ended: 0 });
    expect(await shop.renewAt(at)).toEqual({ renewed: 1, declined: 0, ended: 0 });
    expect((await shop.plan()).plan).toMatchObject({ status: 'active', paidUntil: addMonths(started, 2) });
    expect(await shop.renewAt(at + DAY)).toEqual({ renewed: 0, declined: 0, ended: 0 });
    expect(await charges()).toHaveLength(2);
    const [latest] = await shop.invoices();
    expect(latest).toMatchObject({ total: 9.99, plan: { action: 'renew', from: at, until: addMonths(started, 2) } });
    const [mail] = await mailOf('plan-renewed');
    expect(mail?.text).toContain('for $9.99 a month, until you cancel');
  });

  it('brings the credits of its period; those of the last one are not carried over [F9-06]', async () => {
    await shop.orderPlan('premium-unlimited');
    const first = await renewsAt();
    await shop.renewAt(first);
    const second = await renewsAt();
    expect(await shop.sql('SELECT expires_at FROM background_credit ORDER BY expires_at')).toEqual([
      { expires_at: first },
      { expires_at: second },
    ]);
  });

  it('is one charge however many runs do it at once', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    await Promise.all(
      Array.from({ length: 8 }, (_, run) => {
        // As if each had taken the plan before the others did.
        shop.origin.accounts.exec(`UPDATE plan SET act_at = ${at}`);
        return shop.renewAt(at + run);
      }),
    );
    expect(await shop.sql("SELECT id FROM purchase WHERE plan_action = 'renew'")).toHaveLength(1);
    expect(await charges()).toHaveLength(2);
    expect(await mailOf('plan-renewed')).toHaveLength(1);
  });

  it('that was killed between charge and record continues with the same payment', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    const { provider } = billing();
    if (provider === null) throw new Error('no provider');
    const charge = provider.charge.bind(provider);
    const killed = vi.fn(async (...order: Parameters<typeof charge>) => {
      await charge(...order);
      throw new Error('killed');
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renewDuePlans({ ...billing(), provider: { ...provider, charge: killed } }, at);
    vi.restoreAllMocks();
    expect(killed).toHaveBeenCalledOnce();
    expect((await shop.plan()).plan?.paidUntil).toBe(at);
    // Taken for a while, then due again.
    expect(await shop.renewAt(at + 60_000)).toMatchObject({ renewed: 0 });
    expect(await shop.renewAt(at + 11 * 60_000)).toMatchObject({ renewed: 1 });
    expect(await charges()).toMatchObject([{}, { amount_cents: 999, times_asked: 2 }]);
    expect((await shop.plan()).plan?.paidUntil).toBeGreaterThan(at);
  });

  it.each([
    ['canceled', 'cancelled_at = period_end'],
    ['ended', "status = 'ended', ended_by = 'operator'"],
  ])(
    'that was killed between charge and record goes back in full if the plan was %s before the next run',
    async (_, is) => {
      await shop.orderPlan();
      const at = await renewsAt();
      await killedAfter(at, (charge, order) => charge(...order));
      await shop.sql(`UPDATE plan SET ${is}`);
      await shop.renewAt(at + 11 * 60_000);
      await carryOutRefunds(billing(), at + 11 * 60_000);
      expect(await charges()).toHaveLength(2);
      expect((await shop.invoices())[0]).toMatchObject({ status: 'refunded', total: 9.99, plan: null });
      expect(await shop.sql("SELECT id FROM purchase WHERE status = 'pending'")).toEqual([]);
      await shop.renewAt(at + 22 * 60_000);
      expect(await shop.sql('SELECT amount_cents FROM refund')).toEqual([{ amount_cents: 999 }]);
    },
  );

  it('that was killed before its charge is never charged if the plan was canceled before the next run', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    await killedAfter(at, async () => {});
    await shop.sql(`UPDATE plan SET cancelled_at = ${at}`);
    await shop.renewAt(at + 11 * 60_000);
    expect(await charges()).toHaveLength(1);
    expect(await shop.sql("SELECT status FROM purchase WHERE plan_action = 'renew'")).toEqual([{ status: 'expired' }]);
  });

  it('does not happen after a cancellation: the plan ends with its paid period', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    await shop.postPlan('/api/billing/cancel');
    expect(await shop.renewAt(at)).toEqual({ renewed: 0, declined: 0, ended: 1 });
    expect(await charges()).toHaveLength(1);
    expect(await shop.user()).toMatchObject({ userType: 'cancelled', premiumSubscriber: false });
    expect((await shop.plan()).plan).toMatchObject({ status: 'ended', renewal: null });
    expect(await kinds()).toEqual(expect.arrayContaining(['plan-cancelled', 'plan-ended']));
    const [consent] = await shop.sql('SELECT plan_ended_at, kept_until - plan_ended_at AS kept FROM renewal_consent');
    expect(consent?.plan_ended_at).toBe(at);
    expect(Number(consent?.kept)).toBeGreaterThan(366 * DAY);
  });

  it('that is canceled while it is being charged is refunded in full', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    const { provider } = billing();
    if (provider === null) throw new Error('no provider');
    const charge = async (...order: Parameters<typeof provider.charge>) => {
      const outcome = await provider.charge(...order);
      await cancelPlan(billing(), { id: 'ann', holderId: null }, at);
      return outcome;
    };
    await renewDuePlans({ ...billing(), provider: { ...provider, charge } }, at);
    await carryOutRefunds(billing(), at);
    expect((await shop.invoices())[0]).toMatchObject({ status: 'refunded', total: 9.99, plan: null });
    expect(await shop.user()).toMatchObject({ userType: 'cancelled' });
  });
});

describe('a declined renewal', () => {
  beforeEach(async () => {
    await shop.orderPlan('premium-monthly', await failing());
  });

  it('gives the free view at once, and says when the plan ends', async () => {
    const at = await renewsAt();
    expect(await shop.renewAt(at)).toEqual({ renewed: 0, declined: 1, ended: 0 });
    expect(await shop.user()).toMatchObject({ userType: 'delinquent', premiumSubscriber: false });
    expect((await shop.plan()).plan).toMatchObject({ status: 'delinquent', renewal: null, endsAt: at + 14 * DAY });
    expect((await shop.origin.call('/api/membership/delinquency-status', { cookie: shop.cookie })).text).toBe('true');
    const [mail] = await mailOf('plan-payment-failed');
    expect(mail?.text).toContain('We could not charge $9.99 for Premium Monthly. The bank declined this card.');
  });

  it('is tried again after 3, 7 and 12 days, and after 14 the plan has expired', async () => {
    const at = await renewsAt();
    const tries: number[] = [];
    for (let hour = 0; hour <= 15 * 24; hour += 6) {
      const { declined, ended } = await shop.renewAt(at + (hour * DAY) / 24);
      if (declined > 0) tries.push(hour / 24);
      if (ended > 0) tries.push(-hour / 24);
    }
    expect(tries).toEqual([0, 3, 7, 12, -14]);
    expect(await shop.user()).toMatchObject({ userType: 'expired' });
    expect((await shop.plan()).plan).toMatchObject({ status: 'ended', endsAt: null });
    expect(await mailOf('plan-payment-failed')).toHaveLength(1);
    expect(await mailOf('plan-ended')).toHaveLength(1);
  });

  it('that is canceled ends at once, and nothing more is tried', async () => {
    const at = await renewsAt();
    await shop.renewAt(at);
    const answer = await shop.postPlan('/api/billing/cancel');
    expect(answer.json()).toMatchObject({ plan: { status: 'ended' } });
    expect((await shop.postPlan('/api/billing/cancel')).text).toBe(answer.text);
    expect(await shop.user()).toMatchObject({ userType: 'cancelled' });
    await shop.renewAt(at + 20 * DAY);
    expect(await charges()).toHaveLength(2);
  });

  it('that is paid with another card starts a new period on that day', async () => {
    const at = await renewsAt();
    await shop.renewAt(at);
    const answer = await shop.postPlan('/api/billing/payment-method', { paymentMethodId: await shop.typeCard() });
    expect(answer.json()).toMatchObject({
      billingInfo: { cardNumber: '4242' },
      redirectUrl: null,
      order: { status: 'paid', total: 9.99 },
    });
    const { plan } = await shop.plan();
    expect(plan).toMatchObject({ status: 'active', endsAt: null });
    expect(plan?.renewal?.at).toBe(plan?.paidUntil);
    expect(await shop.user()).toMatchObject({ userType: 'paid', premiumSubscriber: true });
    expect(await charges()).toHaveLength(3);
  });

  it('stays overdue if the other card is declined as well, which is one more attempt', async () => {
    const at = await renewsAt();
    await shop.renewAt(at);
    const answer = await shop.postPlan('/api/billing/payment-method', await failing());
    expect(answer.json()).toMatchObject({ order: { status: 'declined', message: 'The bank declined this card.' } });
    expect((await shop.plan()).plan).toMatchObject({ status: 'delinquent', endsAt: at + 14 * DAY });
  });

  it('that has no method on file is told as well, and ends in time', async () => {
    const at = await renewsAt();
    await shop.sql('DELETE FROM payment_method');
    await shop.renewAt(at);
    expect((await mailOf('plan-payment-failed'))[0]?.text).toContain('There was no payment method on file.');
    expect(await charges()).toHaveLength(1);
    for (let day = 1; day <= 14; day += 1) await shop.renewAt(at + day * DAY);
    expect(await shop.user()).toMatchObject({ userType: 'expired' });
  });
});

describe('the law', () => {
  it('an annual plan is reminded once, 15 to 45 days before it renews', async () => {
    await shop.orderPlan('premium-annual');
    const at = await renewsAt();
    await shop.renewAt(at - 46 * DAY);
    expect(await mailOf('plan-renewal-reminder')).toEqual([]);
    for (let day = 45; day >= 14; day -= 1) await shop.renewAt(at - day * DAY);
    const [mail, ...more] = await mailOf('plan-renewal-reminder');
    expect(more).toEqual([]);
    const daysBefore = (at - Number((mail as unknown as { created_at: number }).created_at)) / DAY;
    expect(daysBefore).toBeGreaterThan(15);
    expect(daysBefore).toBeLessThan(45);
    expect(mail?.text).toMatch(/renews on .* for \$59\.99 a year[\s\S]*cancel/);
    await shop.renewAt(at);
    expect(await charges()).toHaveLength(2);
  });

  it('a new price is told 7 to 30 days before, and applies to the renewal after that', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    await shop.sql(`INSERT INTO price_change VALUES ('premium-monthly', 1299, ${at - 60 * DAY})`);
    await shop.renewAt(at - 10 * DAY);
    await shop.renewAt(at - 9 * DAY);
    const mails = await mailOf('plan-price-change');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('costs $9.99 a month now. Starting');
    expect((await shop.plan()).plan).toMatchObject({ price: 9.99, renewal: { price: 12.99 } });
    await shop.renewAt(at);
    expect((await charges())[1]).toMatchObject({ amount_cents: 1_299 });
    expect((await shop.plan()).plan).toMatchObject({ price: 12.99, renewal: { price: 12.99 } });
  });

  it('without that, the old price stays', async () => {
    await shop.orderPlan();
    const at = await renewsAt();
    await shop.sql(`INSERT INTO price_change VALUES ('premium-monthly', 1299, 0)`);
    await shop.renewAt(at - 6 * DAY);
    expect(await mailOf('plan-price-change')).toEqual([]);
    await shop.renewAt(at);
    expect((await charges())[1]).toMatchObject({ amount_cents: 999 });
  });
});

it('one plan that cannot be renewed does not hold up the others', async () => {
  await shop.orderPlan();
  const at = await renewsAt();
  addAccount(shop.origin.accounts, { id: 'bob', userType: 'paid' });
  addPlan(shop.origin.accounts, 'bob', { provider: 'stripe', periodStart: 0, periodEnd: at - DAY });
  expect(await shop.renewAt(at)).toEqual({ renewed: 1, declined: 0, ended: 0 });
});

it('npm run renewals moves the clock: a plan of a month renews 12 times in a year, at its own dates', async () => {
  await shop.orderPlan();
  const call = (days: number) =>
    shop.origin.call('/api/dev/renewals', { method: 'POST', body: JSON.stringify({ days }) });
  const started = (await shop.plan()).plan?.startedAt ?? 0;
  expect((await call(366)).json()).toEqual({ renewed: 12, declined: 0, ended: 0, mails: 12 });
  expect((await shop.plan()).plan?.paidUntil).toBe(addMonths(started, 13));
  expect((await call(31)).json()).toMatchObject({ renewed: 0 });
});

it('due plans, announcements and cleanup are found by index', async () => {
  const { accounts } = shop.origin;
  await shop.sql(`INSERT INTO price_change VALUES ('premium-monthly', 1299, 0)`);
  const plans = await plansOfAll(accounts, (explained) => renewDuePlans({ ...billing(), accounts: explained }, 1));
  expect(fullReads(plans).filter((detail) => !/price_change|plan_\w+_wanted/.test(detail))).toEqual([]);
});
