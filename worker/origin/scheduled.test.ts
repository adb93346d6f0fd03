import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../../tests/support/origin-app.ts';
import type { SqlDatabase } from './env.ts';
import { mailStatement } from './mail/queue.ts';
import { runScheduledJobs } from './scheduled.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const MAIL = { kind: 'sign-up', to: 'june@example.com', subject: 'Welcome', text: 'Hello' } as const;
let origin: TestOrigin;
let log: string[];

beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
  origin = openTestOrigin();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const mails = async () =>
  (await origin.accounts.prepare('SELECT subject, sent_at FROM mail').all<Record<string, unknown>>()).results;

it('sends mail that no request sent, and deletes it a week later', async () => {
  await mailStatement(origin.accounts, MAIL, NOW).run();
  await runScheduledJobs(origin.bindings, NOW + 1);
  expect(await mails()).toEqual([{ subject: 'Welcome', sent_at: NOW + 1 }]);
  await runScheduledJobs(origin.bindings, NOW + 8 * DAY);
  expect(await mails()).toEqual([]);
  expect(log).toEqual([]);
});

it('goes on after a job fails, and logs only which one it was', async () => {
  await mailStatement(origin.accounts, MAIL, NOW).run();
  const failing = (sql: string) => {
    if (sql.includes('court_runner')) throw new Error('june@example.com');
    return origin.accounts.prepare(sql);
  };
  const ACCOUNTS: SqlDatabase = { ...origin.accounts, prepare: failing };
  await runScheduledJobs({ ...origin.bindings, ACCOUNTS }, NOW);
  expect(await mails()).toEqual([{ subject: 'Welcome', sent_at: NOW }]);
  expect(log.map((line) => ({ ...JSON.parse(line), trackingId: undefined }))).toEqual([
    { message: 'a scheduled job failed', job: 'bring runners back', error: 'Error' },
    { message: 'a row of a scheduled job failed', job: 'sweep purchase', error: 'Error' },
    { message: 'a row of a scheduled job failed', job: 'sweep purchase', error: 'Error' },
    { message: 'a row of a scheduled job failed', job: 'sweep court_runner_request', error: 'Error' },
  ]);
});

it('does nothing at all if the origin is misconfigured', async () => {
  const wrong = { ...origin.bindings, EDGE_ORIGIN_SECRET: 'short' };
  await expect(runScheduledJobs(wrong, NOW)).rejects.toThrow('Origin settings: EDGE_ORIGIN_SECRET');
});
