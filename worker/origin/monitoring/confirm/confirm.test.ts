import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserAnswer } from '../../../../shared/contract/account.ts';
import { addAccount, addGuest, addPurchase, addSession } from '../../../../tests/fixtures/accounts-database.ts';
import { latestToken, logInByLink, mailsTo } from '../../../../tests/support/emailed-links.ts';
import { cookiesOf, type OriginRequest, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { JUNE, openReadersWorld, type ReadersWorld, setCookies } from '../../../../tests/support/readers.ts';
import { sweepStored } from '../../retention/sweep-stored.ts';

const DAY = 86_400_000;
let world: ReadersWorld;
let origin: TestOrigin;
let people: ReadersWorld['people'];
let reader: ReadersWorld['reader'];
let waiting: ReadersWorld['waiting'];
let monitor: ReadersWorld['monitor'];
let confirm: ReadersWorld['confirm'];
let pending: ReadersWorld['pending'];
let details: ReadersWorld['details'];
let listed: ReadersWorld['listed'];
let monitored: ReadersWorld['monitored'];
let rows: ReadersWorld['rows'];

beforeEach(() => {
  world = openReadersWorld();
  ({ origin, people, reader, waiting, monitor, confirm, pending, details, listed, monitored, rows } = world);
});
afterEach(() => vi.useRealTimers());

const userOf = async (cookie: string) => (await origin.call('/api/user', { cookie })).json<UserAnswer>().user;

describe('the link', () => {
  it('changes nothing until its button is pressed, not even when it is opened often', async () => {
    const { token } = await waiting();
    for (let at = 0; at < 3; at++) expect(await pending(token)).toEqual({ state: 'open' });
    expect(await monitored()).toEqual([`guest ${JUNE} ${people[0]}`]);
    expect(await rows('account')).toHaveLength(1);
  });

  it('creates the account, proven and without a password, and moves what the reader monitors there', async () => {
    const { cookie, token } = await waiting();
    await monitor(cookie, people[1]);
    const answer = await confirm(token, cookie);
    expect(answer.json()).toEqual({ state: 'confirmed', isHere: true });
    expect(await monitored()).toEqual([`${JUNE} ${people[1]}`, `${JUNE} ${people[0]}`].sort());
    expect(await rows('account')).toMatchObject([
      { email: JUNE, guest_email: null, user_type: 'free', password_hash: null, proven_at: Date.now() },
    ]);
    const own = cookiesOf(answer);
    expect(await listed(own)).toHaveLength(2);
    expect(await userOf(own), 'it still logs nobody in').toBeNull();
    expect((await origin.call('/api/user/export', { cookie: own })).status).toBe(401);
    expect((await origin.call('/api/contact-lists', { cookie: own })).status).toBe(401);
    expect((await monitor(own, people[2])).json()).toMatchObject({ isConfirmed: true });
    expect(await rows('mail')).toHaveLength(1);
  });

  it('opened in another browser confirms, but lets neither that browser nor the first one in', async () => {
    const { cookie, token } = await waiting();
    const elsewhere = await confirm(token);
    expect([elsewhere.json(), setCookies(elsewhere)]).toEqual([{ state: 'confirmed', isHere: false }, []]);
    expect(await monitored()).toEqual([`${JUNE} ${people[0]}`]);
    expect(await listed(cookie), 'whoever typed the address').toBe(401);
    expect((await details(cookie)).isMonitoring).toBe(false);
    expect((await monitor(cookie, people[1])).status).toBe(401);
  });

  it('opened in a browser that monitors with another address, or is logged in to another account, lets it in nowhere', async () => {
    const { token } = await waiting();
    addAccount(origin.accounts, { id: 'eve', userType: 'free' });
    const eve = `session=${await addSession(origin.accounts, 'eve')}`;
    const answer = await confirm(token, eve);
    expect([answer.json(), setCookies(answer)]).toEqual([{ state: 'confirmed', isHere: false }, []]);
    expect((await userOf(eve))?.id).toBe('eve');
    expect(await listed(eve)).toEqual([]);

    const second = await waiting('may@example.com');
    const other = await reader('other@example.com');
    const there = await confirm(second.token, other);
    expect([there.json(), setCookies(there)]).toEqual([{ state: 'confirmed', isHere: false }, []]);
  });

  it('confirms what this browser monitors with the same address, too, although the mail was caused by another', async () => {
    const { token } = await waiting();
    const phone = await reader();
    await monitor(phone, people[1]);
    expect(await mailsTo(origin, JUNE)).toHaveLength(1);
    const answer = await confirm(token, phone);
    expect(answer.json()).toEqual({ state: 'confirmed', isHere: true });
    expect((await listed(cookiesOf(answer))) as string[]).toHaveLength(2);
    expect(await monitored()).toHaveLength(2);
  });

  it('replayed says that it was used, changes nothing and lets nobody in', async () => {
    const { cookie, token } = await waiting();
    const own = cookiesOf(await confirm(token, cookie));
    await origin.call('/api/monitor/', {
      method: 'DELETE',
      body: JSON.stringify({ personId: people[0] }),
      cookie: own,
    });
    expect(await pending(token)).toEqual({ state: 'used' });
    for (const who of [undefined, cookie]) {
      const again = await confirm(token, who);
      expect([again.json(), setCookies(again)]).toEqual([{ state: 'confirmed', isHere: false }, []]);
    }
    expect((await confirm(token, own)).json(), 'a button pressed twice').toEqual({ state: 'confirmed', isHere: true });
    expect(await monitored()).toEqual([]);
  });

  it('pressed ten times at once is used once', async () => {
    const { cookie, token } = await waiting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token, cookie)));
    expect(answers.filter((answer) => setCookies(answer).length > 0)).toHaveLength(1);
    expect(await rows('account')).toHaveLength(1);
    expect(await rows('session')).toHaveLength(1);
    expect(await monitored()).toEqual([`${JUNE} ${people[0]}`]);
  });

  it('is 410 if we never sent it, after seven days, and once its reader is gone; 403 for bots', async () => {
    const { token } = await waiting();
    const bot = { envelope: { botClass: 'other-bot' } } as const;
    for (const path of ['pending', 'confirm']) {
      const ask = (value: string, request: OriginRequest = {}) =>
        origin.call(`/api/monitor/${path}`, {
          method: 'POST',
          body: JSON.stringify({ token: value }),
          ...request,
        });
      for (const wrong of ['x'.repeat(43), 'short']) expect((await ask(wrong)).status).toBe(410);
      expect((await ask(token, bot)).status).toBe(403);
    }
    vi.setSystemTime(Date.now() + 7 * DAY - 1);
    await sweepStored(origin.accounts, Date.now());
    expect(await pending(token)).toEqual({ state: 'open' });
    vi.setSystemTime(Date.now() + 1);
    expect((await confirm(token)).status).toBe(410);
    await sweepStored(origin.accounts, Date.now());
    expect([await rows('account'), await rows('monitor'), await rows('monitor_link')]).toEqual([[], [], []]);
  });
});

describe('somebody else’s address', () => {
  beforeEach(async () => {
    addAccount(origin.accounts, { id: 'june', userType: 'paid', email: JUNE, productName: 'Premium Monthly' });
    const cookie = `session=${await addSession(origin.accounts, 'june')}`;
    await monitor(cookie, people[2]);
  });

  it('shows nothing of its account, neither before nor after its owner confirms', async () => {
    const { cookie, token } = await waiting();
    expect((await details(cookie, people[2])).isMonitoring).toBe(false);
    expect(await listed(cookie)).toEqual([people[0]]);
    await confirm(token);
    expect(await listed(cookie)).toBe(401);
    expect(await monitored()).toHaveLength(2);
  });

  it('stops nothing that its account monitors', async () => {
    const cookie = await reader();
    const stop = { method: 'DELETE', body: JSON.stringify({ personId: people[2] }), cookie };
    expect((await origin.call('/api/monitor/', stop)).status).toBe(200);
    await details(`${cookie}`, people[2]);
    expect(await monitored()).toEqual([`${JUNE} ${people[2]}`]);
  });

  it('gets its alerts back by confirming, if it had unsubscribed, and not if its mailbox refused our mail', async () => {
    const { token } = await waiting();
    for (const [stopped, left] of [
      ['bounced', 'bounced'],
      ['unsubscribed', null],
    ] as const) {
      origin.accounts.exec(`UPDATE alert_setting SET stopped = '${stopped}', stopped_at = 1 WHERE account_id = 'june'`);
      origin.accounts.exec('UPDATE monitor_link SET used_at = NULL, use_id = NULL');
      expect((await confirm(token)).json()).toMatchObject({ state: 'confirmed' });
      const settings = (await rows('alert_setting')).filter(({ account_id }) => account_id === 'june');
      expect(settings).toMatchObject([{ stopped: left }]);
    }
  });

  it('that gets a password before the link is used has to log in first, and its owner then may confirm', async () => {
    const { cookie, token } = await waiting();
    origin.accounts.exec("UPDATE account SET password_hash = 'x' WHERE id = 'june'");
    for (const who of [undefined, cookie]) {
      expect(await pending(token, who)).toEqual({ state: 'log-in' });
      const refused = await confirm(token, who);
      expect([refused.json(), setCookies(refused)]).toEqual([{ state: 'log-in', isHere: false }, []]);
    }
    expect(await monitored()).toHaveLength(2);
    const owner = `session=${await addSession(origin.accounts, 'june')}`;
    expect(await pending(token, owner)).toEqual({ state: 'open' });
    expect((await confirm(token, owner)).json()).toEqual({ state: 'confirmed', isHere: true });
    expect((await userOf(owner))?.id).toBe('june');
    expect(await monitored()).toEqual([`${JUNE} ${people[2]}`, `${JUNE} ${people[0]}`].sort());
  });

  it('that nobody had proven loses what was set before: sessions and passkeys', async () => {
    addAccount(origin.accounts, { id: 'app', userType: 'free', email: 'app@example.com', isProven: false });
    const thief = `session=${await addSession(origin.accounts, 'app')}`;
    const { cookie, token } = await waiting('app@example.com');
    expect((await confirm(token, cookie)).json()).toEqual({ state: 'confirmed', isHere: true });
    expect(await userOf(thief)).toBeNull();
  });
});

describe('a buyer whose address nobody has proven', () => {
  it('is told to log in, and what they monitor goes along with what they bought', async () => {
    addGuest(origin.accounts, { id: 'guest', email: JUNE });
    addPurchase(origin.accounts, 'guest', { id: 'O1' });
    const cookie = `session=${await addSession(origin.accounts, 'guest', { scope: 'purchase' })}`;
    expect((await monitor(cookie)).json()).toMatchObject({ isConfirmed: false });
    expect((await mailsTo(origin, JUNE))[0]?.text).toContain('/auth/login');
    expect((await details(cookie)).isMonitoring).toBe(true);
    expect(await listed(cookie)).toEqual([people[0]]);
    vi.setSystemTime(Date.now() + 1_000);
    await logInByLink(origin, JUNE);
    expect(await monitored()).toEqual([`${JUNE} ${people[0]}`]);
  });

  it('keeps the session of their purchases when they confirm what another browser monitors', async () => {
    addGuest(origin.accounts, { id: 'guest', email: JUNE });
    addPurchase(origin.accounts, 'guest', { id: 'O1' });
    const buyer = `session=${await addSession(origin.accounts, 'guest', { scope: 'purchase' })}`;
    const { token } = await waiting();
    const answer = await confirm(token, buyer);
    expect([answer.json(), setCookies(answer)]).toEqual([{ state: 'confirmed', isHere: false }, []]);
    expect((await userOf(buyer))?.scope).toBe('purchase');
    expect((await rows('purchase'))[0]?.account_id).toBe('guest');
  });

  it('and who has not paid confirms by the link', async () => {
    addGuest(origin.accounts, { id: 'guest', email: JUNE });
    const cookie = `session=${await addSession(origin.accounts, 'guest', { scope: 'purchase' })}`;
    await monitor(cookie);
    const answer = await confirm(await latestToken(origin, JUNE), cookie);
    expect(answer.json()).toEqual({ state: 'confirmed', isHere: true });
    expect(await listed(cookiesOf(answer))).toEqual([people[0]]);
  });
});
