import { beforeEach, expect, it } from 'vitest';
import { addAccount } from '../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/sqlite-database.ts';
import { sweepAddressChecks } from './emailed-links/email-available.ts';
import { sweepMailTokens } from './emailed-links/token-store.ts';
import { sweepPasskeyChallenges } from './passkeys/store.ts';
import { sweepLoginAttempts } from './passwords/login-attempts.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
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

it('cleanup finds its rows by index', async () => {
  const sweeps = [sweepLoginAttempts, sweepMailTokens, sweepPasskeyChallenges, sweepAddressChecks];
  for (const sweep of sweeps) expect(fullReads(await plansOfAll(db, (explained) => sweep(explained, NOW)))).toEqual([]);
});
