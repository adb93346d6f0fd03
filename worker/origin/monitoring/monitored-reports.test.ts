import { beforeEach, describe, expect, it } from 'vitest';
import type { MonitoredAnswer } from '../../../shared/contract/monitor.ts';
import { yearMonthOf } from '../../../shared/people/months.ts';
import { addAccount, addGuest, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addFoundChange } from '../../../tests/fixtures/found-changes.ts';
import {
  addAddress,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
  hidePerson,
  hidePhones,
  showBornIn,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { phoneFact, recordFact, relativeFact } from './facts.ts';
import { loadMonitors } from './monitored-store.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const SINCE = NOW - 400 * DAY_MS;
const SEEN = NOW - 3 * DAY_MS;
const PHONE = phoneFact({ number: '5035550101' });
const CASE = recordFact({ id: 'case', category: 'traffic' });
let origin: TestOrigin;
let cookie: string;
let elise: string;
let nora: string;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', homes: ['portlandOr'] });
  addPhone(origin.people, elise, '5035550101', 'Mobile');
  addRecord(origin.people, elise, 'case', 'traffic');
  nora = addPerson(origin.people, { id: 'nora', first: 'Nora', last: 'Núñez' });
  addRelation(origin.people, elise, nora, 'Relative');
  addAccount(origin.accounts, { id: 'ann', userType: 'free' });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
});

function monitor(personId: string, more: Readonly<Record<string, string | number | null>> = {}): void {
  const row = { display_text: 'As typed', auto_monitor: 0, since: SINCE, seen_at: SEEN, told_at: SEEN, ...more };
  origin.accounts.insert('monitor', { account_id: 'ann', person_id: personId, ...row });
}
async function list(query = '', who = cookie): Promise<MonitoredAnswer> {
  return (await origin.call(`/api/monitor/${query}`, { cookie: who })).json<MonitoredAnswer>();
}
const namesOf = ({ reports }: MonitoredAnswer) => reports.map(({ displayText }) => displayText);

describe('monitored reports', () => {
  it('are listed with what is news by kind, by month, and when they were last compared [P3-112]', async () => {
    monitor(elise);
    const before = NOW - 100 * DAY_MS;
    addFoundChange(origin.accounts, elise, PHONE, { foundAt: NOW - DAY_MS });
    addFoundChange(origin.accounts, elise, CASE, { change: 'changed', foundAt: NOW - DAY_MS });
    addFoundChange(origin.accounts, elise, relativeFact({ kind: 'Relative', id: nora }), { foundAt: before });
    origin.accounts.exec(`UPDATE watched_person SET compared_at = ${NOW - 1}`);
    const answer = await list();
    expect(answer).toMatchObject({
      total: 1,
      matching: 1,
      page: 1,
      pages: 1,
      withNews: 1,
      isConfirmed: true,
      most: 500,
    });
    expect(answer.reports[0]).toMatchObject({
      personId: elise,
      displayText: 'Elise Navarro',
      city: 'Portland',
      stateCode: 'OR',
      since: SINCE,
      comparedAt: NOW - 1,
      endedAt: null,
      changes: { phoneChangesCount: 1, criminalTrafficChangesCount: 1, relativeAssociateChangesCount: 0 },
      news: [
        { kind: 'phone', added: 1, changed: 0 },
        { kind: 'criminal', added: 0, changed: 1 },
      ],
      months: [
        { month: yearMonthOf(before), counts: { relative: 1 } },
        { month: yearMonthOf(NOW - DAY_MS), counts: { phone: 1, criminal: 1 } },
      ],
    });
    expect(answer.months).toEqual(answer.reports[0]?.months);
  });

  it('have news first, then come by name, 50 a page; a page past the last one is the last one', async () => {
    monitor(elise);
    addFoundChange(origin.accounts, elise, PHONE);
    for (let at = 0; at < 119; at += 1) {
      const [id, last] = [`many${at}x`, `Abbott${String(at).padStart(3, '0')}`];
      monitor(addPerson(origin.people, { id, first: 'Max', last }));
    }
    const first = await list();
    expect([first.total, first.pages, first.reports.length, first.withNews]).toEqual([120, 3, 50, 1]);
    expect(namesOf(first).slice(0, 3)).toEqual(['Elise Navarro', 'Max Abbott000', 'Max Abbott001']);
    const last = await list('?page=99');
    expect([last.page, last.reports.length, namesOf(last).at(-1)]).toEqual([3, 20, 'Max Abbott118']);
    for (const bad of ['0', '-1', '1000', 'x', '1.5'])
      expect((await origin.call(`/api/monitor/?page=${bad}`, { cookie })).status).toBe(400);
  });

  it('are found by part of a name, in plain letters', async () => {
    for (const id of [elise, nora]) monitor(id);
    expect(namesOf(await list('?name=NUNEZ'))).toEqual(['Nora Núñez']);
    const none = await list('?name=nobody');
    expect([none.reports, none.matching, none.total, none.pages]).toEqual([[], 0, 2, 1]);
  });

  it('say nothing from before this account monitored them: that would tell that somebody else did', async () => {
    monitor(elise, { since: NOW - 10 * DAY_MS, seen_at: NOW - 10 * DAY_MS });
    addFoundChange(origin.accounts, elise, PHONE, { foundAt: NOW - 20 * DAY_MS });
    origin.accounts.exec(`UPDATE watched_person SET compared_at = ${NOW - 20 * DAY_MS}`);
    const { reports, months } = await list();
    expect(reports[0]).toMatchObject({ changes: null, news: [], months: [], comparedAt: NOW - 10 * DAY_MS });
    expect(months).toEqual([]);
  });

  it('count a fact once however often it changed, and what is new as new', async () => {
    monitor(elise, { seen_at: SINCE });
    addFoundChange(origin.accounts, elise, PHONE, { foundAt: NOW - 70 * DAY_MS });
    addFoundChange(origin.accounts, elise, PHONE, { change: 'changed', foundAt: NOW - 2 * DAY_MS });
    expect((await list()).reports[0]?.news).toEqual([{ kind: 'phone', added: 1, changed: 0 }]);
  });

  it('leave out whoever may no longer be shown, in names and numbers, and relatives who may not', async () => {
    for (const id of [elise, nora]) monitor(id);
    addFoundChange(origin.accounts, nora, PHONE);
    addFoundChange(origin.accounts, elise, relativeFact({ kind: 'Relative', id: nora }));
    expect((await list()).reports).toHaveLength(2);
    hidePerson(origin.people, nora);
    const answer = await list();
    expect([answer.total, answer.withNews, answer.months]).toEqual([1, 0, []]);
    expect(answer.reports).toMatchObject([{ personId: elise, changes: null }]);
    expect(JSON.stringify(answer)).not.toContain(nora);
  });

  it('leave out minors', async () => {
    monitor(elise);
    showBornIn(origin.people, elise, new Date().getUTCFullYear() - 10);
    expect((await list()).total).toBe(0);
  });

  it('count nothing that was hidden since it was found', async () => {
    monitor(elise);
    addFoundChange(origin.accounts, elise, PHONE);
    expect((await list()).withNews).toBe(1);
    hidePhones(origin.people, elise);
    expect(await list()).toMatchObject({ withNews: 0, months: [] });
  });

  it('say that somebody has died, and nothing else that changed', async () => {
    monitor(elise, { ended_at: NOW - DAY_MS });
    addFoundChange(origin.accounts, elise, PHONE);
    const { reports, withNews } = await list();
    expect(reports[0]).toMatchObject({ endedAt: NOW - DAY_MS, changes: null, months: [] });
    expect(withNews).toBe(0);
  });

  it('are the viewer’s own; a reader whose address is not confirmed has theirs [P1-011]', async () => {
    monitor(elise);
    addGuest(origin.accounts, { id: 'reader', email: 'ann@example.com', isBuyer: false });
    const reader = `session=${await addSession(origin.accounts, 'reader', { scope: 'monitor' })}`;
    expect(await list('', reader)).toMatchObject({ reports: [], total: 0, isConfirmed: false, most: 20 });
    expect((await origin.call('/api/monitor/')).status).toBe(401);
    expect((await list()).alerts).toEqual({ frequency: 'weekly', stopped: null, stoppedAt: null });
  });

  it('take two round trips to the people, whatever their number, and read no table in full', async () => {
    const home = addAddress(origin.people, 'home', 'eugene');
    for (let at = 0; at < 30; at += 1) {
      const id = addPerson(origin.people, { id: `many${at}x`, first: 'Max', last: 'Abbott' });
      addResidence(origin.people, id, home, { isCurrent: true, sortOrder: 0 });
      monitor(id);
      addFoundChange(origin.accounts, id, PHONE);
    }
    const before = origin.people.roundTrips.count;
    await list();
    expect(origin.people.roundTrips.count - before).toBe(2);
    expect(fullReads(await plansOfAll(origin.accounts, (db) => loadMonitors(db, 'ann', NOW)))).toEqual([]);
  });
});
