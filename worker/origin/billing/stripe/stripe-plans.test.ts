import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCharge } from '../../../../tests/fixtures/stripe.ts';
import { type FakeStripe, openFakeStripe } from '../../../../tests/support/fake-stripe.ts';
import type { Charge, ChargeNote, PaymentProvider, SubscriptionProvider } from '../payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { readStatus } from './stripe-subscription-status.ts';

const SETTINGS = { secretKey: 'sk_test_0000000000000000', hasAutomaticTax: false } as const;
const PLAN = {
  planId: 'Lplan',
  productId: 'premium-monthly',
  name: 'Premium',
  priceCents: 999,
  period: 'month',
  ref: null,
} as const;
const VISA = { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-11' };
const MINUTE_MS = 60_000;

let stripe: FakeStripe;
let provider: PaymentProvider;
let subscriptions: SubscriptionProvider;
/** what is recorded of each purchase */
let written: Map<string, string>;

beforeEach(() => {
  written = new Map();
  open();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open(settings: Partial<Parameters<typeof createStripeProvider>[0]> = {}) {
  stripe = openFakeStripe(SETTINGS.secretKey);
  provider = createStripeProvider({ ...SETTINGS, ...settings }, (...request) => stripe.fetch(...request));
  if (provider.subscriptions === null) throw new Error('Stripe renews by itself');
  ({ subscriptions } = provider);
}

const chargeOf = (more: Partial<Charge> = {}): Charge => ({
  purchaseId: 'Oabc',
  orderedAt: Date.now(),
  email: 'june@example.com',
  lines: [{ text: 'Premium, monthly', amountCents: 999 }],
  totalCents: 999,
  method: null,
  keepsMethod: true,
  plan: PLAN,
  returnUrl: 'https://porchlight.example/billing/orders/Oabc',
  ...more,
});
const KEPT = { method: { ref: 'pm_kept', customer: 'cus_1' } } as const;
const charge = (wanted: Charge) => {
  const { purchaseId } = wanted;
  const note: ChargeNote = {
    ref: written.get(purchaseId) ?? null,
    async write(ref) {
      const known = written.get(purchaseId) ?? ref;
      written.set(purchaseId, known);
      return known === ref;
    },
  };
  return provider.charge(wanted, note);
};
const asked = (path: RegExp, method = 'POST') =>
  stripe.requests.filter((one) => one.method === method && path.test(one.path));
const [SUBSCRIPTIONS, PAGES] = [/^\/v1\/subscriptions$/, /sessions$/];
/** From the period that a fake subscription has now. */
const paidPlan = (ref = 'sub_1') => {
  const item = stripe.plans.subscriptions.get(ref)?.items.data[0];
  return {
    ref,
    periodStart: (item?.current_period_start ?? 0) * 1_000,
    periodEnd: (item?.current_period_end ?? 0) * 1_000,
  };
};

/** Loses the answers to requests for paths that match, although Stripe carried them out. */
function lose(path: RegExp): () => void {
  const { fetch } = stripe;
  Object.assign(stripe, {
    fetch: async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request);
      if (path.test(String(request[0])) && request[1]?.method === 'POST') throw new TypeError('network');
      return answer;
    },
  });
  return () => Object.assign(stripe, { fetch });
}

describe('a plan without a kept method', () => {
  it('is a subscription on Stripe’s page, which carries our ids on both and nothing else', async () => {
    expect(await charge(chargeOf())).toMatchObject({ kind: 'pending', ref: 'cs_test_1' });
    const [page] = asked(PAGES);
    expect(page?.headers.get('idempotency-key')).toBe('Oabc-page');
    expect(page?.fields).toMatchObject({
      mode: 'subscription',
      ui_mode: 'hosted_page',
      'line_items[0][price_data][product]': 'plan-premium-monthly',
      'line_items[0][price_data][unit_amount]': '999',
      'line_items[0][price_data][recurring][interval]': 'month',
      'metadata[purchase_id]': 'Oabc',
      'metadata[plan_id]': 'Lplan',
      'metadata[product_id]': 'premium-monthly',
      'subscription_data[metadata][purchase_id]': 'Oabc',
      'subscription_data[metadata][plan_id]': 'Lplan',
      'subscription_data[metadata][product_id]': 'premium-monthly',
      'subscription_data[description]': 'Premium, monthly',
    });
    for (const name of ['payment_intent_data[description]', 'customer_creation'])
      expect(page?.fields).not.toHaveProperty([name]);
  });

  it('has a product at Stripe that is made once, however many buy it, and follows its name', async () => {
    await charge(chargeOf());
    await charge(chargeOf({ purchaseId: 'Oother' }));
    expect(asked(/products$/)).toHaveLength(1);
    expect(asked(/products$/)[0]?.fields).toMatchObject({
      id: 'plan-premium-monthly',
      name: 'Premium',
    });
    await charge(chargeOf({ purchaseId: 'Othird', plan: { ...PLAN, name: 'Premium Plus' } }));
    expect(stripe.plans.products.get('plan-premium-monthly')?.name).toBe('Premium Plus');
  });

  it('is paid with its period, and its method is kept for the next change', async () => {
    await charge(chargeOf());
    stripe.pay('cs_test_1');
    expect(await provider.check('cs_test_1')).toEqual({
      kind: 'paid',
      ref: 'cs_test_1',
      payment: 'pi_of_in_1',
      payer: VISA,
      kept: { ref: 'pm_1', customer: 'cus_of_cs_test_1' },
      refundedCents: 0,
      plan: paidPlan(),
    });
  });

  it('expires with its page, and is pending while it is open', async () => {
    await charge(chargeOf());
    expect(await provider.check('cs_test_1')).toMatchObject({ kind: 'pending', redirectUrl: expect.any(String) });
    stripe.expire('cs_test_1');
    expect(await provider.check('cs_test_1')).toEqual({ kind: 'expired', ref: 'cs_test_1' });
  });

  it('is not paid with another amount', async () => {
    await charge(chargeOf());
    stripe.pay('cs_test_1');
    for (const [id, invoice] of stripe.plans.invoices) stripe.plans.invoices.set(id, { ...invoice, total: 1 });
    const session = stripe.sessions.get('cs_test_1');
    if (session !== undefined)
      stripe.sessions.set('cs_test_1', { ...session, invoice: stripe.plans.invoices.get('in_1') ?? null });
    expect(await provider.check('cs_test_1')).toMatchObject({ kind: 'pending', isNotAsOrdered: true });
  });

  it('ends, and renews no more, if its payment was refunded before we knew of it', async () => {
    await charge(chargeOf());
    stripe.plans.nextPayment = { latest_charge: buildCharge({ refunded: true, amount_refunded: 999 }) };
    stripe.pay('cs_test_1');
    expect(await provider.check('cs_test_1')).toMatchObject({ kind: 'declined' });
    expect(stripe.plans.subscriptions.get('sub_1')?.status).toBe('canceled');
  });
});

describe('a plan with a kept method', () => {
  it('starts at once, only together with its payment', async () => {
    const order = chargeOf(KEPT);
    expect(await charge(order)).toMatchObject({ kind: 'paid', payment: 'pi_of_in_1', plan: paidPlan() });
    const [made] = asked(SUBSCRIPTIONS);
    expect(made?.headers.get('idempotency-key')).toBe('Oabc-plan');
    expect(made?.fields).toMatchObject({
      customer: 'cus_1',
      default_payment_method: 'pm_kept',
      off_session: 'true',
      payment_behavior: 'error_if_incomplete',
      'metadata[purchase_id]': 'Oabc',
      'metadata[plan_id]': 'Lplan',
    });
    expect(written.get('Oabc')).toBe(`plan:start:cus_1:Oabc:${order.orderedAt}`);
  });

  it('is one subscription however often it is sent, and however long Stripe remembers keys', async () => {
    const order = chargeOf(KEPT);
    const first = await charge(order);
    expect(await charge(order)).toEqual(first);
    stripe.forgetKeys();
    expect(await charge(order)).toEqual(first);
    expect(stripe.plans.subscriptions.size).toBe(1);
  });

  it('whose response was lost is found, also after it renewed', async () => {
    const found = lose(/subscriptions$/);
    const order = chargeOf(KEPT);
    await expect(charge(order)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    found();
    stripe.forgetKeys();
    const ref = written.get('Oabc') ?? '';
    const first = await provider.check(ref);
    expect(first).toMatchObject({ kind: 'paid', ref, payment: 'pi_of_in_1', plan: paidPlan() });
    stripe.plans.renew('sub_1');
    expect(await provider.check(ref)).toEqual(first);
    expect(await charge(order)).toEqual(first);
  });

  it('that Stripe never heard of stays pending for a while, then expires', async () => {
    stripe.fault = 'no answer';
    const late = chargeOf({ ...KEPT, purchaseId: 'Olate', orderedAt: Date.now() - 10 * MINUTE_MS });
    await charge(chargeOf(KEPT)).catch(() => {});
    await charge(late).catch(() => {});
    stripe.fault = null;
    expect(await provider.check(written.get('Oabc') ?? '')).toMatchObject({ kind: 'pending', redirectUrl: null });
    expect(await provider.check(written.get('Olate') ?? '')).toMatchObject({ kind: 'expired' });
  });

  it('that is declined leaves nothing behind', async () => {
    stripe.plans.decline = { code: 'card_declined', decline_code: 'insufficient_funds' };
    expect(await charge(chargeOf(KEPT))).toMatchObject({
      kind: 'declined',
      message: 'This card has insufficient funds.',
    });
    expect([stripe.plans.subscriptions.size, stripe.sessions.size]).toEqual([0, 0]);
  });

  it.each(['authentication_required', 'subscription_payment_intent_requires_action'])(
    'whose bank wants its customer (%s) goes to Stripe’s page, as the same customer',
    async (code) => {
      stripe.plans.decline = { code };
      expect(await charge(chargeOf(KEPT))).toMatchObject({ kind: 'pending', ref: 'cs_test_1' });
      expect(asked(PAGES)[0]?.fields).toMatchObject({ mode: 'subscription', customer: 'cus_1' });
      expect(stripe.plans.subscriptions.size).toBe(0);
    },
  );

  it('is declined if the method is gone, and goes to the page if nobody owns it', async () => {
    stripe.gone.add('pm_kept');
    expect(await charge(chargeOf(KEPT))).toMatchObject({ kind: 'declined', isMethodGone: true });
    const ownerless = chargeOf({ purchaseId: 'Oother', method: { ref: 'pm_2', customer: null } });
    expect(await charge(ownerless)).toMatchObject({ kind: 'pending', redirectUrl: expect.any(String) });
  });
});

describe('a change of a plan', () => {
  const UNLIMITED = { ...PLAN, productId: 'premium-unlimited', name: 'Unlimited', priceCents: 1_999, ref: 'sub_1' };
  const change = (more: Partial<Charge> = {}) =>
    chargeOf({
      ...KEPT,
      purchaseId: 'Ochange',
      totalCents: 1_999,
      lines: [{ text: 'Unlimited', amountCents: 1_999 }],
      plan: UNLIMITED,
      ...more,
    });
  beforeEach(async () => {
    await charge(chargeOf(KEPT));
    stripe.plans.now += 86_400;
  });

  it('begins a new period now at the full new price, with nothing prorated', async () => {
    expect(await charge(change())).toMatchObject({ kind: 'paid', payment: 'pi_of_in_2', plan: paidPlan() });
    const [sent] = asked(/subscriptions\/sub_1$/);
    expect(sent?.headers.get('idempotency-key')).toBe('Ochange-change');
    expect(sent?.fields).toMatchObject({
      'items[0][id]': 'si_of_sub_1',
      'items[0][price_data][unit_amount]': '1999',
      'billing_cycle_anchor[type]': 'now',
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
      'metadata[purchase_id]': 'Ochange',
    });
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-unlimited', priceCents: 1_999 });
  });

  it('whose response was lost is found, and not made twice', async () => {
    const found = lose(/subscriptions\/sub_1$/);
    await charge(change()).catch(() => {});
    found();
    stripe.forgetKeys();
    const paid = await provider.check(written.get('Ochange') ?? '');
    expect(paid).toMatchObject({ kind: 'paid', payment: 'pi_of_in_2' });
    expect(await charge(change())).toEqual(paid);
    expect(stripe.plans.invoices.size).toBe(2);
  });

  it.each([
    [{ code: 'card_declined' }, 'The bank declined this card.'],
    [{ code: 'authentication_required' }, 'Your bank wants you to confirm this card first.'],
  ] as const)('that is declined (%o) changes nothing, not even what was to follow', async (decline, message) => {
    await subscriptions.setNext('sub_1', { ...PLAN, productId: 'premium-annual', priceCents: 5_999, period: 'year' });
    const before = await subscriptions.read('sub_1');
    stripe.plans.decline = decline;
    expect(await charge(change())).toMatchObject({ kind: 'declined', message: expect.stringContaining(message) });
    stripe.plans.decline = null;
    expect(await subscriptions.read('sub_1')).toEqual(before);
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-annual', priceCents: 5_999 });
  });

  it('of a plan that has ended is declined, and charges nothing', async () => {
    await subscriptions.end('sub_1');
    expect(await charge(change())).toMatchObject({ kind: 'declined' });
    expect(stripe.plans.invoices.size).toBe(1);
  });
});

describe('a subscription at Stripe', () => {
  beforeEach(async () => {
    await charge(chargeOf(KEPT));
  });

  it('is read with its paid period, its payment and what it is, in our terms', async () => {
    const period = paidPlan();
    expect(await subscriptions.read('sub_1')).toEqual({
      ...period,
      planId: 'Lplan',
      status: 'active',
      productId: 'premium-monthly',
      priceCents: 999,
      isEnding: false,
      endedBy: null,
      paid: {
        id: 'in_1',
        payment: 'pi_of_in_1',
        totalCents: 999,
        payer: VISA,
        refundedCents: 0,
        periodStart: period.periodStart,
        periodEnd: period.periodEnd,
      },
      payUrl: null,
    });
    expect(await subscriptions.read('sub_unknown')).toBeNull();
  });

  it('whose renewal was declined is overdue, still has its paid period, and has a page to pay on', async () => {
    const before = paidPlan();
    stripe.plans.decline = { code: 'card_declined' };
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({
      ...before,
      status: 'overdue',
      paid: { id: 'in_1' },
      payUrl: 'https://invoice.stripe.com/i/in_2',
    });
    expect(await subscriptions.retry('sub_1')).toMatchObject({ status: 'overdue' });
    await subscriptions.setMethod('sub_1', { ref: 'pm_new', customer: 'cus_1' });
    stripe.plans.decline = null;
    expect(await subscriptions.retry('sub_1')).toMatchObject({
      ...paidPlan(),
      status: 'active',
      paid: { id: 'in_2' },
      payUrl: null,
    });
    expect(stripe.plans.subscriptions.get('sub_1')?.default_payment_method).toBe('pm_new');
    expect(await subscriptions.retry('sub_1')).toMatchObject({ status: 'active' });
  });

  it('becomes another plan when its period is over, even one of another length, or stays what it is', async () => {
    const annual = { productId: 'premium-annual', name: 'Premium, annual', priceCents: 5_999, period: 'year' } as const;
    await subscriptions.setNext('sub_1', annual);
    await subscriptions.setNext('sub_1', annual);
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-monthly' });
    await subscriptions.setNext('sub_1', PLAN);
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-monthly', priceCents: 999 });
    await subscriptions.setNext('sub_1', annual);
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-annual', priceCents: 5_999 });
    expect(stripe.plans.invoices.size).toBe(3);
  });

  it('still becomes the plan that was due to follow after a cancellation is taken back, and only then', async () => {
    const annual = { productId: 'premium-annual', name: 'Premium, annual', priceCents: 5_999, period: 'year' } as const;
    await subscriptions.setNext('sub_1', annual);
    for (const isEnding of [true, true, false, false]) await subscriptions.setEnding('sub_1', isEnding);
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-annual', isEnding: false });
    for (const isEnding of [true, false]) await subscriptions.setEnding('sub_1', isEnding);
    stripe.plans.renew('sub_1');
    await subscriptions.setNext('sub_1', PLAN);
    await subscriptions.setNext('sub_1', annual);
    for (const isEnding of [true, false]) await subscriptions.setEnding('sub_1', isEnding);
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({ productId: 'premium-annual' });
    expect(stripe.plans.subscriptions.get('sub_1')?.schedule).toBeNull();
  });

  it('that is due to end is not resumed by a new price or plan announced at that moment', async () => {
    await subscriptions.setEnding('sub_1', true);
    await subscriptions.setNext('sub_1', { ...PLAN, priceCents: 1_099 });
    expect(stripe.plans.subscriptions.get('sub_1')).toMatchObject({ schedule: null, cancel_at_period_end: true });
  });

  it('ends with its period if it was canceled, and counts as ended by the customer', async () => {
    await subscriptions.setNext('sub_1', { ...PLAN, priceCents: 1_099 });
    await subscriptions.setEnding('sub_1', true);
    expect(await subscriptions.read('sub_1')).toMatchObject({ status: 'active', isEnding: true });
    await subscriptions.setEnding('sub_1', false);
    expect(await subscriptions.read('sub_1')).toMatchObject({ isEnding: false });
    await subscriptions.setEnding('sub_1', true);
    stripe.plans.renew('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({
      status: 'ended',
      isEnding: false,
      endedBy: 'customer',
      paid: { id: 'in_1' },
    });
    await subscriptions.setEnding('sub_1', true);
  });

  it('ends at once, however often it is asked, and leaves no open invoice that could still be paid', async () => {
    stripe.plans.decline = { code: 'card_declined' };
    stripe.plans.renew('sub_1');
    for (const _ of ['first', 'again']) await subscriptions.end('sub_1');
    expect(await subscriptions.read('sub_1')).toMatchObject({ status: 'ended', endedBy: 'customer' });
    expect([...stripe.plans.invoices.values()].map(({ status }) => status)).toEqual(['paid', 'void']);
    stripe.fault = 'no answer';
    for (const act of [subscriptions.read, subscriptions.end, subscriptions.retry])
      await expect(act('sub_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('grants nothing by a status that nobody knows, or without a payment', () => {
    const all = ['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused'];
    expect(all.map((status) => readStatus(status, true))).toEqual([
      'incomplete',
      'incomplete',
      'active',
      'active',
      'overdue',
      'overdue',
      'ended',
      'overdue',
    ]);
    expect(readStatus('of_the_future', true)).toBe('incomplete');
    for (const status of ['trialing', 'active', 'of_the_future']) expect(readStatus(status, false)).toBe('incomplete');
  });
});

describe('Stripe’s page for another method', () => {
  const openPage = (customer: string | null = 'cus_1') =>
    provider.openMethodPage?.({
      accountId: 'june',
      email: 'june@example.com',
      customer,
      subscription: null,
      returnUrl: 'https://porchlight.example/billing/payment-method',
    });

  it('takes one, charges nothing, and belongs to the customer Stripe knows', async () => {
    expect(await openPage()).toEqual({ ref: 'cs_test_1', url: 'https://checkout.stripe.com/c/pay/cs_test_1' });
    const [page] = asked(PAGES);
    expect(page?.fields).toMatchObject({ mode: 'setup', currency: 'usd', customer: 'cus_1' });
    expect(page?.fields).not.toHaveProperty(['customer_email']);
    expect(await provider.readMethodPage?.('cs_test_1')).toEqual({ kind: 'open' });
    stripe.leaveMethod('cs_test_1');
    expect(await provider.readMethodPage?.('cs_test_1')).toEqual({
      kind: 'taken',
      kept: { ref: 'pm_new', customer: 'cus_1' },
      payer: VISA,
    });
  });

  it('creates a customer for a buyer without one, and closes', async () => {
    await openPage(null);
    expect(asked(PAGES)[0]?.fields).toMatchObject({ customer_email: 'june@example.com', customer_creation: 'always' });
    stripe.expire('cs_test_1');
    expect(await provider.readMethodPage?.('cs_test_1')).toEqual({ kind: 'left' });
  });
});

describe('sales tax', () => {
  const ONE = { plan: null, lines: [{ text: 'One report', amountCents: 1_499 }], totalCents: 1_499 };
  beforeEach(() => {
    open({ hasAutomaticTax: true });
    stripe.plans.tax = 75;
  });

  it('is added by Stripe’s page to one payment, is shown apart, and is not taken for a wrong amount', async () => {
    await charge(chargeOf(ONE));
    expect(asked(PAGES)[0]?.fields).toMatchObject({
      'automatic_tax[enabled]': 'true',
      'line_items[0][price_data][tax_behavior]': 'exclusive',
    });
    stripe.pay('cs_test_1');
    expect(await provider.check('cs_test_1')).toMatchObject({ kind: 'paid', taxCents: 75 });
  });

  it('sends a kept method to the page, which knows its customer and asks where they live', async () => {
    expect(await charge(chargeOf({ ...ONE, ...KEPT }))).toMatchObject({ kind: 'pending', ref: 'cs_test_1' });
    expect(asked(PAGES)[0]?.fields).toMatchObject({ customer: 'cus_1', 'customer_update[address]': 'auto' });
    expect(stripe.intents.size).toBe(0);
  });

  it('is part of a plan’s payments, and of their totals', async () => {
    expect(await charge(chargeOf(KEPT))).toMatchObject({ kind: 'paid', taxCents: 75 });
    expect(await subscriptions.read('sub_1')).toMatchObject({
      priceCents: 999,
      paid: { totalCents: 1_074, taxCents: 75 },
    });
    await charge(chargeOf({ purchaseId: 'Opage' }));
    stripe.pay('cs_test_1');
    expect(await provider.check('cs_test_1')).toMatchObject({ kind: 'paid', taxCents: 75 });
  });
});

it('every request that makes something has a key of its purchase, and a product its own id', async () => {
  await charge(chargeOf());
  await charge(chargeOf({ ...KEPT, purchaseId: 'Osecond' }));
  await charge(chargeOf({ ...KEPT, purchaseId: 'Othird', plan: { ...PLAN, ref: 'sub_1' } }));
  const made = stripe.requests.filter(({ method }) => method === 'POST');
  expect(made.map(({ path, headers }) => [path, headers.get('idempotency-key')])).toEqual([
    ['/v1/products', expect.stringMatching(/^stripe-node-retry-/)],
    ['/v1/checkout/sessions', 'Oabc-page'],
    ['/v1/subscriptions', 'Osecond-plan'],
    ['/v1/subscriptions/sub_1', 'Othird-change'],
  ]);
});

it('all requests of a task end together, within the limit of the edge', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const { fetch } = stripe;
  Object.assign(stripe, {
    fetch: (...request: Parameters<typeof fetch>) => {
      signals.push(request[1]?.signal);
      return fetch(...request);
    },
  });
  const ended = new AbortController();
  limit.mockReturnValue(ended.signal);
  await charge(chargeOf(KEPT));
  expect(limit.mock.calls).toEqual([[4_000]]);
  expect(signals.length).toBeGreaterThan(2);
  ended.abort(new DOMException('late', 'TimeoutError'));
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  const before = stripe.requests.length;
  await expect(subscriptions.read('sub_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  expect(stripe.requests).toHaveLength(before);
});
