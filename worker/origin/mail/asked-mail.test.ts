import { beforeEach, describe, expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlCondition } from '../env.ts';
import { askedMailStatements } from './asked-mail.ts';
import type { Mail } from './queue.ts';
import { SENT_KEPT_MS, sweepMail, UNSENT_KEPT_MS } from './sweep-mail.ts';

const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;
const SECRET = 'the secret of the tests, longer than 32 characters';
const ALWAYS: SqlCondition = { sql: '1', values: [] };
let db: TestDatabase;
beforeEach(() => {
  db = openTestDatabase('accounts');
});

const mailTo = (to: string): Mail => ({ kind: 'sign-up', to, subject: 'Welcome', text: 'Hello' });
const ask = async (to: string, now: number, condition = ALWAYS) =>
  db.batch(await askedMailStatements(db, [SECRET], [{ mail: mailTo(to), condition }], now));
const rows = async (table: string) =>
  (await db.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe('mails that somebody triggers by typing an address', () => {
  it('are at most three an hour to one address, in any letter case, and as many to another', async () => {
    for (let at = 0; at < 5; at += 1) await ask(at % 2 === 0 ? 'june@example.com' : 'June@Example.com', NOW + at);
    expect(await rows('mail')).toHaveLength(3);
    await ask('may@example.com', NOW + 5);
    expect(await rows('mail')).toHaveLength(4);
    await ask('june@example.com', NOW + HOUR - 1);
    expect(await rows('mail')).toHaveLength(4);
    await ask('june@example.com', NOW + HOUR);
    expect(await rows('mail')).toHaveLength(5);
  });

  it('are counted whether or not their condition held, so that timing reveals nothing', async () => {
    for (let at = 0; at < 3; at += 1) await ask('june@example.com', NOW, { sql: '?', values: [0] });
    expect(await rows('mail')).toEqual([]);
    await ask('june@example.com', NOW);
    expect(await rows('mail')).toEqual([]);
  });

  it('leave a hash that only the secret can produce, and no address', async () => {
    await ask('june@example.com', NOW);
    expect(await rows('mail_asked')).toEqual([{ recipient_hash: expect.stringMatching(/^[0-9a-f]{64}$/), at: NOW }]);
  });

  it('are looked up by index', async () => {
    const plans = await plansOfAll(db, async (explained) => {
      const mails = [{ mail: mailTo('june@example.com'), condition: ALWAYS }] as const;
      await explained.batch(await askedMailStatements(explained, [SECRET], mails, NOW));
    });
    expect(plans.join()).toContain('mail_asked_recipient');
    expect(fullReads(plans)).toEqual([]);
  });
});

describe('cleaning up mail', () => {
  it('deletes what was sent a week ago and what was never sent in a month, and forgets who was mailed an hour ago', async () => {
    const keep = { kind: 'sign-up', recipient: 'june@example.com', subject: 'x', text: 'x', attempts: 1 };
    const sent = NOW - SENT_KEPT_MS;
    db.insert('mail', { ...keep, id: 'sent, old', created_at: sent - 1, sent_at: sent - 1 });
    db.insert('mail', { ...keep, id: 'sent, new', created_at: sent, sent_at: sent });
    db.insert('mail', { ...keep, id: 'waits', created_at: NOW - UNSENT_KEPT_MS, due_at: NOW });
    db.insert('mail', { ...keep, id: 'gave up', created_at: NOW - UNSENT_KEPT_MS - 1 });
    db.insert('mail_asked', { recipient_hash: 'old', at: NOW - HOUR });
    db.insert('mail_asked', { recipient_hash: 'new', at: NOW - HOUR + 1 });
    await sweepMail(db, NOW);
    expect((await rows('mail')).map(({ id }) => id).sort()).toEqual(['sent, new', 'waits']);
    expect((await rows('mail_asked')).map(({ recipient_hash }) => recipient_hash)).toEqual(['new']);
  });

  it('finds its rows by index', async () => {
    expect(fullReads(await plansOfAll(db, (explained) => sweepMail(explained, NOW)))).toEqual([]);
  });
});
