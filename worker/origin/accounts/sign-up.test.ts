import { beforeEach, describe, expect, it } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { addAccount, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const BODY = { email: 'june@example.com', password: 'lantern road' };
let origin: TestOrigin;
beforeEach(() => {
  origin = openTestOrigin();
});

const signUp = (body: object = BODY, to = origin, cookie?: string) =>
  to.call('/api/auth/sign-up', {
    method: 'POST',
    body: JSON.stringify(body),
    ...(cookie === undefined ? {} : { cookie }),
  });
const logIn = (email: string, password: string, to = origin) =>
  to.call('/api/auth/login', { method: 'POST', body: JSON.stringify({ email, password }) });
const outbox = async () => (await origin.call('/api/dev/outbox')).json<OutboxMail[]>();
const rows = async (table: string, to = origin) =>
  (await to.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe('signing up with a new address', () => {
  it('creates a free account, logs in, and sends a welcome mail', async () => {
    const answer = await signUp({ ...BODY, email: 'June@Example.com', firstName: ' June\u0000\n M ' });
    expect([answer.status, answer.json()]).toEqual([200, { isDone: true }]);
    const { user } = (await origin.call('/api/user', { cookie: cookiesOf(answer) })).json<UserAnswer>();
    expect(user).toMatchObject({ userType: 'free', primaryEmail: 'june@example.com', firstName: 'June M' });
    expect(user).toMatchObject({ backgroundCreditsCount: 0, premiumLookupsCount: 0, product: null });
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'welcome', to: 'june@example.com', subject: 'Welcome to Porchlight' });
    expect(mail?.text).toContain('\nhttp://localhost:8787/auth/login\n');
    expect(await rows('mail')).toMatchObject([{ attempts: 1, due_at: null }]);
  });

  it('stores only a hash of the password, and login accepts it', async () => {
    await signUp();
    expect(JSON.stringify([...(await rows('account')), ...(await rows('mail'))])).not.toContain(BODY.password);
    expect((await rows('account'))[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$1\$/);
    expect((await logIn('JUNE@example.com', BODY.password)).status).toBe(200);
    expect((await logIn('june@example.com', 'another password')).status).toBe(401);
  });

  it('ends the session the browser had', async () => {
    const first = cookiesOf(await signUp());
    await signUp({ ...BODY, email: 'may@example.com' }, origin, first);
    expect((await origin.call('/api/user', { cookie: first })).json<UserAnswer>().user).toBeNull();
  });

  it('creates one account if sign-ups arrive at once', async () => {
    const answers = await Promise.all([1, 2, 3].map((at) => signUp({ ...BODY, password: `lantern road ${at}` })));
    expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('{"isDone":true}'));
    expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1);
    expect(await rows('account')).toHaveLength(1);
    expect((await outbox()).map(({ kind }) => kind).sort()).toEqual(['sign-up-again', 'sign-up-again', 'welcome']);
  });

  it('puts nothing into the mail that a stranger could have typed for somebody else to read', async () => {
    await signUp({ ...BODY, firstName: '<b>Win</b> https://evil.example' });
    expect(JSON.stringify(await outbox())).not.toMatch(/Win|evil/);
    expect((await rows('account'))[0]?.first_name).toBe('<b>Win</b> https://evil.example');
  });
});

describe('signing up with an address that has an account', () => {
  const passwordHash = cheapHash('her own password');

  it.each([
    ['with a password', { passwordHash }],
    ['without a password', {}],
    ['a demo account', { passwordHash, isDemo: true }],
  ])('answers the same without a session, and mails the way to log in (%s)', async (_, more) => {
    addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com', ...more });
    const before = await rows('account');
    const answer = await signUp({ ...BODY, email: 'Ann@example.com' });
    expect([answer.status, answer.text]).toEqual([200, '{"isDone":true}']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect([await rows('account'), await rows('session')]).toEqual([before, []]);
    const mails = await outbox();
    expect(mails).toMatchObject([{ kind: 'sign-up-again', to: 'ann@example.com' }]);
    expect(mails[0]?.text).toContain('/auth/login\n');
  });

  it("treats a demo account's address as taken even where nobody can log in to it", async () => {
    const outside = openTestOrigin('production');
    addAccount(outside.accounts, {
      id: 'demo',
      userType: 'smb',
      email: 'demo@example.com',
      passwordHash,
      isDemo: true,
    });
    const answer = await signUp({ ...BODY, email: 'demo@example.com' }, outside);
    expect([answer.text, answer.headers.getSetCookie()]).toEqual(['{"isDone":true}', []]);
    expect((await logIn('demo@example.com', BODY.password, outside)).status).toBe(401);
  });

  it('mails it at most three times an hour, and answers the same', async () => {
    await signUp();
    for (let at = 0; at < 4; at += 1) expect((await signUp()).text).toBe('{"isDone":true}');
    expect(await outbox()).toHaveLength(3);
  });
});

describe('a body that is not a sign-up', () => {
  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['no password', '{"email":"june@example.com"}'],
    ['a short password', '{"email":"june@example.com","password":"1234567"}'],
    ['a long password', JSON.stringify({ ...BODY, password: 'x'.repeat(257) })],
    ['no address', '{"email":"june","password":"lantern road"}'],
    ['two addresses', JSON.stringify({ ...BODY, email: 'a@b.example,c@d.example' })],
    ['a name and an address', JSON.stringify({ ...BODY, email: 'June<june@example.com>' })],
    ['a control character', JSON.stringify({ ...BODY, email: 'ju\u0000ne@example.com' })],
    ['a long name', JSON.stringify({ ...BODY, firstName: 'x'.repeat(101) })],
    ['another key', JSON.stringify({ ...BODY, userType: 'smb' })],
  ])('is refused: %s', async (_, body) => {
    expect((await origin.call('/api/auth/sign-up', { method: 'POST', body })).status).toBe(400);
    expect([await rows('account'), await rows('mail')]).toEqual([[], []]);
  });

  it('is refused unread above 64 KB', async () => {
    const body = JSON.stringify({ ...BODY, firstName: 'x'.repeat(100_000) });
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
    const mail = { kind: 'welcome', recipient: 'june@example.com', text: 'x', attempts: 1 };
    for (let at = 1; at <= 101; at += 1)
      origin.accounts.insert('mail', { ...mail, id: `m${at}`, subject: `${at}`, created_at: at, sent_at: at });
    const subjects = (await outbox()).map(({ subject }) => subject);
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([100, '101', '2']);
  });
});
