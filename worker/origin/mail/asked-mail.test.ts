import { beforeEach, describe, expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { type Asking, askedMails, forgetAskedStatement } from './asked-mail.ts';
import type { Mail } from './queue.ts';

const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SECRET = 'the secret of the tests, longer than 32 characters';
let db: TestDatabase;
beforeEach(() => {
  db = openTestDatabase('accounts');
});

const mailTo = (to: string): Mail => ({ kind: 'sign-up', to, subject: 'Welcome', text: 'Hello' });
const asking = (to: string, more: Partial<Asking> = {}): Asking => ({ to, kind: 'sign-up', isKnown: false, ...more });
const statementsOf = async (on: SqlDatabase, who: Asking, now: number, condition = ALWAYS) => {
  const { queued, counted } = await askedMails(on, [SECRET], who, [{ mail: mailTo(who.to), condition }], now);
  return [...queued, counted];
};
const ask = async (to: string, now: number, more: Partial<Asking> = {}, condition = ALWAYS) =>
  db.batch(await statementsOf(db, asking(to, more), now, condition));
const rows = async (table: string) =>
  (await db.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe('mails that a stranger triggers by typing an address', () => {
  it('are one a day of a kind to one address, in any letter case, and one to another', async () => {
    for (let at = 0; at < 5; at += 1) await ask(at % 2 === 0 ? 'june@example.com' : 'June@Example.com', NOW + at);
    expect(await rows('mail')).toHaveLength(1);
    await ask('may@example.com', NOW + 5);
    expect(await rows('mail')).toHaveLength(2);
    await ask('june@example.com', NOW + DAY - 1);
    expect(await rows('mail')).toHaveLength(2);
    await ask('june@example.com', NOW + DAY);
    expect(await rows('mail')).toHaveLength(3);
  });

  it('are no more than three an hour of all kinds together', async () => {
    for (const kind of ['sign-up', 'one-time-login', 'reset-password', 'change-email'] as const)
      await ask('june@example.com', NOW, { kind });
    expect(await rows('mail')).toHaveLength(3);
    await ask('june@example.com', NOW + HOUR, { kind: 'change-email' });
    expect(await rows('mail')).toHaveLength(4);
  });

  it('are counted by the mailbox, however its address is spelled', async () => {
    for (const to of ['june@example.com', 'june+1@example.com', 'june+2@EXAMPLE.com', 'june@ｅxample.com'])
      await ask(to, NOW);
    expect((await rows('mail')).map(({ recipient }) => recipient)).toEqual(['june@example.com']);
  });

  it('are counted whether or not their condition held, so that timing reveals nothing', async () => {
    await ask('june@example.com', NOW, {}, { sql: '?', values: [0] });
    await ask('june@example.com', NOW);
    expect(await rows('mail')).toEqual([]);
  });

  it('can be asked for again once a link was used', async () => {
    await ask('june@example.com', NOW);
    await ask('june@example.com', NOW, { kind: 'one-time-login' });
    await db.batch([await forgetAskedStatement(db, [SECRET], 'June@example.com', ALWAYS)]);
    await ask('june@example.com', NOW);
    await ask('june@example.com', NOW, { kind: 'one-time-login' });
    expect(await rows('mail')).toHaveLength(4);
  });
});

describe('mails that somebody triggers who is known to read the mailbox', () => {
  it('are three an hour', async () => {
    for (let at = 0; at < 5; at += 1) await ask('june@example.com', NOW + at, { isKnown: true });
    expect(await rows('mail')).toHaveLength(3);
    await ask('june@example.com', NOW + HOUR, { isKnown: true });
    expect(await rows('mail')).toHaveLength(4);
  });
});

describe('the warning that the address of an account is to change', () => {
  const warn = (at: number) => ask('june@example.com', at, { kind: 'email-changing', isKnown: true });

  it('comes after any number of other mails, and leaves room for the link that gets the account back', async () => {
    for (let at = 0; at < 5; at += 1) await ask('june@example.com', NOW + at, { isKnown: true });
    for (let at = 0; at < 5; at += 1) await warn(NOW + at);
    expect(await rows('mail'), 'three of each').toHaveLength(6);
    await ask('june@example.com', NOW + HOUR, { isKnown: true });
    await warn(NOW + HOUR);
    expect(await rows('mail')).toHaveLength(8);
  });
});

describe('what is noted about triggered mails', () => {
  it('is a hash that only the secret can produce, and no address', async () => {
    await ask('june@example.com', NOW);
    expect(await rows('mail_asked')).toEqual([
      { recipient_hash: expect.stringMatching(/^[0-9a-f]{64}$/), kind: 'sign-up', at: NOW },
    ]);
  });

  it('is looked up by index', async () => {
    const plans = await plansOfAll(db, async (explained) => {
      await explained.batch(await statementsOf(explained, asking('june@example.com'), NOW));
    });
    expect(plans.join()).toContain('mail_asked_recipient');
    expect(fullReads(plans)).toEqual([]);
  });
});
