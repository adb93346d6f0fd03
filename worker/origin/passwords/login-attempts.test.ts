import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import { addAccount, cheapHash } from '../../../tests/fixtures/accounts-database.ts';
import { cookiesOf, type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { attemptKeys, lockTimeMs } from './login-attempts.ts';

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [12, 4],
  [13, 8],
  [14, 15],
  [99, 15],
])('after %i wrong passwords in a row login pauses for %i minutes', (wrong, minutes) => {
  expect(lockTimeMs(wrong)).toBe(minutes * 60_000);
});

const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;
const DAY = 86_400_000;
/** An address without an account takes a full hash for every attempt. */
const HASHING_TIME = 30_000;
const passwordHash = cheapHash(PASSWORD);
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com', passwordHash });
});
afterEach(() => vi.useRealTimers());

function logIn(email: string, password: string, to: TestOrigin = origin, from: OriginRequest = {}) {
  return to.call('/api/auth/login', { method: 'POST', body: JSON.stringify({ email, password }), ...from });
}

/** The answers to this many wrong attempts, one after another. */
async function seriesOf(email: string, attempts: number, to: TestOrigin = origin) {
  const series: unknown[] = [];
  for (let at = 0; at < attempts; at++) {
    const { status, headers, text, json } = await logIn(email, `wrong ${at}`, to);
    series.push({ status, retryAfter: headers.get('retry-after'), text, title: json<Problem>().title });
  }
  return series;
}

async function attemptRows() {
  const { results } = await origin.accounts.prepare('SELECT * FROM login_attempt').all<Record<string, unknown>>();
  return results;
}

describe('wrong passwords', () => {
  it('lock login from the tenth on, even for the right password, and say until when', async () => {
    for (let at = 0; at < 10; at++) expect((await logIn('ann@example.com', 'wrong')).status).toBe(401);
    const answer = await logIn('ann@example.com', PASSWORD);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    vi.setSystemTime(Date.now() + MINUTE);
    expect((await logIn('ann@example.com', PASSWORD)).status).toBe(200);
  });

  it('sent all at once get no more than ten attempts either, however many must come back', async () => {
    const statuses: number[] = [];
    // Of those at once, some are refused because too many log in; they count as no attempt.
    while (statuses.filter((status) => status === 429).length < 4) {
      const all = await Promise.all(Array.from({ length: 14 }, () => logIn('ann@example.com', 'wrong')));
      statuses.push(...all.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429, 503]));
  });

  it('are counted once per address, however it is spelled', async () => {
    for (let at = 0; at < 5; at++) {
      await logIn('ann@example.com', 'wrong');
      await logIn('  ANN@Example.com ', 'wrong');
    }
    expect((await logIn('Ann@example.com', PASSWORD)).status).toBe(429);
    addAccount(origin.accounts, { id: 'bob', userType: 'paid', email: 'bob@example.com', passwordHash });
    expect((await logIn('bob@example.com', PASSWORD)).status).toBe(200);
  });

  it('start from zero after the right one', async () => {
    for (let at = 0; at < 9; at++) await logIn('ann@example.com', 'wrong');
    expect((await logIn('ann@example.com', PASSWORD)).status).toBe(200);
    expect(await attemptRows()).toEqual([]);
    for (let at = 0; at < 9; at++) expect((await logIn('ann@example.com', 'wrong')).status).toBe(401);
    expect((await logIn('ann@example.com', PASSWORD)).status).toBe(200);
  });

  it('lock longer after each pause: 1, 2, 4, 8, 15 and again 15 minutes', async () => {
    for (let at = 0; at < 9; at++) await logIn('ann@example.com', 'wrong');
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect((await logIn('ann@example.com', 'wrong')).status).toBe(401);
      const resting = await logIn('ann@example.com', PASSWORD);
      expect(resting.status).toBe(429);
      expect(resting.headers.get('retry-after')).toBe(String(minutes * 60));
      vi.setSystemTime(Date.now() + minutes * MINUTE);
    }
  });

  it('are forgotten after a day, for every address, at the next attempt on any', async () => {
    for (let at = 0; at < 9; at++) await logIn('ann@example.com', 'wrong');
    vi.setSystemTime(Date.now() + DAY);
    addAccount(origin.accounts, { id: 'bob', userType: 'paid', email: 'bob@example.com', passwordHash });
    await logIn('bob@example.com', 'wrong');
    expect(await attemptRows()).toMatchObject([{ wrong_passwords: 1 }]);
    for (let at = 0; at < 10; at++) expect((await logIn('ann@example.com', 'wrong')).status).toBe(401);
  });
});

describe('a lock', () => {
  const from = (clientAddress: string) => ({ envelope: { clientAddress } });

  it('keeps out one network, not the owner elsewhere', async () => {
    for (let at = 0; at < 11; at++) await logIn('ann@example.com', 'wrong', origin, from('203.0.113.9'));
    expect((await logIn('ann@example.com', PASSWORD, origin, from('203.0.113.77'))).status, 'same /24').toBe(429);
    expect((await logIn('ann@example.com', PASSWORD, origin, from('198.51.100.1'))).status).toBe(200);
  });

  it('is not renewed by another address of the same IPv6 /48', async () => {
    for (let at = 0; at < 10; at++) await logIn('ann@example.com', 'wrong', origin, from(`2001:db8:7:${at}::1`));
    expect((await logIn('ann@example.com', PASSWORD, origin, from('2001:db8:7:ff::2'))).status).toBe(429);
  });

  it('never keeps out a device that logged in before: a hundred wrong passwords by a stranger beside it', async () => {
    const device = cookiesOf(await logIn('ann@example.com', PASSWORD));
    for (let at = 0; at < 100; at++) await logIn('ann@example.com', 'wrong');
    expect((await logIn('ann@example.com', PASSWORD)).status, 'the stranger').toBe(429);
    const loggedOut = device
      .split('; ')
      .filter((cookie) => cookie.startsWith('device='))
      .join('; ');
    expect((await logIn('ann@example.com', PASSWORD, origin, { cookie: loggedOut })).status).toBe(200);
  });

  it('counts a known device by itself, so it cannot guess on without end', async () => {
    const cookie = cookiesOf(await logIn('ann@example.com', PASSWORD));
    for (let at = 0; at < 10; at++) await logIn('ann@example.com', 'wrong', origin, { cookie });
    expect((await logIn('ann@example.com', PASSWORD, origin, { cookie })).status).toBe(429);
    expect((await logIn('ann@example.com', PASSWORD)).status, 'without the cookie').toBe(200);
  });

  it('takes no device cookie that is forged, of another address or of another secret', async () => {
    addAccount(origin.accounts, { id: 'bob', userType: 'paid', email: 'bob@example.com', passwordHash });
    const bobs = cookiesOf(await logIn('bob@example.com', PASSWORD));
    const annsElsewhere = openTestOrigin('local', undefined, {
      EDGE_ORIGIN_SECRET: 'another secret, longer than 32 bytes',
    });
    addAccount(annsElsewhere.accounts, { id: 'ann', userType: 'paid', email: 'ann@example.com', passwordHash });
    const foreign = cookiesOf(await logIn('ann@example.com', PASSWORD, annsElsewhere));
    for (let at = 0; at < 10; at++) await logIn('ann@example.com', 'wrong');
    for (const cookie of [bobs, foreign, 'device=ann.0123.sig', `device=${encodeURIComponent('x.y.'.repeat(200))}`])
      expect((await logIn('ann@example.com', PASSWORD, origin, { cookie })).status, cookie).toBe(429);
  });
});

describe('whether somebody has an account', { timeout: HASHING_TIME }, () => {
  it('is not revealed by a series of wrong passwords: every address answers and locks alike', async () => {
    addAccount(origin.accounts, { id: 'nop', userType: 'free', email: 'nop@example.com' });
    const series = await seriesOf('ann@example.com', 12);
    expect(series.map((answer) => (answer as { status: number }).status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await seriesOf('nobody@example.com', 12)).toEqual(series);
    expect(await seriesOf('nop@example.com', 12)).toEqual(series);
  });

  it('is not revealed for demo accounts outside local use either', async () => {
    const outside = openTestOrigin('production');
    addAccount(outside.accounts, {
      id: 'demo',
      userType: 'paid',
      email: 'demo@example.com',
      passwordHash,
      isDemo: true,
    });
    expect(await seriesOf('demo@example.com', 12, outside)).toEqual(await seriesOf('nobody@example.com', 12, outside));
  });

  it('cannot be read from what is stored: no address, and no hash that can be made without the secret', async () => {
    await logIn('ann@example.com', 'wrong');
    const [row] = await attemptRows();
    expect(Object.keys(row ?? {}).sort()).toEqual(['key_hash', 'last_at', 'locked_until', 'wrong_passwords']);
    expect(row?.key_hash).toMatch(/^[0-9a-f]{64}$/);
    const attempt = { email: 'ann@example.com', device: null, clientAddress: '192.0.2.1' };
    const hashes = await Promise.all(['one', 'other'].map((secret) => attemptKeys([secret], attempt)));
    expect(new Set([...hashes.flat(), row?.key_hash]).size).toBe(3);
  });
});
