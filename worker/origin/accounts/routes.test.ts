import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import {
  addAccount,
  addReport,
  addSession,
  cheapHash,
  PERIOD_START,
} from '../../../tests/fixtures/accounts-database.ts';
import { addPerson } from '../../../tests/fixtures/people-database.ts';
import { logInByLink } from '../../../tests/support/emailed-links.ts';
import { cookiesOf, HUMAN_VIEW, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const PASSWORD = 'correct horse battery';
const DAY = 86_400_000;
const passwordHash = cheapHash(PASSWORD);
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com', passwordHash, lookupsMax: 20 });
});

function logIn(email: string, password: string, to: TestOrigin = origin, cookie?: string) {
  const body = JSON.stringify({ email, password });
  return to.call('/api/auth/login', { method: 'POST', body, ...(cookie === undefined ? {} : { cookie }) });
}

const rows = async (table: string) =>
  (await origin.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe('logging in', () => {
  it('answers the account, and the session it starts belongs to that account [F3-29 P3-114 F1-08]', async () => {
    const answer = await logIn('  Ann@Example.com ', PASSWORD);
    expect(answer.status).toBe(200);
    const { user } = answer.json<UserAnswer>();
    expect(user).toEqual({
      id: 'ann',
      scope: 'account',
      hasPassword: true,
      userType: 'paid',
      primaryEmail: 'ann@example.com',
      firstName: null,
      lastName: null,
      premiumSubscriber: false,
      product: null,
      resetDate: new Date(addMonths(PERIOD_START, 1)).toISOString(),
      backgroundCreditsCount: 0,
      userBgCreditsNearestExpDate: null,
      premiumLookupsCount: 20,
      currentPlanLookupsCount: 20,
    });
    const again = await origin.call('/api/user', { cookie: cookiesOf(answer) });
    expect(again.json<UserAnswer>().user).toEqual(user);
  });

  it('stores no token, only its hash', async () => {
    const token = /session=([^;]+)/.exec(cookiesOf(await logIn('ann@example.com', PASSWORD)))?.[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const [session] = await rows('session');
    expect(session?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(session)).not.toContain(token);
  });

  it('issues a new token and ends the session of the one that was sent', async () => {
    const first = cookiesOf(await logIn('ann@example.com', PASSWORD));
    const second = cookiesOf(await logIn('ann@example.com', PASSWORD, origin, first));
    expect(second).not.toBe(first);
    expect((await origin.call('/api/user', { cookie: first })).json<UserAnswer>().user).toBeNull();
    expect((await origin.call('/api/user', { cookie: second })).json<UserAnswer>().user?.id).toBe('ann');
  });

  it('answers alike for a wrong password, an unknown address and an account without a password', async () => {
    addAccount(origin.accounts, { id: 'nop', userType: 'free', email: 'nop@example.com' });
    for (const email of ['ann@example.com', 'nobody@example.com', 'nop@example.com']) {
      const answer = await logIn(email, 'wrong');
      expect(answer.status).toBe(401);
      expect(answer.json<Problem>()).toEqual({
        type: 'about:blank',
        title: 'Incorrect email or password. Please try again.',
        status: 401,
        trackingId: HUMAN_VIEW.traceId,
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('refuses a body that is not a login', async () => {
    for (const body of ['', '[]', '{', '{"email":"ann@example.com"}', '{"email":"a","password":"b","admin":true}'])
      expect((await origin.call('/api/auth/login', { method: 'POST', body })).status).toBe(400);
    const long = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(257) });
    expect((await origin.call('/api/auth/login', { method: 'POST', body: long })).status).toBe(400);
  });
});

describe('the login cookies', () => {
  it('are a session that scripts cannot read and an id that grants nothing [F6-13 P3-116]', async () => {
    const outside = openTestOrigin('production');
    addAccount(outside.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com', passwordHash });
    const answer = await logIn('ann@example.com', PASSWORD, outside);
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('__Host-session='));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(session).toContain(part);
    expect(session).not.toContain('Domain');
    const userId = cookies.find((cookie) => cookie.startsWith('__Host-user_id='));
    expect(userId).toMatch(/^__Host-user_id=ann;/);
    expect(cookies.filter((cookie) => !/^__Host-[^;]+; .*Path=\/.*; Secure/.test(cookie))).toEqual([]);
    expect(userId).toContain('SameSite=Lax');
    expect(userId).not.toContain('HttpOnly');
    expect(
      (await outside.call('/api/user', { cookie: '__Host-user_id=ann; user_id=ann' })).json<UserAnswer>().user,
    ).toBeNull();
  });

  it('do not need https locally', async () => {
    const cookies = (await logIn('ann@example.com', PASSWORD)).headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('session='))).not.toContain('Secure');
  });

  it('tell a free account without a password apart, readable to scripts, and nobody else [P3-117 P6-003]', async () => {
    addAccount(origin.accounts, { id: 'fred', userType: 'free', email: 'fred@example.com', passwordHash });
    const wpUser = (answer: { headers: Headers }) =>
      answer.headers.getSetCookie().find((cookie) => cookie.startsWith('wp_user='));
    expect(wpUser(await logIn('fred@example.com', PASSWORD))).toMatch(/^wp_user=; Max-Age=0/);
    addAccount(origin.accounts, { id: 'nop', userType: 'free', email: 'nop@example.com' });
    const byLink = wpUser(await logInByLink(origin, 'nop@example.com'));
    expect(byLink).toMatch(/^wp_user=free_no_pwd;/);
    expect(byLink).not.toContain('HttpOnly');
  });

  it("contain a family user's address, unreadable to scripts, and nobody else's [P3-118]", async () => {
    addAccount(origin.accounts, { id: 'fay', userType: 'fam', email: 'fay@example.com', passwordHash });
    const family = (await logIn('fay@example.com', PASSWORD)).headers.getSetCookie();
    expect(family.find((cookie) => cookie.startsWith('fam_user_email='))).toMatch(/fay%40example\.com.*HttpOnly/);
    const paid = (await logIn('ann@example.com', PASSWORD)).headers.getSetCookie();
    expect(paid.find((cookie) => cookie.startsWith('fam_user_email='))).toMatch(/^fam_user_email=; Max-Age=0/);
  });
});

describe('demo accounts', () => {
  it('exist only locally, for login and for sessions', async () => {
    for (const [environment, status, id] of [
      ['local', 200, 'demo'],
      ['staging', 401, undefined],
      ['production', 401, undefined],
    ] as const) {
      const site = openTestOrigin(environment);
      addAccount(site.accounts, { id: 'demo', userType: 'smb', email: 'demo@example.com', passwordHash, isDemo: true });
      expect((await logIn('demo@example.com', PASSWORD, site)).status).toBe(status);
      const token = await addSession(site.accounts, 'demo');
      const cookie = `session=${token}; __Host-session=${token}`;
      expect((await site.call('/api/user', { cookie })).json<UserAnswer>().user?.id).toBe(id);
    }
  });
});

describe('a session', () => {
  const userOf = async (token: string) =>
    (await origin.call('/api/user', { cookie: `session=${token}` })).json<UserAnswer>().user;

  it('ends after 30 days unused and after 180 days in any case', async () => {
    const now = Date.now();
    const ages = [
      { createdAt: now - 179 * DAY, seenAt: now - 29 * DAY, isAlive: true },
      { createdAt: now - 179 * DAY, seenAt: now - 31 * DAY, isAlive: false },
      { createdAt: now - 181 * DAY, seenAt: now, isAlive: false },
    ];
    for (const { isAlive, ...age } of ages)
      expect((await userOf(await addSession(origin.accounts, 'ann', age))) !== null).toBe(isAlive);
  });

  it('is marked as seen at most once an hour', async () => {
    const createdAt = Date.now() - 10 * DAY;
    const recent = Date.now() - 3_000_000;
    await userOf(await addSession(origin.accounts, 'ann', { createdAt, seenAt: recent }));
    expect((await rows('session'))[0]?.last_seen_at).toBe(recent);
    origin.accounts.exec('DELETE FROM session');
    await userOf(await addSession(origin.accounts, 'ann', { createdAt, seenAt: Date.now() - 4_000_000 }));
    expect(Number((await rows('session'))[0]?.last_seen_at)).toBeGreaterThan(Date.now() - 10_000);
  });

  it('with a narrower scope than the account counts as nobody [F6-14]', async () => {
    expect(await userOf(await addSession(origin.accounts, 'ann', { scope: 'monitor' }))).toBeNull();
  });

  it('is not looked up if the cookie cannot be a token', async () => {
    const before = origin.accounts.roundTrips.count;
    expect(await userOf("' OR 1=1 --")).toBeNull();
    expect(origin.accounts.roundTrips.count).toBe(before);
  });
});

describe('the lookup period resets', () => {
  const NOW = Date.UTC(2026, 2, 31, 12);
  const resetDateOf = async (account: Omit<Parameters<typeof addAccount>[1], 'id'>, now = NOW) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const site = openTestOrigin();
    addAccount(site.accounts, { id: 'bob', ...account });
    const cookie = `session=${await addSession(site.accounts, 'bob')}`;
    return (await site.call('/api/user', { cookie })).json<UserAnswer>().user?.resetDate;
  };
  const monthly = { userType: 'paid', productName: 'Premium Monthly', lookupsMax: 20 } as const;
  afterEach(() => vi.useRealTimers());

  it.each([
    ['2026-03-09T10:30:00.000Z', '2026-03-31T12:00:00.000Z', '2026-04-09T10:30:00.000Z'],
    ['2026-12-15T00:00:00.000Z', '2026-12-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z'],
    ['2026-01-31T10:30:00.000Z', '2026-02-28T10:29:59.999Z', '2026-02-28T10:30:00.000Z'],
    ['2028-01-31T10:30:00.000Z', '2028-02-10T00:00:00.000Z', '2028-02-29T10:30:00.000Z'],
    ['2026-03-31T23:59:59.000Z', '2026-04-29T00:00:00.000Z', '2026-04-30T23:59:59.000Z'],
  ])(
    'on the same day of the next month, or the last day of a shorter month (%s) [P3-115]',
    async (start, now, resetDate) => {
      expect(await resetDateOf({ ...monthly, periodStart: Date.parse(start) }, Date.parse(now))).toBe(resetDate);
    },
  );

  it('every month of an annual plan too, for its holder and for family [P3-114 P3-115]', async () => {
    const annual = { productName: 'Premium Annual', lookupsMax: 20, periodStart: Date.UTC(2025, 10, 30) } as const;
    for (const userType of ['paid', 'fam'] as const)
      expect(await resetDateOf({ ...annual, userType }, Date.UTC(2026, 1, 28))).toBe('2026-03-30T00:00:00.000Z');
  });

  it('and starts from all of them again, counted for everybody who shares the plan [P3-114]', async () => {
    const site = openTestOrigin();
    const plan = { lookupsMax: 20, periodStart: Date.UTC(2026, 0, 31), productName: 'Premium Annual' } as const;
    addAccount(site.accounts, { id: 'hal', userType: 'paid', ...plan });
    addAccount(site.accounts, { id: 'fay', userType: 'fam', holderId: 'hal', ...plan });
    const lookup = { person_id: 'P1', period_start: Date.UTC(2026, 1, 28), used_at: 1, pool_id: 'hal' };
    for (const account_id of ['hal', 'fay']) site.accounts.insert('lookup', { account_id, ...lookup });
    const leftAt = async (now: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      return Promise.all(
        ['hal', 'fay'].map(async (id) => {
          const cookie = `session=${await addSession(site.accounts, id)}`;
          const user = (await site.call('/api/user', { cookie })).json<UserAnswer>().user;
          return [user?.premiumLookupsCount, user?.currentPlanLookupsCount];
        }),
      );
    };
    expect(await leftAt(Date.UTC(2026, 2, 30))).toEqual(Array(2).fill([18, 20]));
    expect(await leftAt(Date.UTC(2026, 2, 31))).toEqual(Array(2).fill([20, 20]));
  });

  it('never without a plan, without a limit, or on a plan that does not count lookups', async () => {
    expect(await resetDateOf({ userType: 'free' })).toBeNull();
    expect(await resetDateOf({ userType: 'paid', productName: 'Premium Unlimited', lookupsMax: null })).toBeNull();
    expect(await resetDateOf({ ...monthly, userType: 'delinquent' })).toBeNull();
  });
});

describe('logging out', () => {
  it('ends the session and clears the cookies', async () => {
    const cookie = cookiesOf(await logIn('ann@example.com', PASSWORD));
    const answer = await origin.call('/api/auth/logout', { method: 'POST', cookie, body: '{}' });
    expect(answer.status).toBe(200);
    const cleared = answer.headers.getSetCookie();
    for (const name of ['session', 'user_id', 'wp_user', 'fam_user_email'])
      expect(cleared.some((line) => line.startsWith(`${name}=;`) && line.includes('Max-Age=0'))).toBe(true);
    expect((await origin.call('/api/user', { cookie })).json<UserAnswer>().user).toBeNull();
    expect(await rows('session')).toEqual([]);
  });

  it('works without a session, and without a body', async () => {
    expect((await origin.call('/api/auth/logout', { method: 'POST' })).status).toBe(200);
  });
});

describe('the list of reports', () => {
  it('is empty for an anonymous visitor', async () => {
    expect((await origin.call('/api/reports/')).json()).toEqual([]);
  });

  it('contains what can still be opened [P3-110 P7-006]', async () => {
    const later = Date.now() + DAY;
    const ids = ['kept', 'expired', 'hidden'] as const;
    const [kept, expired, hidden] = ids.map((id) =>
      addPerson(origin.people, { id, first: 'Ada', last: 'Hale', isSuppressed: id === 'hidden' }),
    ) as [string, string, string];
    addReport(origin.accounts, 'ann', kept, later);
    addReport(origin.accounts, 'ann', expired, Date.now() - 1);
    addReport(origin.accounts, 'ann', hidden, later);
    const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
    expect((await origin.call('/api/reports/', { cookie })).json()).toEqual([
      { wpId: kept, payload: { id: `report-${kept}` }, accessExpiresAt: later },
    ]);
  });
});
