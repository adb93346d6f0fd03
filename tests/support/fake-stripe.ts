import Stripe from 'stripe';
import { buildIntent, buildRefund, buildSession } from '../fixtures/stripe.ts';
import { buildPaymentMethod, buildSetupIntent } from '../fixtures/stripe-plans.ts';
import { type Fields, listOf, MISSING, metadataIn, Refused } from './fake-stripe-answers.ts';
import { type FakePlans, openFakePlans } from './fake-stripe-plans.ts';

/** A request as received by Stripe. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  /** from the query or form */
  readonly fields: Fields;
}

/** A response instead of the fake's own. */
export type StripeFault = { readonly status: number; readonly error: Readonly<Record<string, unknown>> } | 'no answer';

export interface FakeStripe {
  readonly fetch: typeof fetch;
  readonly requests: StripeRequest[];
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly refunds: Stripe.Refund[];
  readonly plans: FakePlans;
  /** the response to the next POSTs, or to everything while it is not null */
  fault: StripeFault | null;
  /** the outcome of the next confirmed payment intent */
  nextIntent: Partial<Stripe.PaymentIntent>;
  /** the outcome of the next refund */
  nextRefund: Partial<Stripe.Refund>;
  /** payment methods and customers that no longer exist */
  readonly gone: Set<string>;
  /** a day passes: a request with a known key is a new one */
  forgetKeys(): void;
  /** the buyer pays on Stripe's page; `more` differs from an ordinary card payment */
  pay(
    sessionId: string,
    more?: { session?: Partial<Stripe.Checkout.Session>; intent?: Partial<Stripe.PaymentIntent> },
  ): Stripe.Checkout.Session;
  expire(sessionId: string): Stripe.Checkout.Session;
  /** a customer leaves a card on the page that takes one */
  leaveMethod(sessionId: string, method?: string): Stripe.Checkout.Session;
}

/**
 * The part of Stripe's API that we use, in memory: its paths, forms and idempotency keys. Its objects are complete and
 * have the types of Stripe's own package.
 */
export function openFakeStripe(secretKey: string): FakeStripe {
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, Stripe.Checkout.Session>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const refunds: Stripe.Refund[] = [];
  /** as created, whatever happened to them later */
  const opened = new Map<string, Stripe.Checkout.Session>();
  const sent = new Map<string, { readonly form: string; readonly answer: object }>();
  const forms = new Map<string, Fields>();
  const gone = new Set<string>();
  const plans = openFakePlans(gone);

  const fake: FakeStripe = {
    requests,
    sessions,
    intents,
    refunds,
    plans,
    fault: null,
    nextIntent: {},
    nextRefund: {},
    gone,
    forgetKeys: () => sent.clear(),
    async fetch(input, init) {
      const url = new URL(String(input));
      const method = init?.method ?? 'GET';
      const form = String(init?.body ?? '');
      const headers = new Headers(init?.headers);
      const fields = Object.fromEntries(new URLSearchParams(method === 'POST' ? form : url.search));
      requests.push({ method, path: url.pathname, headers, fields });
      if (url.origin !== 'https://api.stripe.com') throw new TypeError(`not Stripe: ${url.origin}`);
      if (headers.get('authorization') !== `Bearer ${secretKey}`)
        return problem(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${secretKey}` });
      if (fake.fault === 'no answer') throw new TypeError('network');
      if (fake.fault !== null) return problem(fake.fault.status, fake.fault.error);
      if (method === 'GET') return answer(plans.read(url.pathname, fields) ?? read(url.pathname, fields));

      const key = headers.get('idempotency-key') ?? '';
      const known = sent.get(key);
      if (known !== undefined && known.form !== form) return problem(400, { type: 'idempotency_error' });
      const made = known?.answer ?? write(url.pathname, fields) ?? plans.write(url.pathname, fields, method);
      if (made !== null && !(made instanceof Refused && made.status !== 402)) sent.set(key, { form, answer: made });
      if (made instanceof Refused) return problem(made.status, made.error);
      return answer(made);
    },
    pay(sessionId, { session = {}, intent = {} } = {}) {
      const form = forms.get(sessionId) ?? {};
      const open = withTax(opened.get(sessionId) ?? buildSession({ id: sessionId }), form);
      if (open.mode === 'subscription') return keep({ ...startPlan(open, form), ...session });
      const kept = keptOnPage(sessionId, form);
      const paid = buildIntent({ id: `pi_of_${sessionId}`, amount: open.amount_total ?? 0, ...kept, ...intent });
      intents.set(paid.id, paid);
      return keep({ ...open, status: 'complete', payment_status: 'paid', url: null, payment_intent: paid, ...session });
    },
    leaveMethod(id, method = 'pm_new') {
      const open = opened.get(id) ?? buildSession({ id, mode: 'setup' });
      const customer = open.customer ?? `cus_of_${id}`;
      plans.owners.set(method, String(customer));
      const payment_method = buildPaymentMethod({ id: method, customer: String(customer) });
      const setup_intent = buildSetupIntent({ payment_method, customer });
      return keep({ ...open, customer, status: 'complete', url: null, setup_intent });
    },
    expire: (id) => keep({ ...(opened.get(id) ?? buildSession({ id })), status: 'expired', url: null }),
  };

  function keep(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
    sessions.set(session.id, session);
    return session;
  }

  /** The method that a page keeps is its customer's, who is a new one if the form names none. */
  function keptOnPage(id: string, form: Fields): Partial<Stripe.PaymentIntent> {
    if (form['payment_intent_data[setup_future_usage]'] !== 'off_session') return {};
    const [payment_method, customer] = [`pm_of_${id}`, form.customer ?? `cus_of_${id}`];
    plans.owners.set(payment_method, customer);
    return { payment_method, customer, setup_future_usage: 'off_session' };
  }

  function withTax(session: Stripe.Checkout.Session, form: Fields): Stripe.Checkout.Session {
    const tax = form['automatic_tax[enabled]'] === 'true' ? plans.tax : 0;
    const total_details = { amount_discount: 0, amount_shipping: 0, amount_tax: tax };
    return { ...session, amount_total: (session.amount_subtotal ?? 0) + tax, total_details };
  }

  /** Events about the plan come first, then those about its page. */
  function startPlan(session: Stripe.Checkout.Session, form: Fields): Stripe.Checkout.Session {
    const customer = form.customer ?? `cus_of_${session.id}`;
    const { subscription, invoice } = plans.startFrom(form, customer);
    const done = { status: 'complete', payment_status: 'paid', url: null } as const;
    const whole = { ...session, ...done, customer, subscription: subscription.id, invoice };
    plans.events.push({ type: 'checkout.session.completed', object: asEvent(whole) });
    return whole;
  }

  /** Stripe refers to another object by id unless asked to expand it. */
  function read(path: string, fields: StripeRequest['fields']): object | null {
    const id = path.split('/').at(-1) ?? '';
    if (path === '/v1/refunds') {
      const data = refunds.filter(({ payment_intent }) => payment_intent === fields.payment_intent);
      return listOf(data, path);
    }
    const expanded = Object.values(fields);
    const session = sessions.get(id);
    const wanted = ['payment_intent.latest_charge', 'setup_intent.payment_method'];
    if (session !== undefined) return wanted.some((one) => expanded.includes(one)) ? session : asEvent(session);
    const intent = intents.get(id);
    if (intent !== undefined) return expanded.includes('latest_charge') ? intent : { ...intent, latest_charge: 'ch_1' };
    return null;
  }

  function write(path: string, fields: StripeRequest['fields']): object | null {
    const metadata = metadataIn(fields);
    if (path === '/v1/checkout/sessions') {
      const total = Object.entries(fields)
        .filter(([name]) => name.endsWith('[unit_amount]'))
        .reduce((sum, [, cents]) => sum + Number(cents), 0);
      const mode = fields.mode ?? 'payment';
      const client_reference_id = fields.client_reference_id ?? null;
      const about = { amount_total: total, metadata, mode, customer: fields.customer ?? null, client_reference_id };
      const session = buildSession({ id: `cs_test_${opened.size + 1}`, ...about });
      opened.set(session.id, session);
      forms.set(session.id, fields);
      return keep(session);
    }
    if (path === '/v1/payment_intents') {
      for (const param of ['payment_method', 'customer'])
        if (fake.gone.has(fields[param] ?? '')) return new Refused(400, { ...MISSING, param });
      const id = `pi_${intents.size + 1}`;
      const { payment_method = null, customer = null } = fields;
      const open = { id, amount: Number(fields.amount), metadata, payment_method, customer } as const;
      return keepIntent(buildIntent({ ...open, status: 'requires_confirmation' }));
    }
    const [, method] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? [];
    if (method !== undefined) return detach(method);
    const [, id, act] = /^\/v1\/payment_intents\/(\w+)\/(confirm|cancel)$/.exec(path) ?? [];
    const known = intents.get(id ?? '');
    if (known !== undefined) return act === 'confirm' ? confirm(known) : cancel(known);
    return path === '/v1/refunds' ? refund(fields, metadata) : null;
  }

  function detach(id: string): object {
    if (fake.gone.has(id)) return new Refused(404, MISSING);
    fake.gone.add(id);
    return { id, object: 'payment_method', customer: null };
  }

  function keepIntent(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    intents.set(intent.id, intent);
    return intent;
  }

  function confirm({ id, amount, metadata, payment_method, customer, status }: Stripe.PaymentIntent): object {
    if (status !== 'requires_confirmation') return new Refused(400, UNEXPECTED);
    const about = { id, amount, metadata, payment_method, customer };
    const intent = keepIntent(buildIntent({ ...about, ...fake.nextIntent }));
    if (intent.last_payment_error === null) return intent;
    return new Refused(402, { ...intent.last_payment_error, payment_intent: intent });
  }

  function cancel(intent: Stripe.PaymentIntent): object {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return new Refused(400, UNEXPECTED);
    return keepIntent({ ...intent, status: 'canceled' });
  }

  /** An existing payment can be refunded up to what is left of it. */
  function refund(fields: StripeRequest['fields'], metadata: Stripe.Metadata): object {
    const { amount, payment_intent: payment = '' } = fields;
    const left = refunds
      .filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed')
      .reduce((rest, { amount }) => rest - amount, intents.get(payment)?.amount ?? Number.POSITIVE_INFINITY);
    if (left <= 0) return new Refused(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
    if (left < Number(amount)) return new Refused(400, { type: 'invalid_request_error', param: 'amount' });
    const id = `re_${refunds.length + 1}`;
    const made = buildRefund({ id, amount: Number(amount), payment_intent: payment, metadata, ...fake.nextRefund });
    refunds.push(made);
    return made;
  }
  return fake;
}

const UNEXPECTED = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } as const;

/** A session inside an event: it refers to other objects by id. */
export function asEvent(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const { payment_intent: intent, invoice, setup_intent: setup } = session;
  return { ...session, payment_intent: idIn(intent), invoice: idIn(invoice), setup_intent: idIn(setup) };
}

function idIn(named: string | { readonly id: string } | null): string | null {
  return named === null || typeof named === 'string' ? named : named.id;
}

/** An event as Stripe sends it, signed by the package's own helper. `timestamp` is in seconds since 1970. */
export async function signedEvent(
  event: {
    readonly id?: string;
    readonly type: Stripe.Event['type'];
    /** of the endpoint that sends it; otherwise the pinned one */
    readonly version?: string;
    readonly object: { readonly id: string; readonly object: string };
  },
  { secret, timestamp }: { readonly secret: string; readonly timestamp?: number },
): Promise<{ readonly body: string; readonly headers: { readonly 'stripe-signature': string } }> {
  const { id = 'evt_1', type, object, version = Stripe.API_VERSION } = event;
  const about = { id, object: 'event', type, api_version: version, created: 1_795_000_000, livemode: false };
  const body = JSON.stringify({ ...about, data: { object } });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { body, headers: { 'stripe-signature': signature } };
}

function answer(body: object | null): Response {
  if (body === null) return problem(404, MISSING);
  return Response.json(body, { headers: { 'request-id': 'req_1' } });
}

function problem(status: number, error: Readonly<Record<string, unknown>>): Response {
  return Response.json({ error }, { status, headers: { 'request-id': 'req_1' } });
}
