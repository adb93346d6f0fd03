import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAccount,
  addGuest,
  addPurchase,
  addSession,
  cheapHash,
} from '../../../../tests/fixtures/accounts-database.ts';
import { insist, latestToken, mailsTo, post } from '../../../../tests/support/emailed-links.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../../tests/support/query-plans.ts';
import { JUNE, openReadersWorld, type ReadersWorld, setCookies } from '../../../../tests/support/readers.ts';
import { sweepGuests } from '../../guests/sweep-guests.ts';
import { sweepStored } from '../../retention/sweep-stored.ts';
import { not } from '../../sql-condition.ts';
import { MONITORS_MAX, UNCONFIRMED_MONITORS_MAX } from '../rules.ts';
import { adoptMonitorsStatements } from './adopt-monitors.ts';
import { hasToLogIn } from './has-to-log-in.ts';
import { findMonitorLink, takeMonitorLink } from './link-store.ts';
import { sweepUnconfirmed } from './sweep-unconfirmed.ts';

const DAY = 86_400_000;
const PASSWORD = 'correct horse battery';
let world: ReadersWorld;
let origin: TestOrigin;
let people: ReadersWorld['people'];
let reader: ReadersWorld['reader'];
let waiting: ReadersWorld['waiting'];
let monitor: ReadersWorld['monitor'];
let confirm: ReadersWorld['confirm'];
let pending: ReadersWorld['pending'];
let monitored: ReadersWorld['monitored'];
let rows: ReadersWorld['rows'];

beforeEach(() => {
  world = openReadersWorld();
  ({ origin, people, reader, waiting, monitor, confirm, pending, monitored, rows } = world);
});
afterEach(() => vi.useRealTimers());

describe('a log-in', () => {
  it('takes along what this browser monitored with the same address, and nothing of other browsers or addresses', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'free', email: JUNE, passwordHash: cheapHash(PASSWORD) });
    const [stranger, other, own] = [await reader(), await reader('other@example.com'), await reader()];
    await monitor(stranger, people[0]);
    await monitor(other, people[1]);
    await monitor(own, people[2]);
    const logIn = (cookie: string) =>
      insist(() => post(origin, '/api/auth/login', { email: JUNE, password: PASSWORD }, cookie));
    expect((await logIn(other)).status).toBe(200);
    expect(await monitored()).toHaveLength(3);
    expect((await logIn(own)).status).toBe(200);
    expect(await monitored()).toEqual(
      [`${JUNE} ${people[2]}`, `guest ${JUNE} ${people[0]}`, `guest other@example.com ${people[1]}`].sort(),
    );
  });

  it('with a wrong password takes nothing along', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'free', email: JUNE, passwordHash: cheapHash(PASSWORD) });
    const own = await reader();
    await monitor(own);
    const wrong = await insist(() => post(origin, '/api/auth/login', { email: JUNE, password: 'wrong' }, own));
    expect(wrong.status).toBe(401);
    expect(await monitored()).toEqual([`guest ${JUNE} ${people[0]}`]);
  });

  it('by a sign-up link does so, too, also with a password that is chosen there', async () => {
    const own = await reader();
    await monitor(own);
    await post(origin, '/api/auth/sign-up', { email: JUNE }, own);
    const token = /sign-up\?token=([\w-]+)/.exec(
      (await mailsTo(origin, JUNE)).find(({ kind }) => kind === 'sign-up')?.text ?? '',
    )?.[1];
    const password = 'a quite unusual one 7';
    const entered = await insist(() => post(origin, '/api/auth/finish-sign-up', { token: token ?? '', password }, own));
    expect(entered.status).toBe(200);
    expect(await monitored()).toEqual([`${JUNE} ${people[0]}`]);
    expect(await rows('account')).toHaveLength(1);
  });
});

describe('limits', () => {
  it('let a reader monitor 20 people, and an account 500 [P1-012]', async () => {
    const { cookie, token } = await waiting();
    const ids = JSON.stringify(Array.from({ length: UNCONFIRMED_MONITORS_MAX - 1 }, (_, at) => at));
    origin.accounts.exec(
      `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since)
       SELECT a.id, 'P' || value, 'x', 0, 1 FROM account a, json_each('${ids}')`,
    );
    expect((await monitor(cookie, people[1])).status).toBe(204);
    expect((await monitor(cookie)).status).toBe(200);
    const own = cookiesOf(await confirm(token, cookie));
    expect((await monitor(own, people[1])).status).toBe(200);
  });

  it('fill an account up to its limit when a reader is confirmed, and count nobody twice', async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'free', email: JUNE });
    const { cookie, token } = await waiting();
    await monitor(cookie, people[1]);
    await monitor(cookie, people[2]);
    const ids = JSON.stringify([people[0], ...Array.from({ length: MONITORS_MAX - 2 }, (_, at) => `P${at}`)]);
    origin.accounts.exec(
      `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since)
       SELECT 'june', value, 'x', 0, 1 FROM json_each('${ids}')`,
    );
    expect((await confirm(token, cookie)).json()).toEqual({ state: 'confirmed', isHere: true });
    expect(await rows('monitor')).toHaveLength(MONITORS_MAX);
  });

  it('let a network have 50 new readers a day, and one who types the same address again is no new one', async () => {
    origin = openTestOrigin('local', origin.people, { QUOTAS: '{}' }, origin.accounts);
    const first = cookiesOf(await origin.call(`/api/auth/get-user-by-email?email=${JUNE}`));
    for (let at = 0; at < 60; at++) {
      const again = await origin.call(`/api/auth/get-user-by-email?email=${JUNE}`, { cookie: first });
      expect([again.status, setCookies(again)]).toEqual([200, []]);
    }
    const from = (clientAddress: string) =>
      origin.call('/api/auth/create-new-user', {
        method: 'POST',
        body: JSON.stringify({ email: `r${crypto.randomUUID()}@example.com` }),
        envelope: { clientAddress },
      });
    const statuses = [];
    for (let at = 0; at < 50; at++) statuses.push((await from(`192.0.2.${at + 2}`)).status);
    expect(statuses).toEqual([...Array(49).fill(200), 429]);
    expect((await from('198.51.100.1')).status).toBe(200);
    const full = await from('192.0.2.77');
    expect(full.json()).toMatchObject({ status: 429, limit: 'readers' });
    expect(await rows('account')).toHaveLength(51);
  });

  it('end what nobody confirmed after seven days, person by person, and leave what a buyer monitors', async () => {
    addGuest(origin.accounts, { id: 'guest', email: 'buyer@example.com' });
    addPurchase(origin.accounts, 'guest', { id: 'O1', createdAt: Date.now() });
    origin.accounts.exec(`UPDATE account SET created_at = ${Date.now()}`);
    await monitor(`session=${await addSession(origin.accounts, 'guest', { scope: 'purchase' })}`);
    const { cookie } = await waiting();
    vi.setSystemTime(Date.now() + 5 * DAY);
    await monitor(cookie, people[1]);
    const later = await latestToken(origin, JUNE);
    vi.setSystemTime(Date.now() + 2 * DAY);
    await sweepStored(origin.accounts, Date.now());
    expect(await monitored()).toEqual([`guest ${JUNE} ${people[1]}`, `guest buyer@example.com ${people[0]}`].sort());
    vi.setSystemTime(Date.now() + 5 * DAY - 1);
    expect(await pending(later)).toEqual({ state: 'open' });
    vi.setSystemTime(Date.now() + 1);
    await sweepStored(origin.accounts, Date.now());
    expect(await monitored()).toEqual([`guest buyer@example.com ${people[0]}`]);
  });
});

it('what was found while a reader waited is news for the account, which keeps its own way of getting alerts', async () => {
  addAccount(origin.accounts, { id: 'june', userType: 'free', email: JUNE });
  origin.accounts.exec("INSERT INTO alert_setting (account_id, frequency) VALUES ('june', 'monthly')");
  const { token } = await waiting();
  origin.accounts.exec("UPDATE alert_setting SET news_at = 7 WHERE account_id <> 'june'");
  await confirm(token);
  expect(await rows('alert_setting')).toMatchObject([{ account_id: 'june', frequency: 'monthly', news_at: 7 }]);
});

it('finds everything by index', async () => {
  const link = { tokenHash: 'x', accountId: 'r', email: JUNE, isUsed: false };
  const plans = await plansOfAll(origin.accounts, async (explained) => {
    const { statement, isUsed } = takeMonitorLink(explained, link, 1, not(hasToLogIn(link, { isLocal: false })));
    await explained.batch([statement, ...adoptMonitorsStatements(explained, ['r'], JUNE, isUsed)]);
    await findMonitorLink(explained, 'x'.repeat(43), 1);
    await sweepUnconfirmed(explained, Date.now());
    await sweepGuests(explained, Date.now());
  });
  expect(fullReads(plans)).toEqual([]);
  expect(plans).toContainEqual(expect.stringMatching(/INDEX account_reader/));
  expect(plans).toContainEqual(expect.stringMatching(/INDEX monitor_link_account/));
});
