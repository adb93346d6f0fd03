import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { type OriginBindings, parseSettings } from '../env.ts';
import { ATTEMPTS_MAX, claimStatement } from './claim-mails.ts';
import type { SendEmailBinding } from './mail-settings.ts';
import { type Mail, mailStatement, sendAllQueuedMail } from './queue.ts';

const NOW = 1_790_000_000_000;
const MINUTE = 60_000;
const MAIL: Mail = { kind: 'sign-up', to: 'june@example.com', subject: 'Welcome', text: 'Hello,\n\nyou are in.' };
let origin: TestOrigin;
let env: OriginBindings;
let taken: Parameters<SendEmailBinding['send']>[0][];
let log: string[];
/** what the platform does with a mail */
let answer: () => Promise<unknown>;

beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
  taken = [];
  answer = async () => ({});
  origin = openTestOrigin('production');
  env = {
    ...origin.bindings,
    SITE_URL: 'https://porchlight.example',
    MAIL_FROM: 'mail@porchlight.example',
    MAIL_POSTAL_ADDRESS: '1 Elm St, Salem, OR 97301',
    SEND_EMAIL: {
      async send(mail) {
        taken.push(mail);
        return answer();
      },
    },
  };
});
afterEach(() => {
  vi.restoreAllMocks();
});

const run = (now: number) => sendAllQueuedMail(env, parseSettings(env), now);
const queue = (mail: Partial<Mail>, now: number) => mailStatement(env.ACCOUNTS, { ...MAIL, ...mail }, now).run();
const rows = async () =>
  (await env.ACCOUNTS.prepare('SELECT * FROM mail ORDER BY created_at').all<Record<string, unknown>>()).results;

describe('queueing a mail', () => {
  it('is part of the transaction that it is about', async () => {
    const db = env.ACCOUNTS;
    const failing = db.prepare('INSERT INTO session (token_hash) VALUES (NULL)');
    await expect(db.batch([mailStatement(db, MAIL, NOW), failing])).rejects.toThrow();
    expect(await rows()).toEqual([]);
    await db.batch([mailStatement(db, MAIL, NOW)]);
    expect(await rows()).toMatchObject([
      { recipient: MAIL.to, created_at: NOW, due_at: NOW, sent_at: null, attempts: 0 },
    ]);
  });

  it('writes nothing if the batch did not do what the mail is about', async () => {
    const db = env.ACCOUNTS;
    const where = (email: string) => ({ sql: 'EXISTS (SELECT 1 FROM account WHERE email = ?)', values: [email] });
    const insert = `INSERT INTO account (id, email, user_type, created_at) VALUES ('a', 'a@example.com', 'free', 0)`;
    await db.batch([
      db.prepare(insert),
      mailStatement(db, { ...MAIL, subject: 'made' }, NOW, where('a@example.com')),
      mailStatement(db, { ...MAIL, subject: 'not made' }, NOW, where('b@example.com')),
    ]);
    expect((await rows()).map(({ subject }) => subject)).toEqual(['made']);
  });

  it('lets no typed text start a header or leave plain text', async () => {
    await queue({ subject: 'Hello\r\nBcc: all@example.com\u0000', text: 'a\nb\u0007\r\nc' }, NOW);
    expect(await rows()).toMatchObject([{ subject: 'Hello Bcc: all@example.com', text: 'a\nb  \nc' }]);
  });
});

describe('sending the queue', () => {
  it('sends a mail once, with the sender and the reason below it', async () => {
    await queue({}, NOW);
    await run(NOW);
    await run(NOW + 90 * MINUTE);
    expect(taken).toEqual([
      {
        from: { name: 'Porchlight', email: 'mail@porchlight.example' },
        to: 'june@example.com',
        subject: 'Welcome',
        text: 'Hello,\n\nyou are in.\n\n-- \nYou are getting this email because somebody entered this address to sign up at Porchlight.\nPorchlight, 1 Elm St, Salem, OR 97301\n',
      },
    ]);
    expect(await rows()).toMatchObject([{ sent_at: NOW, due_at: null, attempts: 1 }]);
  });

  it('keeps no token of a link that was sent', async () => {
    await queue({ text: `Open:\nhttps://porchlight.example/auth/one-time-link?token=${'aB-_'.repeat(10)}xyz\n` }, NOW);
    await run(NOW);
    expect(taken[0]?.text).toContain('aB-_aB-_');
    expect(await rows()).toMatchObject([{ text: 'Open:\nhttps://porchlight.example/auth/one-time-link?token=…\n' }]);
  });

  it('takes the oldest first, and leaves what is too much for one run to the next', async () => {
    for (let at = 130; at > 0; at -= 1) await queue({ to: `n${at}@example.com` }, NOW + at);
    await run(NOW + MINUTE);
    const sent = taken.map(({ to }) => Number(/\d+/.exec(to)?.[0]));
    expect(sent).toHaveLength(100);
    expect(Math.max(...sent)).toBe(100);
    await run(NOW + 2 * MINUTE);
    expect(taken).toHaveLength(130);
  });

  it('sends none twice when two runs meet', async () => {
    for (let at = 0; at < 50; at += 1) await queue({ to: `n${at}@example.com` }, NOW);
    await Promise.all([run(NOW), run(NOW), run(NOW)]);
    expect(taken).toHaveLength(50);
    expect(new Set(taken.map(({ to }) => to)).size).toBe(50);
  });

  it('counts a run that dies halfway as a failed attempt', async () => {
    await queue({}, NOW);
    answer = () => new Promise(() => {});
    void run(NOW);
    await vi.waitFor(() => expect(taken).toHaveLength(1));
    answer = async () => ({});
    await run(NOW + 9 * MINUTE);
    expect(taken).toHaveLength(1);
    await run(NOW + 10 * MINUTE);
    expect(taken).toHaveLength(2);
    expect(await rows()).toMatchObject([{ sent_at: NOW + 10 * MINUTE, attempts: 2 }]);
  });

  it('retries a failed mail at growing intervals, then gives up, and logs no address', async () => {
    await queue({}, NOW);
    answer = () => Promise.reject(new Error('june@example.com is unknown here'));
    const tried: number[] = [];
    for (let at = 0; at <= 60 * 48; at += 10) {
      const before = taken.length;
      await run(NOW + at * MINUTE);
      if (taken.length > before) tried.push(at);
    }
    expect(tried).toEqual([0, 10, 30, 70, 150, 310, 630, 1270]);
    expect(tried).toHaveLength(ATTEMPTS_MAX);
    expect(await rows()).toMatchObject([{ sent_at: null, due_at: null, attempts: ATTEMPTS_MAX }]);
    expect(log.map((line) => JSON.parse(line).willRetry)).toEqual([...Array(ATTEMPTS_MAX - 1).fill(true), false]);
    expect(log.join()).not.toMatch(/june|@/);
  });

  it('does not let a failing mail hold up the others', async () => {
    await queue({ to: 'first@example.com' }, NOW);
    await queue({ to: 'second@example.com' }, NOW + 1);
    answer = async () => (taken.at(-1)?.to === 'first@example.com' ? Promise.reject(new Error()) : {});
    await run(NOW + 1);
    expect((await rows()).map(({ sent_at }) => sent_at)).toEqual([null, NOW + 1]);
  });

  it('ends only once every mail has been noted, although the note of one fails', async () => {
    await queue({ to: 'first@example.com' }, NOW);
    await queue({ to: 'second@example.com' }, NOW + 1);
    const { ACCOUNTS: db } = env;
    let isBroken = true;
    const broken = {
      prepare: db.prepare.bind(db),
      batch: async (statements: Parameters<typeof db.batch>[0]) => {
        if (!isBroken) return db.batch(statements);
        isBroken = false;
        throw new Error('the database is away');
      },
    };
    let arrive = () => {};
    answer = () => (taken.length === 1 ? Promise.resolve() : new Promise<void>((resolve) => (arrive = resolve)));
    const ended = sendAllQueuedMail({ ...env, ACCOUNTS: broken as typeof db }, parseSettings(env), NOW + 1).catch(
      (error: Error) => error.message,
    );
    await vi.waitFor(() => expect([taken.length, isBroken]).toEqual([2, false]));
    arrive();
    expect(await ended).toBe('the database is away');
    // Which one is taken first is the database's business.
    const sentAt = new Map((await rows()).map(({ recipient, sent_at }) => [recipient, sent_at]));
    expect(taken.map(({ to }) => sentAt.get(to))).toEqual([null, NOW + 1]);
  });

  it('waits if nothing is set up to send it', async () => {
    await queue({}, NOW);
    const { SEND_EMAIL: _, ...without } = env;
    await sendAllQueuedMail(without, parseSettings(without), NOW);
    expect(await rows()).toMatchObject([{ sent_at: null, attempts: 0 }]);
  });

  it.each(['first', 'alerts'] as const)('finds due mail of the lane %s by index', async (lane) => {
    const plans = await plansOfAll(origin.accounts, async (db) => claimStatement(db, lane, NOW).all());
    expect(plans).not.toEqual([]);
    expect(fullReads(plans)).toEqual([]);
    expect(plans.join()).toContain(lane === 'first' ? 'mail_due_first' : 'mail_due');
  });
});
