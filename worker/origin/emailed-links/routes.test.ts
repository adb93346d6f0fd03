import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnteredAnswer, UserAnswer } from '../../../shared/contract/account.ts';
import { addAccount, addGuest, addPurchase, addSession, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { insist, latestToken, logInByLink, mailsTo, post } from '../../../tests/support/emailed-links.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ANN = 'ann@example.com';
const PASSWORD = 'a new lantern road';
const passwordHash = cheapHash('her old password');
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] });
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: ANN, passwordHash });
});
afterEach(() => vi.useRealTimers());

const askLink = (email: string, more: object = {}, cookie?: string) =>
  post(
    origin,
    '/api/auth/trigger-one-time-login-email',
    { email, redirect: '/directory/name', usersLocalTimestamp: '2026-11-25T14:41:00-05:00', ...more },
    cookie,
  );
const askReset = (email: string) => post(origin, '/api/auth/forgot-password', { email, redirect: '/billing/invoices' });
const enter = (token: string, cookie?: string) => post(origin, '/api/auth/one-time-login', { token }, cookie);
const reset = (token: string, password = PASSWORD) => post(origin, '/api/auth/reset-password', { token, password });
const logIn = (email: string, password: string) => post(origin, '/api/auth/login', { email, password });
const userOf = async (cookie: string) => (await origin.call('/api/user', { cookie })).json<UserAnswer>().user;
const rows = async (table: string) =>
  (await origin.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

function addPasskey(accountId: string): void {
  origin.accounts.insert('passkey', {
    id: 'key',
    account_id: accountId,
    public_key: 'x',
    counter: 0,
    transports: '[]',
    is_backed_up: 0,
    name: 'Chrome on Windows',
    created_at: 0,
  });
}

describe('a one-time link', () => {
  it('logs in once, to where the reader was [F1-09 F7-13 F7-15]', async () => {
    await askLink('  Ann@Example.com '.trim());
    const token = await latestToken(origin, ANN);
    const answer = await enter(token);
    expect(answer.status).toBe(200);
    expect(answer.json<EnteredAnswer>()).toMatchObject({
      user: { id: 'ann', scope: 'account' },
      redirect: '/directory/name',
    });
    expect((await userOf(cookiesOf(answer)))?.id).toBe('ann');
    const second = await enter(token);
    expect([second.status, second.headers.getSetCookie()]).toEqual([410, []]);
  });

  it('says in its mail when it was asked for, by the reader’s clock, and takes nothing else from there [F7-14]', async () => {
    await askLink(ANN);
    expect((await mailsTo(origin, ANN))[0]?.text).toContain('asked at 2:41 PM to log in');
    for (const [at, usersLocalTimestamp] of ['https://evil.example', '2026-11-25T99:41:00Z', '2:41', 'x'].entries()) {
      const email = `june${at}@example.com`;
      addAccount(origin.accounts, { id: `june${at}`, userType: 'free', email });
      await askLink(email, { usersLocalTimestamp });
      expect((await mailsTo(origin, email))[0]?.text).toContain('asked to log in');
    }
  });

  it('works for ten minutes', async () => {
    await askLink(ANN);
    const token = await latestToken(origin, ANN);
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    expect((await enter(token)).status).toBe(410);
  });

  it('sent twice at the same moment logs in once', async () => {
    await askLink(ANN);
    const token = await latestToken(origin, ANN);
    const answers = await Promise.all([enter(token), enter(token), enter(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await rows('session')).toHaveLength(1);
  });

  it('opens nothing as a link of another kind, and no forged one opens anything', async () => {
    await askLink(ANN);
    const token = await latestToken(origin, ANN);
    expect((await reset(token)).status).toBe(401);
    expect((await post(origin, '/api/auth/finish-sign-up', { token })).status).toBe(401);
    expect((await post(origin, '/api/auth/confirm-email', { token })).status).toBe(401);
    for (const forged of [
      'x',
      'x'.repeat(43),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      "' OR 1=1 --",
    ])
      expect((await enter(forged)).status, forged).toBe(401);
    expect(await rows('session')).toEqual([]);
    expect((await enter(token)).status, 'still works').toBe(200);
  });

  it('used up makes the mailbox’s other links of that kind stop working', async () => {
    await askLink(ANN);
    const first = await latestToken(origin, ANN);
    await post(origin, '/api/auth/renew-link', { token: first });
    await enter(await latestToken(origin, ANN));
    expect((await enter(first)).status).toBe(410);
  });

  it('is not sent where nobody has an account, and not for a demo account outside a local run', async () => {
    await askLink('nobody@example.com');
    expect(await mailsTo(origin, 'nobody@example.com')).toEqual([]);
    expect(await rows('mail_token')).toEqual([]);
  });

  it('replaces the session that the browser had', async () => {
    addAccount(origin.accounts, { id: 'bob', userType: 'free', email: 'bob@example.com' });
    const before = cookiesOf(await logInByLink(origin, 'bob@example.com'));
    await askLink(ANN);
    await enter(await latestToken(origin, ANN), before);
    expect(await userOf(before)).toBeNull();
  });
});

describe('a stranger who types somebody’s address', () => {
  it('causes one mail a day of a kind; a link that was used, or a known device, lets its owner ask again', async () => {
    for (let at = 0; at < 3; at += 1) expect((await askLink(ANN)).text).toBe('{"isDone":true}');
    expect(await mailsTo(origin, ANN)).toHaveLength(1);
    const device = cookiesOf(await enter(await latestToken(origin, ANN)));
    await askLink(ANN);
    await askLink(ANN);
    expect(await mailsTo(origin, ANN)).toHaveLength(2);
    await askLink(ANN, {}, device);
    expect(await mailsTo(origin, ANN)).toHaveLength(3);
  });
});

describe('a new link', () => {
  it('replaces an expired or used one, for whoever has that one, without the stranger’s limit', async () => {
    await askLink(ANN);
    const token = await latestToken(origin, ANN);
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    expect((await post(origin, '/api/auth/renew-link', { token })).text).toBe('{"isDone":true}');
    const renewed = await latestToken(origin, ANN);
    expect(renewed).not.toBe(token);
    expect((await enter(renewed)).json<EnteredAnswer>().redirect).toBe('/directory/name');
  });

  it('is not sent for an unknown token, or one that expired a day ago, and the answer is the same', async () => {
    await askLink(ANN);
    const token = await latestToken(origin, ANN);
    vi.setSystemTime(Date.now() + 10 * MINUTE + DAY);
    for (const old of [token, 'x'.repeat(43)])
      expect((await post(origin, '/api/auth/renew-link', { token: old })).text).toBe('{"isDone":true}');
    expect(await mailsTo(origin, ANN)).toHaveLength(1);
  });

  it('is sent three times an hour at most', async () => {
    await askLink(ANN);
    const token = await latestToken(origin, ANN);
    for (let at = 0; at < 5; at += 1) await post(origin, '/api/auth/renew-link', { token });
    expect(await mailsTo(origin, ANN)).toHaveLength(3);
  });
});

describe('a forgotten password', () => {
  it('is replaced with a link, which ends all sessions, removes all passkeys, logs in and tells the owner', async () => {
    const elsewhere = `session=${await addSession(origin.accounts, 'ann')}`;
    addPasskey('ann');
    await askReset(ANN);
    const answer = await reset(await latestToken(origin, ANN));
    expect(answer.json<EnteredAnswer>()).toMatchObject({
      user: { id: 'ann', hasPassword: true },
      redirect: '/billing/invoices',
    });
    expect(await userOf(elsewhere)).toBeNull();
    expect(await rows('passkey')).toEqual([]);
    expect((await userOf(cookiesOf(answer)))?.id).toBe('ann');
    expect((await logIn(ANN, 'her old password')).status).toBe(401);
    expect((await logIn(ANN, PASSWORD)).status).toBe(200);
    expect((await mailsTo(origin, ANN)).map(({ kind }) => kind).sort()).toEqual(['account-changed', 'forgot-password']);
  });

  it('stays forgotten after a short or common new one, and the link still works', async () => {
    await askReset(ANN);
    const token = await latestToken(origin, ANN);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token, '1234567890')).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  it('replaced twice at the same moment is replaced once', async () => {
    await askReset(ANN);
    const token = await latestToken(origin, ANN);
    const both = ['one new password', 'another password'];
    const answers = await Promise.all(both.map((word) => insist(() => reset(token, word))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const logins = await Promise.all(both.map((word) => insist(() => logIn(ANN, word))));
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

it.each(['one-time-login', 'forgot-password'] as const)(
  'a link (%s) to an address that its account has left makes no new account',
  async (kind) => {
    if (kind === 'one-time-login') await askLink(ANN);
    else await askReset(ANN);
    const token = await latestToken(origin, ANN);
    origin.accounts.exec("UPDATE account SET email = 'ann.new@example.com' WHERE id = 'ann'");
    const answer = kind === 'one-time-login' ? await enter(token) : await reset(token);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([410, []]);
    expect(await rows('account')).toHaveLength(1);
  },
);

describe('the first proof of an address that nobody had proven', () => {
  const SQUATTED = 'victim@example.com';
  beforeEach(async () => {
    addAccount(origin.accounts, { id: 'squat', userType: 'paid', email: SQUATTED, passwordHash, isProven: false });
    addPasskey('squat');
  });

  it.each([
    ['a one-time link', async () => logInByLink(origin, SQUATTED)],
    [
      'a new password',
      async () => {
        await askReset(SQUATTED);
        return reset(await latestToken(origin, SQUATTED));
      },
    ],
  ])('by %s deletes the password, sessions and passkeys set before it', async (_, prove) => {
    const squatter = `session=${await addSession(origin.accounts, 'squat')}`;
    expect((await logIn(SQUATTED, 'her old password')).status, 'the password opens nothing before').toBe(401);
    const answer = await prove();
    expect((await userOf(cookiesOf(answer)))?.id).toBe('squat');
    expect(await userOf(squatter)).toBeNull();
    expect(await rows('passkey')).toEqual([]);
    expect((await logIn(SQUATTED, 'her old password')).status).toBe(401);
  });

  it('leaves a proven account as it is', async () => {
    const elsewhere = `session=${await addSession(origin.accounts, 'ann')}`;
    await logInByLink(origin, ANN);
    expect((await userOf(elsewhere))?.id).toBe('ann');
    expect((await logIn(ANN, 'her old password')).status).toBe(200);
  });
});

describe('a guest who paid', () => {
  const buyer = 'buyer@example.com';
  beforeEach(() => addGuest(origin.accounts, { id: 'g1', email: buyer }));

  it('gets a link, which makes the account and moves into it what was bought', async () => {
    addPurchase(origin.accounts, 'g1', { id: 'O1' });
    const session = `session=${await addSession(origin.accounts, 'g1', { scope: 'purchase' })}`;
    expect(await userOf(session)).toMatchObject({ id: 'g1', scope: 'purchase', primaryEmail: buyer });
    const answer = await logInByLink(origin, buyer);
    const user = answer.json<EnteredAnswer>().user;
    expect(user).toMatchObject({ primaryEmail: buyer, userType: 'transactional', scope: 'account' });
    expect(await rows('purchase')).toMatchObject([{ id: 'O1', account_id: user?.id }]);
    expect(await userOf(session), 'the browser that bought').toBeNull();
    expect((await rows('account')).map(({ id }) => id).sort()).toEqual([user?.id, 'ann'].sort());
  });

  it('gets none before paying', async () => {
    addPurchase(origin.accounts, 'g1', { id: 'O1', status: 'declined' });
    await askLink(buyer);
    expect(await mailsTo(origin, buyer)).toEqual([]);
  });
});
