import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import { addAccount, addSession, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { insist, latestToken, logInByLink, mailsTo, post } from '../../../tests/support/emailed-links.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const HOUR = 3_600_000;
const ANN = 'ann@example.com';
const NEW = 'ann.new@example.com';
const PASSWORD = 'correct horse battery';
const passwordHash = cheapHash(PASSWORD);
let origin: TestOrigin;
let cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] });
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: ANN, passwordHash });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
});
afterEach(() => vi.useRealTimers());

const changeEmail = (email: string, more: object = {}, who = cookie) =>
  post(origin, '/api/user/email', { email, ...more }, who);
const changePassword = (newPassword: string, more: object = {}, who = cookie) =>
  post(origin, '/api/user/password', { newPassword, ...more }, who);
const confirm = (token: string, who: string | undefined = cookie) =>
  post(origin, '/api/auth/confirm-email', { token }, who);
const renew = (token: string) => post(origin, '/api/auth/renew-link', { token });
const logIn = (email: string, password: string) => post(origin, '/api/auth/login', { email, password });
const userOf = async (who: string) => (await origin.call('/api/user', { cookie: who })).json<UserAnswer>().user;
const kindsTo = async (email: string) => (await mailsTo(origin, email)).map(({ kind }) => kind).sort();

describe('a change of address', () => {
  it('is proven at the new mailbox, told to the old one, and leaves the browsers logged in', async () => {
    expect((await changeEmail('Ann.New@example.com')).text).toBe('{"isDone":true}');
    expect((await userOf(cookie))?.primaryEmail, 'until then').toBe(ANN);
    expect(await kindsTo(ANN)).toEqual(['email-changing']);
    const answer = await confirm(await latestToken(origin, NEW));
    expect([answer.text, answer.headers.getSetCookie()]).toEqual(['{"isDone":true}', []]);
    expect((await userOf(cookie))?.primaryEmail).toBe(NEW);
    expect(await kindsTo(ANN)).toEqual(['email-changed', 'email-changing']);
    expect((await logIn(NEW, PASSWORD)).status).toBe(200);
    expect((await logIn(ANN, PASSWORD)).status).toBe(401);
  });

  it('confirmed where nobody is logged in to the account leaves it to the new mailbox alone', async () => {
    await changeEmail('victim@example.com');
    const anonymous = await confirm(await latestToken(origin, 'victim@example.com'), 'session=none');
    expect(anonymous.status).toBe(200);
    expect(await userOf(cookie), 'who asked').toBeNull();
    expect((await logIn('victim@example.com', PASSWORD)).status).toBe(401);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await userOf(cookiesOf(await logInByLink(origin, 'victim@example.com'))))?.id).toBe('ann');
  });

  it('to an address with an account answers the same, and only that mailbox learns why nothing changes', async () => {
    addAccount(origin.accounts, { id: 'bob', userType: 'free', email: 'bob@example.com' });
    expect((await changeEmail('bob@example.com')).text).toBe('{"isDone":true}');
    expect(await kindsTo('bob@example.com')).toEqual(['change-email-again']);
    expect((await mailsTo(origin, 'bob@example.com'))[0]?.text).not.toContain('token=');
  });

  it('confirmed twice at the same moment happens once', async () => {
    await changeEmail(NEW);
    const token = await latestToken(origin, NEW);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await kindsTo(ANN)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
  });

  it('fails if another account took the address meanwhile, and moves nothing', async () => {
    await changeEmail(NEW);
    const token = await latestToken(origin, NEW);
    addAccount(origin.accounts, { id: 'eve', userType: 'free', email: NEW });
    expect((await confirm(token)).status).toBe(409);
    expect((await userOf(cookie))?.primaryEmail).toBe(ANN);
    expect(await kindsTo(ANN)).toEqual(['email-changing']);
  });

  it('is stopped by a new password', async () => {
    await changeEmail(NEW);
    const token = await latestToken(origin, NEW);
    await changePassword('an even newer password');
    expect((await confirm(token)).status).toBe(401);
    expect((await userOf(cookie))?.primaryEmail ?? null).toBeNull();
  });

  it('ends the other changes that were asked for', async () => {
    await changeEmail('eve@example.com');
    const other = await latestToken(origin, 'eve@example.com');
    await changeEmail(NEW);
    await confirm(await latestToken(origin, NEW));
    expect((await confirm(other)).status).toBe(410);
    expect((await userOf(cookie))?.primaryEmail).toBe(NEW);
  });

  it('is told to the old mailbox again when its link is renewed', async () => {
    await changeEmail(NEW);
    await post(origin, '/api/auth/renew-link', { token: await latestToken(origin, NEW) });
    expect(await kindsTo(NEW)).toEqual(['change-email', 'change-email']);
    expect(await kindsTo(ANN)).toEqual(['email-changing', 'email-changing']);
  });

  it('is told to the old mailbox, however many mails it got before', async () => {
    const link = { redirect: '/', usersLocalTimestamp: '2026-11-25T14:41:00-05:00', email: ANN };
    await post(origin, '/api/auth/sign-up', { email: ANN });
    await post(origin, '/api/auth/trigger-one-time-login-email', link);
    await post(origin, '/api/auth/forgot-password', { email: ANN });
    await changeEmail(NEW);
    expect(await kindsTo(ANN)).toContain('email-changing');
  });

  it('to another address ends the link to the one before, which may have been mistyped', async () => {
    await changeEmail('typo@example.com');
    const mistyped = await latestToken(origin, 'typo@example.com');
    await changeEmail(NEW);
    expect((await confirm(mistyped)).status).toBe(410);
    await renew(mistyped);
    expect(await kindsTo('typo@example.com'), 'no second link').toEqual(['change-email']);
    expect((await confirm(await latestToken(origin, NEW))).status).toBe(200);
  });

  it('asked for twice leaves the link that was sent', async () => {
    await changeEmail(NEW);
    await changeEmail(NEW);
    expect((await confirm(await latestToken(origin, NEW))).status).toBe(200);
  });

  it('cannot be repeated later by the mailbox that the account has left', async () => {
    await changeEmail(NEW);
    const used = await latestToken(origin, NEW);
    await confirm(used);
    await changeEmail('ann.newest@example.com');
    await confirm(await latestToken(origin, 'ann.newest@example.com'));
    await renew(used);
    expect((await kindsTo(NEW)).filter((kind) => kind === 'change-email')).toHaveLength(1);
    expect((await userOf(cookie))?.primaryEmail).toBe('ann.newest@example.com');
  });

  it('can be asked for five times a day, each to one mailbox', async () => {
    for (let at = 1; at <= 5; at += 1) expect((await changeEmail(`to${at}@example.com`)).status).toBe(200);
    const refused = await changeEmail('to6@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    expect(await kindsTo('to6@example.com')).toEqual([]);
  });

  it('to the same address is refused', async () => {
    expect((await changeEmail('ANN@example.com')).status).toBe(409);
    expect(await kindsTo(ANN)).toEqual([]);
  });

  it('mails a stranger’s mailbox once a day, whoever types it', async () => {
    addAccount(origin.accounts, { id: 'bob', userType: 'free', email: 'bob@example.com' });
    const bobs = `session=${await addSession(origin.accounts, 'bob')}`;
    await changeEmail('victim@example.com');
    await changeEmail('victim@example.com');
    await changeEmail('victim@example.com', {}, bobs);
    expect(await kindsTo('victim@example.com')).toEqual(['change-email']);
  });
});

describe('a new password', () => {
  it('ends all other sessions, starts a new one here and tells the owner', async () => {
    const elsewhere = `session=${await addSession(origin.accounts, 'ann')}`;
    const answer = await changePassword('an even newer password');
    expect(answer.text).toBe('{"isDone":true}');
    expect([await userOf(elsewhere), await userOf(cookie)]).toEqual([null, null]);
    expect((await userOf(cookiesOf(answer)))?.id).toBe('ann');
    expect(await kindsTo(ANN)).toEqual(['account-changed']);
    expect((await logIn(ANN, 'an even newer password')).status).toBe(200);
    expect((await logIn(ANN, PASSWORD)).status).toBe(401);
  });

  it('that is short or common changes nothing', async () => {
    expect((await changePassword('too short')).status).toBe(400);
    expect((await changePassword('1234567890')).status).toBe(422);
    expect((await userOf(cookie))?.id).toBe('ann');
    expect((await logIn(ANN, PASSWORD)).status).toBe(200);
  });

  it('set twice at the same moment leaves one password and one session', async () => {
    const news = ['an even newer password', 'the newest of all'];
    const answers = await Promise.all(news.map((word) => insist(() => changePassword(word))));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { results } = await origin.accounts.prepare('SELECT id FROM session').all();
    expect(results).toHaveLength(1);
    const logins = await Promise.all(news.map((word) => insist(() => logIn(ANN, word))));
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('a change at a browser that logged in long ago', () => {
  const HOUR_LATER = () => vi.setSystemTime(Date.now() + HOUR);

  it('needs the password, which then counts for half an hour', async () => {
    HOUR_LATER();
    for (const body of [{}, { password: 'wrong' }]) {
      const refused = await changeEmail(NEW, body);
      expect([refused.status, refused.json<{ title: string }>().title]).toEqual([403, 'Please confirm that it is you']);
    }
    expect(await kindsTo(NEW)).toEqual([]);
    expect((await changeEmail(NEW, { password: PASSWORD })).status).toBe(200);
    expect((await changePassword('an even newer password')).status, 'right after').toBe(200);
  });

  it('locks after ten wrong ones, from whatever network, and the log-in stays open', async () => {
    HOUR_LATER();
    const confirmFrom = (network: number, password: string) =>
      origin.call('/api/user/email', {
        method: 'POST',
        cookie,
        body: JSON.stringify({ email: NEW, password }),
        envelope: { clientAddress: `203.0.${network}.7` },
      });
    for (let at = 0; at < 10; at += 1) expect((await confirmFrom(at, 'wrong')).status).toBe(403);
    expect((await confirmFrom(11, PASSWORD)).status).toBe(429);
    expect((await logIn(ANN, PASSWORD)).status).toBe(200);
  });

  it('needs another log-in if the account has no password', async () => {
    addAccount(origin.accounts, { id: 'nop', userType: 'free', email: 'nop@example.com' });
    const old = `session=${await addSession(origin.accounts, 'nop')}`;
    HOUR_LATER();
    expect((await changeEmail('nop.new@example.com', {}, old)).status).toBe(403);
    const fresh = cookiesOf(await logInByLink(origin, 'nop@example.com'));
    expect((await changeEmail('nop.new@example.com', {}, fresh)).status).toBe(200);
  });
});

it('a guest buyer can change nothing: neither address nor password', async () => {
  const guest = `session=${await addSession(origin.accounts, 'ann', { scope: 'purchase' })}`;
  for (const answer of [await changeEmail(NEW, {}, guest), await changePassword('an even newer password', {}, guest)])
    expect([answer.status, answer.json<{ title: string }>().title]).toEqual([403, 'Please log in by email first']);
});
