import { beforeEach, expect, it } from 'vitest';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { sweepSessions } from './store.ts';

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
  await sweepSessions(db, NOW);
  const { results } = await db.prepare('SELECT created_at AS at FROM session ORDER BY at').all();
  expect(results).toEqual([{ at: NOW - 179 * DAY }, { at: NOW - 29 * DAY }]);
});

it('cleanup finds its rows by index', async () => {
  expect(fullReads(await plansOfAll(db, (explained) => sweepSessions(explained, NOW)))).toEqual([]);
});
