import { beforeEach, describe, expect, it } from 'vitest';
import type { MonitoredAnswer } from '../../../shared/contract/monitor.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addFoundChange } from '../../../tests/fixtures/found-changes.ts';
import { addPerson, addPhone, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { phoneFact } from './facts.ts';
import { MONITORS_MAX } from './rules.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const SINCE = NOW - 90 * DAY_MS;
let origin: TestOrigin;
let cookie: string;
let elise: string;
let nora: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  nora = addPerson(origin.people, { id: 'nora', first: 'Nora', last: 'Hale' });
  addPhone(origin.people, elise, '5035550101', 'Mobile');
  addAccount(origin.accounts, { id: 'ann', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
  for (const id of [elise, nora]) monitor(id);
  addFoundChange(origin.accounts, elise, phoneFact({ number: '5035550101' }));
});

function monitor(personId: string, accountId = 'ann'): void {
  const row = { display_text: 'x', auto_monitor: 0, since: SINCE, seen_at: SINCE, told_at: SINCE };
  origin.accounts.insert('monitor', { account_id: accountId, person_id: personId, ...row });
}
const send = (path: string, body: object = {}) =>
  origin.call(path, { method: 'POST', cookie, envelope: { caller: 'browser' }, body: JSON.stringify(body) });
const stop = (body?: object) => send('/api/monitor/stop', body);
const undo = (body?: object) => send('/api/monitor/undo-stop', body);
const list = async () => (await origin.call('/api/monitor/', { cookie })).json<MonitoredAnswer>();
const rowsOf = async (table: string) =>
  (await origin.accounts.prepare(`SELECT COUNT(*) AS rows FROM ${table}`).first<{ rows: number }>())?.rows;

describe('stopping a monitor on the page that lists them', () => {
  it('ends it at once, and undoing it within a day loses nothing, not even what was found', async () => {
    const before = await list();
    expect(before.withNews).toBe(1);
    expect((await stop({ personId: elise })).status).toBe(200);
    const without = await list();
    expect(without.reports.map(({ personId }) => personId)).toEqual([nora]);
    expect(without.stopped).toMatchObject([{ personId: elise, displayText: 'Elise Navarro' }]);
    expect((await undo({ personId: elise })).status).toBe(200);
    expect(await list()).toEqual(before);
  });

  it('stops everybody, and monitors everybody again', async () => {
    const before = await list();
    await stop();
    expect(await list()).toMatchObject({ reports: [], total: 0 });
    expect(await list()).toMatchObject({
      stopped: [{ displayText: 'Elise Navarro' }, { personId: nora }],
      stoppedLast: 2,
    });
    await undo();
    expect(await list()).toEqual(before);
  });

  it('lists 50 of those who were stopped, and counts those who were stopped together', async () => {
    for (let at = 0; at < 58; at += 1)
      monitor(addPerson(origin.people, { id: `many${at}x`, first: 'Max', last: 'Abbott' }));
    await stop();
    const { stopped, stoppedLast } = await list();
    expect([stopped?.length, stoppedLast]).toEqual([50, 60]);
    await undo();
    expect((await list()).total).toBe(60);
  });

  it('undoes what was stopped last: somebody who was stopped before that stays so', async () => {
    await stop({ personId: elise });
    origin.accounts.exec('UPDATE stopped_monitor SET stopped_at = stopped_at - 60000');
    await stop();
    await undo();
    const { reports, stopped } = await list();
    expect(reports.map(({ personId }) => personId)).toEqual([nora]);
    expect(stopped).toMatchObject([{ personId: elise }]);
  });

  it('is over after a day: then nothing is left of it, and nobody is compared for nobody', async () => {
    await stop({ personId: elise });
    expect(await rowsOf('watched_person')).toBe(2);
    origin.accounts.exec(`UPDATE stopped_monitor SET stopped_at = ${NOW - DAY_MS - 60_000}`);
    expect((await list()).stopped).toEqual([]);
    await undo({ personId: elise });
    expect((await list()).total).toBe(1);
    await sweepStored(origin.accounts, Date.now());
    expect([await rowsOf('stopped_monitor'), await rowsOf('watched_person'), await rowsOf('person_change')]).toEqual([
      0, 1, 0,
    ]);
  });

  it('touches no other account, and nobody whom the account does not monitor', async () => {
    addAccount(origin.accounts, { id: 'bob', userType: 'free' });
    monitor(elise, 'bob');
    await stop();
    expect(await rowsOf('monitor')).toBe(1);
    expect((await stop({ personId: 'Pnobodynobody12' })).status).toBe(200);
    expect((await undo({ personId: 'Pnobodynobody12' })).status).toBe(200);
    expect(await rowsOf('monitor')).toBe(1);
  });

  it('names nobody who was removed meanwhile', async () => {
    await stop();
    hidePerson(origin.people, elise);
    expect((await list()).stopped).toMatchObject([{ personId: nora }]);
    await undo();
    expect((await list()).total).toBe(1);
  });

  it('offers no undo for somebody who is monitored again', async () => {
    await stop({ personId: elise });
    monitor(elise);
    expect((await list()).stopped).toEqual([]);
    await undo();
    expect([await rowsOf('monitor'), await rowsOf('stopped_monitor')]).toEqual([2, 0]);
  });

  it('undoes as many as the account may monitor, and says so', async () => {
    await stop();
    origin.accounts.exec(
      `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since)
       SELECT 'ann', 'P' || value, 'x', 0, 1
       FROM json_each('${JSON.stringify(Array.from({ length: MONITORS_MAX - 1 }, (_, at) => at))}')`,
    );
    expect((await undo()).status).toBe(409);
    expect([await rowsOf('monitor'), await rowsOf('stopped_monitor')]).toEqual([MONITORS_MAX, 1]);
  });

  it('removes the row of somebody who has died for good', async () => {
    origin.accounts.exec(`UPDATE monitor SET ended_at = ${NOW} WHERE person_id = '${elise}'`);
    await stop({ personId: elise });
    expect(await list()).toMatchObject({ total: 1, stopped: [] });
  });

  it('needs a session [P1-011]', async () => {
    for (const path of ['/api/monitor/stop', '/api/monitor/undo-stop'])
      expect((await origin.call(path, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(await rowsOf('monitor')).toBe(2);
  });
});
