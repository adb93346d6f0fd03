import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import { addAccount, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { answerHasher } from '../hashing/answer-hasher.ts';
import type { Hasher } from '../hashing/ask-hasher.ts';
import { LOGIN_BUSY } from '../hashing/derive-password-key.ts';
import { HashTurns } from '../hashing/hash-turns.ts';
import { hashPassword } from './password.ts';

const EMAIL = 'ann@example.com';
const PASSWORD = 'correct horse battery';
let fetchHasher: Hasher['fetch'];
let origin: TestOrigin;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetchHasher = async () => new Response(null, { status: 503 });
  origin = openTestOrigin('local', undefined, { HASHER: { fetch: (request) => fetchHasher(request) } });
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: EMAIL, passwordHash: cheapHash(PASSWORD) });
  await origin.accounts.prepare('UPDATE account SET proven_at = 1').run();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const logIn = (email: string, to = origin) =>
  to.call('/api/auth/login', { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) });
const attempts = async () =>
  (await origin.accounts.prepare('SELECT wrong_passwords AS n FROM login_attempt').all()).results;

test('while too many log in, a log-in is a 503 that says when to come back, and everything else works', async () => {
  const answer = await logIn(EMAIL);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^[2-5]$/);
  expect(answer.json<Problem>().title).toBe(LOGIN_BUSY);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await origin.call('/api/user')).status).toBe(200);
  expect((await origin.call(`/api/auth/email-available?email=${EMAIL}`)).status).toBe(200);
});

test('it is the same for an address without an account, and for a hasher that is dead', async () => {
  expect((await logIn('nobody@example.com')).status).toBe(503);
  fetchHasher = () => Promise.reject(new Error('connection refused'));
  expect((await logIn(EMAIL)).status).toBe(503);
  expect((await logIn('nobody@example.com')).status).toBe(503);
});

test('once too many wait for the hasher, nothing more is done for a log-in', async () => {
  const release = Promise.withResolvers<void>();
  let asked = 0;
  fetchHasher = async () => {
    asked += 1;
    await release.promise;
    return new Response(null, { status: 503 });
  };
  const waiting = Array.from({ length: 8 }, () => logIn(EMAIL));
  await vi.waitUntil(() => asked === 8);
  expect(await attempts()).toEqual([{ n: 8 }]);
  expect((await logIn(EMAIL)).status).toBe(503);
  expect([asked, await attempts()]).toEqual([8, [{ n: 8 }]]);
  release.resolve();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(503);
  expect(await attempts()).toEqual([{ n: 0 }]);
});

test('attempts that are given back after a right password never count below none', async () => {
  const turns = new HashTurns({ restMs: 1 });
  const release = Promise.withResolvers<void>();
  let asked = 0;
  const busyOnRelease = async () => {
    asked += 1;
    await release.promise;
    return new Response(null, { status: 503 });
  };
  fetchHasher = busyOnRelease;
  const before = [logIn(EMAIL), logIn(EMAIL)];
  await vi.waitUntil(() => asked === 2);
  fetchHasher = (request) => answerHasher(request, [SECRET], turns);
  expect((await logIn(EMAIL)).status).toBe(200);
  fetchHasher = busyOnRelease;
  const after = logIn(EMAIL);
  await vi.waitUntil(() => asked === 3);
  release.resolve();
  for (const answer of await Promise.all([...before, after])) expect(answer.status).toBe(503);
  expect(await attempts()).toEqual([{ n: 0 }]);
  expect((await logIn(EMAIL)).status).toBe(503);
});

test('the security log counts it, and nothing about the password', async () => {
  await logIn(EMAIL);
  const { results } = await origin.accounts.prepare('SELECT kind FROM security_count').all();
  expect(results).toEqual([{ kind: 'login-busy' }]);
});

test('it counts as no wrong password, so nobody is locked out by coming back', async () => {
  for (let at = 0; at < 12; at += 1) expect((await logIn(EMAIL)).status).toBe(503);
  expect(await attempts()).toEqual([{ n: 0 }]);
  // The same databases, with hashing in this isolate.
  const idle = openTestOrigin('local', origin.people, {}, origin.accounts);
  expect((await logIn(EMAIL, idle)).status).toBe(200);
});

test('a log-in replaces a weaker hash, and works as well if that would be one hash too many', async () => {
  const stored = async () =>
    (await origin.accounts.prepare('SELECT password_hash AS hash FROM account').first<{ hash: string }>())?.hash;
  const weak = await stored();
  const turns = new HashTurns({ restMs: 1 });
  let asked = 0;
  fetchHasher = (request) => {
    asked += 1;
    return asked === 1 ? answerHasher(request, [SECRET], turns) : Promise.resolve(new Response(null, { status: 503 }));
  };
  expect((await logIn(EMAIL)).status).toBe(200);
  expect([asked, await stored()]).toEqual([2, weak]);
  fetchHasher = (request) => answerHasher(request, [SECRET], turns);
  expect((await logIn(EMAIL)).status).toBe(200);
  expect(await stored()).toMatch(/^scrypt-chain\$32768\$8\$3\$/);
  expect((await logIn(EMAIL)).status).toBe(200);
});

test('a password is not set while too many are being hashed, and the caller learns why', async () => {
  await expect(hashPassword(origin.bindings, PASSWORD)).rejects.toMatchObject({ status: 503, message: LOGIN_BUSY });
});
