import { beforeEach, expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { SWEPT_ROWS } from '../job-rows.ts';
import { EVENT_KEPT_MS, LOG_KEPT_MS, sweepOperations } from './store.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const EVENT = { happened_at: 1, name: 'copied', properties: '{}', viewer_class: 'free', device: 'mobile' };
const LOG = {
  severity: 'error',
  type: 'map',
  message: 'x',
  viewer_class: 'free',
  bot_class: 'human',
  device: 'mobile',
};
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
});

const times = async (table: 'page_event' | 'client_log') =>
  (await db.prepare(`SELECT received_at AS at FROM ${table} ORDER BY at`).all<{ at: number }>()).results.map(
    ({ at }) => at,
  );

it('events are deleted after 90 days and logs after 30; newer ones stay', async () => {
  for (const days of [29, 31, 89, 91]) {
    db.insert('page_event', { ...EVENT, received_at: NOW - days * DAY });
    db.insert('client_log', { ...LOG, received_at: NOW - days * DAY });
  }
  await sweepOperations(db, NOW);
  expect(await times('page_event')).toEqual([NOW - 89 * DAY, NOW - 31 * DAY, NOW - 29 * DAY]);
  expect(await times('client_log')).toEqual([NOW - 29 * DAY]);
  expect([EVENT_KEPT_MS, LOG_KEPT_MS]).toEqual([90 * DAY, 30 * DAY]);
});

it('more rows than one statement deletes go in the same run', async () => {
  const rows = SWEPT_ROWS + 5;
  for (let row = 0; row < rows; row++) db.insert('client_log', { ...LOG, received_at: row });
  await sweepOperations(db, NOW);
  expect(await times('client_log')).toEqual([]);
});

it('expired rows are found by indexes', async () => {
  expect(fullReads(await plansOfAll(db, (explained) => sweepOperations(explained, NOW)))).toEqual([]);
});
