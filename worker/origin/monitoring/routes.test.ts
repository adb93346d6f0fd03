import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { MONITORS_MAX } from './rules.ts';

const PATH = '/api/monitor/';
let origin: TestOrigin;
let elise: string;
let cookie: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1980, 4, 2] });
  cookie = await cookieOf('follower');
});

async function cookieOf(id: string, scope = 'account'): Promise<string> {
  addAccount(origin.accounts, { id, userType: 'free' });
  return `session=${await addSession(origin.accounts, id, { scope })}`;
}

const asBrowser = { caller: 'browser' } as const;
const start = (personId: string, request: OriginRequest = {}, displayText = 'Elise Navarro') =>
  origin.call(PATH, {
    method: 'POST',
    cookie,
    envelope: asBrowser,
    body: JSON.stringify({ personId, displayText, autoMonitor: false }),
    ...request,
  });
const stop = (personId: string, request: OriginRequest = {}) =>
  origin.call(PATH, { method: 'DELETE', cookie, envelope: asBrowser, body: JSON.stringify({ personId }), ...request });
const details = async (request: OriginRequest = {}) =>
  (await origin.call(`/api/v4/person/details?personId=${elise}`, { cookie, ...request })).json<PersonDetails>();
const rows = async (): Promise<number> =>
  (await origin.accounts.prepare('SELECT COUNT(*) AS rows FROM monitor').first<{ rows: number }>())?.rows ?? 0;

describe('monitoring a person', () => {
  it('is stored, shows in that account’s details only, and answers a second time with what was stored first [P7-023 F1-10 P1-011]', async () => {
    const other = await cookieOf('other');
    const before = Date.now();
    const first = (await start(elise)).json<{ since: number }>();
    expect(first).toEqual({
      personId: elise,
      displayText: 'Elise Navarro',
      autoMonitor: false,
      since: expect.any(Number),
      isConfirmed: true,
      changes: null,
    });
    expect(first.since).toBeGreaterThanOrEqual(before);
    expect((await start(elise, {}, 'Somebody Else')).json()).toEqual(first);
    expect((await details()).isMonitoring).toBe(true);
    expect((await details({ cookie: other })).isMonitoring).toBe(false);
    expect((await details({ cookie: undefined })).isMonitoring).toBe(false);
  });

  it('needs a session, of an account or of somebody who monitors by email [P1-011]', async () => {
    for (const nobody of [undefined, 'session=unknown']) {
      expect((await start(elise, { cookie: nobody })).status).toBe(401);
      expect((await stop(elise, { cookie: nobody })).status).toBe(401);
    }
    expect(await rows()).toBe(0);
  });

  it('creates one row, even if requested fifty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(elise)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await rows()).toBe(1);
  });

  it('gets the same answer for anybody missing: unknown, suppressed or under 18', async () => {
    const unknown = await start('Pnobodynobody12');
    expect(unknown.json<Problem>()).toMatchObject({ status: 404, title: 'Missing person info' });
    const hidden = addPerson(origin.people, { id: 'hidden', first: 'H', last: 'H', isSuppressed: true });
    const young = [new Date().getUTCFullYear() - 10, 1, 1] as const;
    const kid = addPerson(origin.people, { id: 'kid', first: 'K', last: 'K', birth: young });
    for (const id of [hidden, kid]) expect(await start(id)).toMatchObject({ status: 404, text: unknown.text });
    expect(await rows()).toBe(0);
  });

  it('is impossible for the dead, recorded or by age', async () => {
    const dead = addPerson(origin.people, { id: 'dead', first: 'D', last: 'D', isDead: true });
    const old = addPerson(origin.people, { id: 'old', first: 'O', last: 'O', birth: [1900, 1, 1] });
    for (const id of [dead, old]) expect(await start(id)).toMatchObject({ status: 204, text: '' });
    expect(await rows()).toBe(0);
  });

  it('is impossible beyond an account’s limit; people already monitored stay so', async () => {
    await start(elise);
    origin.accounts.exec(
      `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since) SELECT 'follower', 'P' || value, 'x', 0, 1
       FROM json_each('${JSON.stringify(Array.from({ length: MONITORS_MAX - 1 }, (_, at) => at))}')`,
    );
    const next = addPerson(origin.people, { id: 'next', first: 'N', last: 'N' });
    expect((await start(next)).status).toBe(204);
    expect((await start(elise)).status).toBe(200);
    expect((await start(next, { cookie: await cookieOf('other') })).status).toBe(200);
  });

  it('cuts a name of any length, and refuses a blank one', async () => {
    expect((await start(elise, {}, '  ')).status).toBe(400);
    const long = (await start(elise, {}, ` ${'🎈'.repeat(4_999)} `)).json<{ displayText: string }>();
    expect(long.displayText).toBe('🎈'.repeat(200));
  });
});

describe('ending monitoring', () => {
  it('succeeds whether the person was monitored, was not, or is gone [P7-026]', async () => {
    await start(elise);
    const answers = [await stop(elise), await stop(elise), await stop('Pnobodynobody12')];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, text: '{"isDone":true}' });
    expect((await details()).isMonitoring).toBe(false);
    await start(elise);
    hidePerson(origin.people, elise);
    expect(await stop(elise)).toMatchObject({ status: 200, text: '{"isDone":true}' });
    expect(await rows()).toBe(0);
  });

  it('ends it for this account only', async () => {
    await start(elise);
    await stop(elise, { cookie: await cookieOf('other') });
    expect((await details()).isMonitoring).toBe(true);
  });
});

it('a monitored person who is suppressed gets the same answer as an unknown one', async () => {
  await start(elise);
  hidePerson(origin.people, elise);
  expect((await start(elise)).status).toBe(404);
  expect((await origin.call(`/api/v4/person/details?personId=${elise}`, { cookie })).status).toBe(404);
});

it('a view reads monitoring and saving in a round trip it makes anyway, and nothing for an anonymous viewer', async () => {
  await details({ cookie: undefined });
  // The accounts’ round trips are for the product registry, which is read once a minute, and for who asked to be hidden.
  expect([origin.people.roundTrips.count, origin.accounts.roundTrips.count]).toEqual([1, 2]);
  await details();
  expect([origin.people.roundTrips.count, origin.accounts.roundTrips.count]).toEqual([2, 5]);
});
