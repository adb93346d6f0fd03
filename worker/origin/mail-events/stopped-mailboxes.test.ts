import { beforeEach, expect, test } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { askedMails } from '../mail/asked-mail.ts';
import { ALWAYS } from '../sql-condition.ts';
import {
  allowMailboxStatement,
  type MailStop,
  readStoppedMailboxes,
  stopMailboxStatements,
} from './stopped-mailboxes.ts';

const NOW = 1_790_000_000_000;
const SECRET = 'the secret of the tests, longer than 32 characters';
const NEXT = 'the secret after it, longer than 32 characters too';
let db: TestDatabase;
beforeEach(() => {
  db = openTestDatabase('accounts');
});

const stop = async (address: string, reason: MailStop) =>
  db.batch([...(await stopMailboxStatements(db, [SECRET], { address, reason }, NOW))]);
const stopped = async (...addresses: string[]) => [...(await readStoppedMailboxes(db, [SECRET], addresses))];

/** An account that monitors somebody, and has an alert waiting. */
function holdAlert(name: string): void {
  db.insert('account', { id: name, email: `${name}@example.com`, user_type: 'free', created_at: 0 });
  db.insert('monitor', { account_id: name, person_id: 'P1', display_text: 'Al', auto_monitor: 0, since: 0 });
  const mail = {
    kind: 'monitor-alert',
    recipient: `${name}@example.com`,
    subject: '',
    text: '',
    created_at: 0,
    due_at: 0,
  };
  db.insert('mail', { id: `m-${name}`, ...mail });
  db.insert('digest', { account_id: name, mail_id: `m-${name}`, up_to: 1 });
}

/** How many mails a stranger can cause by typing an address. */
async function askedFor(to: string, kind: 'monitor-confirm' | 'one-time-login'): Promise<number> {
  const mail = { kind: 'sign-up', to, subject: 'Hello', text: 'Hello' } as const;
  const asking = { to, kind, isKnown: false };
  const { queued } = await askedMails(db, [NEXT, SECRET], asking, [{ mail, condition: ALWAYS }], NOW);
  await db.batch([...queued]);
  return (await db.prepare('SELECT 1 FROM mail WHERE recipient = ?1').bind(to).all()).results.length;
}

test('a bounce is about the address as it is written, a complaint about the mailbox too', async () => {
  await stop('june+alerts@example.com', 'bounced');
  expect(await stopped('june@example.com', 'june+alerts@example.com', 'may@example.com')).toEqual([
    ['june+alerts@example.com', 'bounced'],
  ]);
  await stop('may+alerts@example.com', 'complained');
  expect(await stopped('may@example.com', 'may+alerts@example.com', 'may+other@example.com')).toEqual([
    ['may@example.com', 'complained'],
    ['may+alerts@example.com', 'complained'],
  ]);
  expect(await stopped()).toEqual([]);
});

test('a mailbox that complained gets no mail to confirm monitoring, in any spelling, but all that it needs to log in', async () => {
  await stop('june+1@example.com', 'complained');
  for (const to of ['june@example.com', 'june+1@example.com', 'june+2@example.com'])
    expect(await askedFor(to, 'monitor-confirm'), to).toBe(0);
  expect(await askedFor('june@example.com', 'one-time-login')).toBe(1);
  expect(await askedFor('may@example.com', 'monitor-confirm')).toBe(1);
});

test('nobody keeps mail from a mailbox by typing an address of it that bounces', async () => {
  await stop('june+nobody@example.com', 'bounced');
  expect(await askedFor('june+nobody@example.com', 'monitor-confirm')).toBe(0);
  expect(await askedFor('june@example.com', 'monitor-confirm')).toBe(1);
});

test('is known by either secret during a rotation, and forgotten when the owner asks for mail again', async () => {
  await stop('june+1@example.com', 'complained');
  expect((await readStoppedMailboxes(db, [NEXT, SECRET], ['june@example.com'])).size).toBe(1);
  await (await allowMailboxStatement(db, [NEXT, SECRET], 'june+1@example.com')).run();
  expect(await stopped('june@example.com', 'june+1@example.com')).toEqual([]);
});

test('stops the alerts of the account with this address alone, and takes back the one that waits', async () => {
  for (const name of ['june', 'june+1']) holdAlert(name);
  await stop('june+1@example.com', 'complained');
  await stop('june+1@example.com', 'bounced');
  const settings = await db.prepare('SELECT account_id, stopped, stopped_at FROM alert_setting ORDER BY 1').all();
  expect(settings.results).toEqual([
    { account_id: 'june', stopped: null, stopped_at: null },
    { account_id: 'june+1', stopped: 'complained', stopped_at: NOW },
  ]);
  for (const sql of ['SELECT mail_id FROM digest', 'SELECT id FROM mail'])
    expect((await db.prepare(sql).all()).results.flatMap((row) => Object.values(row as object))).toEqual(['m-june']);
});

test('no statement reads a whole table', async () => {
  const plans = await plansOfAll(db, async (on) => {
    await on.batch([
      ...(await stopMailboxStatements(on, [SECRET], { address: 'a@b.example', reason: 'bounced' }, NOW)),
    ]);
    await readStoppedMailboxes(on, [SECRET], ['a@b.example']);
    await (await allowMailboxStatement(on, [SECRET], 'a@b.example')).run();
  });
  expect(fullReads(plans)).toEqual([]);
});
