import { beforeEach, describe, expect, it } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import {
  addAccount,
  addCredit,
  addGuest,
  addPlan,
  addPurchase,
  addReport,
  addSession,
} from '../../../tests/fixtures/accounts-database.ts';
import { logInByLink } from '../../../tests/support/emailed-links.ts';
import {
  cookiesOf,
  type OriginAnswer,
  type OriginRequest,
  openTestOrigin,
  type TestOrigin,
} from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { adoptGuestsStatements } from '../accounts/adopt-guests.ts';
import { ALWAYS } from '../sql-condition.ts';
import { enterGuest, forgetBrowserStatement } from './guest-store.ts';
import { forgetGuestBrowsers, sweepGuests } from './sweep-guests.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const BUYER = 'buyer@example.com';
let origin: TestOrigin;
beforeEach(() => {
  origin = openTestOrigin();
});

const start = (email = BUYER, orderKey = 'order-key-1', request: OriginRequest = {}) =>
  origin.call('/api/auth/purchase', { method: 'POST', body: JSON.stringify({ email, orderKey }), ...request });
const userOf = async (cookie: string) => (await origin.call('/api/user', { cookie })).json<UserAnswer>().user;
const idOf = async (answer: OriginAnswer) => (await userOf(cookiesOf(answer)))?.id;
/** As if that much time had passed since every form was sent. */
const wait = async (ms: number) => origin.accounts.exec(`UPDATE guest_form SET sent_at = sent_at - ${ms}`);
const rows = async (table: string) =>
  (await origin.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe('a buyer who is not logged in', () => {
  it('gets a session of their own, alike for an address with and without an account', async () => {
    addAccount(origin.accounts, {
      id: 'ann',
      userType: 'paid',
      email: 'ann@example.com',
      productName: 'Premium Monthly',
    });
    addCredit(origin.accounts, 'ann', { id: 'c1', grantedAt: Date.now() });
    for (const email of [BUYER, 'ann@example.com']) {
      const answer = await start(email, `key of ${email}`);
      expect(answer.text).toBe('{"isDone":true}');
      expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
        'session',
        'user_id',
        'wp_user',
        'fam_user_email',
      ]);
      expect(await userOf(cookiesOf(answer)), 'nothing older').toMatchObject({
        scope: 'purchase',
        primaryEmail: email,
        userType: 'free',
        product: null,
        backgroundCreditsCount: 0,
      });
    }
  });

  it('is the same buyer when the form is sent again, also twice at once, and another with another key', async () => {
    const unknown = { envelope: { visitorId: '' } };
    const answers = await Promise.all([
      start(BUYER, 'order-key-1', unknown),
      start(BUYER, 'order-key-1', unknown),
      start(BUYER, 'order-key-1', unknown),
      start('Buyer@example.com', 'order-key-1', unknown),
      start(BUYER, 'order-key-2', unknown),
    ]);
    const ids = await Promise.all(answers.map(idOf));
    expect(new Set(ids.slice(0, 4)).size).toBe(1);
    expect(new Set(ids).size).toBe(2);
    expect(await rows('account')).toHaveLength(2);
  });

  describe('whose browser is known', () => {
    it('is the same buyer in every tab, also at once and under other keys, with the same address', async () => {
      const answers = await Promise.all(
        ['key-of-tab-1', 'key-of-tab-2', 'key-of-tab-3'].map((key) => start(BUYER, key)),
      );
      const ids = await Promise.all(answers.map(idOf));
      expect(new Set(ids).size).toBe(1);
      expect(await idOf(await start('other@example.com', 'key-of-tab-4'))).not.toBe(ids[0]);
      expect(await idOf(await start(BUYER, 'key-of-tab-5', { envelope: { visitorId: 'another' } }))).not.toBe(ids[0]);
      expect(await rows('account')).toHaveLength(3);
    });

    it('is known by it for two minutes, and by the keys of all tabs after that', async () => {
      const [first] = [await idOf(await start(BUYER, 'key-of-tab-1')), await start(BUYER, 'key-of-tab-2')];
      await wait(2 * MINUTE);
      expect(await idOf(await start(BUYER, 'key-of-tab-3'))).not.toBe(first);
      expect(await idOf(await start(BUYER, 'key-of-tab-2'))).toBe(first);
      await forgetGuestBrowsers(origin.accounts, Date.now() + 2 * MINUTE);
      expect((await rows('guest_form')).map((row) => row.browser_hash)).toEqual([null, null, null]);
      expect(await idOf(await start(BUYER, 'key-of-tab-4'))).not.toBe(first);
    });

    it('is another buyer once they have logged out, except under the same key', async () => {
      const first = await start(BUYER, 'key-of-tab-1');
      const id = await idOf(first);
      await origin.call('/api/auth/logout', { method: 'POST', body: '{}', cookie: cookiesOf(first) });
      expect(await idOf(await start(BUYER, 'key-of-tab-2'))).not.toBe(id);
      expect(await idOf(await start(BUYER, 'key-of-tab-1'))).toBe(id);
    });

    it('is stored by a hash that says neither address nor visitor', async () => {
      await start(BUYER, 'key-of-tab-1', { envelope: { visitorId: 'visitor-4711' } });
      const stored = JSON.stringify(await rows('guest_form'));
      expect(stored).not.toContain('visitor-4711');
      expect(stored).not.toContain('buyer@');
    });

    it('is found by index', async () => {
      const form = { email: BUYER, keys: ['k1', 'k0'] as const, browser: 'b' };
      const plans = await plansOfAll(origin.accounts, async (explained) => {
        await enterGuest(explained, form, Date.now());
        await explained.batch([forgetBrowserStatement(explained, 'token')]);
        await forgetGuestBrowsers(explained, Date.now());
      });
      expect(fullReads(plans)).toEqual([]);
      expect(plans).toContainEqual(expect.stringMatching(/INDEX guest_form_browser/));
      expect(plans).toContainEqual(expect.stringMatching(/INDEX guest_form_account/));
      expect(plans).toContainEqual(expect.stringMatching(/INDEX guest_form_sent/));
    });
  });

  it('can only be started by a page of ours', async () => {
    expect((await start(BUYER, 'order-key-1', { envelope: { caller: 'browser' } })).status).toBe(403);
  });

  it('is forgotten after seven days if nothing was paid', async () => {
    const now = Date.now();
    const guests = ['paid', 'pending', 'declined', 'none'].map((id) => {
      addGuest(origin.accounts, { id, email: `${id}@example.com` });
      if (id !== 'none') addPurchase(origin.accounts, id, { id: `O-${id}`, status: id });
      return id;
    });
    addGuest(origin.accounts, { id: 'reader', email: 'reader@example.com', isBuyer: false });
    expect(guests).toHaveLength(4);
    origin.accounts.exec(`UPDATE account SET created_at = ${now - 7 * DAY}`);
    addAccount(origin.accounts, { id: 'ann', userType: 'free' });
    await start('new@example.com');
    await sweepGuests(origin.accounts, now);
    const left = (await rows('account')).map(({ guest_email, id }) => guest_email ?? id).sort();
    expect(left).toEqual(['ann', 'new@example.com', 'paid@example.com', 'pending@example.com']);
  });
});

it('a guest stays for as long as they have a plan', async () => {
  for (const id of ['going on', 'ended']) {
    addGuest(origin.accounts, { id, email: 'june@example.com' });
    addPurchase(origin.accounts, id, { id: `O-${id}` });
  }
  addPlan(origin.accounts, 'going on');
  addPlan(origin.accounts, 'ended', { status: 'ended' });
  await sweepGuests(origin.accounts, Date.now());
  expect((await rows('account')).map(({ id }) => id)).toEqual(['going on']);
});

it('a guest who paid and never proved their address is forgotten after 13 months, and the receipt stays', async () => {
  const now = Date.now();
  for (const id of ['old', 'new']) {
    addGuest(origin.accounts, { id, email: `${id}@example.com` });
    addPurchase(origin.accounts, id, { id: `O-${id}` });
  }
  origin.accounts.exec(`UPDATE account SET created_at = ${addMonths(now, -13)} + (id = 'new')`);
  await sweepGuests(origin.accounts, now);
  expect((await rows('account')).map(({ id }) => id)).toEqual(['new']);
  expect((await rows('purchase')).map(({ id, account_id }) => [id, account_id])).toEqual([
    ['O-new', 'new'],
    ['O-old', null],
  ]);
});

describe('what guests bought', () => {
  beforeEach(() => {
    addAccount(origin.accounts, { id: 'ann', userType: 'free', email: BUYER });
    for (const id of ['g1', 'g2']) {
      addGuest(origin.accounts, { id, email: BUYER });
      addPurchase(origin.accounts, id, { id: `O-${id}` });
      addCredit(origin.accounts, id, { id: `c-${id}`, grantedAt: Date.now() });
    }
    addGuest(origin.accounts, { id: 'other', email: 'other@example.com' });
    addPurchase(origin.accounts, 'other', { id: 'O-other' });
    addGuest(origin.accounts, { id: 'unpaid', email: BUYER });
    addPurchase(origin.accounts, 'unpaid', { id: 'O-declined', status: 'declined' });
    addGuest(origin.accounts, { id: 'reader', email: BUYER, isBuyer: false });
  });

  it('belongs to the account of that mailbox once somebody logs in to it, and nothing else does', async () => {
    addReport(origin.accounts, 'g1', 'P-elise', 2_000);
    addReport(origin.accounts, 'g2', 'P-elise', 3_000);
    addReport(origin.accounts, 'ann', 'P-elise', 1_000);
    addReport(origin.accounts, 'g2', 'P-other', 3_000);
    const monitored = { display_text: 'x', auto_monitor: 0, since: 0 };
    origin.accounts.insert('monitor', { account_id: 'g1', person_id: 'P-elise', ...monitored });
    origin.accounts.insert('monitor', { account_id: 'unpaid', person_id: 'P-strange', ...monitored });
    origin.accounts.insert('monitor', { account_id: 'reader', person_id: 'P-strange', ...monitored });
    origin.accounts.insert('contact', {
      list_id: Number((await rows('contact_list')).find(({ account_id }) => account_id === 'g1')?.id),
      person_id: 'P-elise',
      saved_at: 1,
    });
    await logInByLink(origin, BUYER);

    const owners = async (table: string) =>
      (await rows(table)).map((row) => `${row.account_id} ${row.id ?? row.person_id}`).sort();
    expect(await owners('purchase')).toEqual(['ann O-g1', 'ann O-g2', 'other O-other', 'unpaid O-declined']);
    expect(await owners('background_credit')).toEqual(['ann c-g1', 'ann c-g2']);
    expect(await owners('monitor')).toEqual(['ann P-elise', 'reader P-strange', 'unpaid P-strange']);
    expect((await rows('report_access')).map((row) => [row.account_id, row.person_id, row.access_expires_at])).toEqual([
      ['ann', 'P-elise', 3_000],
      ['ann', 'P-other', 3_000],
    ]);
    expect(await rows('contact')).toMatchObject([{ person_id: 'P-elise' }]);
    expect((await rows('account')).map(({ id }) => id).sort()).toEqual(['ann', 'other', 'reader', 'unpaid']);
    expect((await rows('account')).find(({ id }) => id === 'ann')?.user_type).toBe('transactional');
  });

  it('includes an order that is still being paid, but not what that guest monitors', async () => {
    addGuest(origin.accounts, { id: 'paying', email: BUYER });
    addPurchase(origin.accounts, 'paying', { id: 'O-pending', status: 'pending' });
    const monitored = { display_text: 'x', auto_monitor: 0, since: 0 };
    origin.accounts.insert('monitor', { account_id: 'paying', person_id: 'P-strange', ...monitored });
    await logInByLink(origin, BUYER);
    expect((await rows('purchase')).find(({ id }) => id === 'O-pending')?.account_id).toBe('ann');
    expect(await rows('monitor')).toEqual([]);
  });

  it('is found by index', async () => {
    const plans = await plansOfAll(origin.accounts, async (explained) => {
      await explained.batch([...adoptGuestsStatements(explained, BUYER, 1, ALWAYS)]);
      await sweepGuests(explained, Date.now());
    });
    expect(fullReads(plans)).toEqual([]);
  });
});

describe('a session for monitoring by email', () => {
  const byEmail = (email: string, cookie?: string) =>
    origin.call(`/api/auth/get-user-by-email?email=${encodeURIComponent(email)}`, {
      envelope: { caller: 'browser' },
      ...(cookie === undefined ? {} : { cookie }),
    });
  const create = (email: string) =>
    origin.call('/api/auth/create-new-user', {
      method: 'POST',
      body: JSON.stringify({ email }),
      envelope: { caller: 'browser' },
    });

  it('starts alike for every address: unknown, with and without a password [P7-028 P7-029 P7-030]', async () => {
    addAccount(origin.accounts, { id: 'pass', userType: 'paid', email: 'pass@example.com', passwordHash: 'x' });
    addAccount(origin.accounts, { id: 'nop', userType: 'free', email: 'nop@example.com' });
    for (const email of ['nobody@example.com', 'pass@example.com', 'nop@example.com'])
      for (const answer of [await byEmail(email), await create(email)]) {
        const { user } = answer.json<{ user: { id: string; primaryEmail: string } }>();
        expect(user).toEqual({ id: expect.stringMatching(/^U[0-9a-f]{32}$/), primaryEmail: email });
        expect(
          answer.headers.getSetCookie().map((line) => line.split(';')[0]?.replace(/=[\w-]{43}$/, '=token')),
        ).toEqual(['session=token', `user_id=${user.id}`, 'wp_user=free_no_pwd', 'fam_user_email=']);
        expect(await userOf(cookiesOf(answer)), 'it is nobody').toBeNull();
      }
  });

  it('does not log out who is logged in', async () => {
    addAccount(origin.accounts, { id: 'ann', userType: 'free', email: 'ann@example.com' });
    const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
    const answer = await byEmail('nobody@example.com', cookie);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await userOf(cookie))?.id).toBe('ann');
  });
});
