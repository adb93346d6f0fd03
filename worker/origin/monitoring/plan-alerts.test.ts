import { beforeEach, expect, it } from 'vitest';
import { addAccount, addGuest } from '../../../tests/fixtures/accounts-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { planAlerts } from './plan-alerts.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 2);
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  addAccount(db, { id: 'ann', userType: 'free' });
  follow('ann');
});

/** Monitors a person of whom there is news. */
function follow(accountId: string, setting = ''): void {
  const row = { person_id: 'Pelise', display_text: 'x', auto_monitor: 0, since: 0 };
  db.insert('monitor', { account_id: accountId, ...row });
  db.exec(`UPDATE alert_setting SET news_at = ${NOW - DAY_MS} ${setting} WHERE account_id = '${accountId}'`);
}

const rows = async (sql: string) => (await db.prepare(sql).all<Record<string, unknown>>()).results;
const digests = () =>
  rows(`SELECT d.account_id, d.up_to, m.kind, m.recipient, m.subject, m.text, m.due_at, m.sent_at
    FROM digest d JOIN mail m ON m.id = d.mail_id ORDER BY d.account_id`);
const setting = async (accountId: string) =>
  (await rows(`SELECT frequency, news_at, due_at FROM alert_setting WHERE account_id = '${accountId}'`))[0];
const planned = async (at = NOW) => (await planAlerts(db, at)).planned;

it('queues one mail without text for an account with news, and notes when the next may follow', async () => {
  addAccount(db, { id: 'cal', userType: 'free' });
  follow('cal', ", frequency = 'monthly'");
  expect(await planAlerts(db, NOW)).toEqual({ planned: 2, isFull: false });
  const mail = { up_to: NOW, kind: 'monitor-alert', subject: '', text: '', due_at: NOW, sent_at: null };
  expect(await digests()).toEqual([
    { account_id: 'ann', recipient: 'ann@example.com', ...mail },
    { account_id: 'cal', recipient: 'cal@example.com', ...mail },
  ]);
  expect(await setting('ann')).toEqual({ frequency: 'weekly', news_at: null, due_at: NOW + 7 * DAY_MS });
  expect(await setting('cal')).toEqual({ frequency: 'monthly', news_at: null, due_at: NOW + 30 * DAY_MS });
});

it('plans nothing before an alert is due, without news, or once alerts are stopped', async () => {
  for (const state of [`due_at = ${NOW + 1}`, 'news_at = NULL', "stopped = 'unsubscribed'"]) {
    db.exec(`UPDATE alert_setting SET due_at = 0, news_at = 1, stopped = NULL; UPDATE alert_setting SET ${state}`);
    expect(await planned()).toBe(0);
  }
  expect(await digests()).toEqual([]);
});

it('mails nobody who has not proven the address, and looks at them again an hour later', async () => {
  addGuest(db, { id: 'reader', email: 'reader@example.com', isBuyer: false });
  addAccount(db, { id: 'unproven', userType: 'free', isProven: false });
  for (const id of ['reader', 'unproven']) follow(id);
  expect(await planned()).toBe(1);
  expect(await setting('reader')).toMatchObject({ news_at: NOW - DAY_MS, due_at: NOW + DAY_MS / 24 });
  db.exec("UPDATE account SET proven_at = 1 WHERE id = 'unproven'");
  expect(await planned(NOW + DAY_MS / 24)).toBe(1);
  expect((await digests()).map(({ account_id }) => account_id)).toEqual(['ann', 'unproven']);
});

it('adds no second alert to one that waits to be sent; the news waits, too', async () => {
  await planned();
  db.exec(`UPDATE alert_setting SET news_at = ${NOW + 1}, due_at = 0`);
  expect(await planned(NOW + 2)).toBe(0);
  expect(await digests()).toHaveLength(1);
  expect(await setting('ann')).toMatchObject({ news_at: NOW + 1 });
  db.exec('DELETE FROM digest');
  expect(await planned(NOW + DAY_MS)).toBe(1);
});

it('tells of everything that has been found, even by a run whose clock is ahead', async () => {
  db.insert('person_change', { person_id: 'Pelise', found_at: NOW + 5, fact: 'f', kind: 'phone', change: 'added' });
  db.exec(`UPDATE monitor SET ended_at = ${NOW + 9}`);
  await planned();
  expect((await digests())[0]?.up_to).toBe(NOW + 9);
});

it('plans nothing twice, however many runs there are, and says when more may be due', async () => {
  for (let at = 0; at < 9; at += 1) {
    addAccount(db, { id: `a${at}`, userType: 'free' });
    follow(`a${at}`);
  }
  const runs = await Promise.all([1, 2, 3, 4].map(() => planAlerts(db, NOW, 6)));
  expect(runs.every(({ isFull }) => isFull)).toBe(true);
  await planAlerts(db, NOW, 6);
  expect(await digests()).toHaveLength(10);
  expect(await rows('SELECT id FROM mail')).toHaveLength(10);
});

it('is full only if more accounts are due than it plans for, so that the last batch always has something to send', async () => {
  addAccount(db, { id: 'cal', userType: 'free' });
  follow('cal');
  expect(await planAlerts(db, NOW, 1)).toEqual({ planned: 1, isFull: true });
  expect(await planAlerts(db, NOW, 1)).toEqual({ planned: 1, isFull: false });
});

it('starts again with what an alert would have told that is gone unsent', async () => {
  await planned();
  db.exec('DELETE FROM mail');
  expect([await digests(), await setting('ann')]).toEqual([[], expect.objectContaining({ news_at: NOW })]);
});
