import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../../scripts/lib/demo/demo-accounts.ts';
import type { UserAnswer } from '../../shared/contract/account.ts';
import type { OrderAnswer } from '../../shared/contract/billing.ts';
import type { FamilyAnswer, PlanAnswer } from '../../shared/contract/plans.ts';
import { type UserType, userTypeSchema } from '../../shared/contract/viewer.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { paths } from '../../shared/urls/paths.ts';
import { insist, latestToken, logInByLink, mailsTo, post } from '../support/emailed-links.ts';
import { cookiesOf } from '../support/origin-app.ts';
import { CARDS, openShopOrigin, type ShopOrigin } from '../support/shop-origin.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 4, 15);

let shop: ShopOrigin;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  shop = await openShopOrigin();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody with a session; `cookie` is the present one. */
interface Customer {
  readonly email: string;
  cookie: string;
}

/** A customer with an account, as the site makes one: by the link that was mailed to them. */
async function signUp(email: string): Promise<Customer> {
  await post(shop.origin, '/api/auth/sign-up', { email });
  const token = await latestToken(shop.origin, email);
  const answer = await insist(() => post(shop.origin, '/api/auth/finish-sign-up', { token }));
  expect(answer.status).toBe(200);
  return { email, cookie: cookiesOf(answer) };
}

/** Orders one product and pays it with a card. */
async function buy(
  { cookie }: Pick<Customer, 'cookie'>,
  productId: string,
  card: string = CARDS.pays,
): Promise<OrderAnswer> {
  const isPlan = !productId.startsWith('background');
  const order = await shop.order(
    {
      productIds: [productId],
      paymentMethodId: await shop.typeCard(card),
      ...(isPlan ? { renewal: { textVersion: RENEWAL_VERSION } } : {}),
    },
    { cookie },
  );
  expect(order.status).toBe('paid');
  return order;
}

/** The token of the invitation that was mailed to somebody. */
async function invitationTo(email: string): Promise<string> {
  const texts = (await mailsTo(shop.origin, email)).map(({ text }) => text).join('\n');
  return new RegExp(`${paths.familyInvitation()}\\?token=([\\w-]+)`).exec(texts)?.[1] ?? '';
}

/** Lets days pass, and the scheduled job of plans run at their end. Who has been away that long logs in again. */
async function pass(days: number, customer: Customer): Promise<void> {
  vi.setSystemTime(Date.now() + days * DAY_MS);
  expect((await post(shop.origin, '/api/dev/renewals', { days: 0 })).status).toBe(200);
  customer.cookie = cookiesOf(await logInByLink(shop.origin, customer.email));
}

const userOf = async ({ cookie }: Pick<Customer, 'cookie'>) =>
  (await shop.origin.call('/api/user', { cookie })).json<UserAnswer>().user;
const typeOf = async (customer: Customer) => (await userOf(customer))?.userType;
const call = async (path: string, body: object, { cookie }: Customer) => {
  const answer = await shop.origin.call(path, {
    method: 'POST',
    cookie,
    body: JSON.stringify(body),
    headers: { 'idempotency-key': `key-of-${Date.now()}` },
  });
  expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  return answer;
};

/** How a customer becomes each kind of viewer. */
const PATHS: { readonly [T in UserType]: () => Promise<Customer> } = {
  free: () => signUp('free@example.com'),

  async paid() {
    const customer = await signUp('paid@example.com');
    await buy(customer, 'premium-monthly');
    return customer;
  },

  async smb() {
    const customer = await signUp('smb@example.com');
    await buy(customer, 'small-business');
    return customer;
  },

  async fam() {
    const holder = await signUp('holder@example.com');
    await buy(holder, 'premium-annual');
    const member = await signUp('member@example.com');
    await call('/api/family/invitations', { email: 'member@example.com' }, holder);
    const token = await invitationTo(member.email);
    await call('/api/family/accept', { token }, member);
    const family = (await shop.origin.call('/api/family', { cookie: holder.cookie })).json<FamilyAnswer>();
    expect(family.members.map(({ email }) => email)).toEqual(['member@example.com']);
    return member;
  },

  async cancelled() {
    const customer = await PATHS.paid();
    await call('/api/billing/cancel', {}, customer);
    // What is paid for stays.
    expect(await typeOf(customer)).toBe('paid');
    await pass(31, customer);
    return customer;
  },

  async delinquent() {
    const customer = await signUp('late@example.com');
    await buy(customer, 'premium-monthly', CARDS.failsAtRenewal);
    await pass(31, customer);
    return customer;
  },

  async expired() {
    const customer = await PATHS.delinquent();
    await pass(15, customer);
    return customer;
  },

  async transactional() {
    const customer = await signUp('one@example.com');
    await buy(customer, 'background-credit');
    return customer;
  },

  async 'transactional credits'() {
    const customer = await signUp('pack@example.com');
    await buy(customer, 'background-credits-3');
    return customer;
  },
};

describe('every kind of viewer [F3-30 P6-014]', () => {
  it.each(userTypeSchema.options)('%s is reached as a customer would, and the account says so', async (type) => {
    expect(await typeOf(await PATHS[type]())).toBe(type);
  });

  it('has a demo account', () => {
    const demos = new Set(DEMO_ACCOUNTS.map(({ userType }) => userType));
    expect([...demos].sort()).toEqual([...userTypeSchema.options].sort());
  });
});

describe('what a customer has', () => {
  it.each([
    ['premium-monthly', 'paid', true, 20],
    ['premium-annual', 'paid', true, 20],
    ['premium-unlimited', 'paid', true, null],
    ['speed-search', 'paid', false, 50],
    ['small-business', 'smb', false, null],
  ] as const)(
    'with %s is %s, a Premium subscriber: %s, with lookups: %s',
    async (productId, type, isPremium, lookups) => {
      const customer = await signUp('buyer@example.com');
      await buy(customer, productId);
      expect(await userOf(customer)).toMatchObject({
        userType: type,
        premiumSubscriber: isPremium,
        premiumLookupsCount: lookups,
      });
    },
  );

  it('renews month after month and stays paid', async () => {
    const customer = await PATHS.paid();
    for (let month = 0; month < 3; month += 1) await pass(31, customer);
    const { plan } = (await shop.origin.call('/api/billing/plan', customer)).json<PlanAnswer>();
    expect([await typeOf(customer), plan?.status]).toEqual(['paid', 'active']);
    expect(plan?.paidUntil).toBeGreaterThan(Date.now());
    expect(await shop.invoices(customer.cookie)).toHaveLength(4);
  });

  it('is back at once when an overdue payment goes through with another card', async () => {
    const customer = await PATHS.delinquent();
    await call('/api/billing/payment-method', { paymentMethodId: await shop.typeCard() }, customer);
    expect(await typeOf(customer)).toBe('paid');
    expect(await shop.invoices(customer.cookie)).toHaveLength(2);
  });

  it('can be bought again after it has ended', async () => {
    for (const ended of ['cancelled', 'expired'] as const) {
      const customer = await PATHS[ended]();
      await buy(customer, 'premium-monthly');
      expect(await typeOf(customer)).toBe('paid');
    }
  });

  it('of a family ends with the plan that is shared, or when a member leaves', async () => {
    const member = await PATHS.fam();
    expect(await userOf(member)).toMatchObject({ premiumSubscriber: false, premiumLookupsCount: 20 });
    const answer = await shop.origin.call('/api/family/members', {
      method: 'DELETE',
      cookie: member.cookie,
      body: '{}',
    });
    expect([answer.status, await typeOf(member)]).toEqual([200, 'free']);
  });

  it('bought without an account is still a plan, and moves to the account once the address is proven', async () => {
    const email = 'guest@example.com';
    const orderKey = 'key-of-a-guest-order';
    const guest = { email, cookie: cookiesOf(await post(shop.origin, '/api/auth/purchase', { email, orderKey })) };
    await buy(guest, 'premium-monthly');
    expect(await userOf(guest)).toMatchObject({ userType: 'paid', scope: 'purchase' });
    const owner = await signUp(email);
    expect(await userOf(owner)).toMatchObject({ userType: 'paid', premiumSubscriber: true });
    await pass(31, owner);
    expect(await typeOf(owner)).toBe('paid');
  });
});
