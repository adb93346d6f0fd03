import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice, OrderAnswer } from '../../../../shared/contract/billing.ts';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import { RENEWAL_VERSION } from '../../../../shared/copy/billing/renewal.ts';
import { addAccount, addSession } from '../../../../tests/fixtures/accounts-database.ts';
import { buildCharge, buildIntent, buildRefund, buildSession } from '../../../../tests/fixtures/stripe.ts';
import { buildDispute } from '../../../../tests/fixtures/stripe-plans.ts';
import { asEvent, type FakeStripe, openFakeStripe, signedEvent } from '../../../../tests/support/fake-stripe.ts';
import { openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../../tests/support/query-plans.ts';
import { parseSettings } from '../../env.ts';
import { carryOutWanted } from '../../plans/carry-out-wanted.ts';
import { continueOrder } from '../continue-order.ts';
import { noteDispute } from '../disputes.ts';
import { noteFailedRefund, noteForeignRefund } from '../foreign-refunds.ts';
import { openBilling } from '../open-billing.ts';
import { checkPendingOrders } from '../pending-orders.ts';
import { carryOutRefunds, refundStatements } from '../refunds.ts';
import { noteEvent, wasCarriedOut } from '../webhook-events-store.ts';
import { withdrawStatements } from '../withdraw-goods.ts';

const VARIABLES = {
  STRIPE_SECRET_KEY: 'sk_test_0000000000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000',
  SITE_URL: 'https://porchlight.example',
} as const;
const WEBHOOK = '/api/webhooks/stripe';
const ORDER = {
  productIds: ['background-credit'],
  attestation: { purpose: 'own-record', textVersion: '2026-11' },
  returnPath: '/billing/purchase-credits',
};

let stripe: FakeStripe;
let origin: TestOrigin;
let cookie: string;
let events = 0;
beforeEach(async () => {
  stripe = openFakeStripe(VARIABLES.STRIPE_SECRET_KEY);
  vi.stubGlobal('fetch', stripe.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  origin = openTestOrigin('local', undefined, VARIABLES);
  addAccount(origin.accounts, { id: 'june', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'june')}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;
const credits = async () => (await sql('SELECT id FROM background_credit')).length;
const notedEvents = async () => (await sql('SELECT id FROM webhook_event')).length;
const logged = () => JSON.stringify(vi.mocked(console.error).mock.calls);

async function buy(more: object = {}, key = 'the-key-of-this-order'): Promise<OrderAnswer> {
  const body = JSON.stringify({ ...ORDER, ...more });
  const headers = { 'idempotency-key': key };
  return (await origin.call('/api/orders', { method: 'POST', cookie, body, headers })).json<OrderAnswer>();
}
const statusOf = async (orderId: string) =>
  (await sql(`SELECT status FROM purchase WHERE id = '${orderId}'`))[0]?.status;

type Sent = Parameters<typeof signedEvent>[0];

/** An event as Stripe delivers it, under a new id unless it has one. */
async function deliver(event: Sent, signing: Partial<Parameters<typeof signedEvent>[1]> = {}) {
  events += 1;
  const signed = await signedEvent(
    { id: `evt_${events}`, ...event },
    { secret: VARIABLES.STRIPE_WEBHOOK_SECRET, ...signing },
  );
  return post(signed.body, signed.headers);
}
const post = (body: string, headers: Record<string, string> = {}) =>
  origin.call(WEBHOOK, { method: 'POST', body, headers, envelope: { caller: 'browser' } });

const completed = (session: Stripe.Checkout.Session): Sent => ({
  type: 'checkout.session.completed',
  object: asEvent(session),
});
const expired = (session: Stripe.Checkout.Session): Sent => ({
  type: 'checkout.session.expired',
  object: asEvent(session),
});

describe('a credit bought on Stripe’s page', () => {
  it('is ordered, paid there, and given when Stripe says so; the receipt shows brand, four digits and expiry', async () => {
    const order = await buy();
    expect(order).toMatchObject({
      status: 'pending',
      total: 14.99,
      redirectUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
      invoiceId: null,
    });
    expect(stripe.requests[0]?.fields).toMatchObject({
      client_reference_id: order.orderId,
      success_url: `https://porchlight.example/billing/orders/${order.orderId}`,
      cancel_url: `https://porchlight.example/billing/orders/${order.orderId}`,
    });
    expect(await credits()).toBe(0);

    const answer = await deliver(completed(stripe.pay('cs_test_1')));
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(await statusOf(order.orderId)).toBe('paid');
    expect(await credits()).toBe(1);
    const [invoice] = (await origin.call('/api/billing/invoices', { cookie })).json<Invoice[]>();
    expect(invoice).toMatchObject({
      total: 14.99,
      status: 'paid',
      paidWith: { cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-11' },
    });
    expect(await sql('SELECT kind FROM mail')).toEqual([{ kind: 'receipt' }]);
  });

  it('is given once, however often Stripe and the buyer ask', async () => {
    const { orderId } = await buy();
    const event = { id: 'evt_same', ...completed(stripe.pay('cs_test_1')) };
    const asked = [deliver(event), deliver(event), origin.call(`/api/orders/${orderId}`, { cookie })];
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    stripe.requests.length = 0;
    expect((await deliver(event)).status).toBe(200);
    expect(stripe.requests).toEqual([]);
    expect((await deliver(completed(stripe.pay('cs_test_1')))).status).toBe(200);
    expect(await credits()).toBe(1);
    expect(await sql('SELECT kind FROM mail')).toHaveLength(1);
  });

  it('stays paid when an older event comes later', async () => {
    const { orderId } = await buy();
    const before = expired(stripe.expire('cs_test_1'));
    await deliver(completed(stripe.pay('cs_test_1')));
    expect((await deliver(before)).status).toBe(200);
    expect(await statusOf(orderId)).toBe('paid');
    expect(await credits()).toBe(1);
  });

  it('is paid if Stripe itself confirms it, even when the event says something else', async () => {
    const { orderId } = await buy();
    const before = expired(stripe.expire('cs_test_1'));
    stripe.pay('cs_test_1');
    await deliver(before);
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('expires with its page, and is declined by a bank that took days', async () => {
    const first = await buy();
    await deliver(expired(stripe.expire('cs_test_1')));
    expect(await statusOf(first.orderId)).toBe('expired');
    const second = await buy({}, 'the-key-of-the-second');
    const unpaid = { payment_status: 'unpaid' } as const;
    const processing = { session: unpaid, intent: { status: 'processing' } } as const;
    await deliver(completed(stripe.pay('cs_test_2', processing)));
    expect(await statusOf(second.orderId)).toBe('pending');
    stripe.requests.length = 0;
    const noted = { id: `evt_${events}`, ...completed(stripe.pay('cs_test_2', processing)) };
    expect((await deliver(noted)).status).toBe(200);
    expect(stripe.requests).toEqual([]);
    const refused = stripe.pay('cs_test_2', { session: unpaid, intent: { status: 'requires_payment_method' } });
    await deliver({ type: 'checkout.session.async_payment_failed', object: asEvent(refused) });
    expect(await statusOf(second.orderId)).toBe('declined');
    expect(await credits()).toBe(0);
  });

  it('is not given for another amount or currency, and the log says so until somebody has looked', async () => {
    const { orderId } = await buy();
    for (const session of [{ amount_total: 1 }, { currency: 'eur' }, { amount_total: null }]) {
      vi.mocked(console.error).mockClear();
      const event = { id: 'evt_same', ...completed(stripe.pay('cs_test_1', { session })) };
      for (const _ of ['first', 'sent again']) expect((await deliver(event)).status).toBe(503);
      expect(logged().match(/PAYMENT NOT AS ORDERED/g)).toHaveLength(2);
    }
    expect(await notedEvents()).toBe(0);
    // Stripe was asked to charge something other than the order’s total.
    await origin.accounts.prepare('UPDATE purchase SET total_cents = 999').run();
    expect((await deliver(completed(stripe.pay('cs_test_1')))).status).toBe(503);
    expect([await statusOf(orderId), await credits()]).toEqual(['pending', 0]);
    await origin.accounts.prepare('UPDATE purchase SET total_cents = 1499').run();
    // Stripe may still say what an event does not show.
    const honest = completed(stripe.pay('cs_test_1'));
    stripe.pay('cs_test_1', { session: { amount_total: 1 } });
    expect((await deliver(honest)).status).toBe(503);
    expect([await statusOf(orderId), await credits(), await notedEvents()]).toEqual(['pending', 0, 0]);
    stripe.pay('cs_test_1');
    await deliver(honest);
    expect([await statusOf(orderId), await credits()]).toEqual(['paid', 1]);
  });

  it('waits while Stripe does not answer: the event is refused, and carried out when it comes again', async () => {
    const { orderId } = await buy();
    const event = { id: 'evt_retried', ...completed(stripe.pay('cs_test_1')) };
    stripe.fault = 'no answer';
    const refused = await deliver(event);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
    expect([await statusOf(orderId), await notedEvents()]).toEqual(['pending', 0]);
    stripe.fault = null;
    expect((await deliver(event)).status).toBe(200);
    expect([await statusOf(orderId), await notedEvents()]).toEqual(['paid', 1]);
  });
});

it('an order that Stripe could not take is 503, and is the same order when it is sent again', async () => {
  stripe.fault = { status: 500, error: { type: 'api_error' } };
  const body = JSON.stringify(ORDER);
  const headers = { 'idempotency-key': 'the-key-of-this-order' };
  expect((await origin.call('/api/orders', { method: 'POST', cookie, body, headers })).status).toBe(503);
  stripe.fault = null;
  expect(await buy()).toMatchObject({ status: 'pending' });
  expect(await buy()).toMatchObject({ status: 'pending' });
  expect([stripe.sessions.size, (await sql('SELECT id FROM purchase')).length]).toEqual([1, 1]);
});

describe('an unpaid order for the same thing', () => {
  it('continues on the same page when its form is sent with another key, and is not doubled', async () => {
    const first = await buy();
    stripe.requests.length = 0;
    expect(await buy({}, 'the-key-of-another-tab')).toEqual(first);
    expect(stripe.requests.map(({ method }) => method)).toEqual(['GET']);
    expect([stripe.sessions.size, (await sql('SELECT id FROM purchase')).length]).toEqual([1, 1]);
    stripe.pay('cs_test_1');
    const paid = await buy({}, 'the-key-of-a-third-tab');
    expect(paid).toMatchObject({ orderId: first.orderId, status: 'paid' });
    expect(await credits()).toBe(1);
  });

  it('is one page for two forms that are sent at once, and for one whose charge never reached Stripe', async () => {
    const lost: typeof fetch = async () => {
      throw new TypeError('network');
    };
    vi.stubGlobal('fetch', lost);
    await buy();
    vi.stubGlobal('fetch', stripe.fetch);
    expect(await sql('SELECT redirect_url FROM purchase')).toEqual([{ redirect_url: null }]);
    const keys = ['the-key-of-one-tab', 'the-key-of-another-tab'];
    const orders = await Promise.all(keys.map((key) => buy({}, key)));
    expect(new Set(orders.map(({ orderId, redirectUrl }) => `${orderId} ${redirectUrl}`)).size).toBe(1);
    expect(orders[0]?.redirectUrl).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
    expect([stripe.sessions.size, (await sql('SELECT id FROM purchase')).length]).toEqual([1, 1]);
  });

  it('refuses another order for the same at another price or with other words, and charges nothing', async () => {
    await buy();
    const others = [{ keepsPaymentMethod: true }, { attestation: { ...ORDER.attestation, purpose: 'other' } }, {}];
    await sql("UPDATE product SET price_cents = 1599 WHERE id = 'background-credit'");
    for (const [at, more] of others.entries())
      expect(await buy(more, `the-key-of-tab-${at}`)).toMatchObject({ status: 409, title: orderCopy.held });
    expect([stripe.sessions.size, (await sql('SELECT id FROM purchase')).length]).toEqual([1, 1]);
  });

  it('is left alone by an order for another one, from another buyer, or after its page closed', async () => {
    const first = await buy();
    const another = { buysAnother: true };
    const others = [await buy({ ...another, productIds: ['background-credits-3'] }, 'the-key-of-a-pack')];
    others.push(await buy(another, 'the-key-of-another-one'));
    expect(await sql("UPDATE purchase SET status = 'declined' WHERE provider_ref <> 'cs_test_1'")).toEqual([]);
    stripe.expire('cs_test_1');
    others.push(await buy({}, 'the-key-after-it-closed'));
    addAccount(origin.accounts, { id: 'ann', userType: 'free' });
    cookie = `session=${await addSession(origin.accounts, 'ann')}`;
    others.push(await buy({}, 'the-key-of-ann'));
    expect(new Set([first, ...others].map(({ orderId }) => orderId)).size).toBe(5);
    expect(others.every(({ status, redirectUrl }) => status === 'pending' && redirectUrl !== null)).toBe(true);
    expect(await statusOf(first.orderId)).toBe('expired');
  });
});

describe('a dispute', () => {
  const disputed = (status: string, type: Sent['type'] = 'charge.dispute.created'): Sent => ({
    type,
    object: buildDispute({ payment_intent: 'pi_of_cs_test_1', status }),
  });
  const closed = (status: string) => disputed(status, 'charge.dispute.closed');
  const marks = async () =>
    (await sql('SELECT disputed_at IS NOT NULL AS isDisputed, dispute_result AS result FROM purchase'))[0];
  const unused = async () => (await sql(`SELECT id FROM background_credit WHERE expires_at > ${Date.now()}`)).length;
  const bought = async () => {
    await buy();
    await deliver(completed(stripe.pay('cs_test_1')));
  };

  it('is marked and logged at once; what was bought stays until it is lost', async () => {
    await bought();
    await deliver(disputed('needs_response'));
    expect(logged()).toContain('PAYMENT DISPUTED');
    expect([await marks(), await unused()]).toEqual([{ isDisputed: 1, result: null }, 1]);
    await deliver(closed('lost'));
    expect([await marks(), await unused()]).toEqual([{ isDisputed: 1, result: 'lost' }, 0]);
    await deliver(disputed('needs_response'));
    expect(await marks()).toEqual({ isDisputed: 1, result: 'lost' });
  });

  it('that is won leaves everything, and an inquiry changes nothing', async () => {
    await bought();
    await deliver(disputed('warning_needs_response'));
    expect(await marks()).toEqual({ isDisputed: 0, result: null });
    await deliver(disputed('needs_response'));
    await deliver(closed('won'));
    expect([await marks(), await unused()]).toEqual([{ isDisputed: 1, result: 'won' }, 1]);
  });

  it('that is lost closes the report its credit opened, unless another credit opened it too', async () => {
    await bought();
    const [{ id } = {}] = await sql('SELECT id FROM background_credit');
    const soon = Date.now() + 86_400_000;
    await sql(`UPDATE background_credit SET person_id = 'Pelise', used_at = 1 WHERE id = '${id}'`);
    origin.accounts.insert('report_access', {
      account_id: 'june',
      person_id: 'Pelise',
      report_id: 'r',
      access_expires_at: soon,
    });
    const open = async () => (await sql(`SELECT 1 FROM report_access WHERE access_expires_at > ${Date.now()}`)).length;
    const used_at = Date.now() - 86_400_000;
    const other = { id: 'free', account_id: 'june', granted_at: 1, expires_at: soon, person_id: 'Pelise', used_at };
    origin.accounts.insert('background_credit', other);
    await deliver(closed('lost'));
    expect(await open()).toBe(1);
    // What that one opened is over by now.
    await sql(`UPDATE background_credit SET used_at = ${Date.now() - 31 * 86_400_000} WHERE id = 'free'`);
    await deliver(closed('lost'));
    expect(await open()).toBe(0);
  });

  it('of a plan’s payment ends the plan at once, here and at Stripe, unless it was won before we heard of it', async () => {
    const plan = {
      productIds: ['premium-monthly'],
      renewal: { textVersion: RENEWAL_VERSION },
      returnPath: '/checkout/summary',
    };
    const ofPlan = (status: string, type: Sent['type']): Sent => ({
      type,
      object: buildDispute({ payment_intent: 'pi_of_in_1', status }),
    });
    await buy(plan);
    await deliver(completed(stripe.pay('cs_test_1')));
    await deliver(ofPlan('won', 'charge.dispute.closed'));
    await deliver(ofPlan('needs_response', 'charge.dispute.created'));
    expect(await sql('SELECT status FROM plan')).toEqual([{ status: 'active' }]);
    await sql('UPDATE purchase SET dispute_result = NULL');
    await deliver(ofPlan('needs_response', 'charge.dispute.created'));
    expect(await sql('SELECT status, ended_by FROM plan')).toEqual([{ status: 'ended', ended_by: 'payment' }]);
    await carryOutWanted(openBilling(parseSettings(origin.bindings), origin.bindings));
    expect(stripe.plans.subscriptions.get('sub_1')?.status).toBe('canceled');
  });

  it('of a payment that is to be refunded as well makes that fail: the bank has the money', async () => {
    await bought();
    const { provider } = openBilling(parseSettings(origin.bindings), origin.bindings);
    const refused = { status: 400, error: { type: 'invalid_request_error', code: 'charge_disputed' } } as const;
    const only: typeof fetch = async (...request) =>
      request[1]?.method === 'POST'
        ? Response.json({ error: refused.error }, { status: 400 })
        : stripe.fetch(...request);
    vi.stubGlobal('fetch', only);
    expect(await provider?.refund('pi_of_cs_test_1', 500, 'R1')).toEqual({ kind: 'failed', refundedCents: 0 });
  });
});

it('an event of another API version is refused before anything in it is read, and the log says which one', async () => {
  const { orderId } = await buy();
  const event = completed(stripe.pay('cs_test_1'));
  stripe.requests.length = 0;
  for (const version of ['2024-06-20', '']) expect((await deliver({ ...event, version })).status).toBe(503);
  expect([await statusOf(orderId), stripe.requests]).toEqual(['pending', []]);
  expect(logged()).toContain('STRIPE EVENTS OF ANOTHER VERSION');
  expect(logged()).toContain('2024-06-20');
});

it('a page that takes a method changes nothing unless it is the one that was opened for its account', async () => {
  stripe.requests.length = 0;
  for (const client_reference_id of [null, 'june', 'nobody']) {
    const session = buildSession({ mode: 'setup', status: 'complete', metadata: {}, client_reference_id });
    expect((await deliver(completed(session))).status).toBe(200);
  }
  expect(stripe.requests).toEqual([]);
});

describe('a kept method', () => {
  const keepMethod = async () => {
    await buy({ keepsPaymentMethod: true });
    const left = { setup_future_usage: 'off_session', customer: 'cus_9', payment_method: 'pm_9' } as const;
    await deliver(completed(stripe.pay('cs_test_1', { intent: left })));
    const { json } = await origin.call('/api/products', { cookie });
    return json<{ onFile: { paymentMethodId: string } }>().onFile.paymentMethodId;
  };

  it('pays the next order at once; an event settles it too if the response was lost', async () => {
    await buy({ keepsPaymentMethod: true });
    const left = { setup_future_usage: 'off_session', customer: 'cus_9', payment_method: 'pm_9' } as const;
    await deliver(completed(stripe.pay('cs_test_1', { intent: left })));
    const { json } = await origin.call('/api/products', { cookie });
    const { onFile, paymentWay } = json<{ onFile: { paymentMethodId: string }; paymentWay: string }>();
    expect(paymentWay).toBe('hosted-page');
    const another = { paymentMethodId: onFile.paymentMethodId, buysAnother: true };
    const paid = await buy(another, 'the-key-of-the-second');
    expect(paid).toMatchObject({ status: 'paid', redirectUrl: null });
    expect(stripe.requests.at(-2)?.fields).toMatchObject({ payment_method: 'pm_9', customer: 'cus_9' });
    expect(await credits()).toBe(2);

    // The response to this one is lost, and Stripe took the money.
    const lost: typeof fetch = async (...request) => {
      const answer = await stripe.fetch(...request);
      if (String(request[0]).endsWith('/confirm')) throw new TypeError('network');
      return answer;
    };
    vi.stubGlobal('fetch', lost);
    await buy(another, 'the-key-of-the-third');
    vi.stubGlobal('fetch', stripe.fetch);
    const [taken] = [...stripe.intents.values()].slice(-1);
    expect(await credits()).toBe(2);
    await deliver({ type: 'payment_intent.succeeded', object: taken ?? buildIntent() });
    expect(await credits()).toBe(3);
    expect(await sql("SELECT id FROM purchase WHERE status = 'paid'")).toHaveLength(3);
  });

  it('whose charge’s response was lost is found by the scheduled job, however long Stripe remembers keys', async () => {
    const paymentMethodId = await keepMethod();
    const lost: typeof fetch = async (...request) => {
      const answer = await stripe.fetch(...request);
      if (String(request[0]).endsWith('/confirm')) throw new TypeError('network');
      return answer;
    };
    vi.stubGlobal('fetch', lost);
    await buy({ paymentMethodId, buysAnother: true }, 'the-key-of-the-second');
    vi.stubGlobal('fetch', stripe.fetch);
    stripe.forgetKeys();
    const [{ id: orderId } = {}] = await sql("SELECT id FROM purchase WHERE status = 'pending'");
    await checkPendingOrders(openBilling(parseSettings(origin.bindings), origin.bindings), Date.now() + 4 * 86_400_000);
    expect([await statusOf(String(orderId)), await credits()]).toEqual(['paid', 2]);
    expect([...stripe.intents.values()].filter(({ id }) => !id.startsWith('pi_of_'))).toHaveLength(1);
  });

  it('is charged once for an order that is sent many times at once, and each request is answered with that order', async () => {
    const paymentMethodId = await keepMethod();
    const sent = Array.from({ length: 20 }, () => buy({ paymentMethodId, buysAnother: true }, 'the-key-of-the-second'));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status, invoiceId }) => `${status} ${invoiceId}`)).size).toBe(1);
    expect(answers[0]?.status).toBe('paid');
    expect([...stripe.intents.keys()].filter((id) => !id.startsWith('pi_of_'))).toEqual(['pi_2']);
    expect(await credits()).toBe(2);
  });

  it('that is gone at Stripe is a declined payment, and is no longer on file', async () => {
    const paymentMethodId = await keepMethod();
    stripe.gone.add('pm_9');
    expect(await buy({ paymentMethodId, buysAnother: true }, 'the-key-of-the-second')).toMatchObject({
      status: 'declined',
      message: 'This payment method is no longer available. Please choose another.',
    });
    expect(await sql('SELECT id FROM payment_method')).toEqual([]);
  });

  it('that fails ends the order, unless the buyer is asked on Stripe’s page in the meantime', async () => {
    const { orderId } = await buy();
    const metadata = { purchase_id: orderId, total_cents: '1499' };
    const failed = (code: string, id: string): Sent => {
      const intent = buildIntent({
        id,
        metadata,
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code },
      });
      stripe.intents.set(id, intent);
      return { type: 'payment_intent.payment_failed', object: intent };
    };
    await deliver(failed('authentication_required', 'pi_a'));
    await deliver(failed('card_declined', 'pi_b'));
    expect(await statusOf(orderId)).toBe('pending');
    await origin.accounts.prepare('UPDATE purchase SET provider_ref = NULL').run();
    await deliver(failed('authentication_required', 'pi_a'));
    expect(await statusOf(orderId)).toBe('pending');
    await deliver(failed('card_declined', 'pi_b'));
    expect(await statusOf(orderId)).toBe('declined');
  });
});

describe('an event that Stripe did not sign in the last five minutes', () => {
  const seconds = () => Math.floor(Date.now() / 1_000);

  it('is 400, and changes nothing', async () => {
    const { orderId } = await buy();
    const event = completed(stripe.pay('cs_test_1'));
    const signed = await signedEvent(event, { secret: VARIABLES.STRIPE_WEBHOOK_SECRET });
    const other = await signedEvent(event, { secret: 'whsec_of_somebody_else' });
    const late = await signedEvent(event, { secret: VARIABLES.STRIPE_WEBHOOK_SECRET, timestamp: seconds() - 301 });
    stripe.requests.length = 0;
    for (const [body, headers] of [
      [signed.body, {}],
      [signed.body, { 'stripe-signature': '' }],
      [signed.body, { 'stripe-signature': 'nonsense' }],
      [signed.body, { 'stripe-signature': `t=${seconds()},v1=${'0'.repeat(64)}` }],
      [signed.body, other.headers],
      [late.body, late.headers],
      [`${signed.body} `, signed.headers],
      [signed.body.replace('"usd"', '"eur"'), signed.headers],
    ] as const) {
      const answer = await post(body, headers);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('whsec');
    }
    expect(stripe.requests).toEqual([]);
    expect([await statusOf(orderId), await notedEvents()]).toEqual(['pending', 0]);
  });

  it('excludes one that took four minutes, which is carried out as sent', async () => {
    await buy();
    expect((await deliver(completed(stripe.pay('cs_test_1')), { timestamp: seconds() - 240 })).status).toBe(200);
    expect(await credits()).toBe(1);
  });
});

describe('an event that is not for us', () => {
  it('is answered and changes nothing: of another kind, about an unknown purchase, another provider’s or another payment’s', async () => {
    const { orderId } = await buy();
    const stranger = buildSession({ metadata: { purchase_id: 'Ounknown', total_cents: '1499' } });
    const nobody = buildSession({ metadata: {} });
    const second = stripe.pay('cs_second', { session: { metadata: { purchase_id: orderId, total_cents: '1499' } } });
    stripe.requests.length = 0;
    for (const event of [
      completed(stranger),
      completed(nobody),
      completed(second),
      { type: 'charge.refunded', object: buildCharge({ payment_intent: null }) } as const,
      { type: 'charge.refunded', object: buildCharge({ payment_intent: 'pi_unknown', amount_refunded: 5 }) } as const,
      { type: 'payment_intent.succeeded', object: buildIntent() } as const,
      { type: 'payment_intent.created', object: buildIntent() } as const,
    ])
      expect((await deliver(event)).status).toBe(200);
    await origin.accounts.prepare("UPDATE purchase SET provider = 'test'").run();
    expect((await deliver(completed(stripe.pay('cs_test_1')))).status).toBe(200);
    expect(stripe.requests).toEqual([]);
    expect([await statusOf(orderId), await credits()]).toEqual(['pending', 0]);
    expect(logged()).toContain('an unknown purchase');
  });

  it('does not exist without Stripe, whatever its signature', async () => {
    origin = openTestOrigin();
    expect((await deliver(completed(buildSession()))).status).toBe(404);
  });
});

it('Stripe is told what is bought and by whom, and nothing about the person it is about', async () => {
  const about = {
    wp_term: 'Maya Ostrowski',
    wpId: 'PMayaOstrowskiId',
    phoneNumber: '5035550123',
    propertyUrl: '/property/n1',
  };
  const returnPath = `/checkout/search?${new URLSearchParams(about)}`;
  const { orderId } = await buy({ returnPath, keepsPaymentMethod: true });
  const left = { setup_future_usage: 'off_session', customer: 'cus_9', payment_method: 'pm_9' } as const;
  stripe.pay('cs_test_1', { intent: left });
  const asked = await origin.call(`/api/orders/${orderId}`, { cookie });
  expect(asked.json()).toMatchObject({ status: 'paid', returnPath: null });
  const { json } = await origin.call('/api/products', { cookie });
  const { paymentMethodId } = json<{ onFile: { paymentMethodId: string } }>().onFile;
  stripe.nextIntent = { status: 'requires_action' };
  const second = await buy({ returnPath, paymentMethodId, buysAnother: true }, 'the-key-of-the-second');
  const waiting = await origin.call(`/api/orders/${second.orderId}`, { cookie });
  expect(waiting.json()).toMatchObject({ status: 'pending', returnPath });
  expect(stripe.requests.length).toBeGreaterThan(5);
  const told = stripe.requests.map(({ path, fields }) => `${path} ${Object.entries(fields).join(' ')}`).join(' ');
  expect(told).toContain(`https://porchlight.example/billing/orders/${second.orderId}`);
  for (const secret of [...Object.keys(about), ...Object.values(about), 'Maya', 'redirect', 'checkout/search'])
    expect(told).not.toContain(secret);
});

describe('a refund', () => {
  async function paid(): Promise<{ orderId: string; payment: string }> {
    const { orderId } = await buy();
    await deliver(completed(stripe.pay('cs_test_1')));
    return { orderId, payment: 'pi_of_cs_test_1' };
  }
  const refunded = (payment: string, amount_refunded: number): Sent => ({
    type: 'charge.refunded',
    object: buildCharge({ payment_intent: payment, amount_refunded }),
  });
  const failed = (payment: string, more: object): Sent => ({
    type: 'refund.failed',
    object: buildRefund({ payment_intent: payment, status: 'failed', ...more }),
  });
  const billing = () => openBilling(parseSettings(origin.bindings), origin.bindings);
  const refundOf = (purchaseId: string, amountCents: number) =>
    origin.accounts.batch(
      refundStatements(origin.accounts, { purchaseId, amountCents, reason: 'The report was empty' }, Date.now()),
    );
  const receipt = async () => (await origin.call('/api/billing/invoices', { cookie })).json<Invoice[]>()[0];

  it('by the site operator, at Stripe, is on the receipt each time it grows', async () => {
    const { payment } = await paid();
    await deliver(refunded(payment, 500));
    await deliver(refunded(payment, 500));
    expect(await receipt()).toMatchObject({
      status: 'partly refunded',
      refunds: [{ amount: 5, reason: 'Refunded by Porchlight' }],
    });
    await deliver(refunded(payment, 1_499));
    expect(await receipt()).toMatchObject({ status: 'refunded', refunds: [{ amount: 5 }, { amount: 9.99 }] });
  });

  it('by us is reported by Stripe as well, and recorded once', async () => {
    const { orderId, payment } = await paid();
    const billing = openBilling(parseSettings(origin.bindings), origin.bindings);
    const refund = { purchaseId: orderId, amountCents: 500, reason: 'The report was empty' };
    await origin.accounts.batch(refundStatements(origin.accounts, refund, Date.now()));
    // Stripe’s event may arrive before its response.
    await deliver(refunded(payment, 500));
    await carryOutRefunds(billing, Date.now());
    await deliver(refunded(payment, 500));
    expect(stripe.refunds).toMatchObject([{ amount: 500, payment_intent: payment }]);
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 5, reason: 'The report was empty' }] });
  });

  it('that the bank returns no longer counts, ours or not, and the log says so; a later one counts', async () => {
    const { orderId, payment } = await paid();
    await refundOf(orderId, 500);
    await carryOutRefunds(billing(), Date.now());
    await deliver(refunded(payment, 800));
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 5 }, { amount: 3 }] });
    const [ours] = stripe.refunds;
    const again = { id: 'evt_failed', ...failed(payment, { amount: 500, metadata: ours?.metadata }) };
    await deliver(again);
    await deliver(again);
    expect(await receipt()).toMatchObject({ status: 'partly refunded', refunds: [{ amount: 3 }] });
    await deliver(failed(payment, { amount: 300 }));
    expect(await receipt()).toMatchObject({ status: 'paid', refunds: [] });
    expect(logged().match(/REFUND FAILED/g)).toHaveLength(2);
    await carryOutRefunds(billing(), Date.now());
    expect(stripe.refunds).toHaveLength(1);
    await deliver(refunded(payment, 800));
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 8, reason: 'Refunded by Porchlight' }] });
  });

  it('that the bank returns is found by its payment’s id, however long, and by no other', async () => {
    const { payment } = await paid();
    const long = `pi_${'9'.repeat(60)}`;
    await sql(`UPDATE purchase SET provider_payment = '${long}' WHERE provider_payment = '${payment}'`);
    await deliver(refunded(long, 300));
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 3 }] });
    await deliver(failed(long, { amount: 300 }));
    expect(await receipt()).toMatchObject({ status: 'paid', refunds: [] });
  });

  it('that is refused at once is over, with a line in the log and no word to the buyer', async () => {
    const { orderId } = await paid();
    await refundOf(orderId, 500);
    stripe.nextRefund = { status: 'failed' };
    await carryOutRefunds(billing(), Date.now());
    await carryOutRefunds(billing(), Date.now() + 86_400_000);
    expect(await receipt()).toMatchObject({ status: 'paid', refunds: [] });
    expect(logged().match(/REFUND FAILED/g)).toHaveLength(1);
    expect(await sql("SELECT kind FROM mail WHERE kind = 'refund'")).toEqual([]);
  });

  it('that is on its way is on the receipt as such, until it has arrived', async () => {
    const { orderId } = await paid();
    await refundOf(orderId, 500);
    stripe.nextRefund = { status: 'pending' };
    await carryOutRefunds(billing(), Date.now());
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 5, isPending: true }] });
    stripe.refunds.splice(0, 1, ...stripe.refunds.map((refund) => ({ ...refund, status: 'succeeded' })));
    await carryOutRefunds(billing(), Date.now());
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 5 }] });
    expect(stripe.refunds).toHaveLength(1);
  });

  it('by somebody at Stripe that leaves less than we owe is the one on the receipt; ours is over', async () => {
    const { orderId, payment } = await paid();
    await refundOf(orderId, 1_000);
    stripe.refunds.push(buildRefund({ id: 're_goodwill', payment_intent: payment, amount: 1_200 }));
    await carryOutRefunds(billing(), Date.now());
    expect(await receipt()).toMatchObject({ refunds: [{ amount: 12, reason: 'Refunded by Porchlight' }] });
    await carryOutRefunds(billing(), Date.now());
    expect(logged().match(/REFUND FAILED/g)).toHaveLength(1);
  });

  it('of a partly refunded payment is for the rest, and the log says how much it falls short', async () => {
    const { orderId, payment } = await paid();
    stripe.refunds.push(buildRefund({ id: 're_goodwill', payment_intent: payment, amount: 1_200 }));
    await deliver(refunded(payment, 1_200));
    await refundOf(orderId, 1_000);
    // A receipt lists them by date, and two in the same millisecond have no order.
    await carryOutRefunds(billing(), Date.now() + 1_000);
    expect(await receipt()).toMatchObject({ status: 'refunded', refunds: [{ amount: 12 }, { amount: 2.99 }] });
    expect(logged()).toContain('REFUND SHORT');
    expect(logged()).toContain('701');
    await refundOf(orderId, 1_000);
    expect(await sql('SELECT id FROM refund')).toHaveLength(2);
  });

  it('before we knew about the payment means nothing is given; a partial one is on the receipt', async () => {
    const { orderId } = await buy();
    const back = (amount_refunded: number) => ({
      intent: { latest_charge: buildCharge({ amount_refunded, refunded: amount_refunded === 1_499 }) },
    });
    const session = stripe.pay('cs_test_1', back(1_499));
    expect((await deliver({ id: 'evt_early', ...refunded('pi_of_cs_test_1', 1_499) })).status).toBe(200);
    // It was about nothing we know: if it came again, we would look at it again.
    expect(await notedEvents()).toBe(0);
    await deliver(completed(session));
    expect([await statusOf(orderId), await credits()]).toEqual(['declined', 0]);

    await buy({}, 'the-key-of-the-second');
    await deliver(completed(stripe.pay('cs_test_2', back(500))));
    expect(await credits()).toBe(1);
    expect(await receipt()).toMatchObject({ status: 'partly refunded', refunds: [{ amount: 5 }] });
  });
});

it('events are remembered, and every lookup of them uses an index', async () => {
  const now = Date.now();
  await noteEvent(origin.accounts, 'evt_new', now);
  expect(await wasCarriedOut(origin.accounts, 'evt_new')).toBe(true);
  const plans = await plansOfAll(origin.accounts, async (db) => {
    await wasCarriedOut(db, 'evt_1');
    await noteEvent(db, 'evt_1', now);
    await noteForeignRefund(db, { provider: 'stripe', payment: 'pi_1', refundedCents: 1, reason: 'x' }, now);
    for (const refundId of ['R1', null])
      await noteFailedRefund(db, { provider: 'stripe', payment: 'pi_1', refundId, amountCents: 1 }, now);
  });
  expect(plans.length).toBeGreaterThan(5);
  expect(fullReads(plans)).toEqual([]);
});

it('an unpaid order for the same thing, and what a disputed payment bought, are found by an index', async () => {
  const plans = await plansOfAll(origin.accounts, async (accounts) => {
    const billing = { ...openBilling(parseSettings(origin.bindings), origin.bindings), accounts };
    await continueOrder(billing, { accountId: 'june', requestHashes: ['x', 'y'], totalCents: 1 }, 1);
    await noteDispute(billing, { provider: 'stripe', payment: 'pi_1', result: 'lost' }, 1);
    await accounts.batch(withdrawStatements(accounts, 'O1', 1));
  });
  expect(plans.length).toBeGreaterThan(4);
  expect(fullReads(plans)).toEqual([]);
});
