import { beforeEach, describe, expect, it } from 'vitest';
import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession, PERIOD_START } from '../../../tests/fixtures/accounts-database.ts';
import {
  addPerson,
  addPhone,
  addPlaces,
  addRelation,
  confirmPhones,
  hidePerson,
} from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const CELL = '5035550142';
const LANDLINE = '5035550143';
const OREGON = { areaCode: '503', state: 'OR', timezone: 'America/Los_Angeles' };
let origin: TestOrigin;
let maya: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  maya = addPerson(origin.people, {
    id: 'maya',
    first: 'Maya',
    last: 'Ostrowski',
    birth: bornAged(41),
    homes: ['portlandOr', 'eugene'],
  });
  const columns = { carrier: 'Cascadia Wireless', timezone: 'America/Boise', last_seen: '2026-03' };
  addPhone(origin.people, maya, CELL, 'Mobile', { columns });
  addPhone(origin.people, maya, LANDLINE, 'Landline', { isListed: true, sortOrder: 1 });
});

async function lookUp(phone: string, request: OriginRequest = {}): Promise<PhoneSearchAnswer> {
  const answer = await origin.call(`/api/search/phone?phone=${phone}`, request);
  expect([phone, answer.status]).toEqual([phone, 200]);
  return answer.json<PhoneSearchAnswer>();
}

async function logIn(id: string, userType: UserType, lookupsMax: number | null = 1): Promise<{ cookie: string }> {
  addAccount(origin.accounts, { id, userType, lookupsMax });
  return { cookie: `session=${await addSession(origin.accounts, id)}` };
}

const open = (account: string, personId: string, periodStart = PERIOD_START) =>
  origin.accounts.insert('lookup', {
    account_id: account,
    person_id: personId,
    period_start: periodStart,
    used_at: 1,
  });
const lookups = async () =>
  (await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n;

const HIDDEN = {
  phone: `1${CELL}`,
  isPartial: false,
  area: { ...OREGON, cities: [] },
  isOnRecord: true,
  lineType: 'Mobile',
  isListed: false,
  carrier: null,
  firstSeen: null,
  lastSeen: null,
  owners: [],
  formerOwners: [],
  opening: null,
  isOutOfLookups: false,
  numbers: [],
  hasMoreNumbers: false,
  otherNumbers: 0,
  reports: { level: null, kinds: [] },
};

describe('a complete number', () => {
  it('tells the kind of line, what its area code tells, and that it is on record, and nothing of who has it [F2-13]', async () => {
    expect(await lookUp(CELL)).toEqual(HIDDEN);
    // Whatever else is known: who, how old, where.
    addPhone(origin.people, addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' }), CELL, 'Mobile');
    expect(await lookUp(CELL)).toEqual(HIDDEN);
  });

  it('names the owner of a listed landline to everyone, and uses no lookup [F1-02]', async () => {
    const sister = addPerson(origin.people, { id: 'ida', first: 'Ida', last: 'Ostrowski' });
    addRelation(origin.people, maya, sister);
    const found = await lookUp(LANDLINE);
    expect(found).toMatchObject({ isListed: true, lineType: 'Landline', isOnRecord: true, opening: null });
    expect(found.owners).toEqual([
      {
        id: maya,
        fullName: 'Maya Ostrowski',
        age: '41',
        isDead: false,
        city: 'Portland',
        stateCode: 'OR',
        isCurrentCity: true,
        earlierCities: ['Eugene, OR'],
        relatives: [{ fullName: 'Ida Ostrowski', isDead: false }],
        match: 'exact',
        matchedName: null,
        matchedNickname: null,
      },
    ]);
  });

  it('of several people names those whom everybody may know, and says nothing of the others', async () => {
    const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    const columns = { last_seen: '2026-05', carrier: 'Other Wireless' };
    addPhone(origin.people, otto, LANDLINE, 'Landline', { columns });
    const { owners, isListed, lastSeen, carrier } = await lookUp(LANDLINE);
    expect([owners.map(({ id }) => id), isListed, lastSeen, carrier]).toEqual([[maya], true, null, null]);
  });

  it('that changed hands tells a present owner from a former one', async () => {
    const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    addPhone(origin.people, otto, CELL, 'Mobile', { columns: { first_seen: '2026-04', last_seen: '2026-06' } });
    const knows = await logIn('payer', 'paid', 9);
    for (const id of [maya, otto]) open('payer', id);
    const named = async () => {
      const { owners, formerOwners } = await lookUp(CELL, knows);
      return [owners, formerOwners].map((people) => people.map(({ id }) => id));
    };
    expect(await named()).toEqual([[otto], [maya]]);
    // Confirmed in the month in which the other's was first seen: nobody knows that it changed hands.
    confirmPhones(origin.people, maya, '2026-04');
    expect(await named()).toEqual([[otto, maya], []]);
  });

  it('that nobody has gets the same response as one whose owners are all hidden, minors, private or dead', async () => {
    const kid = addPerson(origin.people, { id: 'kid', first: 'Kid', last: 'Lind', birth: bornAged(9) });
    const shy = addPerson(origin.people, { id: 'shy', first: 'Shy', last: 'Lind' });
    const dead = addPerson(origin.people, { id: 'dead', first: 'Ded', last: 'Lind', isDead: true });
    addPhone(origin.people, kid, '5035550144', 'Mobile');
    addPhone(origin.people, shy, '5035550145', 'Landline', { isListed: true, suppressedAt: 1 });
    addPhone(origin.people, dead, '5035550146', 'Mobile');
    hidePerson(origin.people, maya);
    const viewer = await logIn('payer', 'paid', 9);
    for (const request of [{}, viewer]) {
      const nobody = await lookUp('5035550199', request);
      expect(nobody).toEqual({ ...HIDDEN, phone: '15035550199', isOnRecord: false, lineType: null });
      for (const number of [CELL, LANDLINE, '5035550144', '5035550145', '5035550146'])
        expect(await lookUp(number, request)).toEqual({ ...nobody, phone: `1${number}` });
    }
  });

  it('names somebody who has died only if a directory lists the line', async () => {
    const dead = addPerson(origin.people, { id: 'dead', first: 'Ded', last: 'Lind', isDead: true });
    addPhone(origin.people, dead, '5035550146', 'Landline', { isListed: true });
    expect((await lookUp('5035550146')).owners).toMatchObject([{ id: dead, isDead: true, age: null }]);
    // Somebody who had it before is no present owner for that.
    addPhone(origin.people, maya, '5035550147', 'Mobile', { columns: { last_seen: '2015-01' }, sortOrder: 5 });
    const later = { columns: { first_seen: '2018-01', last_seen: '2024-01' }, sortOrder: 1 };
    addPhone(origin.people, dead, '5035550147', 'Mobile', later);
    const viewer = await logIn('payer', 'paid', 9);
    open('payer', maya);
    expect(await lookUp('5035550147', viewer)).toMatchObject({ owners: [], formerOwners: [{ id: maya }] });
  });

  it('of sixty people names fifty, in as many round trips as for one', async () => {
    const payer = await logIn('payer', 'paid', 99);
    for (let at = 0; at < 60; at++) {
      const person = addPerson(origin.people, { id: `p${at + 100}`, first: 'Ada', last: 'Hale' });
      addPhone(origin.people, person, '5035550150', 'Landline');
      open('payer', person);
    }
    open('payer', maya);
    const tripsFor = async (number: string) => {
      origin.people.roundTrips.count = 0;
      origin.accounts.roundTrips.count = 0;
      const { owners } = await lookUp(number, payer);
      return [owners.length, origin.people.roundTrips.count, origin.accounts.roundTrips.count];
    };
    const [one, ...trips] = await tripsFor(CELL);
    expect(one).toBe(1);
    expect(await tripsFor('5035550150')).toEqual([50, ...trips]);
  });
});

describe('the area of a number', () => {
  it('has the largest cities of its area code, the same for every number, on record or not', async () => {
    const places: readonly (readonly [id: number, city: string])[] = [
      [501, 'Larkfield'],
      [502, 'Ashmere'],
    ];
    for (const [at, [id, city]] of places.entries()) {
      const where = { county: null, latitude: 45, longitude: -123 };
      origin.people.insert('place', { id, city, city_key: city.toLowerCase(), state_code: 'OR', ...where });
      origin.people.insert('area_place', { area_code: '503', rank: at + 1, place_id: id });
    }
    for (const number of [CELL, LANDLINE, '5035550199'])
      expect((await lookUp(number)).area).toEqual({ ...OREGON, cities: ['Larkfield', 'Ashmere'] });
    expect((await lookUp('8005550199')).area).toBeNull();
  });
});

describe('reports by month', () => {
  const reportedIn = (number: string, at: number) => {
    const hashes = { mailbox_hash: crypto.randomUUID(), network_hash: crypto.randomUUID() };
    origin.accounts.insert('phone_report', { number, kind: 'sales', reported_at: at, ...hashes });
  };
  const monthsAgo = (months: number) => {
    const now = new Date();
    return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1);
  };

  it('are told only of a listed landline, and no longer once its holder is hidden', async () => {
    for (const number of [CELL, LANDLINE]) {
      for (let at = 0; at < 3; at++) reportedIn(number, monthsAgo(0));
      reportedIn(number, monthsAgo(1));
      reportedIn(number, monthsAgo(11));
    }
    expect((await lookUp(LANDLINE)).reports).toMatchObject({
      level: 'some',
      byMonth: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3],
    });
    expect(Object.keys((await lookUp(CELL)).reports)).toEqual(['level', 'kinds']);
    hidePerson(origin.people, maya);
    expect(Object.keys((await lookUp(LANDLINE)).reports)).toEqual(['level', 'kinds']);
  });

  it('count at most fifty a month, leave out withdrawn ones, and are not read if nobody reported', async () => {
    expect(Object.keys((await lookUp(LANDLINE)).reports)).toEqual(['level', 'kinds']);
    for (let at = 0; at < 60; at++) reportedIn(LANDLINE, monthsAgo(2));
    for (let at = 0; at < 4; at++) reportedIn(LANDLINE, monthsAgo(3));
    const of = async () => (await lookUp(LANDLINE)).reports.byMonth?.slice(8, 10);
    expect(await of()).toEqual([4, 50]);
    origin.accounts.exec(`UPDATE phone_report SET withdrawn_at = 1 WHERE reported_at = ${monthsAgo(3)}`);
    expect(await of()).toEqual([0, 50]);
  });
});

describe('a hidden owner', () => {
  it('is named to nobody for a look, whatever their plan, and may be opened by those who have one [F2-13]', async () => {
    for (const [type, max, opening] of [
      ['paid', 20, { left: 20, max: 20 }],
      ['fam', 5, { left: 5, max: 5 }],
      ['paid', null, { left: null, max: null }],
      ['smb', 0, { left: null, max: null }],
    ] as const)
      expect(await lookUp(CELL, await logIn(`${type}-${max}`, type, max))).toEqual({ ...HIDDEN, opening });
    for (const type of ['free', 'cancelled', 'expired', 'delinquent', 'transactional'] as const)
      expect(await lookUp(CELL, await logIn(type, type))).toEqual(HIDDEN);
    expect(await lookUp(CELL, { cookie: 'session=made-up' })).toEqual(HIDDEN);
    expect(await lookups()).toBe(0);
  });

  it('is named, as on their page, to whoever opened them in this period or has their report', async () => {
    const opened = await logIn('opened', 'paid');
    open('opened', maya);
    const named = { ...HIDDEN, owners: [expect.objectContaining({ id: maya })], carrier: 'Cascadia Wireless' };
    expect(await lookUp(CELL, opened)).toEqual({ ...named, lastSeen: '2026-03' });
    const buyer = await logIn('buyer', 'transactional', 0);
    addReport(origin.accounts, 'buyer', maya, Date.now() + 60_000);
    expect(await lookUp(CELL, buyer)).toEqual({ ...named, lastSeen: '2026-03' });
    const before = await logIn('before', 'paid');
    open('before', maya, 1);
    expect(await lookUp(CELL, before)).toEqual({ ...HIDDEN, opening: { left: 1, max: 1 } });
  });

  it('is out of reach once no lookup is left, unless everybody is known', async () => {
    const spent = await logIn('spent', 'paid');
    open('spent', 'Panother0000000');
    expect(await lookUp(CELL, spent)).toEqual({ ...HIDDEN, isOutOfLookups: true });
    expect(await lookUp(LANDLINE, spent)).toMatchObject({ opening: null, isOutOfLookups: false });
    expect(await lookUp('5035550199', spent)).toMatchObject({ opening: null, isOutOfLookups: false });
  });

  it('is the same for a bot, a HEAD request or a prefetch, whoever they are', async () => {
    const { cookie } = await logIn('payer', 'paid', 9);
    open('payer', maya);
    for (const envelope of [
      { botClass: 'search-engine' },
      { botClass: 'other-bot' },
      { isHead: true },
      { isPrefetch: true },
    ] as const)
      expect([envelope, await lookUp(CELL, { cookie, envelope })]).toEqual([envelope, HIDDEN]);
  });
});
