import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAddress,
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addSmartcheck,
  fixtureId,
  settlePerson,
} from '../../../tests/fixtures/people-database.ts';
import { holdPeople } from '../../../tests/support/opened-people.ts';
import { HUMAN_VIEW, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { loadPersonFacts } from '../import/person-facts.ts';
import { isHiddenAfterAll } from './hidden-after-all.ts';
import { type AskedSuppression, suppressPerson } from './suppress-person.ts';

const NOW = Date.now();
const JUNE = fixtureId('june');
const LEGACY = `${'A'.repeat(43)}=`;

function people(): TestDatabase {
  const db = openTestDatabase('people');
  addPlaces(db);
  const june = { id: 'june', first: 'June', last: 'Alder', birth: [1980, 4, 2], legacyId: LEGACY } as const;
  addPerson(db, { ...june, currentPlace: 'portlandOr' });
  settlePerson(db, JUNE, addAddress(db, 'home', 'portlandOr', { houseNumber: '12', street: 'Fir Ln' }));
  addPhone(db, JUNE, '5035550101', 'Mobile');
  addEmail(db, JUNE, 'june@example.com');
  addSmartcheck(db, JUNE, '123456789012');
  db.fillFinding();
  return db;
}

let origin: TestOrigin;

/** The accounts database knows of a removal, and the people database is a copy from before it. */
beforeEach(() => {
  origin = openTestOrigin('local', people());
});
const ask = (more: Partial<AskedSuppression> = {}) =>
  suppressPerson(
    { ACCOUNTS: origin.accounts, PEOPLE: people() },
    { personId: JUNE, what: ['page'], source: 'opt-out', reference: 'one', ...more },
    NOW,
  );
const searched = async () => (await origin.call('/api/search/people?name=June%20Alder')).text;

describe('somebody who is hidden, while the people database still shows them', () => {
  it.each<[string, string, string]>([
    ['details', `/api/v4/person/details?personId=${JUNE}`, `/api/v4/person/details?personId=${fixtureId('nobody')}`],
    ['counts', `/api/person/counts?personId=${JUNE}`, `/api/person/counts?personId=${fixtureId('nobody')}`],
    ['a legacy id', `/api/person/premium?personId=${LEGACY}`, `/api/person/premium?personId=${'B'.repeat(43)}=`],
    [
      'a short-lived number',
      '/api/person/smartcheck?personId=123456789012',
      '/api/person/smartcheck?personId=210987654321',
    ],
    [
      'a checkout',
      `/api/funnel/counts?source=person&id=${JUNE}`,
      `/api/funnel/counts?source=person&id=${fixtureId('no')}`,
    ],
  ])('is an unknown id to a call for %s, and gone everywhere from then on', async (_, path, unknown) => {
    await ask();
    await holdPeople(origin, [JUNE, fixtureId('nobody')]);
    expect(await searched()).toContain(JUNE);
    const answer = await origin.call(path);
    const expected = await origin.call(unknown);
    expect([answer.status, answer.text]).toEqual([expected.status, expected.text]);
    expect(await searched()).not.toContain(JUNE);
  });

  it('has an unknown age to a browser that asks for it later', async () => {
    await ask();
    await holdPeople(origin, [JUNE]);
    const asked = { envelope: { caller: 'browser' } } as const;
    const answer = await origin.call(`/api/person/realtime/age?personIds=${JUNE}`, asked);
    expect([answer.status, answer.json()]).toEqual([200, [{ id: JUNE, age: null, ageRange: null }]]);
    expect(await searched()).not.toContain(JUNE);
  });

  it('is unknown to details with the tag of a page that somebody kept', async () => {
    const path = `/api/v4/person/details?personId=${JUNE}&late=true`;
    const kept = await origin.call(path);
    const tag = kept.headers.get('etag') ?? '';
    const again = () => origin.call(path, { headers: { 'if-none-match': tag } });
    expect([kept.status, (await again()).status]).toEqual([200, 304]);
    await ask();
    expect((await again()).status).toBe(404);
  });

  it('is recognized on their page by what is on it, under another id', async () => {
    await ask();
    const twin = addPerson(origin.people, { id: 'twin', first: 'June', middle: 'Iris', last: 'Alder' });
    addPhone(origin.people, twin, '5035550101', 'Mobile');
    expect((await origin.call(`/api/v4/person/details?personId=${twin}`)).status).toBe(404);
    expect(await searched()).not.toContain(twin);
  });

  it('has hidden what they hid under another id, too', async () => {
    await ask({ what: ['phones'] });
    const twin = addPerson(origin.people, { id: 'twin', first: 'June', last: 'Alder' });
    for (const number of ['5035550101', '5035550177']) addPhone(origin.people, twin, number, 'Mobile');
    await origin.call(`/api/v4/person/details?personId=${twin}`);
    const again = await origin.call(`/api/v4/person/details?personId=${twin}`);
    expect(again.status).toBe(200);
    const { results } = await origin.people.prepare('SELECT number FROM phone WHERE person_id = ?1').bind(twin).all();
    expect(results).toEqual([]);
  });
});

describe('whoever is not hidden', () => {
  it('is shown: a namesake, a spouse, and somebody whose number it is now', async () => {
    await ask();
    const add = (id: string, first: string, last: string, phones: readonly string[]) => {
      const person = addPerson(origin.people, { id, first, last, birth: [1985, 1, 1] });
      for (const number of phones) addPhone(origin.people, person, number, 'Mobile');
      return person;
    };
    const others = [
      add('namesake', 'June', 'Alder', ['5035550166']),
      add('spouse', 'Sam', 'Alder', ['5035550101']),
      add('next', 'Ada', 'Lind', ['5035550101']),
    ];
    for (const id of others) expect((await origin.call(`/api/v4/person/details?personId=${id}`)).status).toBe(200);
  });

  it('costs one query, which an index answers', async () => {
    await ask({ personId: JUNE });
    const db = people();
    const other = addPerson(db, { id: 'other', first: 'Ada', last: 'Lind', homes: ['eugene'] });
    const [facts] = await loadPersonFacts(db, { ids: [other] });
    if (facts === undefined) throw new Error('nobody');
    origin.accounts.roundTrips.count = 0;
    expect(await isHiddenAfterAll({ ACCOUNTS: origin.accounts, PEOPLE: db }, facts, NOW)).toBe(false);
    expect(origin.accounts.roundTrips.count).toBe(1);
    const plans = await plansOfRun(origin.accounts, (ACCOUNTS) =>
      isHiddenAfterAll({ ACCOUNTS, PEOPLE: db }, facts, NOW),
    );
    expect(plans.length).toBeGreaterThan(3);
    expect(fullReads(plans)).toEqual([]);
  });
});

it('no line of a log says who it was', async () => {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  await ask();
  await origin.call(`/api/v4/person/details?personId=${JUNE}`, { envelope: { traceId: HUMAN_VIEW.traceId } });
  spy.mockRestore();
  expect(lines.join('\n')).not.toMatch(/june|alder|55501/i);
});
