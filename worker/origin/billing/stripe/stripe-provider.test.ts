import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payerSchema } from '../../../../shared/contract/billing.ts';
import { payerText } from '../../../../shared/copy/billing/receipt-mail.ts';
import { buildCharge, buildIntent, cardDetails, paypalDetails } from '../../../../tests/fixtures/stripe.ts';
import { type FakeStripe, openFakeStripe } from '../../../../tests/support/fake-stripe.ts';
import type { Charge, ChargeNote, PaymentProvider } from '../payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const KEY = 'sk_test_0000000000000000';
const SETTINGS = { secretKey: KEY, hasAutomaticTax: false } as const;
const ORDERED_AT = Date.UTC(2026, 10, 20, 12);
const CHARGE: Charge = {
  purchaseId: 'Oabc',
  orderedAt: ORDERED_AT,
  email: 'june@example.com',
  lines: [
    { text: 'Court Runner, Multnomah County, OR', amountCents: 4_695 },
    { text: 'Court Runner, Lane County, OR', amountCents: 3_495 },
  ],
  totalCents: 8_190,
  method: null,
  keepsMethod: false,
  plan: null,
  returnUrl: 'https://porchlight.example/billing/orders/Oabc',
};
const KEPT: Charge = { ...CHARGE, method: { ref: 'pm_kept', customer: 'cus_1' } };
const VISA = { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-11' };

let stripe: FakeStripe;
let provider: PaymentProvider;

beforeEach(() => {
  written = new Map();
  stripe = openFakeStripe(KEY);
  provider = createStripeProvider(SETTINGS, stripe.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What is recorded of a test’s orders. */
let written: Map<string, string>;
const noteOf = (purchaseId: string): ChargeNote => ({
  ref: written.get(purchaseId) ?? null,
  async write(ref) {
    const known = written.get(purchaseId) ?? ref;
    written.set(purchaseId, known);
    return known === ref;
  },
});
const charge = (wanted: Charge) => provider.charge(wanted, noteOf(wanted.purchaseId));
const lastRequest = () => stripe.requests.at(-1);

describe('a charge without a method', () => {
  it('opens a Stripe page with every line in US cents, for an hour from the order', async () => {
    expect(await charge(CHARGE)).toEqual({
      kind: 'pending',
      ref: 'cs_test_1',
      redirectUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    const [asked] = stripe.requests;
    expect([asked?.method, asked?.path]).toEqual(['POST', '/v1/checkout/sessions']);
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect(asked?.headers.get('idempotency-key')).toBe('Oabc-page');
    expect(asked?.fields).toEqual({
      mode: 'payment',
      ui_mode: 'hosted_page',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'paypal',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: 'Oabc',
      'metadata[purchase_id]': 'Oabc',
      'metadata[total_cents]': '8190',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '4695',
      'line_items[0][price_data][product_data][name]': 'Court Runner, Multnomah County, OR',
      'line_items[1][quantity]': '1',
      'line_items[1][price_data][currency]': 'usd',
      'line_items[1][price_data][unit_amount]': '3495',
      'line_items[1][price_data][product_data][name]': 'Court Runner, Lane County, OR',
      'payment_intent_data[description]': 'Court Runner, Multnomah County, OR, Court Runner, Lane County, OR',
      'payment_intent_data[metadata][purchase_id]': 'Oabc',
      'payment_intent_data[metadata][total_cents]': '8190',
      'payment_intent_data[statement_descriptor_suffix]': 'ONE TIME',
      customer_email: 'june@example.com',
      expires_at: String(ORDERED_AT / 1_000 + 3_600),
      success_url: CHARGE.returnUrl,
      cancel_url: CHARGE.returnUrl,
    });
  });

  it('asks to keep the method only if the buyer wants it', async () => {
    await charge({ ...CHARGE, keepsMethod: true });
    expect(lastRequest()?.fields).toMatchObject({
      customer_creation: 'always',
      'payment_intent_data[setup_future_usage]': 'off_session',
    });
  });

  it('is the same page however often it is sent, and another one for another purchase', async () => {
    const first = await charge(CHARGE);
    expect(await charge(CHARGE)).toEqual(first);
    expect(stripe.sessions.size).toBe(1);
    expect(await charge({ ...CHARGE, purchaseId: 'Oother' })).not.toEqual(first);
  });

  it('is declined once the page could no longer be open for half an hour', async () => {
    stripe.fault = { status: 400, error: { type: 'invalid_request_error', param: 'expires_at' } };
    expect(await charge(CHARGE)).toEqual({
      kind: 'declined',
      ref: null,
      message: 'This order is too old to be paid. Please order again.',
    });
  });
});

describe('a charge of a kept method', () => {
  /** Loses the responses to requests of a path, until the returned function is called. */
  const lose = (path: RegExp) => {
    provider = createStripeProvider(SETTINGS, async (input, init) => {
      const answer = await stripe.fetch(input, init);
      if (path.test(String(input))) throw new TypeError('network');
      return answer;
    });
    return () => {
      provider = createStripeProvider(SETTINGS, stripe.fetch);
    };
  };
  const paidIntents = () => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded');

  it('is paid at once, without its owner: it is created, recorded, and only then confirmed', async () => {
    expect(await charge(KEPT)).toEqual({
      kind: 'paid',
      ref: 'pi_1',
      payment: 'pi_1',
      payer: VISA,
      kept: null,
      refundedCents: 0,
    });
    const [made, confirmed, ...more] = stripe.requests;
    expect(more).toEqual([]);
    expect([made?.path, made?.headers.get('idempotency-key')]).toEqual(['/v1/payment_intents', 'Oabc-intent']);
    expect(made?.fields).toEqual({
      amount: '8190',
      currency: 'usd',
      payment_method: 'pm_kept',
      customer: 'cus_1',
      description: 'Court Runner, Multnomah County, OR, Court Runner, Lane County, OR',
      'metadata[purchase_id]': 'Oabc',
      'metadata[total_cents]': '8190',
      statement_descriptor_suffix: 'ONE TIME',
    });
    expect([confirmed?.path, confirmed?.headers.get('idempotency-key')]).toEqual([
      '/v1/payment_intents/pi_1/confirm',
      'Oabc-confirm',
    ]);
    expect(confirmed?.fields).toEqual({
      off_session: 'true',
      return_url: CHARGE.returnUrl,
      'expand[0]': 'latest_charge',
    });
    expect(written.get('Oabc')).toBe('pi_1');
  });

  it.each([
    ['created', /payment_intents$/, 2],
    ['confirmed', /confirm$/, 1],
  ])('whose response was lost when it was %s is one payment, even a day later', async (_, path, made) => {
    const found = lose(path);
    await expect(charge(KEPT)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    found();
    stripe.forgetKeys();
    expect(await charge(KEPT)).toMatchObject({ kind: 'paid' });
    stripe.forgetKeys();
    expect(await charge(KEPT)).toMatchObject({ kind: 'paid' });
    expect(paidIntents()).toHaveLength(1);
    expect(stripe.intents.size).toBe(made);
  });

  it('is not confirmed if another charge of the order is recorded, or the order is over', async () => {
    const note: ChargeNote = { ref: null, write: async () => false };
    await expect(provider.charge(KEPT, note)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    expect(paidIntents()).toEqual([]);
  });

  it('that was never confirmed is canceled when somebody checks, and cannot be confirmed after that', async () => {
    const found = lose(/payment_intents$/);
    await charge(KEPT).catch(() => {});
    found();
    expect(await provider.check('pi_1')).toEqual({ kind: 'expired', ref: 'pi_1' });
    expect(stripe.intents.get('pi_1')?.status).toBe('canceled');
    written.set('Oabc', 'pi_1');
    expect(await charge(KEPT)).toMatchObject({ kind: 'pending', ref: 'cs_test_1' });
    expect(paidIntents()).toEqual([]);
  });

  it.each(['pm_kept', 'cus_1'])('whose method is gone at Stripe (%s) is declined, with a sentence', async (name) => {
    stripe.gone.add(name);
    expect(await charge(KEPT)).toEqual({
      kind: 'declined',
      ref: null,
      message: 'This payment method is no longer available. Please choose another.',
      isMethodGone: true,
    });
  });

  it.each([
    ['insufficient_funds', 'This card has insufficient funds.'],
    ['expired_card', 'This card has expired.'],
    ['incorrect_cvc', 'The security code does not match this card.'],
    ['stolen_card', 'The bank declined this card.'],
    ['fraudulent', 'The bank declined this card.'],
  ])('that is declined as %s is explained in our own words, not Stripe’s', async (decline_code, message) => {
    const error = { type: 'card_error', code: 'card_declined', decline_code, message: 'SECRET WORDS' } as const;
    stripe.nextIntent = { status: 'requires_payment_method', last_payment_error: error };
    expect(await charge(KEPT)).toEqual({ kind: 'declined', ref: 'pi_1', message });
    expect(stripe.sessions.size).toBe(0);
  });

  it('that needs the bank’s customer goes to Stripe’s page, as the same customer', async () => {
    const error = { type: 'card_error', code: 'authentication_required' } as const;
    stripe.nextIntent = { status: 'requires_payment_method', last_payment_error: error };
    expect(await charge(KEPT)).toMatchObject({ kind: 'pending', ref: 'cs_test_1' });
    expect(lastRequest()?.fields).toMatchObject({ customer: 'cus_1' });
    expect(lastRequest()?.fields).not.toHaveProperty('customer_email');
  });

  it('that waits for an action is canceled before Stripe’s page asks, so that nobody pays twice', async () => {
    stripe.nextIntent = { status: 'requires_action' };
    expect(await charge(KEPT)).toMatchObject({ kind: 'pending', ref: 'cs_test_1' });
    expect(stripe.requests.map(({ path }) => path)).toEqual([
      '/v1/payment_intents',
      '/v1/payment_intents/pi_1/confirm',
      '/v1/payment_intents/pi_1/cancel',
      '/v1/checkout/sessions',
    ]);
    expect(stripe.intents.get('pi_1')?.status).toBe('canceled');
  });

  it('that takes a while is pending', async () => {
    stripe.nextIntent = { status: 'processing' };
    expect(await charge(KEPT)).toEqual({ kind: 'pending', ref: 'pi_1', redirectUrl: null });
  });
});

describe('checking a charge', () => {
  const open = async (more: Partial<Charge> = {}) => {
    await charge({ ...CHARGE, ...more });
    return 'cs_test_1';
  };

  it('waits on Stripe’s page until it is paid, and then has brand, last four digits and expiry only', async () => {
    const ref = await open();
    expect(await provider.check(ref)).toMatchObject({ kind: 'pending', redirectUrl: expect.stringContaining(ref) });
    stripe.pay(ref);
    const outcome = await provider.check(ref);
    expect(outcome).toEqual({ kind: 'paid', ref, payment: `pi_of_${ref}`, payer: VISA, kept: null, refundedCents: 0 });
    expect(Object.values(lastRequest()?.fields ?? {})).toEqual(['payment_intent.latest_charge', 'invoice']);
  });

  it.each([
    ['amex', 'American Express'],
    ['mastercard', 'Mastercard'],
    ['unionpay', 'UnionPay'],
    ['new_brand', 'Card'],
    [null, 'Card'],
  ])('shows the brand %s in plain words', async (brand, cardType) => {
    const ref = await open();
    const details = cardDetails({ brand, exp_month: 3 });
    stripe.pay(ref, { intent: { latest_charge: buildCharge({ payment_method_details: details }) } });
    expect(await provider.check(ref)).toMatchObject({ payer: { cardType, expiresAt: '2031-03' } });
  });

  it('shows a PayPal account’s address, or else the buyer’s', async () => {
    const ref = await open();
    for (const [payer_email, email] of [
      ['june@paypal.example.com', 'june@paypal.example.com'],
      [null, 'june@example.com'],
    ] as const) {
      const latest_charge = buildCharge({ payment_method_details: paypalDetails(payer_email) });
      stripe.pay(ref, { intent: { latest_charge } });
      expect(await provider.check(ref)).toMatchObject({ payer: { paypalInfo: { email } } });
    }
  });

  it.each([
    ['another kind of method', buildCharge({ payment_method_details: { type: 'link' } })],
    ['no method', buildCharge({ payment_method_details: null })],
    ['no charge', null],
  ])('gives what was paid for if Stripe shows %s: the receipt says ‘Card’', async (_, latest_charge) => {
    const ref = await open();
    stripe.pay(ref, { intent: { latest_charge } });
    const payer = { cardType: 'Card', cardNumber: null, expiresAt: null };
    expect(await provider.check(ref)).toMatchObject({ kind: 'paid', payer });
    expect([payerSchema.safeParse(payer).success, payerText(payer)]).toEqual([true, 'Card']);
  });

  it('keeps the method the buyer left for the next purchase', async () => {
    const ref = await open({ keepsMethod: true });
    stripe.pay(ref, { intent: { setup_future_usage: 'off_session', customer: 'cus_9', payment_method: 'pm_9' } });
    expect(await provider.check(ref)).toMatchObject({ kept: { ref: 'pm_9', customer: 'cus_9' } });
  });

  it('expires with its page', async () => {
    const ref = await open();
    stripe.expire(ref);
    expect(await provider.check(ref)).toEqual({ kind: 'expired', ref });
  });

  it('is pending while a bank takes days, and declined if it says no', async () => {
    const ref = await open();
    const unpaid = { payment_status: 'unpaid' } as const;
    stripe.pay(ref, { session: unpaid, intent: { status: 'processing' } });
    expect(await provider.check(ref)).toEqual({ kind: 'pending', ref, redirectUrl: null });
    stripe.pay(ref, { session: unpaid, intent: { status: 'requires_payment_method' } });
    expect(await provider.check(ref)).toMatchObject({ kind: 'declined', ref });
  });

  it.each([
    ['another amount', { session: { amount_total: 1 } }],
    ['another currency', { session: { currency: 'eur' } }],
    ['another purchase’s total', { session: { metadata: { purchase_id: 'Oabc', total_cents: '1' } } }],
    ['no payment', { session: { payment_intent: null } }],
  ])('with %s is not paid, and the log says so', async (_, more) => {
    const ref = await open();
    stripe.pay(ref, more);
    expect(await provider.check(ref)).toEqual({ kind: 'pending', ref, redirectUrl: null, isNotAsOrdered: true });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('PAYMENT NOT AS ORDERED'));
  });

  it('is not paid if it was fully refunded at Stripe; after a partial refund it says how much', async () => {
    const ref = await open();
    const latest = (more: object) => ({ intent: { latest_charge: buildCharge({ amount: 8_190, ...more }) } });
    stripe.pay(ref, latest({ refunded: true, amount_refunded: 8_190 }));
    expect(await provider.check(ref)).toEqual({
      kind: 'declined',
      ref,
      message: 'This payment was refunded before the order was completed.',
    });
    stripe.pay(ref, latest({ amount_refunded: 500 }));
    expect(await provider.check(ref)).toMatchObject({ kind: 'paid', refundedCents: 500 });
  });

  it('without a page looks up its payment', async () => {
    const metadata = { purchase_id: 'Oabc', total_cents: '1499' };
    stripe.intents.set('pi_7', buildIntent({ id: 'pi_7', metadata }));
    expect(await provider.check('pi_7')).toMatchObject({ kind: 'paid', ref: 'pi_7', payment: 'pi_7', payer: VISA });
    stripe.intents.set('pi_7', buildIntent({ id: 'pi_7', metadata, currency: 'eur' }));
    expect(await provider.check('pi_7')).toEqual({
      kind: 'pending',
      ref: 'pi_7',
      redirectUrl: null,
      isNotAsOrdered: true,
    });
  });
});

describe('a refund', () => {
  beforeEach(() => {
    stripe.intents.set('pi_1', buildIntent({ id: 'pi_1', amount: 5_000 }));
  });
  const refund = (cents: number, id = 'R1') => provider.refund('pi_1', cents, id);

  it('is made once under its own id, even if Stripe has forgotten the key', async () => {
    expect(await refund(1_499)).toEqual({ kind: 'done' });
    expect(lastRequest()?.fields).toEqual({ payment_intent: 'pi_1', amount: '1499', 'metadata[refund_id]': 'R1' });
    expect(lastRequest()?.headers.get('idempotency-key')).toBe('R1');
    stripe.forgetKeys();
    expect(await refund(1_499)).toEqual({ kind: 'done' });
    expect(stripe.refunds).toHaveLength(1);
    await refund(500, 'R2');
    expect(stripe.refunds).toHaveLength(2);
  });

  it.each([
    ['succeeded', { kind: 'done' }],
    ['pending', { kind: 'pending' }],
    ['requires_action', { kind: 'pending' }],
    ['failed', { kind: 'failed', refundedCents: 500 }],
    ['canceled', { kind: 'failed', refundedCents: 500 }],
  ])('that is %s has Stripe’s status, both when it is made and when it is found', async (status, outcome) => {
    await refund(500, 'R0');
    stripe.nextRefund = { status };
    expect(await refund(1_499)).toEqual(outcome);
    stripe.forgetKeys();
    expect(await refund(1_499)).toEqual(outcome);
    expect(stripe.refunds).toHaveLength(2);
  });

  it('is done if somebody already refunded it at Stripe, and has failed if less is left there', async () => {
    await refund(4_000, 'R0');
    expect(await refund(1_499)).toEqual({ kind: 'failed', refundedCents: 4_000 });
    await refund(1_000, 'R2');
    expect(await refund(1_499)).toEqual({ kind: 'done' });
  });
});

describe('a Stripe request that fails', () => {
  it.each([
    ['does not answer', 'no answer'],
    ['fails', { status: 500, error: { type: 'api_error' } }],
    ['is busy', { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } }],
    ['does not know our key', { status: 401, error: { message: `Invalid API Key provided: ${KEY}` } }],
    ['does not like the request', { status: 400, error: { type: 'invalid_request_error', param: 'line_items' } }],
  ] as const)(
    'because Stripe %s proves nothing, is not repeated, and reveals neither key nor buyer',
    async (_, fault) => {
      stripe.fault = fault;
      for (const ask of [
        () => charge(CHARGE),
        () => charge(KEPT),
        () => provider.check('cs_test_1'),
        () => provider.check('pi_1'),
        () => provider.refund('pi_1', 1, 'R1'),
      ]) {
        stripe.requests.length = 0;
        await expect(ask()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
        expect(stripe.requests).toHaveLength(1);
      }
      const logged = JSON.stringify(vi.mocked(console.error).mock.calls);
      expect(logged).toContain('a Stripe request failed');
      for (const secret of [KEY, 'june@example.com', '4242', 'Multnomah']) expect(logged).not.toContain(secret);
    },
  );

  it('because its key was used for another request proves nothing either', async () => {
    await charge(CHARGE);
    await expect(charge({ ...CHARGE, totalCents: 1 })).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });
});

it('a provider that has to stop by a time asks Stripe nothing after it, so that its caller gets an answer', async () => {
  provider = createStripeProvider(SETTINGS, stripe.fetch, Date.now() + 60_000);
  expect(await charge(CHARGE)).toMatchObject({ kind: 'pending' });
  stripe.requests.length = 0;
  provider = createStripeProvider(SETTINGS, stripe.fetch, Date.now());
  for (const ask of [() => charge(KEPT), () => provider.check('cs_test_1')])
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  expect(stripe.requests).toEqual([]);
});

describe('a kept method that is forgotten', () => {
  it('is taken from its owner at Stripe, once', async () => {
    for (const _ of ['first', 'again']) await provider.detach?.({ ref: 'pm_kept', customer: 'cus_1' });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/v1/payment_methods/pm_kept/detach' });
    expect(stripe.gone).toEqual(new Set(['pm_kept']));
  });

  it('is not forgotten if Stripe does not answer', async () => {
    stripe.fault = 'no answer';
    await expect(provider.detach?.({ ref: 'pm_kept', customer: null })).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  });
});
