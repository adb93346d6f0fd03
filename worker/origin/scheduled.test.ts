import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, addCredit, addPurchase, addReport, addSession } from '../../tests/fixtures/accounts-database.ts';
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
  expect(log.map((line) => JSON.parse(line))).toEqual([
    { message: 'a scheduled job failed', job: 'bring runners back', error: 'Error' },
    { message: 'a scheduled job failed', job: 'forget runners', error: 'Error' },
  ]);
});

it('forgets at the end of a month who reported a number, even if nobody reports any more', async () => {
  const month = (back: number) => new Date(NOW - back * 31 * DAY).toISOString().slice(0, 7);
  for (const [at, reporter] of ['r0', 'r1'].entries())
    origin.accounts.insert('phone_reporter', { month: month(at), reporter, kind: 'scam', number: '5035550142' });
  await runScheduledJobs(origin.bindings, NOW);
  const { results } = await origin.accounts.prepare('SELECT reporter FROM phone_reporter').all();
  expect(results).toEqual([{ reporter: 'r0' }]);
});

it('deletes unpaid orders, and the person a runner asks about from orders with no runner out', async () => {
  addAccount(origin.accounts, { id: 'june', userType: 'free' });
  for (const id of ['Opaid', 'Oleft']) addPurchase(origin.accounts, 'june', { id, createdAt: NOW - 31 * DAY });
  await origin.accounts.prepare("UPDATE purchase SET status = 'expired' WHERE id = 'Oleft'").run();
  await runScheduledJobs(origin.bindings, NOW);
  const { results } = await origin.accounts.prepare('SELECT id, runner FROM purchase').all();
  expect(results).toEqual([{ id: 'Opaid', runner: null }]);
});

it('deletes old sessions, attempts, events, logs, lookups and openings, even if nobody writes any more', async () => {
  const old = NOW - 400 * DAY;
  addAccount(origin.accounts, { id: 'june', userType: 'paid' });
  await addSession(origin.accounts, 'june', { createdAt: old });
  const log = {
    severity: 'error',
    type: 'map',
    message: 'x',
    viewer_class: 'free',
    bot_class: 'human',
    device: 'mobile',
  };
  origin.accounts.insert('client_log', { ...log, received_at: old });
  const event = { happened_at: old, name: 'copied', properties: '{}', viewer_class: 'free', device: 'mobile' };
  origin.accounts.insert('page_event', { ...event, received_at: old });
  origin.accounts.insert('login_attempt', { key_hash: 'x', wrong_passwords: 3, locked_until: old, last_at: old });
  origin.accounts.insert('lookup', { account_id: 'june', person_id: 'P1', period_start: old, used_at: old });
  addCredit(origin.accounts, 'june', { id: 'C1', grantedAt: old, usedFor: 'P1' });
  addReport(origin.accounts, 'june', 'P1', old);
  await runScheduledJobs(origin.bindings, NOW);
  const tables = [
    'session',
    'login_attempt',
    'page_event',
    'client_log',
    'lookup',
    'background_credit',
    'report_access',
  ];
  for (const table of tables)
    expect([table, (await origin.accounts.prepare(`SELECT * FROM ${table}`).all()).results]).toEqual([table, []]);
});

it('does nothing at all if the origin is misconfigured', async () => {
  const wrong = { ...origin.bindings, EDGE_ORIGIN_SECRET: 'short' };
  await expect(runScheduledJobs(wrong, NOW)).rejects.toThrow('Origin settings: EDGE_ORIGIN_SECRET');
});
