import { expect, it } from 'vitest';
import { signEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import { addAccount, addGuest, addPurchase, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { HUMAN_VIEW, openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { app } from '../app.ts';

/** What an address may be to us. */
const ADDRESSES = [
  'nobody@example.com',
  'password@example.com',
  'no.password@example.com',
  'unproven@example.com',
  'guest@example.com',
  'demo@example.com',
] as const;

function openOrigin(): TestOrigin {
  const origin = openTestOrigin();
  const { accounts } = origin;
  const passwordHash = cheapHash('correct horse battery');
  addAccount(accounts, { id: 'pass', userType: 'paid', email: 'password@example.com', passwordHash });
  addAccount(accounts, { id: 'nop', userType: 'free', email: 'no.password@example.com' });
  const unproven = { id: 'unp', userType: 'free', email: 'unproven@example.com', passwordHash } as const;
  addAccount(accounts, { ...unproven, isProven: false });
  addGuest(accounts, { id: 'guest', email: 'guest@example.com' });
  addPurchase(accounts, 'guest', { id: 'O1' });
  addAccount(accounts, { id: 'demo', userType: 'smb', email: 'demo@example.com', passwordHash, isDemo: true });
  return origin;
}

interface TypedInto {
  readonly what: string;
  readonly method: string;
  readonly path: (email: string) => string;
  /** without the address */
  readonly body: object | null;
}

const posted = (what: string, path: string, body: object = {}): TypedInto => ({
  what,
  method: 'POST',
  path: () => path,
  body,
});

/** Calls that an address is typed into. */
const CALLS: readonly TypedInto[] = [
  posted('sign-up', '/api/auth/sign-up'),
  posted('a one-time link', '/api/auth/trigger-one-time-login-email', {
    redirect: '/',
    usersLocalTimestamp: '2026-11-25T14:41:00-05:00',
  }),
  posted('a forgotten password', '/api/auth/forgot-password'),
  {
    what: 'get-user-by-email',
    method: 'GET',
    path: (email) => `/api/auth/get-user-by-email?email=${encodeURIComponent(email)}`,
    body: null,
  },
  posted('create-new-user', '/api/auth/create-new-user'),
  posted('a checkout', '/api/auth/purchase', { orderKey: 'order-key-1' }),
  posted('a wrong password', '/api/auth/login', { password: 'wrong' }),
];

/** What a caller sees, and how much work came before it: round trips to the database until the answer. */
async function observe(method: string, path: string, body: object | null, email: string) {
  const { accounts, bindings } = openOrigin();
  const caller = path.includes('purchase') ? ('edge' as const) : ('browser' as const);
  const envelope = { ...HUMAN_VIEW, caller };
  const headers = await signEnvelope([SECRET], method, path, envelope, Date.now());
  const beside: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => beside.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  const before = accounts.roundTrips.count;
  const request = { method, headers, ...(body === null ? {} : { body: JSON.stringify({ ...body, email }) }) };
  const response = await app.request(`https://origin.example${path}`, request, bindings, context as never);
  const roundTrips = accounts.roundTrips.count - before;
  const text = await response.text();
  const anonymous = (of: string) => of.replaceAll(email, 'EMAIL').replace(/U[0-9a-f]{32}|[\w-]{43}/g, 'RANDOM');
  return {
    status: response.status,
    text: anonymous(text),
    cookies: response.headers.getSetCookie().map(anonymous),
    headers: [...response.headers.keys()],
    roundTrips,
  };
}

it.each(CALLS)(
  '$what answers alike for every address: by body, cookies and work [F7-16]',
  async ({ method, path, body }) => {
    const seen: Awaited<ReturnType<typeof observe>>[] = [];
    for (const email of ADDRESSES) seen.push(await observe(method, path(email), body, email));
    for (const [at, one] of seen.entries()) expect(one, ADDRESSES[at]).toEqual(seen[0]);
    expect([200, 401]).toContain(seen[0]?.status);
  },
);

it('the password that somebody set before an address was proven answers as a wrong one, with the same work', async () => {
  const body = { password: 'correct horse battery' };
  const unproven = await observe('POST', '/api/auth/login', body, 'unproven@example.com');
  expect(unproven).toEqual(await observe('POST', '/api/auth/login', body, 'nobody@example.com'));
  expect(unproven.status).toBe(401);
});
