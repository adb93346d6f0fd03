import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice, OrderAnswer } from '../../../../shared/contract/billing.ts';
import { RENEWAL_VERSION } from '../../../../shared/copy/billing/renewal.ts';
import { addAccount, addSession } from '../../../../tests/fixtures/accounts-database.ts';
import { type FakeStripe, openFakeStripe, signedEvent } from '../../../../tests/support/fake-stripe.ts';
import type { PlanEvent } from '../../../../tests/support/fake-stripe-plans.ts';
import { openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { seeded } from '../../../../tests/support/random.ts';
import { openTestDatabase } from '../../../../tests/support/sqlite-database.ts';
import { type OriginBindings, parseSettings } from '../../env.ts';
import { openBilling } from '../open-billing.ts';

const VARIABLES = {
  STRIPE_SECRET_KEY: 'sk_test_0000000000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000',
  SITE_URL: 'https://porchlight.example',
} as const;

let stripe: FakeStripe;
let origin: TestOrigin;
let cookie: string;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DATABASES = { people: openTestDatabase('people'), accounts: openTestDatabase('accounts') };
const FILLED = ['account', 'purchase', 'plan', 'renewal_consent', 'webhook_event', 'mail', 'background_credit'];

/** A shop at Stripe where june is about to pay for a plan. */
async function begin(more: Partial<OriginBindings> = {}): Promise<void> {
  const { people, accounts } = DATABASES;
  for (const table of FILLED) accounts.exec(`DELETE FROM ${table}`);
  stripe = openFakeStripe(VARIABLES.STRIPE_SECRET_KEY);
  stripe.plans.now = Math.floor(Date.now() / 1_000);
  vi.stubGlobal('fetch', stripe.fetch);
  origin = openTestOrigin('local', people, { ...VARIABLES, ...more }, accounts);
  addAccount(origin.accounts, { id: 'june', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'june')}`;
  const answer = await origin.call('/api/orders', {
    method: 'POST',
    cookie,
    headers: { 'idempotency-key': 'the-key-of-this-order' },
    body: JSON.stringify({
      productIds: ['premium-monthly'],
      attestation: { purpose: 'reconnect', textVersion: '2026-11' },
      renewal: { textVersion: RENEWAL_VERSION },
    }),
  });
  expect([answer.status, answer.json<OrderAnswer>().redirectUrl]).toEqual([200, expect.stringContaining('cs_test_1')]);
}

/** What happens at Stripe, one after the other. */
const STEPS = {
  start: () => void stripe.pay('cs_test_1'),
  renew: () => stripe.plans.renew('sub_1'),
  fail: () => {
    stripe.plans.decline = { code: 'card_declined' };
    stripe.plans.renew('sub_1');
  },
  recover: () => stripe.plans.recover('sub_1'),
  cancel: async () => {
    await openBilling(parseSettings(origin.bindings), origin.bindings).provider?.subscriptions?.setEnding(
      'sub_1',
      true,
    );
  },
  end: () => stripe.plans.renew('sub_1'),
  giveUp: () => stripe.plans.end('sub_1', 'payment_failed'),
} as const;
type Step = keyof typeof STEPS;

interface SentEvent extends PlanEvent {
  readonly id: string;
}

/** Carries out a step. @returns the events that Stripe sends about it */
async function play(step: Step): Promise<readonly SentEvent[]> {
  const before = stripe.plans.events.length;
  await STEPS[step]();
  return stripe.plans.events.slice(before).map((event, at) => ({ ...event, id: `evt_${before + at}` }));
}

async function deliver(event: SentEvent): Promise<void> {
  const { body, headers } = await signedEvent(event, { secret: VARIABLES.STRIPE_WEBHOOK_SECRET });
  const request = { method: 'POST', body, headers, envelope: { caller: 'browser' } } as const;
  const answer = await origin.call('/api/webhooks/stripe', request);
  expect([event.type, answer.status]).toEqual([event.type, 200]);
}

const sql = async (text: string) => (await origin.accounts.prepare(text).all<Record<string, unknown>>()).results;

/** June's state: her plan, her account, and a receipt for each period that Stripe was paid for. */
async function stateOf() {
  const item = stripe.plans.subscriptions.get('sub_1')?.items.data[0];
  const zero = (item?.current_period_start ?? 0) * 1_000;
  const [plan] = await sql(
    `SELECT status, product_id, price_cents, period_start - ${zero} AS start, period_end - ${zero} AS until, attempts,
       failed_at IS NULL AS isPaid, cancelled_at IS NOT NULL AS isCancelled, ended_by FROM plan`,
  );
  const receipts = await sql(
    `SELECT plan_action, total_cents, plan_from - ${zero} AS start, plan_until - ${zero} AS until, refunded_cents
     FROM purchase WHERE status = 'paid' ORDER BY plan_from`,
  );
  const [account] = await sql("SELECT user_type, premium_subscriber FROM account WHERE id = 'june'");
  const others = await sql("SELECT id FROM purchase WHERE status <> 'paid' OR plan_from IS NULL");
  return { plan, receipts, account, others };
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]),
  );
}

/** In one of so many orders, all events come again under other ids. */
const REPEATED = 4;

/** Every order of the events of `last`, which all come once it is over. */
async function everyOrder(before: readonly Step[], last: readonly Step[]) {
  const states = new Set<string>();
  let left: readonly (readonly number[])[] = [[]];
  for (let at = 0; at < left.length; at += 1) {
    await begin();
    for (const step of before) for (const event of await play(step)) await deliver(event);
    const told: SentEvent[] = [];
    for (const step of last) told.push(...(await play(step)));
    if (at === 0) left = permutations(told.map((_, index) => index));
    const order = (left[at] ?? []).flatMap((index) => told[index] ?? []);
    for (const event of order) await deliver(event);
    if (at % REPEATED === 0) for (const event of order) await deliver({ ...event, id: `${event.id}-again` });
    states.add(JSON.stringify(await stateOf()));
  }
  return { states: [...states].map((state) => JSON.parse(state)), orders: left.length };
}

const ACTIVE = { status: 'active', isPaid: 1, attempts: 0, product_id: 'premium-monthly', price_cents: 999, start: 0 };
const PAID = { user_type: 'paid', premium_subscriber: 1 };
const receipt = (plan_action: string) => expect.objectContaining({ plan_action, total_cents: 999, refunded_cents: 0 });

describe('Stripe’s events, in any order and repeated, have the same result', () => {
  it('when a plan starts, even if its first invoice comes before its page', async () => {
    const { states, orders } = await everyOrder([], ['start']);
    expect(orders).toBe(24);
    expect(states).toEqual([
      { plan: expect.objectContaining(ACTIVE), receipts: [receipt('start')], account: PAID, others: [] },
    ]);
  });

  it('when it renews', async () => {
    const { states, orders } = await everyOrder(['start'], ['renew']);
    expect(orders).toBe(6);
    expect(states).toEqual([
      {
        plan: expect.objectContaining(ACTIVE),
        receipts: [receipt('start'), receipt('renew')],
        account: PAID,
        others: [],
      },
    ]);
  });

  it('when a renewal is declined', async () => {
    const { states } = await everyOrder(['start'], ['fail']);
    expect(states).toEqual([
      {
        plan: expect.objectContaining({ status: 'delinquent', isPaid: 0, attempts: 1, until: 0 }),
        receipts: [receipt('start')],
        account: { user_type: 'delinquent', premium_subscriber: 0 },
        others: [],
      },
    ]);
  });

  it('when a renewal is declined and then paid', async () => {
    const { states, orders } = await everyOrder(['start'], ['fail', 'recover']);
    expect(orders).toBe(120);
    expect(states).toEqual([
      {
        plan: expect.objectContaining(ACTIVE),
        receipts: [receipt('start'), receipt('renew')],
        account: PAID,
        others: [],
      },
    ]);
  });

  it('when it is canceled, and its period is over', async () => {
    const { states } = await everyOrder(['start'], ['cancel', 'end']);
    expect(states).toEqual([
      {
        plan: expect.objectContaining({ status: 'ended', ended_by: 'customer', isCancelled: 1 }),
        receipts: [receipt('start')],
        account: { user_type: 'cancelled', premium_subscriber: 0 },
        others: [],
      },
    ]);
  });

  it('when Stripe gives up on a renewal', async () => {
    const { states } = await everyOrder(['start'], ['fail', 'giveUp']);
    expect(states).toEqual([
      {
        plan: expect.objectContaining({ status: 'ended', ended_by: 'payment' }),
        receipts: [receipt('start')],
        account: { user_type: 'expired', premium_subscriber: 0 },
        others: [],
      },
    ]);
  });
});

it('a plan that ended before we heard of its start has ended, even if the event of its page comes last', async () => {
  await begin();
  const started = await play('start');
  const [page] = started.filter(({ type }) => type === 'checkout.session.completed');
  const paid = stripe.sessions.get('cs_test_1');
  if (page === undefined || paid === undefined) throw new Error('the page was not paid');
  // Stripe reports the subscription before its page is complete.
  stripe.sessions.set(paid.id, { ...paid, status: 'open', payment_status: 'unpaid' });
  for (const event of [...started, ...(await play('giveUp'))]) if (event !== page) await deliver(event);
  expect(await sql('SELECT id FROM plan')).toEqual([]);
  stripe.sessions.set(paid.id, paid);
  await deliver(page);
  const { plan, receipts } = await stateOf();
  expect([plan, receipts]).toEqual([expect.objectContaining({ status: 'ended' }), [receipt('start')]]);
});

it('the whole life of a plan has the same result, however late and often its events come', async () => {
  const life: readonly Step[] = ['start', 'renew', 'fail', 'recover', 'renew', 'cancel', 'end'];
  const states = new Set<string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const { next: random } = seeded(seed);
    await begin();
    const waiting: SentEvent[] = [];
    const deliverSome = async (most: number) => {
      for (let count = 0; count < most && waiting.length > 0; count += 1) {
        const at = Math.floor(random() * waiting.length);
        const [event] = random() < 0.3 ? waiting.slice(at, at + 1) : waiting.splice(at, 1);
        if (event !== undefined) await deliver(event);
      }
    };
    for (const step of life) {
      waiting.push(...(await play(step)));
      // A period's payment must be heard of before the next one: Stripe repeats an event for three days.
      const needed = waiting.filter(({ type }) => type === 'invoice.paid');
      await deliverSome(Math.floor(random() * 6));
      for (const event of needed) if (waiting.includes(event)) await deliver(event);
    }
    for (const event of waiting) await deliver(event);
    states.add(JSON.stringify(await stateOf()));
  }
  expect([...states].map((state) => JSON.parse(state))).toEqual([
    {
      plan: expect.objectContaining({ status: 'ended', ended_by: 'customer' }),
      receipts: [receipt('start'), receipt('renew'), receipt('renew'), receipt('renew')],
      account: { user_type: 'cancelled', premium_subscriber: 0 },
      others: [],
    },
  ]);
});

it('a receipt with sales tax shows it on a line of its own, for a start and for a renewal', async () => {
  await begin({ STRIPE_AUTOMATIC_TAX: 'on' });
  stripe.plans.tax = 75;
  for (const step of ['start', 'renew'] as const) for (const event of await play(step)) await deliver(event);
  const invoices = (await origin.call('/api/billing/invoices', { cookie })).json<Invoice[]>();
  expect(invoices.map(({ total, lines }) => [total, lines.map(({ amount }) => amount)])).toEqual([
    [10.74, [9.99, 0.75]],
    [10.74, [9.99, 0.75]],
  ]);
});
