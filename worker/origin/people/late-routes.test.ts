import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import type { PersonDetails } from '../../../shared/contract/person.ts';
import { type UserType, userTypeSchema } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession } from '../../../tests/support/accounts-fixture.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addResidence,
  fixtureId,
  sellProperty,
} from '../../../tests/support/people-fixture.ts';

const BROWSER = { envelope: { caller: 'browser' } } as const;
const SOON = Date.now() + 60_000;
const THIS_YEAR = new Date().getUTCFullYear();
const UNKNOWN = fixtureId('nobody');
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
});

async function cookieOf(userType: UserType, lookupsMax: number | null = 5): Promise<string> {
  addAccount(origin.accounts, { id: userType, userType, lookupsMax });
  return `session=${await addSession(origin.accounts, userType)}`;
}

const open = (personId: string, cookie: string) =>
  origin.call(`/api/v4/person/details?personId=${personId}`, { cookie });

async function usedLookups(): Promise<number> {
  const row = await origin.accounts.prepare('SELECT COUNT(*) AS used FROM lookup').first<{ used: number }>();
  return row?.used ?? 0;
}

describe('phone activity', () => {
  const ask = (number: string, cookie?: string) =>
    origin.call(`/api/phone/activity?phoneNumbers=1${number}`, { ...BROWSER, cookie });
  const scoreOf = async (number: string, cookie: string) => {
    const answer = (await ask(number, cookie)).json<CallResponse<'phoneActivity'>>();
    expect(answer.data.results).toHaveLength(1);
    expect(answer.data.results[0]?.phoneNumber).toBe(`1${number}`);
    return answer.data.results[0]?.activityScore;
  };
  const score = (activity_score: number | null) => ({ columns: { activity_score } });

  it('is for who has business features by plan, and no report brings it', async () => {
    const ann = addPerson(origin.people, { id: 'ann', first: 'Ann', last: 'Hale' });
    addPhone(origin.people, ann, '5035550142', 'Mobile', score(81));
    expect((await ask('5035550142')).status).toBe(403);
    for (const type of userTypeSchema.options) {
      const cookie = await cookieOf(type);
      addReport(origin.accounts, type, ann, SOON);
      await open(ann, cookie);
      const answer = await ask('5035550142', cookie);
      expect([type, answer.status]).toEqual([type, type === 'smb' ? 200 : 403]);
      expect([type, answer.text.includes('81')]).toEqual([type, type === 'smb']);
    }
  });

  it('is the score of the line, the highest of whoever shares it, and null where nobody looked', async () => {
    const db = origin.people;
    const cookie = await cookieOf('smb');
    const ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale' });
    const bob = addPerson(db, { id: 'bob', first: 'Bob', last: 'Hale' });
    addPhone(db, ann, '5035550142', 'Landline', score(20));
    addPhone(db, bob, '5035550142', 'Landline', score(77));
    addPhone(db, ann, '5035550143', 'Mobile', score(0));
    addPhone(db, ann, '5035550144', 'Mobile', score(null));
    expect(await scoreOf('5035550142', cookie)).toBe(77);
    expect(await scoreOf('5035550143', cookie)).toBe(0);
    expect(await scoreOf('5035550144', cookie)).toBeNull();
  });

  it('does not tell who is suppressed, hidden or under 18 from a number that nobody has', async () => {
    const db = origin.people;
    const cookie = await cookieOf('smb');
    const gone = addPerson(db, { id: 'gone', first: 'G', last: 'H', isSuppressed: true });
    const kid = addPerson(db, { id: 'kid', first: 'K', last: 'H', birth: [THIS_YEAR - 10] });
    const ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale' });
    addPhone(db, gone, '5035550151', 'Mobile', score(90));
    addPhone(db, kid, '5035550152', 'Mobile', score(90));
    addPhone(db, ann, '5035550153', 'Mobile', { ...score(90), suppressedAt: 1 });
    addPhone(db, gone, '5035550154', 'Landline', score(90));
    addPhone(db, ann, '5035550154', 'Landline', score(40));
    const nobody = await ask('5035550199', cookie);
    for (const number of ['5035550151', '5035550152', '5035550153'])
      expect((await ask(number, cookie)).text).toBe(nobody.text.replace('15035550199', `1${number}`));
    expect(await scoreOf('5035550154', cookie)).toBe(40);
  });

  it('is asked for one whole number at a time', async () => {
    const cookie = await cookieOf('smb');
    for (const query of ['5035550142', '15035550142,15035550143', '1503555014', ''])
      expect(
        (await origin.call(`/api/phone/activity?phoneNumbers=${query}`, { ...BROWSER, cookie })).status,
        query,
      ).toBe(400);
  });
});

describe('missing address ids', () => {
  let ann: string;
  const ask = (personId: string, cookie?: string) =>
    origin.call(`/api/v1/person/missing-address-ids?personId=${personId}`, { ...BROWSER, cookie });
  const idsOf = async (cookie?: string) =>
    (await ask(ann, cookie))
      .json<CallResponse<'missingAddressIds'>>()
      .data.addresses.map(({ id, ...where }) => [id, ...Object.values(where)]);
  const late = { columns: { is_address_id_late: 1 } };
  const LATE = ['Alate0000000', '7 Elm Ave Apt 4', 'Eugene', 'OR'];

  beforeEach(() => {
    const db = origin.people;
    ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale', homes: ['portlandOr'] });
    const address = addAddress(db, 'late', 'eugene', { houseNumber: '7', street: 'Elm Ave', unit: 'Apt 4' });
    addResidence(db, ann, address, { isCurrent: false, sortOrder: 1, ...late });
  });

  it('are those that the details left null, found again by street, city and state', async () => {
    const cookie = await cookieOf('paid');
    const { results } = (await open(ann, cookie)).json<PersonDetails>();
    expect(results.addresses.map((address) => address.type === 'full' && address.id)).toEqual(['Aann-0000000', null]);
    expect(await idsOf(cookie)).toEqual([LATE]);
    const [, sent] = results.addresses;
    expect(sent).toMatchObject({ line1: LATE[1], city: LATE[2], stateCode: LATE[3] });
  });

  it('are answered only to whom the addresses were sent full, and use no lookup', async () => {
    expect(await idsOf()).toEqual([]);
    const paid = await cookieOf('paid');
    const smb = await cookieOf('smb', null);
    for (const cookie of [paid, smb, await cookieOf('free'), await cookieOf('cancelled')])
      expect(await idsOf(cookie)).toEqual([]);
    expect(await usedLookups()).toBe(0);
    await open(ann, paid);
    await open(ann, smb);
    expect([await idsOf(paid), await idsOf(smb)]).toEqual([[LATE], [LATE]]);
    expect(await usedLookups()).toBe(2);
    addReport(origin.accounts, 'free', ann, SOON);
    expect(await idsOf(`session=${await addSession(origin.accounts, 'free')}`)).toEqual([LATE]);
  });

  it('are no ids of hidden addresses, nor of anybody who is not there', async () => {
    const cookie = await cookieOf('paid');
    const gone = addPerson(origin.people, { id: 'gone', first: 'G', last: 'H', isSuppressed: true });
    const kid = addPerson(origin.people, { id: 'kid', first: 'K', last: 'H', birth: [THIS_YEAR - 10] });
    const unknown = await ask(UNKNOWN, cookie);
    expect(unknown.status).toBe(404);
    for (const id of [gone, kid]) expect(await ask(id, cookie)).toMatchObject({ status: 404, text: unknown.text });
    const hidden = addAddress(origin.people, 'hidden', 'eugene');
    addResidence(origin.people, ann, hidden, { isCurrent: false, sortOrder: 2, suppressedAt: 1, ...late });
    await open(ann, cookie);
    expect(await idsOf(cookie)).toEqual([LATE]);
  });
});

describe('realtime age', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 15), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const ask = (ids: readonly string[], cookie?: string, botClass: 'human' | 'search-engine' | 'other-bot' = 'human') =>
    origin.call(`/api/person/realtime/age?personIds=${ids.join()}`, {
      cookie,
      envelope: { caller: 'browser', botClass },
    });
  const add = (id: string, lateBirth: readonly [number, number?]) =>
    addPerson(origin.people, { id, first: 'Ann', last: 'Hale', lateBirth });
  const answersTo = async (ids: readonly string[], cookie?: string) =>
    (await ask(ids, cookie)).json<CallResponse<'realtimeAge'>>().map(({ age, ageRange }) => [age, ageRange]);

  it('is capped as the page would have had it: exact up to 65 for the free view, whole for who opened the person', async () => {
    const ids = [add('young', [1985, 5]), add('edge', [1960, 7]), add('old', [1952, 1]), add('year', [1951])];
    const free = [
      [41, null],
      [65, null],
      [null, '65+'],
      [null, '65+'],
    ];
    expect(await answersTo(ids)).toEqual(free);
    expect((await ask(ids)).text).not.toContain('74');
    const paid = await cookieOf('paid');
    expect(await answersTo(ids, paid)).toEqual(free);
    expect(await usedLookups()).toBe(0);
    for (const id of ids) await open(id, paid);
    expect(await answersTo(ids, paid)).toEqual([
      [41, null],
      [65, null],
      [74, null],
      [null, '70s'],
    ]);
    expect(await answersTo(ids, await cookieOf('cancelled'))).toEqual(free);
  });

  it('answers each id once and in order; who is unknown, suppressed, a minor or of known age stays unknown alike', async () => {
    const late = add('late', [1996, 1]);
    const gone = addPerson(origin.people, {
      id: 'gone',
      first: 'G',
      last: 'H',
      lateBirth: [1980, 1],
      isSuppressed: true,
    });
    const kid = add('kid', [2014, 1]);
    const known = addPerson(origin.people, {
      id: 'known',
      first: 'K',
      last: 'H',
      birth: [1980, 4, 2],
      lateBirth: [1990, 1],
    });
    const silent = addPerson(origin.people, { id: 'silent', first: 'S', last: 'H' });
    const ids = [gone, late, UNKNOWN, kid, known, silent, late];
    const answer = (await ask(ids)).json<CallResponse<'realtimeAge'>>();
    expect(answer.map(({ id }) => id)).toEqual(ids.slice(0, -1));
    for (const { id, ...rest } of answer)
      if (id !== late) expect([id, rest]).toEqual([id, { age: null, ageRange: null }]);
    expect(answer[1]?.age).toBe(30);
  });

  it('of 20 people takes one round trip, and whoever is logged in two more', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => add(`late${at}x`, [1980, 4]));
    await ask(ids);
    expect([origin.people.roundTrips.count, origin.accounts.roundTrips.count]).toEqual([1, 0]);
    await ask(ids, await cookieOf('paid'));
    expect(origin.people.roundTrips.count).toBe(2);
    expect(origin.accounts.roundTrips.count).toBeLessThanOrEqual(3);
  });

  it('is not for bots, and not looked for', async () => {
    const late = add('late', [1980, 4]);
    for (const botClass of ['search-engine', 'other-bot'] as const)
      expect((await ask([late], undefined, botClass)).json()).toEqual([]);
    expect(origin.people.roundTrips.count).toBe(0);
  });
});

describe('funnel counts', () => {
  const ask = (query: string, botClass: 'human' | 'search-engine' | 'other-bot' = 'human') =>
    origin.call(`/api/funnel/counts?${query}`, { envelope: { botClass } });
  let ann: string;
  let countsOfAnn: string;

  beforeEach(async () => {
    const db = origin.people;
    ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale', homes: ['portlandOr', 'eugene'] });
    addPhone(db, ann, '5035550142', 'Mobile');
    addRecord(db, ann, 'record-1', 'lien');
    addAddress(db, 'owned', 'eugene', { pnpId: 'pnp-1' });
    addOwnership(db, ann, 'pnp-1', { isCurrent: true });
    countsOfAnn = (await origin.call(`/api/person/counts?personId=${ann}`)).text;
  });

  it('are the counts of the person, of the only one with the phone, of the only owner', async () => {
    expect(countsOfAnn).toContain('"liens":1');
    for (const query of [
      `id=${ann}&source=person`,
      `id=${ann}&source=person&eid=spring_mail`,
      'id=15035550142&source=phone',
      'id=pnp-1&source=property&eid=%20%25',
    ])
      expect(await ask(query), query).toMatchObject({ status: 200, text: countsOfAnn });
  });

  it('are none for nobody, for more than one, and for who is not shown', async () => {
    const db = origin.people;
    for (const query of [
      `id=${UNKNOWN}&source=person`,
      'id=15035550199&source=phone',
      'id=5035550142&source=phone',
      'id=pnp-9&source=property',
      'id=pnp-1&source=phone',
    ])
      expect(await ask(query), query).toMatchObject({ status: 204, text: '' });
    // A second one who may not be shown changes nothing; one who may makes it nobody's.
    const gone = addPerson(db, { id: 'gone', first: 'G', last: 'H', isSuppressed: true });
    addPhone(db, gone, '5035550142', 'Mobile');
    addPhone(db, gone, '5035550143', 'Mobile');
    expect((await ask('id=15035550142&source=phone')).text).toBe(countsOfAnn);
    expect((await ask('id=15035550143&source=phone')).status).toBe(204);
    const bob = addPerson(db, { id: 'bob', first: 'Bob', last: 'Hale' });
    addPhone(db, bob, '5035550142', 'Mobile');
    addOwnership(db, bob, 'pnp-1', { isCurrent: false });
    expect((await ask('id=15035550142&source=phone')).status).toBe(204);
    expect((await ask('id=pnp-1&source=property')).text).toBe(countsOfAnn);
    sellProperty(db, ann);
    expect((await ask('id=pnp-1&source=property')).status).toBe(204);
  });

  it('are none for a bot, and not looked for', async () => {
    origin.people.roundTrips.count = 0;
    for (const botClass of ['search-engine', 'other-bot'] as const)
      expect((await ask(`id=${ann}&source=person`, botClass)).status).toBe(204);
    expect(origin.people.roundTrips.count).toBe(0);
  });
});
