import { beforeEach, describe, expect, it } from 'vitest';
import {
  addAddress,
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addResidence,
  type FixturePerson,
  type FixturePlace,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { answerJobs } from '../jobs/answer-jobs.ts';
import type { JobMessage } from '../jobs/job-queue.ts';
import { loadPerson } from '../people/store.ts';
import { runScheduledJobs } from '../scheduled.ts';
import { screenBatch, screenPeople } from './screen-people.ts';
import { isScreened } from './screening.ts';
import { type AskedSuppression, endSuppression, suppressPerson } from './suppress-person.ts';

const NOW = Date.now();
const PHONE = '5035550101';

/** Somebody with a home at a house number of one street, in a place. */
interface Row extends Omit<FixturePerson, 'homes'> {
  readonly house?: string;
  readonly place?: FixturePlace;
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
}

/** A data set that no screening has seen. */
function dataSet(...rows: readonly Row[]): TestDatabase {
  const db = openTestDatabase('people');
  addPlaces(db);
  for (const { house, place = 'portlandOr', phones = [], emails = [], ...person } of rows) {
    const id = addPerson(db, { currentPlace: place, ...person });
    if (house !== undefined) {
      const home = addAddress(db, `${person.id}home`, place, { houseNumber: house, street: 'Fir Ln' });
      addResidence(db, id, home, { isCurrent: true, sortOrder: 0 });
    }
    phones.forEach((number, at) => {
      addPhone(db, id, number, 'Mobile', { sortOrder: at });
    });
    for (const email of emails) addEmail(db, id, email);
  }
  db.fillFinding();
  db.exec("DELETE FROM import_state WHERE key = 'screened'");
  return db;
}

const JUNE: Row = {
  id: 'june',
  first: 'June',
  last: 'Alder',
  akas: ['J Alder'],
  birth: [1980, 4, 2],
  house: '12',
  phones: [PHONE],
  emails: ['june@example.com'],
};

let ACCOUNTS: TestDatabase;
let first: TestDatabase;

beforeEach(() => {
  ACCOUNTS = openTestDatabase('accounts');
  first = dataSet(JUNE);
});

const idOf = (id: string) => `P${id.padEnd(15, '0').slice(0, 15)}`;
const ask = (more: Partial<AskedSuppression> = {}, PEOPLE: SqlDatabase = first) =>
  suppressPerson(
    { ACCOUNTS, PEOPLE },
    { personId: idOf('june'), what: ['page'], source: 'opt-out', reference: 'one', ...more },
    NOW,
  );
async function imported(...rows: readonly Row[]): Promise<TestDatabase> {
  const PEOPLE = dataSet(...rows);
  await screenPeople({ ACCOUNTS, PEOPLE }, NOW);
  return PEOPLE;
}
const isShown = async (db: SqlDatabase, id: string) => (await loadPerson(db, idOf(id), NOW)) !== null;

describe('somebody who is hidden and imported again', () => {
  it.each<[string, Row]>([
    ['a middle name, a new id and a new address', { ...JUNE, id: 'new', middle: 'Iris', house: '99', place: 'eugene' }],
    ['the names in another order, and one phone left', { id: 'new', first: 'Alder', last: 'June', phones: [PHONE] }],
    [
      'nothing but name and email, with capitals',
      { id: 'new', first: 'June', last: 'Alder', emails: ['June@Example.com'] },
    ],
    ['nothing but name and house', { id: 'new', first: 'JUNE', last: 'Alder', house: '12' }],
    ['nothing but name and full date of birth', { id: 'new', first: 'June', last: 'Alder', birth: [1980, 4, 2] }],
    ['another name under the old id', { id: 'june', first: 'June', last: 'Baker', house: '5' }],
    ['a name that is now an alias', { id: 'new', first: 'June', last: 'Baker', akas: ['June Alder'], phones: [PHONE] }],
  ])('stays hidden with %s', async (_, row) => {
    await ask();
    expect(await isShown(await imported(row), row.id)).toBe(false);
  });

  it('stays hidden when first and middle name become one', async () => {
    first = dataSet({ ...JUNE, middle: 'Iris' });
    await ask();
    const row = { id: 'new', first: 'June-Iris', last: 'Alder', phones: [PHONE] };
    expect(await isShown(await imported(row), 'new')).toBe(false);
  });

  it.each<[string, Row]>([
    ['a spouse who shares phone and house', { ...JUNE, id: 'sam', first: 'Sam', birth: [1979, 1, 1], emails: [] }],
    ['a namesake elsewhere', { id: 'other', first: 'June', last: 'Alder', house: '700', place: 'portlandMe' }],
    ['a mother of the same name in the same house', { ...JUNE, id: 'mother', birth: [1952, 9, 9], emails: [] }],
    [
      'a namesake who lived in the house before',
      { ...JUNE, id: 'before', birth: [1979, 9, 2], phones: [], emails: [] },
    ],
    [
      'a spouse with the same initial',
      { ...JUNE, id: 'jo', first: 'Jo', akas: ['J Alder'], birth: [1980, 4, 9], emails: [] },
    ],
    ['whoever has the phone now', { id: 'next', first: 'Ada', last: 'Lind', phones: [PHONE] }],
  ])('hides nobody else: %s', async (_, row) => {
    await ask();
    const db = await imported({ ...JUNE, id: 'new' }, row);
    expect([await isShown(db, 'new'), await isShown(db, row.id)]).toEqual([false, true]);
  });

  it('is recognized by what later records said, from one data set to the next', async () => {
    await ask();
    await imported({ ...JUNE, id: 'second', phones: [PHONE, '5035550188'], house: '44' });
    const third = await imported({ id: 'third', first: 'June', last: 'Alder', phones: ['5035550188'] });
    expect(await isShown(third, 'third')).toBe(false);
  });

  it('is hidden under two ids, if a data set has them twice', async () => {
    await ask();
    const db = await imported({ ...JUNE, id: 'one' }, { ...JUNE, id: 'two', emails: [], house: '99' });
    expect([await isShown(db, 'one'), await isShown(db, 'two')]).toEqual([false, false]);
    await endSuppression({ ACCOUNTS, PEOPLE: db }, 'one', NOW);
    expect([await isShown(db, 'one'), await isShown(db, 'two')]).toEqual([true, true]);
  });

  it('is hidden at once under a second id that nobody asked about', async () => {
    first = dataSet(JUNE, { ...JUNE, id: 'twin', middle: 'Iris' });
    await ask();
    expect([await isShown(first, 'june'), await isShown(first, 'twin')]).toEqual([false, false]);
  });

  it('comes back once it was taken back', async () => {
    await ask();
    await endSuppression({ ACCOUNTS, PEOPLE: first }, 'one', NOW);
    expect(await isShown(await imported(JUNE), 'june')).toBe(true);
  });
});

describe('parts that are hidden', () => {
  const factsOf = async (db: SqlDatabase, id: string) => {
    const record = (await loadPerson(db, idOf(id), NOW))?.record;
    return [record?.residences.map(({ houseNumber }) => houseNumber), record?.phones.map(({ number }) => number)];
  };

  it('stay hidden, those that are new included', async () => {
    await ask({ what: ['addresses', 'phones'] });
    const db = await imported({ ...JUNE, id: 'new', phones: [PHONE, '5035550188'], house: '99' });
    expect(await factsOf(db, 'new')).toEqual([[], []]);
  });

  it('stay hidden as single facts, and what is new is shown', async () => {
    await ask({ what: [], facts: [{ kind: 'phone', number: PHONE }] });
    const db = await imported({ ...JUNE, id: 'new', phones: [PHONE, '5035550188'] });
    expect(await factsOf(db, 'new')).toEqual([['12'], ['5035550188']]);
  });

  it('stay hidden in reverse look-ups', async () => {
    await ask({ what: ['reverse'] });
    const db = await imported({ ...JUNE, id: 'new' });
    const row = await db.prepare('SELECT hides_reverse FROM person WHERE id = ?1').bind(idOf('new')).first();
    expect(row).toEqual({ hides_reverse: 1 });
  });
});

describe('a data set that is not screened', () => {
  it('is shown to nobody until it is', async () => {
    await ask();
    const PEOPLE = dataSet({ ...JUNE, id: 'new' }, { id: 'ada', first: 'Ada', last: 'Lind' });
    const origin = openTestOrigin('local', PEOPLE, {}, ACCOUNTS);
    for (const path of ['/api/search/people?name=Ada%20Lind', `/api/v4/person/details?personId=${idOf('ada')}`]) {
      const answer = await origin.call(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(answer.text).not.toContain('Ada');
    }
    expect((await origin.call('/api/site')).status).toBe(200);
    await runScheduledJobs(origin.bindings, NOW);
    // An isolate asks again after two seconds.
    expect(await isScreened(PEOPLE, Date.now() + 5_000)).toBe(true);
    expect((await origin.call('/api/search/people?name=Ada%20Lind')).text).toContain(idOf('ada'));
    expect((await origin.call('/api/search/people?name=June%20Alder')).text).not.toContain(idOf('new'));
  });

  it('is screened in batches by the queue, and goes on where a run broke off', async () => {
    const people = Array.from(
      { length: 120 },
      (_, at): Row => ({ ...JUNE, id: `n${at}x`, last: `Alder${at}`, emails: [] }),
    );
    first = dataSet(...people);
    for (const { id } of people) await ask({ personId: idOf(id), reference: id });
    const PEOPLE = dataSet(...people.map((row) => ({ ...row, id: `m${row.id}`, house: '77' })));
    await screenBatch({ ACCOUNTS, PEOPLE }, NOW);
    expect(await isScreened(PEOPLE, NOW)).toBe(false);
    const hidden = async () =>
      (await Promise.all(people.map(({ id }) => isShown(PEOPLE, `m${id}`)))).filter((is) => !is).length;
    expect(await hidden()).toBe(100);
    const messages: JobMessage[] = [];
    const JOBS = { send: async (message: JobMessage) => void messages.push(message) };
    const env = { ...openTestOrigin('local', PEOPLE, {}, ACCOUNTS).bindings, JOBS };
    await runScheduledJobs(env, NOW);
    expect(messages).toContainEqual({ work: 'screen' });
    for (let body = messages.shift(); body !== undefined; body = messages.shift())
      await answerJobs({ messages: [{ body, ack: () => {}, retry: () => {} }] }, env, () => NOW);
    expect(await hidden()).toBe(120);
    expect(await isScreened(PEOPLE, Date.now() + 5_000)).toBe(true);
  });

  it('finds its rows by an index', async () => {
    await ask();
    const PEOPLE = dataSet({ ...JUNE, id: 'new' });
    const plans: string[] = [];
    plans.push(
      ...(await plansOfRun(ACCOUNTS, (explained) => screenBatch({ ACCOUNTS: explained, PEOPLE }, NOW))),
      ...(await plansOfRun(dataSet({ ...JUNE, id: 'new' }), (explained) =>
        screenBatch({ ACCOUNTS, PEOPLE: explained }, NOW),
      )),
    );
    expect(plans.length).toBeGreaterThan(10);
    expect(fullReads(plans)).toEqual([]);
  });
});
