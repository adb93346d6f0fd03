import { beforeEach, describe, expect, it } from 'vitest';
import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces, setCrowd } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { preparedQueries } from '../../../tests/support/prepared-queries.ts';
import { CROWD_MIN } from './crowds.ts';

const CELL = '5035550142';
const UNKNOWN = '5035550199';
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  const maya = addPerson(origin.people, { id: 'maya', first: 'Maya', last: 'Ostrowski' });
  addPhone(origin.people, maya, CELL, 'Mobile');
  addPhone(origin.people, maya, '5035550143', 'Landline', { isListed: true, sortOrder: 1 });
});

async function lookUp(phone: string, userType: UserType | null = null, lookupsMax = 5): Promise<PhoneSearchAnswer> {
  if (userType !== null) addAccount(origin.accounts, { id: userType, userType, lookupsMax });
  const cookie = userType === null ? undefined : `session=${await addSession(origin.accounts, userType)}`;
  return (await origin.call(`/api/search/phone?phone=${phone}`, cookie === undefined ? {} : { cookie })).json();
}

describe('a hidden number that shares its area code and kind with few others', () => {
  beforeEach(() => setCrowd(origin.people, '503', 'Mobile', CROWD_MIN - 1));

  it('looks like one that is not on record to everybody without a lookup left', async () => {
    const unknown = { ...(await lookUp(UNKNOWN)), phone: `1${CELL}` };
    expect(unknown).toMatchObject({ isOnRecord: false, lineType: null });
    expect(await lookUp(CELL)).toEqual(unknown);
    for (const type of ['free', 'cancelled'] as const) expect(await lookUp(CELL, type)).toEqual(unknown);
    expect(await lookUp(CELL, 'paid', 0)).toEqual(unknown);
  });

  it('takes the same queries as one that is not on record, so nobody tells them apart by the clock', async () => {
    const queriesFor = (phone: string, cookie: string) =>
      preparedQueries(origin, () => origin.call(`/api/search/phone?phone=${phone}`, { cookie }));
    // Once a minute an isolate asks whether its people are screened.
    await origin.call(`/api/search/phone?phone=${UNKNOWN}`);
    for (const userType of ['free', 'paid'] as const) {
      addAccount(origin.accounts, { id: userType, userType, lookupsMax: 0 });
      const cookie = `session=${await addSession(origin.accounts, userType)}`;
      const ofHidden = await queriesFor(CELL, cookie);
      expect(ofHidden.length).toBeGreaterThan(3);
      expect(await queriesFor(UNKNOWN, cookie)).toEqual(ofHidden);
    }
    expect(await queriesFor(UNKNOWN, '')).toEqual(await queriesFor(CELL, ''));
  });

  it('may be opened by those who have a lookup left', async () => {
    expect(await lookUp(CELL, 'paid')).toMatchObject({ isOnRecord: true, lineType: 'Mobile', opening: { left: 5 } });
  });

  it('leaves listed landlines of its area code as they are', async () => {
    expect(await lookUp('5035550143')).toMatchObject({ isOnRecord: true, owners: [{ fullName: 'Maya Ostrowski' }] });
  });
});

it('from that number on, a hidden number is on record for everybody', async () => {
  setCrowd(origin.people, '503', 'Mobile', CROWD_MIN);
  expect(await lookUp(CELL)).toMatchObject({ isOnRecord: true, lineType: 'Mobile', owners: [] });
});

it('an import counts the different hidden numbers of each area code and kind', async () => {
  const otto = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
  addPhone(origin.people, otto, CELL, 'Mobile');
  for (const last of [1, 2, 3]) addPhone(origin.people, otto, `503555020${last}`, 'Other', { sortOrder: last });
  addPhone(origin.people, otto, '9715550204', 'Mobile', { sortOrder: 9 });
  origin.people.fillFinding();
  const { results } = await origin.people.prepare('SELECT * FROM hidden_number_count ORDER BY 1, 2').all();
  expect(results.map((row) => Object.values(row as object))).toEqual([
    ['503', 'Mobile', 1],
    ['503', 'Other', 3],
    ['971', 'Mobile', 1],
  ]);
});
