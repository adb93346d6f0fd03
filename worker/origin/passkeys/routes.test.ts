import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PasskeyList, PasskeyOptionsAnswer, UserAnswer } from '../../../shared/contract/account.ts';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { UNKNOWN_PASSKEY } from '../../../shared/copy/account/passkeys.ts';
import { addAccount, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { makePasskey, type SoftPasskey, signWith } from '../../../tests/support/test-authenticator.ts';

const SITE = 'http://localhost:8787';
const PASSWORD = 'lantern road';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
const MINUTE = 60_000;
const passwordHash = cheapHash(PASSWORD);
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addProven('ann');
  addProven('bea');
});

function addProven(id: string, more: { isDemo?: boolean } = {}, to = origin): void {
  addAccount(to.accounts, { id, userType: 'free', passwordHash, ...more });
  to.accounts.exec('UPDATE account SET proven_at = 1');
}

interface Asked {
  readonly method?: string;
  readonly cookie?: string;
  readonly userAgent?: string;
}

const send = (path: string, body: object, { method = 'POST', cookie, userAgent }: Asked = {}, to = origin) =>
  to.call(path, {
    method,
    body: JSON.stringify(body),
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { headers: { 'user-agent': userAgent } }),
  });
const logIn = async (id: string, to = origin) =>
  cookiesOf(await send('/api/auth/login', { email: `${id}@example.com`, password: PASSWORD }, {}, to));
const askNew = (cookie: string, body: object = {}) => send('/api/user/passkeys/options', body, { cookie });
const askLogin = async () => (await send('/api/auth/passkey-options', {})).json<PasskeyOptionsAnswer>();
const add = (cookie: string, challengeId: string, credential: object) =>
  send('/api/user/passkeys', { challengeId, credential }, { cookie, userAgent: CHROME });
const enter = (challengeId: string, credential: object) =>
  send('/api/auth/passkey-login', { challengeId, credential }, { userAgent: CHROME });
const remove = (cookie: string, id: string, more: object = {}) =>
  send('/api/user/passkeys', { id, ...more }, { method: 'DELETE', cookie });
const list = async (cookie: string) => (await origin.call('/api/user/passkeys', { cookie })).json<PasskeyList>();
const outbox = async () => (await origin.call('/api/dev/outbox')).json<OutboxMail[]>();
const count = async (table: string) =>
  (await origin.accounts.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

/** Makes a passkey for the account of this session, and adds it. */
async function addPasskeyOf(cookie: string, oddities: Parameters<typeof makePasskey>[2] = {}): Promise<SoftPasskey> {
  const { challengeId, options } = (await askNew(cookie)).json<PasskeyOptionsAnswer>();
  const { passkey, credential } = makePasskey(options, SITE, oddities);
  expect((await add(cookie, challengeId, credential)).json()).toEqual({ isDone: true });
  return passkey;
}

async function tryPasskey(passkey: SoftPasskey, oddities: Parameters<typeof signWith>[3] = {}) {
  const { challengeId, options } = await askLogin();
  return enter(challengeId, signWith(passkey, options, SITE, oddities));
}

describe('making a passkey', () => {
  it('asks for one that the authenticator keeps and that checks its owner, and for no attestation', async () => {
    const cookie = await logIn('ann');
    const known = await addPasskeyOf(cookie);
    const { options } = (await askNew(cookie)).json<PasskeyOptionsAnswer>();
    expect(options).toMatchObject({
      rp: { name: 'Porchlight', id: 'localhost' },
      user: { id: Buffer.from('ann').toString('base64url'), name: 'ann@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: known.id, transports: ['internal'] }],
    });
    expect((options as { challenge: string }).challenge.length).toBeGreaterThanOrEqual(43);
  });

  it('adds it under the name of the browser, and tells the owner in a mail that does not name it', async () => {
    const cookie = await logIn('ann');
    const passkey = await addPasskeyOf(cookie);
    expect(await list(cookie)).toEqual([
      { id: passkey.id, name: 'Chrome on Windows', createdAt: expect.any(Number), lastUsedAt: null },
    ]);
    expect(await list(await logIn('bea'))).toEqual([]);
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'account-changed', to: 'ann@example.com' });
    expect(mail?.text).toContain('A passkey was added.');
    expect(mail?.text).toContain(`\n${SITE}/account/security\n`);
    expect(mail?.text).not.toContain('Chrome');
  });

  it('adds one if the same answer arrives several times at once, and none later', async () => {
    const cookie = await logIn('ann');
    const { challengeId, options } = (await askNew(cookie)).json<PasskeyOptionsAnswer>();
    const { credential } = makePasskey(options, SITE);
    const answers = await Promise.all([1, 2, 3].map(() => add(cookie, challengeId, credential)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await add(cookie, challengeId, credential)).status).toBe(400);
    expect(await list(cookie)).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  it('needs a challenge of this account that is no older than five minutes', async () => {
    const [ann, bea] = [await logIn('ann'), await logIn('bea')];
    const { challengeId, options } = (await askNew(ann)).json<PasskeyOptionsAnswer>();
    const { credential } = makePasskey(options, SITE);
    expect((await add(bea, challengeId, credential)).status).toBe(400);
    const login = await askLogin();
    const asked = { ...options, challenge: login.options.challenge };
    expect((await add(ann, login.challengeId, makePasskey(asked, SITE).credential)).status).toBe(400);
    origin.accounts.exec(`UPDATE passkey_challenge SET expires_at = expires_at - ${5 * MINUTE}`);
    expect((await add(ann, challengeId, credential)).status).toBe(400);
    expect(await count('passkey')).toBe(0);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['an owner whom nobody checked', { isVerified: false }],
    ['a log-in', { type: 'webauthn.get' }],
    ['an id that is too long', { id: Buffer.alloc(1_024, 7).toString('base64url') }],
    ['a certificate of its maker', { attestation: 'certificate' }],
    ['a kind of attestation that always has one', { attestation: 'tpm' }],
  ] as const)('refuses an answer from or with %s', async (_, oddities) => {
    const cookie = await logIn('ann');
    const { challengeId, options } = (await askNew(cookie)).json<PasskeyOptionsAnswer>();
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect((await add(cookie, challengeId, makePasskey(options, SITE, oddities).credential)).status).toBe(400);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
    expect([await count('passkey'), await outbox()]).toEqual([0, []]);
  });

  it('takes an attestation without a certificate, which some authenticators send unasked', async () => {
    const cookie = await logIn('ann');
    expect((await tryPasskey(await addPasskeyOf(cookie, { attestation: 'self' }))).status).toBe(200);
  });

  it('refuses whatever is no answer at all', async () => {
    const cookie = await logIn('ann');
    for (const credential of [{}, { id: 1 }, { response: { attestationObject: '%%', clientDataJSON: 7 } }]) {
      const { challengeId } = (await askNew(cookie)).json<PasskeyOptionsAnswer>();
      expect((await add(cookie, challengeId, credential)).status).toBe(400);
    }
  });

  it("refuses another account's passkey, whose owner keeps it", async () => {
    const [ann, bea] = [await logIn('ann'), await logIn('bea')];
    const { id } = await addPasskeyOf(ann);
    const { challengeId, options } = (await askNew(bea)).json<PasskeyOptionsAnswer>();
    expect((await add(bea, challengeId, makePasskey(options, SITE, { id }).credential)).status).toBe(400);
    expect(await list(ann)).toMatchObject([{ id }]);
    expect(await list(bea)).toEqual([]);
    expect(await outbox()).toHaveLength(1);
  });

  it('stops at 20, also for answers that arrive at once', async () => {
    const cookie = await logIn('ann');
    for (let made = 0; made < 18; made += 1) await addPasskeyOf(cookie);
    const asked = await Promise.all([1, 2, 3].map(async () => (await askNew(cookie)).json<PasskeyOptionsAnswer>()));
    const answers = await Promise.all(
      asked.map(({ challengeId, options }) => add(cookie, challengeId, makePasskey(options, SITE).credential)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await askNew(cookie)).status).toBe(409);
    expect(await list(cookie)).toHaveLength(20);
    expect(await outbox()).toHaveLength(20);
  });

  it('asks for the password if the log-in was more than half an hour ago, for making and for removing one', async () => {
    const cookie = await logIn('ann');
    const { id } = await addPasskeyOf(cookie);
    const forget = () => origin.accounts.exec('UPDATE session SET confirmed_at = 0');
    for (const attempt of [(more: object) => askNew(cookie, more), (more: object) => remove(cookie, id, more)]) {
      forget();
      expect((await attempt({})).status).toBe(403);
      expect((await attempt({ password: 'wrong' })).status).toBe(403);
      expect((await attempt({ password: PASSWORD })).status).toBe(200);
      expect((await attempt({})).status).toBe(200);
    }
  });
});

describe('logging in with a passkey', () => {
  it('asks for no address, and starts a session of its account in a browser that is then known', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    const { options } = await askLogin();
    expect(options).not.toHaveProperty('allowCredentials');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await tryPasskey(passkey);
    expect(answer.json<UserAnswer>().user).toMatchObject({ id: 'ann', scope: 'account', hasPassword: true });
    expect(answer.headers.getSetCookie().join()).toMatch(/device=[^;]/);
    const cookie = cookiesOf(answer);
    expect((await origin.call('/api/user', { cookie })).json<UserAnswer>().user?.id).toBe('ann');
    const [listed] = await list(cookie);
    expect(listed?.lastUsedAt).toBeGreaterThan(Date.now() - MINUTE);
    // It confirms like a password.
    expect((await askNew(cookie)).status).toBe(200);
  });

  it('works once with an answer, however often and fast it is sent', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    const { challengeId, options } = await askLogin();
    const credential = signWith(passkey, options, SITE);
    const before = (await count('session')) ?? 0;
    const answers = await Promise.all([1, 2, 3].map(() => enter(challengeId, credential)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await enter(challengeId, credential)).status).toBe(401);
    expect(await count('session')).toBe(before + 1);
  });

  it('uses a challenge up with a wrong answer, too', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    const { challengeId, options } = await askLogin();
    expect((await enter(challengeId, {})).status).toBe(401);
    expect((await enter(challengeId, signWith(passkey, options, SITE))).status).toBe(401);
  });

  it('does not accept a challenge that was given to make a passkey, nor one of more than five minutes ago', async () => {
    const cookie = await logIn('ann');
    const passkey = await addPasskeyOf(cookie);
    const { challengeId, options } = (await askNew(cookie)).json<PasskeyOptionsAnswer>();
    const asked = { challenge: options.challenge, rpId: 'localhost' };
    expect((await enter(challengeId, signWith(passkey, asked, SITE))).status).toBe(401);
    const login = await askLogin();
    origin.accounts.exec(`UPDATE passkey_challenge SET expires_at = expires_at - ${5 * MINUTE}`);
    expect((await enter(login.challengeId, signWith(passkey, login.options, SITE))).status).toBe(401);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['of an owner whom nobody checked', { isVerified: false }],
    ['that makes a passkey', { type: 'webauthn.create' }],
    ['with an id that nobody has', { id: 'bm9ib2R5' }],
    ['that says it is of another account', { userHandle: Buffer.from('bea').toString('base64url') }],
    ['that does not say whose it is', { userHandle: '' }],
  ])('refuses an answer %s, always in the same words', async (_, oddities) => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    const answer = await tryPasskey(passkey, oddities);
    expect([answer.status, answer.json<{ title: string }>().title]).toEqual([401, UNKNOWN_PASSKEY]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const counts = (await origin.call('/api/dev/security')).text;
    expect(counts).toContain('login-failed');
  });

  it("refuses a signature by another key, and another account's passkey under its owner's name", async () => {
    const [ann, bea] = [await addPasskeyOf(await logIn('ann')), await addPasskeyOf(await logIn('bea'))];
    expect((await tryPasskey({ ...bea, id: ann.id, userHandle: ann.userHandle })).status).toBe(401);
    expect((await tryPasskey({ ...bea, userHandle: ann.userHandle })).status).toBe(401);
    expect((await tryPasskey(bea)).json<UserAnswer>().user?.id).toBe('bea');
  });

  it('refuses a counter that does not go forward, which only a copy would send', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'), { counter: 1 });
    const seen: number[] = [];
    for (const counter of [7, 7, 3, 0, 8]) seen.push((await tryPasskey(passkey, { counter })).status);
    expect(seen).toEqual([200, 401, 401, 401, 200]);
  });

  it('lets one in if the original and a copy send the same counter at once', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    const answers = await Promise.all([1, 2].map(() => tryPasskey(passkey, { counter: 5 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('opens no account whose address is not proven', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    origin.accounts.exec("UPDATE account SET proven_at = NULL WHERE id = 'ann'");
    expect((await tryPasskey(passkey)).status).toBe(401);
  });

  it('opens a demo account only locally', async () => {
    const variables = { SITE_URL: SITE.replace('http', 'https') };
    for (const [environment, status] of [
      ['local', 200],
      ['production', 401],
    ] as const) {
      origin = openTestOrigin('local', undefined, variables);
      addProven('demo', { isDemo: true });
      const site = variables.SITE_URL;
      const { challengeId, options } = (await askNew(await logIn('demo'))).json<PasskeyOptionsAnswer>();
      const { passkey, credential } = makePasskey(options, site);
      const cookie = await logIn('demo');
      expect((await add(cookie, challengeId, credential)).status).toBe(200);
      origin = openTestOrigin(environment, origin.people, variables, origin.accounts);
      const login = await askLogin();
      expect((await enter(login.challengeId, signWith(passkey, login.options, site))).status).toBe(status);
    }
  });
});

describe('removing a passkey', () => {
  it('ends log-ins with it, and tells the owner once, however often it is sent', async () => {
    const cookie = await logIn('ann');
    const [removed, kept] = [await addPasskeyOf(cookie), await addPasskeyOf(cookie)];
    const before = (await outbox()).length;
    const answers = await Promise.all([1, 2, 3].map(() => remove(cookie, removed.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(cookie)).toMatchObject([{ id: kept.id }]);
    const mails = await outbox();
    expect(mails).toHaveLength(before + 1);
    expect(mails.filter(({ text }) => text.includes('A passkey was removed.'))).toHaveLength(1);
    expect((await tryPasskey(removed)).status).toBe(401);
    expect((await tryPasskey(kept)).status).toBe(200);
  });

  it("leaves another account's passkey alone", async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    expect((await remove(await logIn('bea'), passkey.id)).status).toBe(200);
    expect((await tryPasskey(passkey)).status).toBe(200);
    expect((await outbox()).filter(({ text }) => text.includes('removed.'))).toEqual([]);
  });

  it('is not needed when the account is deleted', async () => {
    const passkey = await addPasskeyOf(await logIn('ann'));
    origin.accounts.exec("DELETE FROM account WHERE id = 'ann'");
    expect(await count('passkey')).toBe(0);
    expect((await tryPasskey(passkey)).status).toBe(401);
  });
});

describe('a site at an IP address', () => {
  it('has no passkeys, but the account can still see and remove those it has', async () => {
    origin = openTestOrigin('local', undefined, { SITE_URL: 'http://127.0.0.1:8787' });
    addProven('ann');
    const cookie = await logIn('ann');
    expect((await send('/api/auth/passkey-options', {})).status).toBe(404);
    expect((await enter('x', {})).status).toBe(404);
    expect((await askNew(cookie)).status).toBe(404);
    expect((await add(cookie, 'x', {})).status).toBe(404);
    expect(await list(cookie)).toEqual([]);
    expect((await remove(cookie, 'x')).status).toBe(200);
    expect(await count('passkey_challenge')).toBe(0);
  });
});
