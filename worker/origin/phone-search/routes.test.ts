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
  hidePhones,
  PLACES,
  removePhones,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const CELL = '5035550142';
const LANDLINE = '5035550143';
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
  const columns = { carrier: 'Cascadia Wireless', timezone: 'America/Los_Angeles', last_seen: '2026-03' };
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

const open = (account: string, personId: string) =>
  origin.accounts.insert('lookup', {
    account_id: account,
    person_id: personId,
    period_start: PERIOD_START,
    used_at: 1,
  });

const MASKED = { type: 'masked', initials: 'M. O.', ageRange: '40s', isDead: false, city: 'Portland', state: 'OR' };

describe('a complete number', () => {
  it('says what kind of line it is, and nothing that identifies a masked owner', async () => {
    expect(await lookUp(CELL)).toEqual({
      phone: `1${CELL}`,
      isPartial: false,
      lineType: 'Mobile',
      carrier: 'Cascadia Wireless',
      city: 'Portland',
      state: 'OR',
      timezone: 'America/Los_Angeles',
      lastSeen: '2026-03',
      isListed: false,
      owners: [MASKED],
      formerOwners: [],
      numbers: [],
      hasMoreNumbers: false,
      reports: expect.objectContaining({ total: 0, kinds: [] }),
    });
  });

  it('names the owner of a listed landline to everyone, and uses no lookup [F1-02]', async () => {
    const sister = addPerson(origin.people, { id: 'ida', first: 'Ida', last: 'Ostrowski' });
    addRelation(origin.people, maya, sister);
    const found = await lookUp(LANDLINE);
    expect(found).toMatchObject({ isListed: true, lineType: 'Landline' });
    expect(found.owners).toEqual([
      {
        type: 'full',
        person: {
          id: maya,
          fullName: 'Maya Ostrowski',
          age: '41',
          isDead: false,
          city: 'Portland',
          stateCode: 'OR',
          isCurrentCity: true,
          earlierCities: ['Eugene'],
          relatives: [{ fullName: 'Ida Ostrowski', isDead: false }],
          match: 'exact',
          matchedName: null,
          matchedNickname: null,
        },
      },
    ]);
  });

  it('of several people lists each as this viewer may see them, last confirmed first', async () => {
    const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    addPhone(origin.people, otto, LANDLINE, 'Landline', { columns: { last_seen: '2026-05' } });
    const { owners, isListed, lastSeen } = await lookUp(LANDLINE);
    expect(owners.map(({ type }) => type)).toEqual(['masked', 'full']);
    expect([isListed, lastSeen]).toEqual([true, '2026-05']);
  });

  it('that changed hands tells the present owner from the former one, who is masked alike', async () => {
    const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    addPhone(origin.people, otto, CELL, 'Mobile', { columns: { first_seen: '2026-04', last_seen: '2026-06' } });
    const { owners, formerOwners, lastSeen } = await lookUp(CELL);
    expect(owners).toMatchObject([{ type: 'masked', initials: 'O. L.' }]);
    expect(formerOwners).toEqual([MASKED]);
    expect(lastSeen).toBe('2026-06');
    // Confirmed in the month in which the other's was first seen: nobody knows that it changed hands.
    confirmPhones(origin.people, maya, '2026-04');
    expect(await lookUp(CELL)).toMatchObject({ owners: [{ initials: 'O. L.' }, MASKED], formerOwners: [] });
    const named = await lookUp(CELL, await logIn('payer', 'paid'));
    expect([named.owners.length, named.formerOwners.length]).toEqual([2, 0]);
  });

  it('of sixty people names fifty, in as many round trips as for one', async () => {
    for (let at = 0; at < 60; at++) {
      const person = addPerson(origin.people, { id: `p${at + 100}`, first: 'Ada', last: 'Hale' });
      addPhone(origin.people, person, '5035550150', 'Landline');
    }
    const payer = await logIn('payer', 'paid');
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

  it('that nobody has gets the same response as one whose owners are all hidden, minors or private', async () => {
    const kid = addPerson(origin.people, {
      id: 'kid',
      first: 'Kid',
      last: 'Lind',
      birth: [new Date().getUTCFullYear() - 9],
    });
    const shy = addPerson(origin.people, { id: 'shy', first: 'Shy', last: 'Lind' });
    addPhone(origin.people, kid, '5035550144', 'Mobile');
    addPhone(origin.people, shy, '5035550145', 'Landline', { isListed: true, suppressedAt: 1 });
    hidePerson(origin.people, maya);
    const nobody = await lookUp('5035550199');
    expect(nobody).toMatchObject({ owners: [], lineType: null, carrier: null, isListed: false });
    for (const number of [CELL, LANDLINE, '5035550144', '5035550145'])
      expect(await lookUp(number)).toEqual({ ...nobody, phone: `1${number}` });
    expect((await lookUp('50355501XX')).numbers).toEqual([]);
  });
});

describe("a masked owner's name (F2-13)", () => {
  const isNamed = async (request: OriginRequest): Promise<boolean> => {
    const answer = await origin.call(`/api/search/phone?phone=${CELL}`, request);
    const { owners } = answer.json<PhoneSearchAnswer>();
    // Neither the name nor the id appears anywhere in the response.
    if (owners[0]?.type === 'masked') expect(answer.text).not.toMatch(new RegExp(`Ostrowski|Maya|${maya}|"41"`, 'i'));
    return owners[0]?.type === 'full';
  };

  it('is shown to viewers with a lookup left, or with unlimited lookups', async () => {
    expect(await isNamed(await logIn('payer', 'paid'))).toBe(true);
    expect(await isNamed(await logIn('child', 'fam'))).toBe(true);
    expect(await isNamed(await logIn('unlimited', 'paid', null))).toBe(true);
    expect(await isNamed(await logIn('business', 'smb', 0))).toBe(true);
    const used = await origin.accounts.prepare('SELECT COUNT(*) AS used FROM lookup').first<{ used: number }>();
    expect(used).toEqual({ used: 0 });
  });

  it('is shown to viewers who opened the person before or unlocked the report, even without a lookup left', async () => {
    const spent = await logIn('spent', 'paid');
    open('spent', 'Panother0000000');
    expect(await isNamed(spent)).toBe(false);
    const opened = await logIn('opened', 'paid');
    open('opened', maya);
    expect(await isNamed(opened)).toBe(true);
    const buyer = await logIn('buyer', 'transactional', 0);
    addReport(origin.accounts, 'buyer', maya, Date.now() + 60_000);
    expect(await isNamed(buyer)).toBe(true);
  });

  it('is not shown without a plan', async () => {
    expect(await isNamed({})).toBe(false);
    expect(await isNamed({ cookie: 'session=made-up' })).toBe(false);
    for (const type of ['free', 'cancelled', 'expired', 'delinquent', 'transactional'] as const)
      expect([type, await isNamed(await logIn(type.replace(' ', '-'), type))]).toEqual([type, false]);
  });

  it('is not shown to a bot, a HEAD request or a prefetch, whoever they are', async () => {
    const { cookie } = await logIn('payer', 'paid');
    open('payer', maya);
    for (const envelope of [
      { botClass: 'search-engine' },
      { botClass: 'other-bot' },
      { isHead: true },
      { isPrefetch: true },
    ] as const)
      expect([envelope, await isNamed({ cookie, envelope })]).toEqual([envelope, false]);
  });
});

describe('a partial number', () => {
  it('lists the numbers on record that fit, wherever the digits are missing, and names nobody', async () => {
    addPhone(origin.people, maya, '5035551143', 'Other', { sortOrder: 2 });
    const phones = async (phone: string) => (await lookUp(phone)).numbers.map((number) => number.phone);
    expect(await phones('150355501XX')).toEqual([`1${CELL}`, `1${LANDLINE}`]);
    expect(await phones('1503555X143')).toEqual([`1${LANDLINE}`, '15035551143']);
    expect(await phones('1503555X1X3')).toEqual([`1${LANDLINE}`, '15035551143']);
    expect(await lookUp('150355501XX')).toMatchObject({
      isPartial: true,
      owners: [],
      lineType: null,
      hasMoreNumbers: false,
      numbers: [{ lineType: 'Mobile', city: 'Portland', state: 'OR' }, { lineType: 'Landline' }],
    });
  });

  it('lists a hundred and says that there are more; a shared number is listed once', async () => {
    for (let at = 0; at < 101; at++)
      addPhone(origin.people, maya, `503555${1000 + at}`, 'Mobile', { sortOrder: at + 5 });
    const other = addPerson(origin.people, { id: 'other', first: 'Ada', last: 'Hale' });
    addPhone(origin.people, other, '5035551000', 'Mobile');
    const many = await lookUp('15035551XXX');
    expect([many.numbers.length, many.hasMoreNumbers, many.numbers[1]?.phone]).toEqual([100, true, '15035551001']);
    expect((await lookUp('1503555100X')).numbers).toHaveLength(10);
  });

  it('that many people share is one number, with the line confirmed last', async () => {
    for (let at = 0; at < 310; at++) {
      const person = addPerson(origin.people, { id: `s${at + 1000}`, first: 'Ada', last: 'Hale' });
      const columns = { last_seen: at === 5 ? '2026-05' : '2025-01', place_id: null };
      addPhone(origin.people, person, at < 40 ? '5035551200' : '5035551201', at === 5 ? 'Other' : 'Mobile', {
        columns,
      });
    }
    addPhone(origin.people, maya, '5035551202', 'Mobile', { sortOrder: 9 });
    for (const asked of ['150355512XX', '15035X5120X']) {
      const { numbers, hasMoreNumbers } = await lookUp(asked);
      expect([asked, numbers.map(({ phone }) => phone), hasMoreNumbers]).toEqual([
        asked,
        ['15035551200', '15035551201', '15035551202'],
        false,
      ]);
      expect(numbers[0]?.lineType).toBe('Other');
    }
  });

  it('lists nothing of somebody hidden from the next request on, until they are shown again', async () => {
    const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    addPhone(origin.people, otto, LANDLINE, 'Other', { columns: { last_seen: '2020-01', place_id: PLACES.eugene.id } });
    confirmPhones(origin.people, maya, '2026-05');
    const fitting = async () =>
      (await lookUp('150355501XX')).numbers.map(({ phone, lineType, city }) => [phone, lineType, city]);
    const all = [
      [`1${CELL}`, 'Mobile', 'Portland'],
      [`1${LANDLINE}`, 'Landline', 'Portland'],
    ];
    const ottos = [`1${LANDLINE}`, 'Other', 'Eugene'];
    expect(await fitting()).toEqual(all);
    hidePerson(origin.people, maya);
    expect(await fitting()).toEqual([ottos]);
    showPerson(origin.people, maya);
    expect(await fitting()).toEqual(all);
    hidePhones(origin.people, maya);
    expect(await fitting()).toEqual([ottos]);
    removePhones(origin.people, otto);
    expect(await fitting()).toEqual([]);
  });

  it('of fewer than 7 digits is an invalid request', async () => {
    for (const phone of ['1503555XXXX', '503', 'XXXXXXXXXX', '150355501422', "1503555014'"])
      expect((await origin.call(`/api/search/phone?phone=${phone}`)).status).toBe(400);
  });
});
