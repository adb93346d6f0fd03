import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSecrets, type Secrets } from '../../shared/contract/transport/derived-key.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { addAccount, addSession, cheapHash } from '../../tests/fixtures/accounts-database.ts';
import { cookiesOf, HUMAN_VIEW, openTestOrigin, SECRET, type TestOrigin } from '../../tests/support/origin-app.ts';
import { openShopOrigin } from '../../tests/support/shop-origin.ts';

const OLD = SECRET;
const NEW = 'the secret after the rotation, longer than 32 characters';
const PASSWORD = 'correct horse battery';
let before: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  before = openTestOrigin();
});
afterEach(() => vi.useRealTimers());

/** The same databases behind an origin with a new secret, which accepts the old one until the rotation is over. */
function rotated(origin: TestOrigin, EDGE_ORIGIN_SECRET_PREVIOUS: string | undefined = OLD): TestOrigin {
  const variables = { EDGE_ORIGIN_SECRET: NEW, EDGE_ORIGIN_SECRET_PREVIOUS };
  return openTestOrigin('local', origin.people, variables, origin.accounts);
}
const afterwards = (origin: TestOrigin): TestOrigin =>
  openTestOrigin('local', origin.people, { EDGE_ORIGIN_SECRET: NEW }, origin.accounts);

const logIn = (to: TestOrigin, password: string) =>
  to.call('/api/auth/login', { method: 'POST', body: JSON.stringify({ email: 'ann@example.com', password }) });

function addAnn(): void {
  addAccount(before.accounts, {
    id: 'ann',
    userType: 'paid',
    email: 'ann@example.com',
    passwordHash: cheapHash(PASSWORD),
  });
}

describe('while the secret is rotated', () => {
  it('an edge that signs with the old one gets the same answers as with the new one, and none afterward', async () => {
    const status = async (origin: TestOrigin, secrets: Secrets) => {
      const headers = await signEnvelope(secrets, 'GET', '/api/user', HUMAN_VIEW, Date.now());
      return (await origin.call('/api/user', { headers })).status;
    };
    const both = rotated(before);
    const cases: [TestOrigin, Secrets, number][] = [
      [before, [OLD], 200],
      [both, [OLD], 200],
      [both, [NEW, OLD], 200],
      [afterwards(before), [NEW, OLD], 200],
      [afterwards(before), [NEW], 200],
      [afterwards(before), [OLD], 401],
      [before, [NEW, OLD], 401],
    ];
    for (const [at, [origin, secrets, expected]] of cases.entries())
      expect([at, await status(origin, secrets)]).toEqual([at, expected]);
  });

  it('a locked login stays locked, and wrong passwords add up', async () => {
    addAnn();
    for (let at = 0; at < 6; at += 1) await logIn(before, 'wrong');
    for (let at = 0; at < 4; at += 1) expect((await logIn(rotated(before), 'wrong')).status).toBe(401);
    expect((await logIn(rotated(before), PASSWORD)).status).toBe(429);
    const { results } = await before.accounts.prepare('SELECT wrong_passwords FROM login_attempt').all();
    expect(results).toEqual([{ wrong_passwords: 10 }]);
    expect((await logIn(afterwards(before), PASSWORD)).status).toBe(429);
  });

  it('the right password clears earlier attempts', async () => {
    addAnn();
    await logIn(before, 'wrong');
    expect((await logIn(rotated(before), PASSWORD)).status).toBe(200);
    expect((await before.accounts.prepare('SELECT * FROM login_attempt').all()).results).toEqual([]);
  });

  it('a mailbox and a network that reported a number are not counted again', async () => {
    for (const id of ['ann', 'may']) addAccount(before.accounts, { id, userType: 'free' });
    const report = async (origin: TestOrigin, id: string, clientAddress: string) => {
      const answer = await origin.call('/api/phone/report', {
        method: 'POST',
        body: JSON.stringify({ phone: '15035550142', kind: 'scam' }),
        cookie: `session=${await addSession(before.accounts, id)}`,
        envelope: { clientAddress },
      });
      return answer.json<{ state: string }>().state;
    };
    expect(await report(before, 'ann', '192.0.2.1')).toBe('counted');
    expect(await report(rotated(before), 'ann', '198.51.100.1')).toBe('before');
    expect(await report(rotated(before), 'may', '192.0.2.2')).toBe('before');
    expect(await report(rotated(before), 'may', '198.51.100.1')).toBe('counted');
  });

  it('an address is still mailed once a day by strangers', async () => {
    const signUp = (origin: TestOrigin) => {
      const body = JSON.stringify({ email: 'june@example.com' });
      return origin.call('/api/auth/sign-up', { method: 'POST', body });
    };
    for (let at = 0; at < 2; at += 1) expect((await signUp(before)).status).toBe(200);
    for (let at = 0; at < 3; at += 1) expect((await signUp(rotated(before))).status).toBe(200);
    expect((await before.accounts.prepare('SELECT id FROM mail').all()).results).toHaveLength(1);
  });

  it('a device that logged in before is still known, and strangers do not lock it out', async () => {
    addAnn();
    const cookie = cookiesOf(await logIn(before, PASSWORD));
    for (let at = 0; at < 10; at += 1) await logIn(rotated(before), 'wrong');
    expect((await logIn(rotated(before), PASSWORD)).status).toBe(429);
    const known = await rotated(before).call('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'ann@example.com', password: PASSWORD }),
      cookie,
    });
    expect(known.status).toBe(200);
  });

  it('sessions continue unaffected', async () => {
    addAnn();
    const cookie = `session=${await addSession(before.accounts, 'ann')}`;
    expect((await afterwards(before).call('/api/user', { cookie })).json()).toMatchObject({
      user: { id: 'ann' },
    });
  });
});

describe('an order that is sent again while the secret is rotated', () => {
  it('is one order, and a different request under its key is still a mistake', async () => {
    const shop = await openShopOrigin();
    const ordered = {
      productIds: ['background-credit'],
      paymentMethodId: await shop.typeCard(),
      attestation: { purpose: 'reconnect', textVersion: '2026-11' },
    };
    const send = (origin: TestOrigin, body: object) =>
      origin.call('/api/orders', {
        method: 'POST',
        body: JSON.stringify(body),
        cookie: shop.cookie,
        headers: { 'idempotency-key': 'the-key-of-this-order' },
      });
    const first = await send(shop.origin, ordered);
    expect(first.status).toBe(200);
    const after = rotated(shop.origin);
    expect((await send(after, ordered)).json()).toEqual(first.json());
    expect((await send(after, { ...ordered, productIds: ['background-credits-3'] })).status).toBe(409);
    expect(await shop.sql('SELECT id FROM purchase')).toHaveLength(1);
  });
});

it('a previous secret equal to the current one is ignored', () => {
  expect(listSecrets(NEW, NEW)).toEqual([NEW]);
  expect(listSecrets(NEW, OLD)).toEqual([NEW, OLD]);
  expect(listSecrets(NEW, undefined)).toEqual([NEW]);
});
