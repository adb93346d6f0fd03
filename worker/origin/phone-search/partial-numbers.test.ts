import { beforeEach, expect, it } from 'vitest';
import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addPerson,
  addPhone,
  addPlaces,
  hidePerson,
  hidePhones,
  removePhones,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const CELL = '5035550142';
const LANDLINE = '5035550143';
const LISTED = { isListed: true } as const;
let origin: TestOrigin;
let maya: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  maya = addPerson(origin.people, { id: 'maya', first: 'Maya', last: 'Ostrowski', homes: ['portlandOr'] });
  addPhone(origin.people, maya, CELL, 'Mobile');
  addPhone(origin.people, maya, LANDLINE, 'Landline', { ...LISTED, sortOrder: 1 });
});

async function lookUp(phone: string, cookie?: string): Promise<PhoneSearchAnswer> {
  const answer = await origin.call(`/api/search/phone?phone=${phone}`, { cookie });
  expect([phone, answer.status]).toEqual([phone, 200]);
  return answer.json<PhoneSearchAnswer>();
}
const numbersOf = async (phone: string) => (await lookUp(phone)).numbers.map((number) => number.phone);

it('a partial number lists the listed landlines that fit, wherever the digits are missing, and nothing else of them [F2-13]', async () => {
  addPhone(origin.people, maya, '5035551143', 'Landline', { ...LISTED, sortOrder: 2 });
  expect(await numbersOf('150355501XX')).toEqual([`1${LANDLINE}`]);
  expect(await numbersOf('1503555X143')).toEqual([`1${LANDLINE}`, '15035551143']);
  expect(await numbersOf('1503555X1X3')).toEqual([`1${LANDLINE}`, '15035551143']);
  expect(await lookUp('150355501XX')).toEqual({
    phone: '150355501XX',
    isPartial: true,
    area: { areaCode: '503', state: 'OR', timezone: 'America/Los_Angeles' },
    isOnRecord: false,
    lineType: null,
    isListed: false,
    carrier: null,
    firstSeen: null,
    lastSeen: null,
    owners: [],
    formerOwners: [],
    opening: null,
    isOutOfLookups: false,
    numbers: [{ phone: `1${LANDLINE}` }],
    hasMoreNumbers: false,
    otherNumbers: 0,
    reports: { level: null, kinds: [] },
  });
  expect((await lookUp('1X03555014X')).area).toBeNull();
});

it('the others are one count in tens, the same for every viewer', async () => {
  addAccount(origin.accounts, { id: 'smb', userType: 'smb', lookupsMax: null });
  const cookie = `session=${await addSession(origin.accounts, 'smb')}`;
  for (let at = 0; at < 24; at++) {
    addPhone(origin.people, maya, `503555${1000 + at}`, at % 2 === 0 ? 'Mobile' : 'Landline', { sortOrder: at + 5 });
    const { numbers, otherNumbers } = await lookUp('15035551XXX');
    expect([at, numbers, otherNumbers]).toEqual([at, [], Math.floor((at + 1) / 10) * 10]);
  }
  expect(await lookUp('15035551XXX', cookie)).toEqual(await lookUp('15035551XXX'));
});

it('a hundred are listed, and that there are more; a shared number is listed once', async () => {
  for (let at = 0; at < 101; at++)
    addPhone(origin.people, maya, `503555${1000 + at}`, 'Landline', { ...LISTED, sortOrder: at + 5 });
  const other = addPerson(origin.people, { id: 'other', first: 'Ada', last: 'Hale' });
  addPhone(origin.people, other, '5035551000', 'Mobile');
  const many = await lookUp('15035551XXX');
  expect([many.numbers.length, many.hasMoreNumbers, many.numbers[1]?.phone]).toEqual([100, true, '15035551001']);
  expect(await numbersOf('1503555100X')).toHaveLength(10);
});

it('a number is listed no longer once it changed hands, nor while whoever is listed with it is hidden', async () => {
  const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
  expect(await numbersOf('150355501XX')).toEqual([`1${LANDLINE}`]);
  hidePerson(origin.people, maya);
  expect(await numbersOf('150355501XX')).toEqual([]);
  showPerson(origin.people, maya);
  expect(await numbersOf('150355501XX')).toEqual([`1${LANDLINE}`]);
  hidePhones(origin.people, maya);
  expect(await numbersOf('150355501XX')).toEqual([]);
  const seen = { columns: { first_seen: '2025-01', last_seen: '2026-01' } };
  addPhone(origin.people, otto, '5035550144', 'Landline', { ...LISTED, columns: { last_seen: '2024-01' } });
  expect(await numbersOf('150355501XX')).toEqual(['15035550144']);
  const ida = addPerson(origin.people, { id: 'ida', first: 'Ida', last: 'Lind' });
  addPhone(origin.people, ida, '5035550144', 'Landline', seen);
  expect(await numbersOf('150355501XX')).toEqual([]);
  removePhones(origin.people, ida);
  expect(await numbersOf('150355501XX')).toEqual(['15035550144']);
});

it('a number with fewer than 7 digits is an invalid request', async () => {
  for (const phone of ['1503555XXXX', '503', 'XXXXXXXXXX', '150355501422', "1503555014'"])
    expect((await origin.call(`/api/search/phone?phone=${phone}`)).status).toBe(400);
});
