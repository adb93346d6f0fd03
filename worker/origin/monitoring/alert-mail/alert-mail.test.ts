import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeKind } from '../../../../shared/contract/monitor.ts';
import { addAccount } from '../../../../tests/fixtures/accounts-database.ts';
import { addFoundChange, putOnRecord } from '../../../../tests/fixtures/found-changes.ts';
import { addPerson, addPlaces, hidePerson } from '../../../../tests/fixtures/people-database.ts';
import { openTestOrigin, SECRET, type TestOrigin } from '../../../../tests/support/origin-app.ts';
import { type OriginBindings, parseSettings } from '../../env.ts';
import { consumeLinkToken } from '../../link-tokens/store.ts';
import { ATTEMPTS_MAX } from '../../mail/claim-mails.ts';
import type { SendEmailBinding } from '../../mail/mail-settings.ts';
import { mailStatement, sendMailBatch } from '../../mail/queue.ts';
import { stopMailboxStatements } from '../../mail-events/stopped-mailboxes.ts';
import { isScreened } from '../../suppression/screening.ts';
import { readUnsubscribeToken } from '../../unsubscribe/token.ts';
import type { Fact } from '../facts.ts';
import { planAlerts } from '../plan-alerts.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const SITE = 'https://porchlight.example';
type Sent = Parameters<SendEmailBinding['send']>[0];
let origin: TestOrigin;
let env: OriginBindings;
let sent: Sent[];
let recorded: Map<string, Fact>;
let accept: () => Promise<unknown>;
/** Terry and Odessa */
let terry: string;
let odessa: string;

function open(environment: 'production' | 'local' = 'production'): void {
  sent = [];
  recorded = new Map();
  accept = async () => ({});
  origin = openTestOrigin(environment);
  env = {
    ...origin.bindings,
    SITE_URL: SITE,
    MAIL_FROM: 'mail@porchlight.example',
    MAIL_POSTAL_ADDRESS: '1 Elm St, Salem, OR 97301',
    SEND_EMAIL: {
      async send(mail) {
        sent.push(mail);
        return accept();
      },
    },
  };
  addPlaces(origin.people);
  terry = addPerson(origin.people, { id: 'Terry', first: 'Terry', middle: 'R', last: 'Pierce', homes: ['portlandOr'] });
  odessa = addPerson(origin.people, { id: 'Odessa', first: 'Odessa', last: 'Finch', homes: ['eugene'] });
  addReader('june');
  monitor('june', terry);
  monitor('june', odessa);
}

beforeEach(() => open());
afterEach(() => {
  vi.restoreAllMocks();
});

const addReader = (id: string, more: Partial<Parameters<typeof addAccount>[1]> = {}) =>
  addAccount(origin.accounts, { id, userType: 'free', ...more });

const monitor = (accountId: string, personId: string, since = NOW - 80 * DAY) =>
  origin.accounts.insert('monitor', {
    account_id: accountId,
    person_id: personId,
    display_text: 'a name from then',
    auto_monitor: 0,
    since,
    seen_at: since,
    told_at: since,
  });

/** A comparison found something on record, and followers have news. */
function find(personId: string, kind: ChangeKind, key: string, more = {}): void {
  const fact = recorded.get(`${personId} ${kind} ${key}`) ?? putOnRecord(origin.people, personId, kind, key);
  recorded.set(`${personId} ${kind} ${key}`, fact);
  addFoundChange(origin.accounts, personId, fact, { foundAt: NOW - DAY, ...more });
  origin.accounts.exec(`UPDATE alert_setting SET news_at = ${NOW} WHERE account_id IN
    (SELECT account_id FROM monitor WHERE person_id = '${personId}')`);
}

const die = (personId: string) =>
  origin.accounts.exec(`UPDATE monitor SET ended_at = ${NOW - DAY} WHERE person_id = '${personId}';
    UPDATE alert_setting SET news_at = ${NOW}`);

async function send(now = NOW): Promise<void> {
  const settings = parseSettings(env);
  while (await sendMailBatch(env, settings, now));
}

async function planAndSend(now = NOW): Promise<Sent[]> {
  await planAlerts(origin.accounts, now);
  await send(now);
  return sent;
}

const rowsOf = async <T = Record<string, unknown>>(sql: string) =>
  (await origin.accounts.prepare(sql).all<T>()).results;
const linksIn = (text: string) => text.match(/https:\S+/g) ?? [];
const tokenOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('token') ?? '';

describe('an alert', () => {
  it('names people, kinds and counts, and never what changed', async () => {
    find(terry, 'phone', '9715559506');
    find(terry, 'address', '538', { change: 'changed', foundAt: NOW - 7 * DAY });
    find(odessa, 'license', 'L1', { change: 'changed' });
    const [mail] = await planAndSend();
    expect(mail).toMatchObject({ to: 'june@example.com', subject: '3 changes for people you monitor' });
    expect(mail?.text.replace(/https:\S+/g, 'LINK')).toBe(`3 changes for people you monitor.
Found Nov 15 to Nov 21, 2026.
This email only names the kind of change. The details are on each person’s page.

Terry R Pierce: 1 address updated, 1 phone number added
LINK
Stop monitoring Terry R Pierce:
LINK

Odessa Finch: 1 license or permit updated
LINK
Stop monitoring Odessa Finch:
LINK

See what changed:
LINK

You have monitored people since Sep 3, 2026.
Stop all alerts:
LINK

-- 
You are getting this email because you monitor people at Porchlight.
Porchlight, 1 Elm St, Salem, OR 97301
`);
    for (const said of ['3 changes for people', 'Terry R Pierce', '1 address updated · 1 phone number added', 'Elm St'])
      expect(mail?.html).toContain(said);
    for (const value of ['555', '9506', 'Dunby', '538']) expect(mail?.text + (mail?.html ?? '')).not.toContain(value);
  });

  it('has links that open a page, stop one monitor, and stop all with one click, for its account alone', async () => {
    find(terry, 'phone', '1');
    const [mail] = await planAndSend();
    const [page = '', stop = '', choose, stopAll] = linksIn(mail?.text ?? '');
    const path = `${SITE}/name/Terry-R-Pierce/Portland-OR/${terry}?`;
    expect(page.startsWith(`${path}from_monitored_reports=true&deltas_seen=false&token=`)).toBe(true);
    expect(stop.startsWith(`${path}unmonitor=true&from_monitored_reports=true&deltas_seen=false&token=`)).toBe(true);
    expect(choose).toBe(`${SITE}/account/monitored-reports`);
    const use = (url: string, accountId: string, act: 'view' | 'unmonitor') =>
      consumeLinkToken(origin.accounts, tokenOf(url), { accountId, personId: terry, acts: [act] }, NOW);
    addReader('other');
    expect(await use(page, 'other', 'view')).toBeNull();
    expect([await use(page, 'june', 'view'), await use(page, 'june', 'view')]).toEqual(['view', null]);
    expect(await use(stop, 'june', 'unmonitor')).toBe('unmonitor');
    expect(stopAll).toMatch(`${SITE}/unsubscribe?token=`);
    expect(await readUnsubscribeToken([SECRET], tokenOf(stopAll))).toBe('june');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${SITE}/api/unsubscribe?token=${tokenOf(stopAll)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const inHtml = [...(mail?.html?.matchAll(/href="([^"]*)"/g) ?? [])].map(([, url]) => url?.replaceAll('&amp;', '&'));
    expect(new Set(inHtml)).toEqual(new Set([page, stop, choose, stopAll]));
  });

  it('names and counts nobody who was removed or is a minor, and none of it is sent if nobody is left', async () => {
    const minor = addPerson(origin.people, { id: 'Kim', first: 'Kim', last: 'Young', birth: [2015, 1] });
    monitor('june', minor);
    find(minor, 'phone', '1');
    find(terry, 'phone', '1');
    find(odessa, 'phone', '1');
    hidePerson(origin.people, terry);
    const [mail] = await planAndSend();
    expect(mail?.subject).toBe('1 change for a person you monitor');
    expect(mail?.text + (mail?.html ?? '')).not.toMatch(/Terry|Kim|a name from then/);
    find(odessa, 'phone', '2', { foundAt: NOW + DAY });
    hidePerson(origin.people, odessa);
    expect(await planAndSend(NOW + 8 * DAY)).toHaveLength(1);
    expect(await rowsOf('SELECT * FROM digest')).toEqual([]);
    expect(await rowsOf('SELECT * FROM mail WHERE sent_at IS NULL')).toEqual([]);
    expect(await rowsOf('SELECT * FROM alert_setting WHERE news_at IS NOT NULL')).toEqual([]);
  });

  it('counts nothing that was hidden since it was found, such as a relative who was removed', async () => {
    find(odessa, 'relative', terry);
    find(odessa, 'license', 'L1');
    hidePerson(origin.people, terry);
    const [mail] = await planAndSend();
    expect(mail?.subject).toBe('1 change for a person you monitor');
    expect(mail?.text).toContain('Odessa Finch: 1 license or permit added\n');
    expect(mail?.text).not.toContain('relative');
  });

  it('counts a fact once, as new if it was ever, and tells nothing twice', async () => {
    find(terry, 'phone', '1', { foundAt: NOW - 3 * DAY });
    find(terry, 'phone', '1', { foundAt: NOW - 2 * DAY, change: 'changed' });
    find(terry, 'phone', '2', { foundAt: NOW - 2 * DAY });
    await planAndSend();
    expect(sent[0]?.text).toContain('Terry R Pierce: 2 phone numbers added\n');
    find(terry, 'criminal', '3', { foundAt: NOW + DAY });
    await planAndSend(NOW + 8 * DAY);
    expect(sent[1]?.text).toContain('Terry R Pierce: 1 criminal or traffic record added\n');
  });

  it('is the last one about a person who has died: it says so, and monitoring ends', async () => {
    find(terry, 'phone', '1');
    die(terry);
    find(odessa, 'relative', terry);
    const [mail] = await planAndSend();
    expect(mail?.text).toContain(
      'Terry R Pierce: Now listed as deceased, so this is the last alert about this person.',
    );
    expect(mail?.subject).toBe('1 change for a person you monitor');
    expect(mail?.text).not.toContain('Stop monitoring Terry');
    expect(await rowsOf('SELECT person_id FROM monitor')).toEqual([{ person_id: odessa }]);
    expect(await rowsOf('SELECT person_id FROM watched_person')).toEqual([{ person_id: odessa }]);
    expect(await planAndSend(NOW + 30 * DAY)).toHaveLength(1);
  });

  it('about deaths alone offers no changes', async () => {
    die(terry);
    const [mail] = await planAndSend();
    expect(mail?.subject).toBe('Monitoring has ended for a person');
    expect(mail?.text).not.toContain('See what changed');
  });

  it('lists 40 people and counts the rest', async () => {
    for (let at = 0; at < 43; at += 1) {
      const one = addPerson(origin.people, { id: `Ann-${at}-`, first: 'Ann', last: 'Lane', homes: [] });
      monitor('june', one);
      find(one, 'property', '1');
    }
    const [mail] = await planAndSend();
    expect(mail?.subject).toBe('43 changes for people you monitor');
    expect(mail?.text.match(/Ann Lane: /g)).toHaveLength(40);
    expect(mail?.text).toContain('and 3 more people');
    expect(mail?.html?.length).toBeLessThan(100_000);
  });

  it('says that opening a page may cost a lookup to those whose lookups are counted', async () => {
    find(terry, 'phone', '1');
    addReader('paying', { userType: 'paid', lookupsMax: 20 });
    addReader('unlimited', { userType: 'paid' });
    for (const id of ['paying', 'unlimited']) monitor(id, terry);
    origin.accounts.exec(`UPDATE alert_setting SET news_at = ${NOW}`);
    const mails = await planAndSend();
    const warned = mails.filter(({ text }) => text.includes('may use one of your lookups'));
    expect([mails.length, warned.map(({ to }) => to)]).toEqual([3, ['paying@example.com']]);
  });

  it('writes names into HTML as text', async () => {
    const odd = addPerson(origin.people, { id: 'Odd', first: '<b>&"', last: 'Ng', homes: ['eugene'] });
    monitor('june', odd);
    find(odd, 'phone', '1');
    const [mail] = await planAndSend();
    expect(mail?.html).toContain('&lt;b&gt;&amp;&quot; Ng');
    expect(mail?.html).not.toContain('<b>&"');
  });
});

describe('an alert that is not wanted anymore is not sent, and its news waits', () => {
  const waiting = async () => {
    expect(sent).toEqual([]);
    expect(await rowsOf('SELECT * FROM digest')).toEqual([]);
    expect(await rowsOf('SELECT * FROM mail')).toEqual([]);
    expect(await rowsOf('SELECT news_at FROM alert_setting')).toEqual([{ news_at: expect.any(Number) }]);
    expect(await rowsOf('SELECT told_at FROM monitor WHERE told_at > since')).toEqual([]);
  };
  beforeEach(async () => {
    find(terry, 'phone', '1');
    await planAlerts(origin.accounts, NOW);
  });

  it('if alerts were stopped', async () => {
    origin.accounts.exec(`UPDATE alert_setting SET stopped = 'unsubscribed'`);
    await send();
    await waiting();
  });

  it('if the account has another address now', async () => {
    origin.accounts.exec(`UPDATE account SET email = 'new@example.com'`);
    await send();
    await waiting();
  });

  it('if the mailbox refused our mail: the owner is told so', async () => {
    const bounced = { address: 'june@example.com', reason: 'bounced' } as const;
    const [stopped] = await stopMailboxStatements(origin.accounts, [SECRET], bounced, NOW);
    await stopped?.run();
    await send();
    await waiting();
    expect(await rowsOf('SELECT stopped FROM alert_setting')).toEqual([{ stopped: 'bounced' }]);
  });

  it('and with its account everything goes', async () => {
    origin.accounts.exec('DELETE FROM account');
    await send();
    expect(sent).toEqual([]);
    expect(await rowsOf('SELECT * FROM mail')).toEqual([]);
  });
});

describe('sending alerts', () => {
  it('stores nothing of them but the local outbox, which shows them as they left', async () => {
    find(terry, 'phone', '1');
    await planAndSend();
    expect(await rowsOf('SELECT sent_at, due_at, subject, text, html, unsubscribe FROM mail')).toEqual([
      { sent_at: NOW, due_at: null, subject: '', text: '', html: null, unsubscribe: null },
    ]);
    open('local');
    find(terry, 'phone', '1');
    await planAlerts(origin.accounts, NOW);
    const outbox = async () => (await origin.call('/api/dev/outbox')).json<Record<string, unknown>[]>();
    expect(await outbox()).toEqual([]);
    await send();
    expect(await outbox()).toMatchObject([
      {
        subject: '1 change for a person you monitor',
        text: expect.stringContaining('\n-- \n'),
        html: expect.stringContaining('<!doctype html>'),
        headers: [
          { name: 'List-Unsubscribe', value: expect.stringMatching(/^<https:.*>$/) },
          { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        ],
      },
    ]);
  });

  it('sends the very same mail again if our note that it was accepted was lost', async () => {
    find(terry, 'phone', '1');
    const batch = origin.accounts.batch.bind(origin.accounts);
    await planAlerts(origin.accounts, NOW);
    vi.spyOn(origin.accounts, 'batch').mockImplementation((statements) =>
      sent.length === 1 ? Promise.reject(new Error('lost')) : batch(statements),
    );
    await expect(send()).rejects.toThrow('lost');
    vi.restoreAllMocks();
    await send(NOW + 600_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await rowsOf('SELECT COUNT(*) AS amount FROM link_token')).toEqual([{ amount: 2 }]);
  });

  it('gives up after as many attempts as for other mail, and the next alert tells it all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    find(terry, 'phone', '1');
    accept = () => Promise.reject(new Error());
    await planAlerts(origin.accounts, NOW);
    for (let hour = 0; hour < 48; hour += 1) await send(NOW + hour * 3_600_000);
    expect(sent).toHaveLength(ATTEMPTS_MAX);
    expect(await rowsOf('SELECT * FROM digest')).toEqual([]);
    accept = async () => ({});
    find(terry, 'phone', '2', { foundAt: NOW + DAY });
    await planAndSend(NOW + 8 * DAY);
    expect(sent.at(-1)?.text).toContain('Terry R Pierce: 2 phone numbers added\n');
  });

  it('waits until no other mail is due, and holds none up', async () => {
    find(terry, 'phone', '1');
    for (let at = 0; at < 30; at += 1) {
      addReader(`reader${at}`);
      monitor(`reader${at}`, terry);
    }
    origin.accounts.exec(`UPDATE alert_setting SET news_at = ${NOW}`);
    await planAlerts(origin.accounts, NOW - 1);
    const link = { kind: 'one-time-login', to: 'late@example.com', subject: 'Your link', text: 'Hello' } as const;
    await mailStatement(origin.accounts, link, NOW).run();
    await send();
    expect(sent).toHaveLength(32);
    expect(sent[0]?.to).toBe('late@example.com');
    expect(new Set(sent.map(({ to }) => to)).size).toBe(32);
  });

  it('takes as many round trips to write twenty as to write one, and one more for each to note it', async () => {
    const trips = async () => {
      await planAlerts(origin.accounts, NOW);
      const [accounts, people] = [origin.accounts.roundTrips.count, origin.people.roundTrips.count];
      sent = [];
      await sendMailBatch(env, parseSettings(env), NOW);
      return [origin.accounts.roundTrips.count - accounts - sent.length, origin.people.roundTrips.count - people];
    };
    find(terry, 'phone', '1');
    // As an isolate does once a minute.
    await isScreened(env.PEOPLE, NOW);
    const one = await trips();
    for (let at = 0; at < 20; at += 1) {
      addReader(`reader${at}`);
      monitor(`reader${at}`, terry);
      find(terry, 'phone', `second ${at}`);
    }
    expect(await trips()).toEqual(one);
    expect([sent.length, ...one]).toEqual([20, 5, 2]);
  });
});
