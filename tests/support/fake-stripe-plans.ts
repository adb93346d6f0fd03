import type Stripe from 'stripe';
import {
  buildInvoice,
  buildInvoicePayment,
  buildItem,
  buildPrice,
  buildProduct,
  buildSubscription,
  type Invoiced,
} from '../fixtures/stripe-plans.ts';
import { type Fields, listOf, MISSING, metadataIn, Refused } from './fake-stripe-answers.ts';

/** What Stripe reports about a subscription, in the order in which it happened. */
export interface PlanEvent {
  readonly type: Stripe.Event['type'];
  readonly object: Stripe.Subscription | Stripe.Invoice | Stripe.Checkout.Session;
}

/** A refused payment: Stripe's code, and the bank's. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
}

/** Stripe's Billing in memory: products, subscriptions and what follows them, invoices and their payments. */
export interface FakePlans {
  readonly products: Map<string, Stripe.Product>;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly invoices: Map<string, Stripe.Invoice>;
  /** by invoice */
  readonly payments: Map<string, Stripe.InvoicePayment>;
  /** what each subscription becomes at its next renewal, by schedule */
  readonly schedules: Map<string, { readonly subscription: string; next: Stripe.Price | null }>;
  readonly events: PlanEvent[];
  /** whose each method is, as far as it was given on a page: Stripe charges it for nobody else */
  readonly owners: Map<string, string>;
  /** seconds since 1970 */
  now: number;
  /** the next payments are refused so; null: they go through */
  decline: Decline | null;
  /** added where a form asks for automatic tax, in cents */
  tax: number;
  /** changes in the next payments */
  nextPayment: Partial<Stripe.PaymentIntent>;
  read(path: string, fields: Fields): object | null;
  write(path: string, fields: Fields, method: string): object | null;
  /** the subscription that a paid page starts */
  startFrom(form: Fields, customer: string): { subscription: Stripe.Subscription; invoice: Stripe.Invoice };
  /** a period is over: the next one is charged, and perhaps declined; a subscription that was due to end ends */
  renew(id: string): void;
  /** an overdue payment goes through after all */
  recover(id: string): void;
  /** Stripe ends a subscription, by its settings or because somebody asked in its dashboard */
  end(id: string, reason: 'payment_failed' | 'cancellation_requested'): void;
}

export function openFakePlans(gone: ReadonlySet<string>): FakePlans {
  const { products, subscriptions, invoices, payments, schedules, events, owners } = {
    products: new Map<string, Stripe.Product>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    payments: new Map<string, Stripe.InvoicePayment>(),
    schedules: new Map<string, { readonly subscription: string; next: Stripe.Price | null }>(),
    events: [] as PlanEvent[],
    owners: new Map<string, string>(),
  };
  const prices = new Map<string, Stripe.Price>();

  const plans: FakePlans = {
    ...{ products, subscriptions, invoices, payments, schedules, events, owners },
    now: 1_795_000_000,
    decline: null,
    tax: 0,
    nextPayment: {},
    read,
    write,
    startFrom: (form, customer) => {
      const metadata = metadataIn(form, 'subscription_data');
      return begin(form, { prefix: 'line_items[0]', customer, metadata, method: 'pm_of_page' });
    },
    renew(id) {
      const before = known(id);
      const [item] = before.items.data;
      if (item === undefined) return;
      plans.now = item.current_period_end;
      if (before.cancel_at_period_end) return plans.end(id, 'cancellation_requested');
      const schedule = schedules.get(String(before.schedule));
      const price = schedule?.next ?? item.price;
      if (schedule !== undefined) schedule.next = null;
      const to = { ...withPeriod(before, price), status: plans.decline === null ? 'active' : 'past_due' };
      const invoice = invoiceFor({ subscription: to, reason: 'subscription_cycle', tax: taxOf(to) });
      events.push({ type: 'customer.subscription.updated', object: to });
      collect(to, invoice);
    },
    recover(id) {
      const subscription = known(id);
      const invoice = openInvoice(subscription);
      if (invoice === null) return;
      plans.decline = null;
      collect({ ...subscription, status: 'active' }, invoice);
    },
    end(id, reason) {
      const cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
      keep({ ...known(id), status: 'canceled', ended_at: plans.now, canceled_at: plans.now, cancellation_details });
      events.push({ type: 'customer.subscription.deleted', object: known(id) });
    },
  };
  return plans;

  function known(id: string): Stripe.Subscription {
    const subscription = subscriptions.get(id);
    if (subscription === undefined) throw new Error(`no subscription ${id}`);
    return subscription;
  }

  function keep(subscription: Stripe.Subscription): Stripe.Subscription {
    subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  function priceIn(fields: Fields, prefix: string): Stripe.Price | Refused {
    const of = (name: string) => fields[`${prefix}[price_data]${name}`] ?? '';
    const existing = prices.get(fields[`${prefix}[price]`] ?? '');
    if (existing !== undefined) return existing;
    if (!products.has(of('[product]'))) return new Refused(400, { ...MISSING, param: 'product' });
    const about = { product: of('[product]'), unit_amount: Number(of('[unit_amount]')) };
    const id = `price_${prices.size + 1}`;
    const price = buildPrice({ id, ...about }, of('[recurring][interval]') === 'year' ? 'year' : 'month');
    prices.set(id, price);
    return price;
  }

  /** The subscription with a period from now on. */
  function withPeriod(subscription: Stripe.Subscription, price: Stripe.Price): Stripe.Subscription {
    const start = plans.now;
    const item = buildItem(subscription.id, price, {
      start,
      end: afterMonths(start, price.recurring?.interval === 'year' ? 12 : 1),
    });
    return { ...subscription, items: { ...subscription.items, data: [item] } };
  }

  function taxOf({ automatic_tax }: Stripe.Subscription): number {
    return automatic_tax.enabled ? plans.tax : 0;
  }

  function invoiceFor(invoiced: Invoiced): Stripe.Invoice {
    const id = `in_${invoices.size + 1}`;
    const invoice = buildInvoice(invoiced, { id, created: plans.now, status: 'open' });
    invoices.set(id, invoice);
    return invoice;
  }

  /** Charges an invoice, or does not. */
  function collect(subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
    const isPaid = plans.decline === null;
    const status = isPaid ? 'paid' : 'open';
    const done = { ...invoice, status, amount_paid: isPaid ? invoice.total : 0 };
    invoices.set(invoice.id, done);
    if (isPaid) payments.set(invoice.id, buildInvoicePayment(done, plans.nextPayment));
    keep({ ...subscription, latest_invoice: invoice.id });
    events.push({ type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', object: done });
    events.push({ type: 'customer.subscription.updated', object: known(subscription.id) });
  }

  function begin(
    form: Fields,
    {
      prefix,
      customer,
      metadata,
      method,
    }: { prefix: string; customer: string; metadata: Stripe.Metadata; method: string },
  ) {
    const price = priceIn(form, prefix);
    if (price instanceof Refused) throw new Error('the page has no product');
    const id = `sub_${subscriptions.size + 1}`;
    const automatic_tax = {
      disabled_reason: null,
      enabled: form['automatic_tax[enabled]'] === 'true',
      liability: null,
    };
    const about = { id, customer, metadata, default_payment_method: method, automatic_tax, created: plans.now };
    const subscription = withPeriod(buildSubscription({ ...about, start_date: plans.now }), price);
    const invoice = invoiceFor({ subscription, reason: 'subscription_create', tax: taxOf(subscription) });
    events.push({ type: 'customer.subscription.created', object: subscription });
    collect(subscription, invoice);
    return { subscription: known(id), invoice: invoices.get(invoice.id) ?? invoice };
  }

  function openInvoice({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
    const invoice = invoices.get(String(latest_invoice));
    return invoice?.status === 'open' ? invoice : null;
  }

  function expanded(subscription: Stripe.Subscription, fields: Fields): Stripe.Subscription {
    const isWanted = Object.values(fields).some((value) => /^(?:data\.)?latest_invoice$/.test(value));
    return isWanted
      ? { ...subscription, latest_invoice: invoices.get(String(subscription.latest_invoice)) ?? null }
      : subscription;
  }

  function read(path: string, fields: Fields): object | null {
    const id = path.split('/').at(-1) ?? '';
    if (path === '/v1/subscriptions') {
      const data = [...subscriptions.values()].filter(({ customer }) => customer === fields.customer);
      return listOf(
        data.map((one) => expanded(one, fields)),
        path,
      );
    }
    if (path === '/v1/invoices') {
      const data = [...invoices.values()]
        .filter(
          ({ parent, status }) =>
            parent?.subscription_details?.subscription === fields.subscription && status === fields.status,
        )
        .toReversed();
      return listOf(data.slice(0, Number(fields.limit ?? 10)), path);
    }
    if (path === '/v1/invoice_payments') {
      const payment = payments.get(fields.invoice ?? '');
      return listOf(payment === undefined ? [] : [payment], path);
    }
    const subscription = subscriptions.get(id);
    if (subscription !== undefined) return expanded(subscription, fields);
    if (path.startsWith('/v1/subscription_schedules/')) return describeSchedule(id);
    return products.get(id) ?? null;
  }

  function describeSchedule(id: string): object | null {
    const schedule = schedules.get(id);
    if (schedule === undefined) return null;
    const [item] = known(schedule.subscription).items.data;
    const phases = [item?.price, schedule.next].flatMap((price) =>
      price == null ? [] : [{ items: [{ price: price.id }] }],
    );
    const current_phase = { start_date: item?.current_period_start, end_date: item?.current_period_end };
    return { id, object: 'subscription_schedule', status: 'active', current_phase, phases };
  }

  function write(path: string, fields: Fields, method: string): object | null {
    if (path === '/v1/products') return product(fields);
    if (path === '/v1/subscriptions') return create(fields);
    if (path === '/v1/subscription_schedules') return schedule(fields);
    const [, kind, id = '', act] = /^\/v1\/(\w+)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'products') return rename(id, fields);
    if (kind === 'subscriptions') return method === 'DELETE' ? cancel(id) : update(id, fields);
    if (kind === 'subscription_schedules') return act === 'release' ? release(id) : plan(id, fields);
    if (kind === 'invoices') return act === 'pay' ? pay(id) : voidInvoice(id);
    return null;
  }

  function product({ id = '', name = '' }: Fields): object {
    if (products.has(id)) return new Refused(400, { type: 'invalid_request_error', code: 'resource_already_exists' });
    const made = buildProduct({ id, name });
    products.set(id, made);
    return made;
  }

  function rename(id: string, { name = '' }: Fields): object | null {
    const before = products.get(id);
    if (before === undefined) return null;
    products.set(id, { ...before, name });
    return { ...before, name };
  }

  function create(fields: Fields): object {
    const { customer = '', default_payment_method: method = '' } = fields;
    for (const [param, name] of [
      ['customer', customer],
      ['default_payment_method', method],
    ] as const)
      if (gone.has(name)) return new Refused(400, { ...MISSING, param });
    if (isOfAnother(method, customer)) return NOT_THEIRS;
    if (fields.payment_behavior !== 'error_if_incomplete') throw new Error('a subscription that may stay half-open');
    if (plans.decline !== null) return refusal(plans.decline);
    const price = priceIn(fields, 'items[0]');
    if (price instanceof Refused) return price;
    const { subscription } = begin(fields, { prefix: 'items[0]', customer, metadata: metadataIn(fields), method });
    return expanded(subscription, fields);
  }

  function isOfAnother(method: string | undefined, customer: Stripe.Subscription['customer']): boolean {
    const owner = owners.get(method ?? '');
    return owner !== undefined && owner !== customer;
  }

  function update(id: string, fields: Fields): object | null {
    const before = subscriptions.get(id);
    if (before === undefined) return null;
    if (before.status === 'canceled') return new Refused(400, { type: 'invalid_request_error' });
    const { default_payment_method: method, cancel_at_period_end: ending } = fields;
    if (before.schedule !== null && ending !== undefined)
      return new Refused(400, { type: 'invalid_request_error', param: 'cancel_at_period_end' });
    if (gone.has(method ?? '')) return new Refused(400, { ...MISSING, param: 'default_payment_method' });
    if (isOfAnother(method, before.customer)) return NOT_THEIRS;
    const changed = {
      ...before,
      ...(method === undefined ? {} : { default_payment_method: method }),
      ...(ending === undefined ? {} : { cancel_at_period_end: ending === 'true' }),
      metadata: merged(before.metadata, metadataIn(fields)),
    };
    if (fields['billing_cycle_anchor[type]'] === 'now') {
      if (plans.decline !== null) return refusal(plans.decline);
      const price = priceIn(fields, 'items[0]');
      if (price instanceof Refused) return price;
      const to = withPeriod(changed, price);
      collect(to, invoiceFor({ subscription: to, reason: 'subscription_update', tax: taxOf(to) }));
    } else {
      keep(changed);
      events.push({ type: 'customer.subscription.updated', object: changed });
    }
    return expanded(known(id), fields);
  }

  function cancel(id: string): object | null {
    const before = subscriptions.get(id);
    if (before === undefined || before.status === 'canceled') return null;
    plans.end(id, 'cancellation_requested');
    return keep({ ...known(id), schedule: null });
  }

  function schedule({ from_subscription = '' }: Fields): object {
    const id = `sub_sched_${schedules.size + 1}`;
    if (known(from_subscription).schedule !== null) return new Refused(400, { type: 'invalid_request_error' });
    schedules.set(id, { subscription: from_subscription, next: null });
    keep({ ...known(from_subscription), schedule: id });
    return describeSchedule(id) ?? {};
  }

  function plan(id: string, fields: Fields): object | null {
    const found = schedules.get(id);
    const price = priceIn(fields, 'phases[1][items][0]');
    if (price instanceof Refused) return price;
    if (found === undefined || known(found.subscription).schedule !== id)
      return new Refused(400, { type: 'invalid_request_error' });
    found.next = price;
    return describeSchedule(id);
  }

  function release(id: string): object | null {
    const found = schedules.get(id);
    if (found === undefined) return null;
    keep({ ...known(found.subscription), schedule: null });
    return { id, object: 'subscription_schedule', status: 'released' };
  }

  function pay(id: string): object | null {
    const invoice = invoices.get(id);
    if (invoice === undefined) return null;
    if (invoice.status !== 'open')
      return new Refused(400, { type: 'invalid_request_error', code: 'invoice_already_paid' });
    if (plans.decline !== null) return refusal(plans.decline);
    plans.recover(String(invoice.parent?.subscription_details?.subscription));
    return invoices.get(id) ?? null;
  }

  function voidInvoice(id: string): object | null {
    const invoice = invoices.get(id);
    if (invoice === undefined) return null;
    invoices.set(id, { ...invoice, status: 'void' });
    events.push({ type: 'invoice.voided', object: { ...invoice, status: 'void' } });
    return invoices.get(id) ?? null;
  }
}

const NOT_THEIRS = new Refused(400, { type: 'invalid_request_error', param: 'default_payment_method' });

/** An empty text takes a key away. */
function merged(before: Stripe.Metadata, more: Readonly<Record<string, string>>): Stripe.Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...more }).filter(([, value]) => value !== ''));
}

function refusal({ code, decline_code }: Decline): Refused {
  return new Refused(402, { type: 'card_error', code, ...(decline_code === undefined ? {} : { decline_code }) });
}

/** So many months later, in seconds since 1970. */
function afterMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1_000);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() / 1_000;
}
