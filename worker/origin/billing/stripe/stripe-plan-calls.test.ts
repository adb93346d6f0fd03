import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderAnswer } from '../../../../shared/contract/billing.ts';
import type {
  ChangePlanAnswer,
  PaymentMethodAnswer,
  PlanAnswer,
  PlanChange,
} from '../../../../shared/contract/plans.ts';
import { RENEWAL_VERSION } from '../../../../shared/copy/billing/renewal.ts';
import { addAccount, addSession } from '../../../../tests/fixtures/accounts-database.ts';
import { asEvent, type FakeStripe, openFakeStripe, signedEvent } from '../../../../tests/support/fake-stripe.ts';
import { openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { parseSettings } from '../../env.ts';
import { carryOutWanted } from '../../plans/carry-out-wanted.ts';
import { openBilling } from '../open-billing.ts';
import { carryOutRefunds } from '../refunds.ts';

const VARIABLES = {
  STRIPE_SECRET_KEY: 'sk_test_0000000000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000',
  SITE_URL: 'https://porchlight.example',
} as const;
const AGREED = {
  attestation: { purpose: 'reconnect', textVersion: '2026-11' },
  renewal: { textVersion: RENEWAL_VERSION },
} as const;

let stripe: FakeStripe;
let origin: TestOrigin;
let cookie: string;
let told = 0;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stripe = openFakeStripe(VARIABLES.STRIPE_SECRET_KEY);
  stripe.plans.now = Math.floor(Date.now() / 1_000);
  told = 0;
  vi.stubGlobal('fetch', stripe.fetch);
  origin = openTestOrigin('local', undefined, VARIABLES);
  addAccount(origin.accounts, { id: 'june', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'june')}`;
  await send<OrderAnswer>('/api/orders', { productIds: ['premium-monthly'], ...AGREED });
  stripe.pay('cs_test_1');
  await tell();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let keys = 0;
async function send<T>(path: string, body: object = {}): Promise<T> {
  keys += 1;
  const headers = { 'idempotency-key': `the-key-of-request-${keys}` };
  const answer = await origin.call(path, { method: 'POST', cookie, headers, body: JSON.stringify(body) });
  expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([path, 200, '']);
  return answer.json<T>();
}
const get = async <T>(path: string) => (await origin.call(path, { cookie })).json<T>();
const plan = async () => (await get<PlanAnswer>('/api/billing/plan')).plan;
const sub = () => stripe.plans.subscriptions.get('sub_1');

/** Sends what Stripe has to tell since the last time. */
async function tell(): Promise<void> {
  for (; told < stripe.plans.events.length; told += 1) {
    const event = stripe.plans.events[told];
    if (event === undefined) return;
    const { body, headers } = await signedEvent(
      { ...event, id: `evt_${told}` },
      { secret: VARIABLES.STRIPE_WEBHOOK_SECRET },
    );
    const request = { method: 'POST', body, headers, envelope: { caller: 'browser' } } as const;
    expect((await origin.call('/api/webhooks/stripe', request)).status).toBe(200);
  }
}

async function change(productId: string): Promise<ChangePlanAnswer> {
  const offered = await get<PlanChange[]>('/api/billing/plan-changes');
  const shownCharge = offered.find((one) => one.productId === productId)?.charge;
  return send<ChangePlanAnswer>('/api/billing/change-plan', { productId, shownCharge, ...AGREED });
}

it('a larger plan begins at once with the kept method; the rest of the old one is refunded; Stripe’s events add nothing', async () => {
  const { order, plan: after } = await change('premium-unlimited');
  expect([order?.status, after?.productId]).toEqual(['paid', 'premium-unlimited']);
  await tell();
  expect(await plan()).toMatchObject({ productId: 'premium-unlimited', status: 'active' });
  const paid = await origin.accounts
    .prepare("SELECT plan_action, total_cents FROM purchase WHERE status = 'paid' ORDER BY total_cents")
    .all();
  expect(paid.results).toEqual([
    { plan_action: 'start', total_cents: 999 },
    { plan_action: 'change', total_cents: 1_999 },
  ]);
  expect(stripe.refunds.map(({ payment_intent }) => payment_intent)).toEqual(['pi_of_in_1']);
});

it('a cancellation that arrives while a change is being charged stays, at Stripe as well', async () => {
  let isCanceled = false;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    if (!isCanceled && String(init?.body).includes('billing_cycle_anchor')) {
      isCanceled = true;
      await send('/api/billing/cancel');
    }
    return stripe.fetch(input, init);
  });
  const { order } = await change('premium-unlimited');
  expect([isCanceled, order?.status, sub()?.cancel_at_period_end]).toEqual([true, 'paid', true]);
  await tell();
  expect(await plan()).toMatchObject({ productId: 'premium-unlimited', renewal: null });
  expect((await plan())?.cancelledAt).not.toBeNull();
});

it('a change resumes a plan that was canceled before it, not one that was canceled after the order', async () => {
  await send('/api/billing/cancel');
  const at = Math.floor(Date.now() / 1_000);
  const canceled = (canceled_at: number) => {
    const before = sub();
    if (before !== undefined) stripe.plans.subscriptions.set('sub_1', { ...before, canceled_at });
  };
  canceled(at + 60);
  await change('speed-search');
  expect(sub()?.cancel_at_period_end).toBe(true);
  canceled(at - 60);
  await change('premium-unlimited');
  expect(sub()?.cancel_at_period_end).toBe(false);
});

it('a declined change leaves plan and subscription as they were', async () => {
  stripe.plans.decline = { code: 'card_declined' };
  const { order, plan: after } = await change('premium-unlimited');
  expect([order?.status, after?.productId]).toEqual(['declined', 'premium-monthly']);
  await tell();
  expect(await plan()).toMatchObject({ productId: 'premium-monthly', status: 'active' });
  expect(stripe.refunds).toEqual([]);
});

it('a smaller plan follows when the period is over, even if the plan was canceled and resumed in between', async () => {
  await change('premium-annual');
  await tell();
  expect(await plan()).toMatchObject({ productId: 'premium-monthly', next: { productId: 'premium-annual' } });
  await send('/api/billing/cancel');
  await tell();
  expect([sub()?.cancel_at_period_end, (await plan())?.renewal]).toEqual([true, null]);
  await send('/api/billing/resume', { renewal: AGREED.renewal });
  await tell();
  expect(sub()?.cancel_at_period_end).toBe(false);
  stripe.plans.renew('sub_1');
  await tell();
  expect(await plan()).toMatchObject({ productId: 'premium-annual', status: 'active', next: null });
});

it('a declined renewal is paid by another method, given on Stripe’s page, which nobody else can see', async () => {
  stripe.plans.decline = { code: 'card_declined' };
  stripe.plans.renew('sub_1');
  await tell();
  expect(await plan()).toMatchObject({ status: 'delinquent' });
  const { redirectUrl } = await send<PaymentMethodAnswer>('/api/billing/payment-method');
  expect(redirectUrl).toBe('https://checkout.stripe.com/c/pay/cs_test_2');
  expect(stripe.requests.at(-1)?.fields).toMatchObject({ mode: 'setup', customer: 'cus_of_cs_test_1' });
  stripe.leaveMethod('cs_test_2');
  stripe.plans.decline = null;
  const { order } = await send<PaymentMethodAnswer>('/api/billing/payment-method-back');
  expect(order).toMatchObject({ status: 'paid', total: 9.99 });
  await tell();
  expect(await plan()).toMatchObject({ status: 'active' });
  expect(sub()?.default_payment_method).toBe('pm_new');
  const rows = await origin.accounts.prepare("SELECT id FROM purchase WHERE status = 'paid'").all();
  expect(rows.results).toHaveLength(2);
});

it('any page that keeps a method asks the customer of the plan, whose renewals nobody else’s method could pay', async () => {
  const { attestation } = AGREED;
  await send('/api/orders', { productIds: ['background-credit'], keepsPaymentMethod: true, attestation });
  expect(stripe.requests.at(-1)?.fields).toMatchObject({ mode: 'payment', customer: 'cus_of_cs_test_1' });
  expect(stripe.requests.at(-1)?.fields).not.toHaveProperty('customer_creation');
  await send('/api/billing/cancel');
  const request = { method: 'DELETE', cookie, body: '{}' };
  expect((await origin.call('/api/billing/payment-method', request)).status).toBe(200);
  await send('/api/billing/payment-method');
  expect(stripe.requests.at(-1)?.fields).toMatchObject({ mode: 'setup', customer: 'cus_of_cs_test_1' });
});

it('a card kept by one payment, after the plan’s was taken off file, is the plan’s customer’s: it pays a larger plan', async () => {
  await send('/api/billing/cancel');
  await origin.call('/api/billing/payment-method', { method: 'DELETE', cookie, body: '{}' });
  const { attestation } = AGREED;
  await send('/api/orders', { productIds: ['background-credit'], keepsPaymentMethod: true, attestation });
  stripe.plans.events.push({ type: 'checkout.session.completed', object: asEvent(stripe.pay('cs_test_2')) });
  await tell();
  const { order } = await change('premium-unlimited');
  expect(order?.status).toBe('paid');
  expect(sub()?.default_payment_method).toBe('pm_of_cs_test_2');
});

it('a method that was given on Stripe’s page comes back no more once another one is on file', async () => {
  await send<PaymentMethodAnswer>('/api/billing/payment-method');
  stripe.leaveMethod('cs_test_2');
  const first = await send<PaymentMethodAnswer>('/api/billing/payment-method-back');
  // Its answer was lost.
  expect(await send<PaymentMethodAnswer>('/api/billing/payment-method-back')).toEqual(first);
  await origin.accounts.prepare("UPDATE payment_method SET provider_ref = 'pm_newer'").run();
  await send<PaymentMethodAnswer>('/api/billing/payment-method-back');
  const onFile = await origin.accounts.prepare('SELECT provider_ref AS ref FROM payment_method').all();
  expect(onFile.results).toEqual([{ ref: 'pm_newer' }]);
  await origin.accounts.prepare('UPDATE payment_method SET created_at = 1').run();
  expect((await origin.call('/api/billing/payment-method-back', { method: 'POST', cookie, body: '{}' })).status).toBe(
    409,
  );
});

it('a method entered on Stripe’s page goes on file once, even if the customer never comes back', async () => {
  await send<PaymentMethodAnswer>('/api/billing/payment-method');
  const session = stripe.leaveMethod('cs_test_2');
  for (const _ of ['first', 'again']) stripe.plans.events.push({ type: 'checkout.session.completed', object: session });
  await tell();
  const onFile = await origin.accounts.prepare('SELECT provider_ref AS ref FROM payment_method').all();
  expect(onFile.results).toEqual([{ ref: 'pm_new' }]);
  expect(sub()?.default_payment_method).toBe('pm_new');
  const mails = await origin.accounts.prepare("SELECT id FROM mail WHERE kind = 'payment-method-changed'").all();
  expect(mails.results).toHaveLength(1);
});

it('a plan whose payment is overdue ends at once when it is canceled, and its invoice can no longer be paid', async () => {
  stripe.plans.decline = { code: 'card_declined' };
  stripe.plans.renew('sub_1');
  await tell();
  await send('/api/billing/cancel');
  await tell();
  expect([sub()?.status, (await plan())?.status]).toEqual(['canceled', 'ended']);
  expect([...stripe.plans.invoices.values()].map(({ status }) => status)).toEqual(['paid', 'void']);
});

it('of two plans paid in two tabs, the second is refunded in full and ends at Stripe', async () => {
  addAccount(origin.accounts, { id: 'ann', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
  for (const id of ['premium-monthly', 'premium-unlimited'])
    await send<OrderAnswer>('/api/orders', { productIds: [id], ...AGREED, buysAnother: true });
  stripe.pay('cs_test_2');
  stripe.pay('cs_test_3');
  await tell();
  const billing = openBilling(parseSettings(origin.bindings), origin.bindings);
  await carryOutWanted(billing);
  await carryOutRefunds(billing, Date.now());
  await tell();
  expect(await plan()).toMatchObject({ productId: 'premium-monthly', status: 'active' });
  expect([...stripe.plans.subscriptions.values()].map(({ status }) => status)).toEqual([
    'active',
    'active',
    'canceled',
  ]);
  expect(stripe.refunds.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([['pi_of_in_3', 1_999]]);
});
