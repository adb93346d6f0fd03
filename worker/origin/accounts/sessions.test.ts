import { beforeEach, expect, it } from 'vitest';
import type { SessionList, UserAnswer } from '../../../shared/contract/account.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';

const DAY_MS = 86_400_000;
let origin: TestOrigin;
let cookie: string;
let other: string;

beforeEach(async () => {
  origin = openTestOrigin();
  for (const id of ['ann', 'bob']) addAccount(origin.accounts, { id, userType: 'free' });
  const now = Date.now();
  const chrome = { seenAt: now - 60_000, device: 'Chrome on Windows' };
  cookie = `session=${await addSession(origin.accounts, 'ann', chrome)}`;
  const safari = { createdAt: now - DAY_MS, seenAt: now - 1_000, device: 'Safari on iPhone' };
  other = `session=${await addSession(origin.accounts, 'ann', safari)}`;
});

const path = '/api/user/sessions';
const list = async (who = cookie) => (await origin.call(path, { cookie: who })).json<SessionList>();
const end = (body: object, who = cookie) =>
  origin.call(path, { method: 'DELETE', body: JSON.stringify(body), cookie: who });
const isIn = async (who: string) => (await origin.call('/api/user', { cookie: who })).json<UserAnswer>().user !== null;

it('lists where the account is logged in, the latest used first, and which one this is', async () => {
  expect((await list()).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Safari on iPhone', false],
    ['Chrome on Windows', true],
  ]);
});

it('leaves out expired sessions and those of others, and never tells a token', async () => {
  const now = Date.now();
  await addSession(origin.accounts, 'ann', { createdAt: now - SESSION_MAX_MS - 1, seenAt: now });
  await addSession(origin.accounts, 'ann', { createdAt: now - 40 * DAY_MS, seenAt: now - SESSION_IDLE_MS - 1 });
  await addSession(origin.accounts, 'bob');
  const answer = await origin.call(path, { cookie });
  expect(answer.json<SessionList>()).toHaveLength(2);
  expect(answer.text).not.toContain(cookie.slice('session='.length));
  expect(answer.text).not.toContain('token');
});

it('ends one session, and leaves the others', async () => {
  const [phone] = await list();
  const answer = await end({ id: phone?.id });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect([await isIn(other), await isIn(cookie)]).toEqual([false, true]);
});

it('ends all others at once, but never the viewer’s own or somebody else’s', async () => {
  const bobs = `session=${await addSession(origin.accounts, 'bob')}`;
  await addSession(origin.accounts, 'ann');
  expect((await end({})).text).toBe('{"isDone":true}');
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect([await isIn(other), await isIn(bobs)]).toEqual([false, true]);
});

it('logs out whoever ends their own session', async () => {
  const own = (await list()).find(({ isCurrent }) => isCurrent);
  const answer = await end({ id: own?.id });
  expect(cookiesOf(answer)).toContain('session=;');
  expect([await isIn(cookie), await isIn(other)]).toEqual([false, true]);
});

it('ends nothing for an id of somebody else, and answers the same', async () => {
  const bobs = `session=${await addSession(origin.accounts, 'bob')}`;
  const [theirs] = await list(bobs);
  const answers = [await end({ id: theirs?.id }), await end({ id: 'nobody' })];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, '{"isDone":true}']));
  expect([await isIn(bobs), await isIn(cookie), await isIn(other)]).toEqual([true, true, true]);
});

it('is for accounts: a buyer whose address is not proven gets a 403', async () => {
  const buyer = `session=${await addSession(origin.accounts, 'bob', { scope: 'purchase' })}`;
  expect([(await origin.call(path, { cookie: buyer })).status, (await end({}, buyer)).status]).toEqual([403, 403]);
  expect((await origin.call(path)).status).toBe(401);
});
