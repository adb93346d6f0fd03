import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, addGuest } from '../../../tests/fixtures/accounts-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { sweepAddressChecks } from './sweep-address-checks.ts';

let origin: TestOrigin;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 18), toFake: ['Date'] });
  origin = openTestOrigin();
  addAccount(origin.accounts, { id: 'pass', userType: 'paid', email: 'pass@example.com', passwordHash: 'x' });
  addAccount(origin.accounts, { id: 'nop', userType: 'free', email: 'nop@example.com' });
  addGuest(origin.accounts, { id: 'guest', email: 'guest@example.com' });
});
afterEach(() => vi.useRealTimers());

const check = (email: string, clientAddress = '192.0.2.1') =>
  origin.call(`/api/auth/email-available?email=${encodeURIComponent(email)}`, {
    envelope: { caller: 'browser', clientAddress },
  });

it.each([
  ['nobody@example.com', { isValid: true, isAvailable: true, isFreeNoPassword: false }],
  ['guest@example.com', { isValid: true, isAvailable: true, isFreeNoPassword: false }],
  ['Pass@Example.com', { isValid: true, isAvailable: false, isFreeNoPassword: false }],
  ['nop@example.com', { isValid: true, isAvailable: false, isFreeNoPassword: true }],
])('says whether %s can sign up [F5-26 F7-17 F7-18]', async (email, found) => {
  const answer = await check(email);
  expect([answer.status, answer.json()]).toEqual([200, { errorMessage: null, ...found }]);
});

it.each(['june', 'a@b..co', 'a@localhost', 'a@[127.0.0.1]'])('says what is wrong with %s', async (email) => {
  expect((await check(email)).json()).toEqual({
    errorMessage: 'Please enter a valid email address.',
    isValid: false,
    isAvailable: false,
    isFreeNoPassword: false,
  });
});

it('answers fifty checks a day from one network, and is counted in the security log [F7-19]', async () => {
  for (let at = 0; at < 50; at += 1) {
    const address = at % 2 === 0 ? `198.51.100.${at}` : '198.51.100.1';
    expect((await check('pass@example.com', address)).status).toBe(200);
  }
  const refused = await check('nobody@example.com', '198.51.100.200');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(6 * 3600)]);
  expect((await check('nobody@example.com', '198.51.101.1')).status, 'another network').toBe(200);
  const counted = origin.accounts
    .prepare("SELECT SUM(count) AS checks FROM security_count WHERE kind = 'address-checked'")
    .first<{ checks: number }>();
  expect((await counted)?.checks).toBe(51);
  vi.setSystemTime(Date.now() + 6 * 3_600_000);
  expect((await check('nobody@example.com', '198.51.100.200')).status, 'the next day').toBe(200);
});

it('stores no network: only a hash that differs every day, until the day is over', async () => {
  await check('nobody@example.com');
  const { results } = await origin.accounts.prepare('SELECT * FROM address_check').all();
  expect(results).toEqual([{ day: '2026-11-25', network_hash: expect.stringMatching(/^[0-9a-f]{64}$/), checks: 1 }]);
  await sweepAddressChecks(origin.accounts, Date.now());
  expect((await origin.accounts.prepare('SELECT * FROM address_check').all()).results).toHaveLength(1);
  await sweepAddressChecks(origin.accounts, Date.now() + 86_400_000);
  expect((await origin.accounts.prepare('SELECT * FROM address_check').all()).results).toEqual([]);
});
