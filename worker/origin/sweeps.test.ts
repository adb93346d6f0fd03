import { beforeEach, expect, it } from 'vitest';
import { addAccount, addGuest, addPlan, addPurchase } from '../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/sqlite-database.ts';
import { sweepAddressChecks } from './emailed-links/email-available.ts';
import { sweepMailTokens } from './emailed-links/token-store.ts';
import { sweepGuests } from './guests/routes.ts';
import { sweepPasskeyChallenges } from './passkeys/store.ts';
import { sweepLoginAttempts } from './passwords/login-attempts.ts';
import { endConsentsStatement, sweepConsents } from './plans/consents-store.ts';
import { sweepMethodPages } from './plans/method-page-store.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  addAccount(db, { id: 'ann', userType: 'paid' });
});

const keysOf = async (table: string, key: string) =>
  (await db.prepare(`SELECT ${key} AS k FROM ${table} ORDER BY 1`).all<{ k: string }>()).results.map(({ k }) => k);

it('login attempts are deleted once they no longer count, a day later and well within two', async () => {
  const attempt = { wrong_passwords: 3, locked_until: 0 };
  db.insert('login_attempt', { ...attempt, key_hash: 'old', last_at: NOW - DAY });
  db.insert('login_attempt', { ...attempt, key_hash: 'new', last_at: NOW - DAY + 1 });
  await sweepLoginAttempts(db, NOW);
  expect(await keysOf('login_attempt', 'key_hash')).toEqual(['new']);
});

it('links are deleted a day after they expired, when they cannot be renewed any more', async () => {
  const link = { kind: 'one-time-login', email: 'ann@example.com', created_at: 0 };
  db.insert('mail_token', { ...link, token_hash: 'old', expires_at: NOW - DAY });
  db.insert('mail_token', { ...link, token_hash: 'renewable', expires_at: NOW - DAY + 1 });
  await sweepMailTokens(db, NOW);
  expect(await keysOf('mail_token', 'token_hash')).toEqual(['renewable']);
});

it('challenges of passkeys are deleted when they expire', async () => {
  db.insert('passkey_challenge', { id: 'old', challenge: 'x', expires_at: NOW });
  db.insert('passkey_challenge', { id: 'new', challenge: 'x', expires_at: NOW + 1 });
  await sweepPasskeyChallenges(db, NOW);
  expect(await keysOf('passkey_challenge', 'id')).toEqual(['new']);
});

it('agreements to renewal are kept for 3 years, or a year after the plan ended, whichever is later', async () => {
  const consent = { product_id: 'premium-monthly', price_cents: 999, period: 'month', text_version: '2026-11' };
  const agree = (id: string, consented_at: number) =>
    db.insert('renewal_consent', { ...consent, id, plan_id: id, action: 'start', consented_at });
  agree('goes on', NOW - 9 * YEAR);
  agree('of long ago', NOW - 4 * YEAR);
  agree('of last year', NOW - YEAR);
  await endConsentsStatement(db, { sql: "VALUES ('of long ago'), ('of last year')", values: [] }, NOW).run();
  const left = async (now: number) => {
    await sweepConsents(db, now);
    return keysOf('renewal_consent', 'id');
  };
  expect(await left(NOW + 365 * DAY)).toEqual(['goes on', 'of last year', 'of long ago']);
  expect(await left(NOW + 367 * DAY)).toEqual(['goes on', 'of last year']);
  expect(await left(NOW + 2 * YEAR)).toEqual(['goes on', 'of last year']);
  expect(await left(NOW + 2 * YEAR + 2 * DAY)).toEqual(['goes on']);
});

it('pages of the payment provider are forgotten after a day', async () => {
  addAccount(db, { id: 'bob', userType: 'free' });
  db.insert('method_page', { account_id: 'ann', provider_ref: 'cs_1', opened_at: NOW - DAY });
  db.insert('method_page', { account_id: 'bob', provider_ref: 'cs_2', opened_at: NOW - DAY + 1 });
  await sweepMethodPages(db, NOW);
  expect(await keysOf('method_page', 'account_id')).toEqual(['bob']);
});

it('a guest stays for as long as they have a plan', async () => {
  for (const id of ['G', 'H']) {
    addGuest(db, { id, email: 'june@example.com' });
    addPurchase(db, id, { id: `O-${id}` });
  }
  addPlan(db, 'G');
  addPlan(db, 'H', { status: 'ended' });
  await sweepGuests(db, NOW);
  expect(await keysOf('account', 'id')).toEqual(['G', 'ann']);
});

it('cleanup finds its rows by index', async () => {
  const sweeps = [
    sweepLoginAttempts,
    sweepMailTokens,
    sweepPasskeyChallenges,
    sweepAddressChecks,
    sweepConsents,
    sweepMethodPages,
    sweepGuests,
  ];
  for (const sweep of sweeps) expect(fullReads(await plansOfAll(db, (explained) => sweep(explained, NOW)))).toEqual([]);
});
