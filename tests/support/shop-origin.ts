import type { UserAnswer } from '../../shared/contract/account.ts';
import type { Invoice, OrderAnswer } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { openBilling } from '../../worker/origin/billing/open-billing.ts';
import { parseSettings, type SqlValue } from '../../worker/origin/env.ts';
import { type Renewals, renewDuePlans } from '../../worker/origin/plans/renew-due-plans.ts';
import { addAccount, addSession } from '../fixtures/accounts-database.ts';
import { addAddress, addPerson, addPlaces, addRecord, addResidence } from '../fixtures/people-database.ts';
import { type OriginAnswer, openTestOrigin, type TestOrigin } from './origin-app.ts';

/** Values for the test provider's form. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsAtRenewal: '4000 0000 0000 0341',
  /** valid, but not a test card */
  other: '5555 5555 5555 4444',
} as const;
export const SECURITY_CODE = '739';
/** The person the court runner asks about. */
const BORN = { month: 4, day: 2, year: 1979 };

type Row = Readonly<Record<string, SqlValue>>;

/** An origin where ann, who has a free account, can buy a report with records. */
export interface ShopOrigin {
  readonly origin: TestOrigin;
  /** a person with records, who lived in two counties */
  readonly elise: string;
  /** ann's session */
  readonly cookie: string;
  /** the test provider's payment method id for a card */
  typeCard(number?: string): Promise<string>;
  /** posts an order for one credit, paid with the valid card unless the body says otherwise */
  post(body?: object, more?: { key?: string; cookie?: string }): Promise<OriginAnswer>;
  /** the same, parsed as an order */
  order(body?: object, more?: { key?: string; cookie?: string }): Promise<OrderAnswer>;
  /** posts an order for a plan, with what its buyer agrees to */
  orderPlan(productId?: string, body?: object, more?: { key?: string; cookie?: string }): Promise<OrderAnswer>;
  /** what a viewer reads about their plan */
  plan(cookie?: string): Promise<PlanAnswer>;
  /** posts to a call about plans: a new key each time, unless one is given */
  postPlan(
    path: string,
    body?: object,
    more?: { key?: string; cookie?: string; method?: string },
  ): Promise<OriginAnswer>;
  /** runs the scheduled job of plans at that time, milliseconds since 1970 */
  renewAt(now: number): Promise<Renewals>;
  /** buys a pack of credits with ann's payment method on file, unless the body says otherwise */
  buyCredits(body?: object, key?: string): Promise<OriginAnswer>;
  /** ann's account, as she sees it */
  user(): Promise<UserAnswer['user']>;
  invoices(cookie?: string): Promise<Invoice[]>;
  sql(text: string): Promise<Row[]>;
  /** every row of every table that an order may change, to check that nothing changed */
  ledger(): Promise<Record<string, Row[]>>;
}

const LEDGER = [
  'purchase',
  'purchase_line',
  'background_credit',
  'property_access',
  'payment_method',
  'court_runner_request',
  'court_runner_record',
  'refund',
  'plan',
  'renewal_consent',
  'test_charge',
  'mail',
  'account',
] as const;

export async function openShopOrigin(): Promise<ShopOrigin> {
  const origin = openTestOrigin();
  const { people, accounts } = origin;
  addPlaces(people);
  people.exec(
    "UPDATE place SET county = CASE fips_code WHEN '41051' THEN 'Multnomah' ELSE 'Lane' END WHERE state_code = 'OR'",
  );
  const elise = addPerson(people, { id: 'elise', first: 'Elise', last: 'Navarro', livesNowhere: true });
  addResidence(people, elise, addAddress(people, 'now', 'portlandOr'), { isCurrent: true, sortOrder: 0 });
  addResidence(people, elise, addAddress(people, 'before', 'eugene'), { isCurrent: false, sortOrder: 1 });
  addRecord(people, elise, 'R-lien', 'lien');
  addAccount(accounts, { id: 'ann', userType: 'free' });
  const cookie = `session=${await addSession(accounts, 'ann')}`;
  const sql = async (text: string) => (await accounts.prepare(text).all<Row>()).results;

  const typeCard: ShopOrigin['typeCard'] = async (cardNumber = CARDS.pays) => {
    const body = JSON.stringify({ cardNumber, expiresAt: '2031-04', securityCode: SECURITY_CODE });
    const answer = await origin.call('/api/dev/payment-methods', { method: 'POST', body });
    return answer.json<{ paymentMethodId: string }>().paymentMethodId;
  };
  let orders = 0;
  const billing = openBilling(parseSettings(origin.bindings), origin.bindings);
  const post: ShopOrigin['post'] = async (body = {}, { key, cookie: who = cookie } = {}) => {
    orders += 1;
    const whole = {
      productIds: ['background-credit'],
      paymentMethodId: await typeCard(),
      attestation: { purpose: 'reconnect', textVersion: '2026-11' },
      ...body,
    };
    const headers = { 'idempotency-key': key ?? `order-number-${orders}` };
    return origin.call('/api/orders', { method: 'POST', body: JSON.stringify(whole), cookie: who, headers });
  };
  const order: ShopOrigin['order'] = async (body, more) => {
    const answer = await post(body, more);
    if (answer.status !== 200) throw new Error(`the order returned ${answer.status}: ${answer.text}`);
    return answer.json<OrderAnswer>();
  };
  return {
    origin,
    elise,
    cookie,
    typeCard,
    post,
    order,
    orderPlan: (productId = 'premium-monthly', body = {}, more = {}) =>
      order({ productIds: [productId], renewal: { textVersion: RENEWAL_VERSION }, ...body }, more),
    plan: async (who = cookie) => (await origin.call('/api/billing/plan', { cookie: who })).json<PlanAnswer>(),
    postPlan: (path, body = {}, { key, cookie: who = cookie, method = 'POST' } = {}) => {
      orders += 1;
      const headers = { 'idempotency-key': key ?? `plan-call-${orders}` };
      return origin.call(path, { method, cookie: who, headers, body: JSON.stringify(body) });
    },
    renewAt: (now) => renewDuePlans(billing, now),
    buyCredits: (body = {}, key = 'credits-key-1') =>
      origin.call('/api/billing/purchase-credits', {
        method: 'POST',
        cookie,
        headers: { 'idempotency-key': key },
        body: JSON.stringify({
          productId: 'background-credits-3',
          attestation: { purpose: 'safety', textVersion: '2026-11' },
          ...body,
        }),
      }),
    user: async () => (await origin.call('/api/user', { cookie })).json<UserAnswer>().user,
    invoices: async (who = cookie) => (await origin.call('/api/billing/invoices', { cookie: who })).json<Invoice[]>(),
    sql,
    async ledger() {
      const tables = LEDGER.map(async (table) => [table, await sql(`SELECT * FROM ${table} ORDER BY 1, 2`)] as const);
      return Object.fromEntries(await Promise.all(tables));
    },
  };
}

/** An order for court runners to these counties, about the person. */
export function runnerOrder(personId: string, ...fips: readonly string[]) {
  return {
    productIds: ['court-runner', ...fips.map((each) => `court-runner-county-${each}`)],
    personId,
    runner: { id: personId, firstName: 'Elise', middleName: null, lastName: 'Navarro', dateOfBirth: BORN },
  };
}
