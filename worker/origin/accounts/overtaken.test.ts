import { beforeEach, expect, test } from 'vitest';
import { addAccount, addSession, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { post } from '../../../tests/support/emailed-links.ts';
import { openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { answerHasher } from '../hashing/answer-hasher.ts';
import { HashTurns } from '../hashing/hash-turns.ts';

const EMAIL = 'ann@example.com';
const PASSWORD = 'correct horse battery';
const turns = new HashTurns({ restMs: 1 });
/** happens while the password is being checked */
let meanwhile: () => Promise<unknown>;
let origin: TestOrigin;

beforeEach(() => {
  meanwhile = async () => {};
  const fetch = async (request: Request) => {
    const answer = await answerHasher(request, [SECRET], turns);
    await meanwhile();
    return answer;
  };
  origin = openTestOrigin('local', undefined, { HASHER: { fetch } });
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: EMAIL, passwordHash: cheapHash(PASSWORD) });
});

const logIn = () => post(origin, '/api/auth/login', { email: EMAIL, password: PASSWORD });
const mails = async () => (await origin.accounts.prepare('SELECT kind FROM mail').all()).results;
const sessions = async () => (await origin.accounts.prepare('SELECT id FROM session').all()).results.length;

test('a log-in begins no session after a new password has ended all of them', async () => {
  meanwhile = () =>
    origin.accounts.prepare('UPDATE account SET password_hash = ?1').bind(cheapHash('another password')).run();
  const answer = await logIn();
  expect([answer.status, answer.headers.getSetCookie(), await sessions()]).toEqual([401, [], 0]);
});

test('a log-in to an account that is deleted meanwhile is a wrong one', async () => {
  meanwhile = () => origin.accounts.prepare('DELETE FROM account').run();
  const answer = await logIn();
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
});

test('a log-in that nothing overtakes begins a session', async () => {
  expect([(await logIn()).status, await sessions()]).toEqual([200, 1]);
});

test('a new password from a browser that is logged out while it is hashed changes nothing', async () => {
  const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
  const kept = cheapHash('what the owner set by a link');
  meanwhile = () =>
    origin.accounts.batch([
      origin.accounts.prepare('DELETE FROM session'),
      origin.accounts.prepare('UPDATE account SET password_hash = ?1').bind(kept),
    ]);
  const answer = await post(origin, '/api/user/password', { newPassword: 'what somebody else sets' }, cookie);
  expect([answer.status, answer.headers.getSetCookie(), await sessions()]).toEqual([401, [], 0]);
  const { results } = await origin.accounts.prepare('SELECT password_hash AS hash FROM account').all();
  expect([results, await mails()]).toEqual([[{ hash: kept }], []]);
});

test('a browser that is logged out while its password is checked changes nothing', async () => {
  const cookie = `session=${await addSession(origin.accounts, 'ann', { confirmedAt: 1 })}`;
  meanwhile = () => origin.accounts.prepare('DELETE FROM session').run();
  const answer = await post(origin, '/api/user/email', { email: 'eve@example.com', password: PASSWORD }, cookie);
  expect([answer.status, await mails()]).toEqual([401, []]);
});
