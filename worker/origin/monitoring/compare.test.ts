import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import {
  confirmAll,
  hidePhones,
  marryAll,
  moveOut,
  recordDeath,
  rewriteRecords,
} from '../../../tests/fixtures/changed-people.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
  hidePerson,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import type { SqlDatabase } from '../env.ts';
import { compareDue, compareNow } from './compare.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 2);
let origin: TestOrigin;
let elise: string;

beforeEach(async () => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  elise = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1980, 4, 2] });
  addResidence(db, elise, addAddress(db, 'home', 'eugene', { pnpId: 'pnp-home' }), { isCurrent: true, sortOrder: 0 });
  addPhone(db, elise, '5035550101', 'Mobile');
  addRecord(db, elise, 'lien', 'lien');
  for (const id of ['ann', 'ben']) addAccount(origin.accounts, { id, userType: 'smb' });
  follow('ann', elise);
  await compareDue(origin.bindings, START);
});

function follow(accountId: string, personId: string, since = START): void {
  const row = { display_text: 'x', auto_monitor: 0, since, seen_at: since, told_at: since };
  origin.accounts.insert('monitor', { account_id: accountId, person_id: personId, ...row });
}

const rows = async (sql: string) => (await origin.accounts.prepare(sql).all<Record<string, unknown>>()).results;
const changes = async () =>
  (await rows('SELECT kind, change, found_at FROM person_change ORDER BY kind, change')).map((row) =>
    Object.values(row).join(' '),
  );
const news = async () =>
  Object.fromEntries(
    (await rows('SELECT account_id, news_at FROM alert_setting')).map((row) => [row.account_id, row.news_at]),
  );
const ended = async () => (await rows('SELECT ended_at FROM monitor')).map(({ ended_at }) => ended_at);
const later = (days: number) => START + days * DAY_MS;

describe('a comparison', () => {
  it('takes stock the first time, and finds nothing', async () => {
    expect(await changes()).toEqual([]);
    expect(await news()).toEqual({ ann: null });
    expect(await compareDue(origin.bindings, later(0.5))).toEqual({ compared: 0, changes: 0, isFull: false });
  });

  it('finds what is new of each of the seven kinds, and tells the followers that there is news [P3-026]', async () => {
    const db = origin.people;
    addResidence(db, elise, addAddress(db, 'second', 'eugene', { houseNumber: '7' }), {
      isCurrent: false,
      sortOrder: 1,
    });
    addOwnership(db, elise, 'pnp-home', { isCurrent: true });
    addPhone(db, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    addRelation(db, elise, addPerson(db, { id: 'other', first: 'Nora', last: 'Hale' }), 'Relative', 0);
    for (const category of ['traffic', 'license', 'eviction']) addRecord(db, elise, category, category);
    follow('ben', elise, later(0.1));
    expect(await compareDue(origin.bindings, later(1))).toEqual({ compared: 1, changes: 7, isFull: false });
    const kinds = ['address', 'criminal', 'license', 'phone', 'property', 'public-record', 'relative'];
    expect(await changes()).toEqual(kinds.map((kind) => `${kind} added ${later(1)}`));
    expect(await news()).toEqual({ ann: later(1), ben: later(1) });
    await compareDue(origin.bindings, later(2));
    expect(await changes()).toHaveLength(7);
  });

  it('finds what has changed, but not that something was confirmed again', async () => {
    confirmAll(origin.people, '2026-11');
    await compareDue(origin.bindings, later(1));
    expect(await changes()).toEqual([]);
    moveOut(origin.people, '2026-10');
    rewriteRecords(origin.people, { taxLienReleaseDate: '2026-10-02' });
    await compareDue(origin.bindings, later(2));
    expect(await changes()).toEqual([`address changed ${later(2)}`, `public-record changed ${later(2)}`]);
  });

  it('never reports what vanishes, nor what comes back as it was', async () => {
    hidePhones(origin.people, true);
    await compareDue(origin.bindings, later(1));
    hidePerson(origin.people, elise);
    await compareDue(origin.bindings, later(2));
    showPerson(origin.people, elise);
    hidePhones(origin.people, false);
    expect(await compareDue(origin.bindings, later(3))).toMatchObject({ compared: 1, changes: 0 });
  });

  it('says nothing of relatives under 18, and nothing when they turn 18', async () => {
    const [year, month] = [new Date(later(40)).getUTCFullYear() - 18, new Date(later(40)).getUTCMonth()];
    const kid = addPerson(origin.people, { id: 'kid', first: 'Kit', last: 'Navarro', birth: [year, month, 1] });
    addRelation(origin.people, elise, kid, 'Relative', 0);
    for (const days of [1, 2, 45, 46]) await compareDue(origin.bindings, later(days));
    expect(await changes()).toEqual([]);
    marryAll(origin.people);
    await compareDue(origin.bindings, later(47));
    expect(await changes()).toEqual([`relative changed ${later(47)}`]);
  });

  it('is dated after what a follower has seen and been told, and after the alert that waits for them', async () => {
    addPhone(origin.people, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    origin.accounts.exec(`UPDATE monitor SET seen_at = ${later(3)}, told_at = ${later(2)}`);
    origin.accounts.insert('digest', { account_id: 'ann', mail_id: 'm', up_to: later(4) });
    await compareDue(origin.bindings, later(1));
    expect(await changes()).toEqual([`phone added ${later(4) + 1}`]);
  });

  it('is not news to a follower who began with that page', async () => {
    addPhone(origin.people, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    follow('ben', elise, later(1));
    await compareNow(origin.bindings, [elise], later(1));
    expect(await changes()).toEqual([`phone added ${later(1)}`]);
    const isNews = `SELECT m.account_id FROM monitor m JOIN person_change n
      ON n.person_id = m.person_id AND n.found_at > m.seen_at`;
    expect(await rows(isNews)).toEqual([{ account_id: 'ann' }]);
  });

  it('is found for a new follower without telling the others that somebody began', async () => {
    const times = () => rows('SELECT compared_at, due_at FROM watched_person');
    const before = await times();
    follow('ben', elise, later(0.4));
    await compareNow(origin.bindings, [elise], later(0.4));
    expect(await times()).toEqual(before);
    expect(before).toEqual([{ compared_at: START, due_at: later(1) }]);
    // Somebody whom nobody monitored is compared for the first time.
    const omar = addPerson(origin.people, { id: 'omar', first: 'Omar', last: 'Hale' });
    follow('ben', omar, later(0.5));
    await compareNow(origin.bindings, [omar], later(0.5));
    expect(await times()).toContainEqual({ compared_at: later(0.5), due_at: later(1.5) });
  });

  it('is news to whoever takes back that they stopped', async () => {
    follow('ben', elise);
    origin.accounts.exec("DELETE FROM monitor WHERE account_id = 'ann'");
    addPhone(origin.people, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    await compareDue(origin.bindings, later(1));
    expect(await news()).toEqual({ ann: null, ben: later(1) });
    follow('ann', elise);
    expect(await news()).toEqual({ ann: START, ben: later(1) });
  });

  it('is not made for people whom nobody monitors any more', async () => {
    addPhone(origin.people, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    await compareDue(origin.bindings, later(1));
    origin.accounts.exec('DELETE FROM monitor');
    await compareNow(origin.bindings, [elise], later(2));
    expect(await rows('SELECT * FROM watched_person')).toEqual([]);
    expect(await changes()).toEqual([]);
  });
});

describe('a death', () => {
  it('ends monitoring, once, and is news; phones of the dead are not', async () => {
    recordDeath(origin.people, elise);
    addPhone(origin.people, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    await compareDue(origin.bindings, later(1));
    expect([await ended(), await news(), await changes()]).toEqual([[later(1)], { ann: later(1) }, []]);
    origin.accounts.exec('UPDATE alert_setting SET news_at = NULL');
    await compareDue(origin.bindings, later(2));
    expect([await ended(), await news()]).toEqual([[later(1)], { ann: null }]);
  });

  it('that was recorded by mistake ends nothing', async () => {
    recordDeath(origin.people, elise);
    await compareDue(origin.bindings, later(1));
    hidePerson(origin.people, elise);
    await compareDue(origin.bindings, later(2));
    expect(await ended()).toEqual([later(1)]);
    showPerson(origin.people, elise);
    recordDeath(origin.people, elise, false);
    await compareDue(origin.bindings, later(3));
    expect(await ended()).toEqual([null]);
  });
});

describe('runs at the same time', () => {
  it('compare everybody once', async () => {
    const others = Array.from({ length: 30 }, (_, at) =>
      addPerson(origin.people, { id: `p${at}x`, first: 'P', last: 'P' }),
    );
    for (const id of others) follow('ann', id);
    const runs = await Promise.all([1, 2, 3, 4].map(() => compareDue(origin.bindings, START, 8)));
    expect(runs.map(({ compared }) => compared)).toEqual([8, 8, 8, 6]);
    expect(runs.map(({ isFull }) => isFull)).toEqual([true, true, true, false]);
  });

  it('store nothing about people whom another run has taken since', async () => {
    addPhone(origin.people, elise, '5035550102', 'Mobile', { sortOrder: 1 });
    const PEOPLE: SqlDatabase = {
      ...origin.people,
      prepare(sql) {
        origin.accounts.exec('UPDATE watched_person SET due_at = due_at + 1');
        return origin.people.prepare(sql);
      },
    };
    await compareDue({ ...origin.bindings, PEOPLE }, later(1));
    expect([await changes(), await news()]).toEqual([[], { ann: null }]);
  });
});

it('somebody who cannot be compared does not hold up the others', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const others = Array.from({ length: 9 }, (_, at) =>
    addPerson(origin.people, { id: `p${at}x`, first: 'P', last: 'P' }),
  );
  for (const id of others) follow('ann', id);
  origin.accounts.exec(`CREATE TRIGGER broken BEFORE UPDATE OF facts ON watched_person
    WHEN NEW.person_id = '${others[4]}' BEGIN SELECT RAISE(ABORT, 'broken'); END`);
  await compareDue(origin.bindings, later(1));
  const compared = await rows(`SELECT person_id FROM watched_person WHERE compared_at = ${later(1)}`);
  expect(compared).toHaveLength(9);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { message: 'a row of a scheduled job failed', job: 'compare monitored people', error: 'Error' },
  ]);
  log.mockRestore();
});
