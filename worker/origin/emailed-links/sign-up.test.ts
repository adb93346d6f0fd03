import { beforeEach, describe, expect, it } from 'vitest';
import type { EnteredAnswer, UserAnswer } from '../../../shared/contract/account.ts';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { addAccount, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { insist, latestToken, logInByLink, mailsTo, post } from '../../../tests/support/emailed-links.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const EMAIL = 'june@example.com';
const PASSWORD = 'lantern road 12';
let origin: TestOrigin;
beforeEach(() => {
  origin = openTestOrigin();
});

const signUp = (body: object = { email: EMAIL }, to = origin, cookie?: string) =>
  post(to, '/api/auth/sign-up', body, cookie);
const finish = (body: object, cookie?: string) => post(origin, '/api/auth/finish-sign-up', body, cookie);
const logIn = (email: string, password: string, to = origin) => post(to, '/api/auth/login', { email, password });
const rows = async (table: string, to = origin) =>
  (await to.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe('signing up with a new address', () => {
  it('opens nothing until the link in the mail is used: no account, no session, no cookie', async () => {
    const answer = await signUp({ email: 'June@Example.com', redirect: '/people-search' });
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"isDone":true}', []]);
    expect([await rows('account'), await rows('session')]).toEqual([[], []]);
    const [mail, ...others] = await mailsTo(origin, EMAIL);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'sign-up', subject: 'Finish signing up at Porchlight' });
    expect(mail?.text).toMatch(/\nhttp:\/\/localhost:8787\/auth\/finish-sign-up\?token=[\w-]{43}\n/);
  });

  it('creates a free account with its link and logs in, to where the reader wanted to go', async () => {
    await signUp({ email: EMAIL, firstName: ' June\u0000\n M ', redirect: '/people-search' });
    const answer = await finish({ token: await latestToken(origin, EMAIL), password: PASSWORD });
    expect(answer.status).toBe(200);
    const { user, redirect } = answer.json<EnteredAnswer>();
    expect(redirect).toBe('/people-search');
    expect(user).toMatchObject({ userType: 'free', primaryEmail: EMAIL, firstName: 'June M', scope: 'account' });
    expect(user).toMatchObject({ backgroundCreditsCount: 0, premiumLookupsCount: 0, product: null, hasPassword: true });
    const again = await origin.call('/api/user', { cookie: cookiesOf(answer) });
    expect(again.json<UserAnswer>().user).toEqual(user);
    expect((await logIn('JUNE@example.com', PASSWORD)).status).toBe(200);
    expect((await logIn(EMAIL, 'another password')).status).toBe(401);
  });

  it('needs no password: links log in', async () => {
    await signUp();
    const answer = await finish({ token: await latestToken(origin, EMAIL) });
    expect(answer.json<EnteredAnswer>().user).toMatchObject({ hasPassword: false });
    expect((await logInByLink(origin, EMAIL)).status).toBe(200);
  });

  it('stores only hashes of the password and the token', async () => {
    await signUp();
    const token = await latestToken(origin, EMAIL);
    await finish({ token, password: PASSWORD });
    const stored = JSON.stringify([await rows('account'), await rows('mail_token'), await rows('session')]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(token);
    expect((await rows('account'))[0]?.password_hash).toMatch(/^scrypt/);
  });

  it('ends the session the browser had', async () => {
    addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com' });
    const before = cookiesOf(await logInByLink(origin, 'ann@example.com'));
    await signUp();
    await finish({ token: await latestToken(origin, EMAIL) }, before);
    expect((await origin.call('/api/user', { cookie: before })).json<UserAnswer>().user).toBeNull();
  });

  it('refuses a common password and leaves the link as it was', async () => {
    await signUp();
    const token = await latestToken(origin, EMAIL);
    const refused = await finish({ token, password: '1234567890' });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []]);
    expect((await finish({ token, password: PASSWORD })).status).toBe(200);
  });

  it('makes one account of two links that are used at once', async () => {
    await signUp();
    const first = await latestToken(origin, EMAIL);
    await post(origin, '/api/auth/renew-link', { token: first });
    const second = await latestToken(origin, EMAIL);
    expect(second).not.toBe(first);
    const answers = await Promise.all(
      [first, second].map((token) => insist(() => finish({ token, password: PASSWORD }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await rows('account')).toHaveLength(1);
    expect(await rows('session')).toHaveLength(1);
  });

  it('puts nothing into the mail that a stranger could have typed for somebody else to read', async () => {
    await signUp({ email: EMAIL, firstName: '<b>Win</b> https://evil.example', redirect: '/name/Win/Evil' });
    expect(JSON.stringify(await mailsTo(origin, EMAIL))).not.toMatch(/win|evil/i);
  });
});

describe('signing up with an address that has an account', () => {
  const passwordHash = cheapHash('her own password');

  it.each([
    ['with a password', { passwordHash }],
    ['without a password', {}],
    ['a demo account', { passwordHash, isDemo: true }],
    ['an address that nobody has proven', { passwordHash, isProven: false }],
  ])('answers the same and mails a link that logs in (%s)', async (_, more) => {
    addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com', ...more });
    const before = await rows('account');
    const answer = await signUp({ email: 'Ann@example.com' });
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"isDone":true}', []]);
    expect([await rows('account'), await rows('session')]).toEqual([before, []]);
    const mails = await mailsTo(origin, 'ann@example.com');
    expect(mails).toMatchObject([{ kind: 'sign-up-again' }]);
    expect(mails[0]?.text).toContain('/auth/one-time-link?token=');
    const token = await latestToken(origin, 'ann@example.com');
    expect((await finish({ token })).status, 'the link does not sign up').toBe(401);
    const entered = await post(origin, '/api/auth/one-time-login', { token });
    expect(entered.json<EnteredAnswer>().user?.id).toBe('ann');
  });

  it("sends a demo account's address nothing where nobody can log in to it, and answers the same", async () => {
    const outside = openTestOrigin('production', undefined, {
      SITE_URL: 'https://porchlight.example',
      MAIL_FROM: 'mail@porchlight.example',
      MAIL_POSTAL_ADDRESS: '1 Elm St, Salem, OR 97301',
      MAIL_API_URL: 'https://mail.example/send',
      MAIL_API_KEY: 'k',
    });
    addAccount(outside.accounts, { id: 'demo', userType: 'smb', email: 'demo@example.com', isDemo: true });
    const answer = await signUp({ email: 'demo@example.com' }, outside);
    expect([answer.text, answer.headers.getSetCookie()]).toEqual(['{"isDone":true}', []]);
    expect(await rows('mail', outside)).toEqual([]);
  });
});

it('an address is mailed once a day for its sign-ups, whoever asks, and every answer is the same', async () => {
  for (let at = 0; at < 4; at += 1) expect((await signUp()).text).toBe('{"isDone":true}');
  expect(await mailsTo(origin, EMAIL)).toHaveLength(1);
});

describe('a body that is not a sign-up', () => {
  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['no address', '{"firstName":"June"}'],
    ['half an address', '{"email":"june"}'],
    ['an empty label', '{"email":"a@b..co"}'],
    ['a host without a dot', '{"email":"a@localhost"}'],
    ['an IP address', '{"email":"a@[127.0.0.1]"}'],
    ['a numeric host', '{"email":"a@127.0.0.1"}'],
    ['a long address', JSON.stringify({ email: `${'x'.repeat(250)}@example.com` })],
    ['two addresses', '{"email":"a@b.example,c@d.example"}'],
    ['a name and an address', '{"email":"June<june@example.com>"}'],
    ['a control character', '{"email":"ju\\u0000ne@example.com"}'],
    ['a long name', JSON.stringify({ email: EMAIL, firstName: 'x'.repeat(101) })],
    ['a password, which is chosen later', JSON.stringify({ email: EMAIL, password: PASSWORD })],
    ['another key', JSON.stringify({ email: EMAIL, userType: 'smb' })],
  ])('is refused: %s', async (_, body) => {
    expect((await origin.call('/api/auth/sign-up', { method: 'POST', body })).status).toBe(400);
    expect([await rows('account'), await rows('mail'), await rows('mail_token')]).toEqual([[], [], []]);
  });

  it('is refused unread above 64 KB', async () => {
    const body = JSON.stringify({ email: EMAIL, firstName: 'x'.repeat(100_000) });
    expect((await origin.call('/api/auth/sign-up', { method: 'POST', body })).status).toBe(413);
  });
});

describe('the outbox', () => {
  it('is for the edge, and only in a local run', async () => {
    expect((await origin.call('/api/dev/outbox')).json()).toEqual([]);
    expect((await origin.call('/api/dev/outbox', { envelope: { caller: 'browser' } })).status).toBe(403);
    for (const environment of ['staging', 'production'])
      expect((await openTestOrigin(environment).call('/api/dev/outbox')).status).toBe(404);
  });

  it('shows the latest hundred, latest first', async () => {
    const mail = { kind: 'sign-up', recipient: EMAIL, text: 'x', attempts: 1 };
    for (let at = 1; at <= 101; at += 1)
      origin.accounts.insert('mail', { ...mail, id: `m${at}`, subject: `${at}`, created_at: at, sent_at: at });
    const subjects = (await origin.call('/api/dev/outbox')).json<OutboxMail[]>().map(({ subject }) => subject);
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([100, '101', '2']);
  });
});
