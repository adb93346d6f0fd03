import { beforeEach, expect, it } from 'vitest';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { sweepAccounts } from './store.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  addAccount(db, { id: 'ann', userType: 'paid' });
});

it('sessions are deleted once they expire, by disuse or by age', async () => {
  await addSession(db, 'ann', { createdAt: NOW - 29 * DAY });
  await addSession(db, 'ann', { createdAt: NOW - 30 * DAY });
  await addSession(db, 'ann', { createdAt: NOW - 179 * DAY, seenAt: NOW - DAY });
  await addSession(db, 'ann', { createdAt: NOW - 180 * DAY, seenAt: NOW - DAY });
  await sweepAccounts(db, NOW);
  const { results } = await db.prepare('SELECT created_at AS at FROM session ORDER BY at').all();
  expect(results).toEqual([{ at: NOW - 179 * DAY }, { at: NOW - 29 * DAY }]);
});

it('login attempts are deleted once they no longer count, a day later and well within two', async () => {
  const attempt = { wrong_passwords: 3, locked_until: 0 };
  db.insert('login_attempt', { ...attempt, key_hash: 'old', last_at: NOW - DAY });
  db.insert('login_attempt', { ...attempt, key_hash: 'new', last_at: NOW - DAY + 1 });
  await sweepAccounts(db, NOW);
  expect((await db.prepare('SELECT key_hash FROM login_attempt').all()).results).toEqual([{ key_hash: 'new' }]);
});

it('cleanup finds its rows by index', async () => {
  expect(fullReads(await plansOfAll(db, (explained) => sweepAccounts(explained, NOW)))).toEqual([]);
});
