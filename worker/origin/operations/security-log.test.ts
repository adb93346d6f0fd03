import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { SecurityCountsAnswer } from '../../../shared/contract/operations/security.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addGroupRecord } from '../../../tests/fixtures/records-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { openReportOrigin } from '../../../tests/support/report-origin.ts';
import { app } from '../app.ts';
import { hashPassword } from '../passwords/password.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { addSecurityCounts, loadSecurityCounts } from './security-log.ts';

const EMAIL = 'maya.ostrowski@example.com';
const DAY_MS = 86_400_000;
let origin: TestOrigin;
let log: MockInstance<typeof console.error>;

beforeEach(() => {
  origin = openTestOrigin();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  log.mockRestore();
});

const counts = async () => (await origin.call('/api/dev/security')).json<SecurityCountsAnswer>();
const lines = () =>
  log.mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => event === 'security');
const logIn = (password: string) =>
  origin.call('/api/auth/login', { method: 'POST', body: JSON.stringify({ email: EMAIL, password }) });

/** The result of an event: one log line and one more in the database for each, and neither says who. */
async function expectNoted(kind: string, subject: string, times = 1): Promise<void> {
  const written = lines().filter((line) => line.kind === kind);
  expect(written).toHaveLength(times);
  expect(written[0]).toEqual({ event: 'security', trackingId: expect.any(String), kind, subject });
  const counted = (await counts()).filter((row) => row.kind === kind);
  expect(counted).toEqual([{ kind, subject, hour: times, day: times, month: times }]);
}

describe('the security log records', () => {
  it('a wrong password, whether or not the address has an account', async () => {
    await logIn('wrong');
    addAccount(origin.accounts, {
      id: 'maya',
      userType: 'free',
      email: EMAIL,
      passwordHash: await hashPassword({}, 'right'),
    });
    await logIn('wrong');
    await expectNoted('login-failed', '', 2);
    expect((await logIn('right')).status).toBe(200);
    await expectNoted('login-failed', '', 2);
  });

  it('a login blocked after too many of them', async () => {
    for (let at = 0; at < 11; at += 1) await logIn('wrong');
    await expectNoted('login-failed', '', 10);
    await expectNoted('login-blocked', '');
  });

  it('a viewer who asks for something forbidden, by call', async () => {
    expect((await origin.call('/api/phone/activity?phoneNumbers=15035550101')).status).toBe(403);
    await expectNoted('access-refused', 'phoneActivity');
  });

  it('an unlock without a credit', async () => {
    const report = await openReportOrigin();
    origin = report.origin;
    addGroupRecord(report.db, report.elise, 'evictions', { id: 'R-eviction' });
    addAccount(origin.accounts, { id: 'carl', userType: 'transactional credits' });
    const unlocked = await origin.call('/api/reports/submit-credits-payment-for-report', {
      method: 'POST',
      cookie: `session=${await addSession(origin.accounts, 'carl')}`,
      body: JSON.stringify({ wpId: report.elise }),
    });
    expect(unlocked.status).toBe(402);
    await expectNoted('access-refused', 'unlockReport');
  });

  it('a browser that makes a call reserved for the edge', async () => {
    expect((await origin.call('/api/dev/outbox', { envelope: { caller: 'browser' } })).status).toBe(403);
    await expectNoted('access-refused', 'outbox');
  });

  it('a request that the edge did not sign', async () => {
    expect((await origin.call('/api/user', { headers: { 'x-edge-signature': 'v1=0' } })).status).toBe(401);
    await expectNoted('envelope-refused', '');
  });

  it('an event that the payment provider did not sign', async () => {
    origin = openTestOrigin('local', undefined, {
      SITE_URL: 'https://porchlight.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    const body = '{"id":"evt_1","type":"charge.refunded"}';
    const headers = { 'stripe-signature': 't=1,v1=00' };
    expect((await origin.call('/api/webhooks/stripe', { method: 'POST', body, headers })).status).toBe(400);
    await expectNoted('webhook-refused', '');
  });

  it('nothing about a visitor who is asked to log in, or about things that do not exist', async () => {
    await origin.call('/api/billing/invoices');
    await origin.call('/api/property/x1');
    await origin.call('/api/nothing');
    expect(lines()).toEqual([]);
    expect(await counts()).toEqual([]);
  });

  it('what the edge counted', async () => {
    const body = (count: number) =>
      JSON.stringify({ security: [{ kind: 'limit-hit', subject: 'LIMIT_SEARCH', count }], metrics: [] });
    for (const count of [3, 4]) await origin.call('/api/counts', { method: 'POST', body: body(count) });
    expect(await counts()).toEqual([{ kind: 'limit-hit', subject: 'LIMIT_SEARCH', hour: 7, day: 7, month: 7 }]);
    for (const subject of ['maya@example.com', 'Maya Ostrowski', '5035550101']) {
      const wrong = JSON.stringify({ security: [{ kind: 'limit-hit', subject, count: 1 }], metrics: [] });
      expect((await origin.call('/api/counts', { method: 'POST', body: wrong })).status).toBe(400);
    }
  });
});

describe('its counts', () => {
  it('cover this hour, the last day and the last 30, and are then deleted', async () => {
    const now = Date.UTC(2026, 10, 22, 12, 30);
    const one = [{ kind: 'login-failed', subject: '', count: 1 }] as const;
    for (const ago of [0, 3_600_000, 2 * DAY_MS, 29 * DAY_MS]) await addSecurityCounts(origin.accounts, one, now - ago);
    const sums = () => loadSecurityCounts(origin.accounts, now);
    expect(await sums()).toEqual([{ kind: 'login-failed', subject: '', hour: 1, day: 2, month: 4 }]);
    await sweepStored(origin.accounts, now + 2 * DAY_MS);
    expect(await sums()).toEqual([{ kind: 'login-failed', subject: '', hour: 1, day: 2, month: 3 }]);
  });

  it('cannot be read at any URL outside a local run', async () => {
    for (const environment of ['staging', 'production'])
      expect((await openTestOrigin(environment).call('/api/dev/security')).status).toBe(404);
  });

  it('cost one write every few seconds, however much is provoked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const before = origin.accounts.roundTrips.count;
    const works: Promise<unknown>[] = [];
    const lifetime = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      passThroughOnException() {},
      props: {},
    };
    for (let at = 0; at < 200; at += 1)
      await app.request('https://origin.example/api/user', {}, origin.bindings, lifetime);
    expect(lines()).toHaveLength(200);
    expect([works.length, origin.accounts.roundTrips.count - before]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(works);
    expect(origin.accounts.roundTrips.count - before).toBe(1);
    expect(await counts()).toMatchObject([{ kind: 'envelope-refused', hour: 200 }]);
  });
});
