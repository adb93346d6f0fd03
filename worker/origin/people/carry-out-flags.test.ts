import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { StateFlag } from '../../../shared/contract/state-flag.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession, PERIOD_START } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { issueLinkToken } from '../../../tests/support/link-tokens.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { CONTACTS_MAX } from '../contacts/store.ts';
import { LINK_TOKEN_MS } from '../link-tokens/store.ts';
import { MONITORS_MAX } from '../monitoring/rules.ts';

let origin: TestOrigin;
let elise: string;
let dead: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1980, 4, 2] });
  dead = addPerson(origin.people, { id: 'dead', first: 'Dora', last: 'Hale', isDead: true });
});

async function cookieOf(id: string, userType: UserType, lookupsMax: number | null = 2, scope = 'account') {
  addAccount(origin.accounts, { id, userType, lookupsMax });
  return `session=${await addSession(origin.accounts, id, { scope })}`;
}

const ask = (flags: string, request: OriginRequest, personId = elise) =>
  origin.call(`/api/v4/person/details?personId=${personId}${flags}`, request);
const details = async (flags: string, request: OriginRequest, personId = elise) =>
  (await ask(flags, request, personId)).json<PersonDetails>();

/** What the two lists of all accounts contain: monitored, saved. */
async function kept(): Promise<number[]> {
  const amounts = ['monitor', 'contact'].map((table) =>
    origin.accounts.prepare(`SELECT COUNT(*) AS amount FROM ${table}`).first<{ amount: number }>(),
  );
  return (await Promise.all(amounts)).map((row) => row?.amount ?? 0);
}

/** In one line: what was tried, '!' if it could not be done, and what the answer shows afterward. */
function told({ flagOutcomes, isMonitoring, results, personIsOnMyContactsList, myContactsListId }: PersonDetails) {
  const tried = flagOutcomes.map(({ flag, isDone }) => (isDone ? flag : `${flag}!`));
  const changes = results.changeCounts === null ? [] : ['changes'];
  const list = [...(personIsOnMyContactsList ? ['saved'] : []), ...(myContactsListId === null ? [] : ['list'])];
  return [...tried, '->', ...(isMonitoring ? ['followed'] : []), ...changes, ...list].join(' ');
}

describe('flags of the details call', () => {
  const ALL = '&monitor=true&save_contact=true';
  it.each<[string, UserType, Parameters<typeof addAccount>[1]['lookupsMax'], 'report' | 'opened others' | '', string]>([
    ['free', 'free', 0, '', 'monitor save_contact! -> followed changes'],
    ['free with the report', 'free', 0, 'report', 'monitor save_contact -> followed changes saved list'],
    ['cancelled', 'cancelled', 20, '', 'monitor save_contact! -> followed changes'],
    ['expired', 'expired', 20, '', 'monitor save_contact! -> followed changes'],
    ['delinquent', 'delinquent', 20, '', 'monitor save_contact! -> followed changes'],
    ['transactional', 'transactional', 0, '', 'monitor save_contact! -> followed changes'],
    ['transactional credits', 'transactional credits', 0, '', 'monitor save_contact! -> followed changes'],
    ['premium through this very look', 'paid', 1, '', 'monitor save_contact -> followed changes saved list'],
    ['premium without a lookup', 'paid', 1, 'opened others', 'monitor save_contact! -> followed changes'],
    ['family', 'fam', 20, '', 'monitor save_contact -> followed changes saved list'],
    ['small business', 'smb', null, '', 'monitor save_contact -> followed changes saved list'],
  ])('monitor for any account, and save for accounts that may: %s', async (_, userType, max, more, expected) => {
    const cookie = await cookieOf('reader', userType, max ?? null);
    if (more === 'report') addReport(origin.accounts, 'reader', elise, Date.now() + 60_000);
    if (more === 'opened others')
      origin.accounts.insert('lookup', {
        account_id: 'reader',
        person_id: 'Psomebodyelse00',
        period_start: PERIOD_START,
        used_at: 1,
      });
    expect(told(await details(ALL, { cookie }))).toBe(expected);
    // Repeating it changes nothing and counts as done.
    expect(told(await details(ALL, { cookie }))).toBe(expected);
    expect(await kept()).toEqual([1, expected.includes('saved') ? 1 : 0]);
  });

  it('do nothing for nobody and for an unknown session', async () => {
    for (const cookie of [undefined, 'session=unknown'])
      expect(told(await details(ALL, cookie === undefined ? {} : { cookie }))).toBe('->');
    expect(await kept()).toEqual([0, 0]);
  });

  it('start and stop monitoring for a session by email address only, which saves nobody, whatever the account pays', async () => {
    const cookie = await cookieOf('mail', 'smb', null, 'monitor');
    expect(told(await details(ALL, { cookie }))).toBe('monitor -> followed changes');
    expect(await kept()).toEqual([1, 0]);
    expect(told(await details('&unmonitor=true&save_contact=true', { cookie }))).toBe('unmonitor ->');
    expect(await kept()).toEqual([0, 0]);
  });

  it('carry out the link of a message for a session by email address only, and leave one that opens the page', async () => {
    const cookie = await cookieOf('mail', 'smb', null, 'monitor');
    const issue = (act: 'monitor' | 'view') =>
      issueLinkToken(origin.accounts, { accountId: 'mail', personId: elise, act }, Date.now());
    expect(told(await details(`&monitor=true&linkToken=${await issue('monitor')}`, { cookie }))).toMatch(/^monitor ->/);
    await details(`&linkToken=${await issue('view')}`, { cookie });
    expect((await origin.accounts.prepare('SELECT flag FROM link_token').all()).results).toEqual([{ flag: 'view' }]);
  });

  it.each<[string, OriginRequest, string]>([
    ['a search engine', { envelope: { botClass: 'search-engine' } }, ''],
    ['another bot', { envelope: { botClass: 'other-bot' } }, ''],
    ['HEAD', { envelope: { isHead: true } }, ''],
    ['HEAD of the call itself', { method: 'HEAD' }, ''],
    ['a prefetch', { envelope: { isPrefetch: true } }, ''],
    ['a stub', {}, '&stub=true'],
  ])('do nothing and use up no token for %s', async (_, request, more) => {
    const cookie = await cookieOf('reader', 'smb', null);
    const purpose = { accountId: 'reader', personId: elise, act: 'monitor' } as const;
    const token = await issueLinkToken(origin.accounts, purpose, Date.now());
    for (const link of ['', `&linkToken=${token}`]) {
      const answer = await ask(`${ALL}${link}${more}`, { cookie, ...request });
      // A prefetch of a person who is not open yet is no answer at all.
      expect(answer.status).toBe(request.envelope?.isPrefetch ? 503 : 200);
      if (answer.status === 200 && answer.text !== '') expect(told(answer.json<PersonDetails>())).toMatch(/^->/);
    }
    expect(await kept()).toEqual([0, 0]);
    expect(told(await details(`&monitor=true&linkToken=${token}`, { cookie }))).toMatch(/^monitor -> followed/);
  });

  it('act only on the word true', async () => {
    const cookie = await cookieOf('reader', 'smb', null);
    expect(told(await details('&monitor=false&unmonitor=false&save_contact=false', { cookie }))).toBe('-> list');
    expect((await ask('&monitor=1', { cookie })).status).toBe(400);
    expect(await kept()).toEqual([0, 0]);
  });

  it('end monitoring, also if there was none, and keep the order monitor, unmonitor, save_contact', async () => {
    const cookie = await cookieOf('reader', 'smb', null);
    expect(told(await details('&unmonitor=true', { cookie }))).toBe('unmonitor -> list');
    await details('&monitor=true', { cookie });
    expect(told(await details('&unmonitor=true', { cookie }))).toBe('unmonitor -> list');
    const all = '&save_contact=true&unmonitor=true&monitor=true';
    expect(told(await details(all, { cookie }))).toBe('monitor unmonitor save_contact -> saved list');
    expect(await kept()).toEqual([0, 1]);
  });

  it('save a person once, even if fifty looks arrive at the same moment [P2-048]', async () => {
    const cookie = await cookieOf('reader', 'paid', 1);
    const looks = Array.from({ length: 50 }, () => details(ALL, { cookie }));
    const answers = new Set((await Promise.all(looks)).map(told));
    expect([...answers]).toEqual(['monitor save_contact -> followed changes saved list']);
    expect(await kept()).toEqual([1, 1]);
  });

  it('do not save again whom the reader has just taken off: the page asks, and a form brings them back [P2-048]', async () => {
    const cookie = await cookieOf('reader', 'smb', null);
    expect(told(await details('&save_contact=true', { cookie }))).toBe('save_contact -> saved list');
    const { id } = (await origin.accounts.prepare('SELECT id FROM contact_list').first<{ id: number }>()) ?? { id: 0 };
    const body = JSON.stringify({ contactListId: id, personId: elise });
    const change = (method: 'PUT' | 'DELETE') => origin.call('/api/contact-list/person', { method, cookie, body });
    expect((await change('DELETE')).status).toBe(200);
    expect(told(await details('&save_contact=true', { cookie }))).toBe('-> list');
    expect((await change('PUT')).status).toBe(200);
    expect(told(await details('&save_contact=true', { cookie }))).toBe('save_contact -> saved list');
  });

  it('cannot monitor or save the dead or exceed the limit, and cannot save to a full list', async () => {
    const cookie = await cookieOf('reader', 'smb', null);
    expect(told(await details(ALL, { cookie }, dead))).toBe('monitor! save_contact! ->');
    const many = (amount: number) => `json_each('${JSON.stringify(Array.from({ length: amount }, (_, at) => at))}')`;
    origin.accounts.exec(
      `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since)
       SELECT 'reader', 'P' || value, 'x', 0, 1 FROM ${many(MONITORS_MAX)}`,
    );
    origin.accounts.exec(
      `INSERT INTO contact (list_id, person_id, saved_at) SELECT l.id, 'P' || value, 1 FROM contact_list l, ${many(CONTACTS_MAX)}`,
    );
    expect(told(await details(ALL, { cookie }))).toBe('monitor! save_contact! -> list');
  });

  it('leave the page intact if they fail: a failing flag is reported and logged, and the next one is carried out', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cookie = await cookieOf('reader', 'smb', null);
    origin.accounts.exec(
      "CREATE TRIGGER broken BEFORE INSERT ON monitor BEGIN SELECT RAISE(ABORT, 'Elise Navarro'); END",
    );
    expect(told(await details(ALL, { cookie }))).toBe('monitor! save_contact -> saved list');
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { message: 'a flag of the details call failed', flag: 'monitor', error: 'Error', trackingId: expect.any(String) },
    ]);
  });

  it('are not carried out for a person who is not there', async () => {
    const cookie = await cookieOf('reader', 'smb', null);
    expect((await ask(ALL, { cookie }, 'Pnobodynobody12')).status).toBe(404);
    expect(await kept()).toEqual([0, 0]);
  });

  it('store the whole name of the monitored person', async () => {
    const cookie = await cookieOf('reader', 'free');
    await details('&monitor=true', { cookie });
    const row = await origin.accounts.prepare('SELECT display_text, auto_monitor FROM monitor').first();
    expect(row).toEqual({ display_text: 'Elise Navarro', auto_monitor: 0 });
  });
});

describe('a flag with a link token', () => {
  const now = Date.now();
  const issue = (accountId: string, flag: StateFlag, more: { personId?: string; at?: number } = {}) =>
    issueLinkToken(origin.accounts, { accountId, personId: more.personId ?? elise, act: flag }, more.at ?? now);

  it('is carried out once, and not tried again', async () => {
    const cookie = await cookieOf('reader', 'free');
    const token = await issue('reader', 'monitor');
    expect(told(await details(`&monitor=true&linkToken=${token}`, { cookie }))).toBe('monitor -> followed changes');
    await details('&unmonitor=true', { cookie });
    expect(told(await details(`&monitor=true&linkToken=${token}`, { cookie }))).toBe('->');
    expect(await kept()).toEqual([0, 0]);
  });

  it('is not tried with a token for another account, person or flag, an expired one, or none at all', async () => {
    const cookie = await cookieOf('reader', 'free');
    await cookieOf('other', 'free');
    const tokens = [
      await issue('other', 'monitor'),
      await issue('reader', 'monitor', { personId: dead }),
      await issue('reader', 'unmonitor'),
      'k'.repeat(43),
      'none',
      // Last, because issuing the next token deletes it.
      await issue('reader', 'monitor', { at: now - LINK_TOKEN_MS }),
    ];
    for (const token of tokens) expect(told(await details(`&monitor=true&linkToken=${token}`, { cookie }))).toBe('->');
    expect(await kept()).toEqual([0, 0]);
  });

  it('is the one that the token is for; other flags in the URL are not tried', async () => {
    const cookie = await cookieOf('reader', 'smb', null);
    const token = await issue('reader', 'save_contact');
    const flags = `&monitor=true&save_contact=true&linkToken=${token}`;
    expect(told(await details(flags, { cookie }))).toBe('save_contact -> saved list');
  });

  it('is carried out by only one of many looks at the same moment', async () => {
    const cookie = await cookieOf('reader', 'free');
    const token = await issue('reader', 'monitor');
    const looks = Array.from({ length: 50 }, () => details(`&monitor=true&linkToken=${token}`, { cookie }));
    expect((await Promise.all(looks)).filter(({ flagOutcomes }) => flagOutcomes.length > 0)).toHaveLength(1);
  });

  it('is not carried out for somebody who has the token but not the session', async () => {
    await cookieOf('reader', 'free');
    const token = await issue('reader', 'monitor');
    expect(told(await details(`&monitor=true&linkToken=${token}`, {}))).toBe('->');
  });
});

it('without flags a look queries the accounts no more than before, and a token asks for itself', async () => {
  const cookie = await cookieOf('reader', 'free');
  const roundTripsOf = async (flags: string) => {
    const before = origin.accounts.roundTrips.count;
    await details(flags, { cookie });
    return origin.accounts.roundTrips.count - before;
  };
  // Read once for all pages.
  await details('', { cookie });
  // The session, then what ties account and person, and whether the person asked to be hidden.
  expect(await roundTripsOf('')).toBe(3);
  expect(await roundTripsOf(`&linkToken=${'k'.repeat(43)}`)).toBe(4);
  expect(await roundTripsOf('&linkToken=short')).toBe(3);
  // Beside the answer, what is on record now is noted: taken and stored.
  expect(await roundTripsOf('&monitor=true')).toBe(4 + 2);
  expect(await roundTripsOf('&monitor=true')).toBe(3);
});
