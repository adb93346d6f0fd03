import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AddressSearchAnswer,
  addressSearchAnswerSchema,
  UNKNOWN_PLACE,
} from '../../../shared/contract/finding/reverse-search.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addPhone,
  hideAddress,
  hidePerson,
  hidePhones,
  hideProperty,
  hideResidence,
  hideResidencesAt,
  setLatitude,
} from '../../../tests/fixtures/people-database.ts';
import { openTestStreet, STREET, type TestStreet, YEAR } from '../../../tests/fixtures/street.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { findHouse } from './house-store.ts';
import { findNearbyStreets } from './nearby-streets.ts';
import { loadHouse } from './residents-store.ts';
import { findStreet, loadStreet } from './street-store.ts';

let on: TestStreet;
beforeEach(() => {
  on = openTestStreet();
});

const load = async (street = STREET, location?: string, request = {}): Promise<AddressSearchAnswer> => {
  const answer = await on.ask(street, location, request);
  expect([street, answer.status]).toEqual([street, 200]);
  return addressSearchAnswerSchema.parse(answer.json());
};

describe('a street', () => {
  it('is its name, how many homes it has in tens, a vague position, and nothing of a house [F2-16]', async () => {
    const answer = await load();
    expect(answer).toEqual({
      street: 'N Halyard Ave',
      city: 'Portland',
      stateCode: 'OR',
      homes: 0,
      propertyPage: null,
      listed: [],
      hasMoreListed: false,
      position: { latitude: 45.5, longitude: -122.7 },
      nearby: [],
      house: null,
    });
    for (let n = 0; n < 26; n += 1) on.resident(`n${100 + n}`, 'Ola', 'Nord', on.home(`${100 + n}`, `n${100 + n}`));
    on.home('9', 'nobody');
    expect((await load()).homes).toBe(20);
  });

  it('answers byte for byte alike for 60 right and wrong numbers, with and without units, whoever has no plan [F2-16]', async () => {
    for (let n = 0; n < 30; n += 1)
      on.resident(
        `r${100 + n}`,
        'Nora',
        `Zane${n}`,
        on.home(`${100 + n}`, `h${100 + n}`, n % 3 === 0 ? 'Apt 2' : undefined),
      );
    addPhone(on.origin.people, on.maya, '5035550111', 'Landline', { isListed: true });
    const numbers = Array.from({ length: 30 }, (_, n) => [`${100 + n}`, `${700 + n}`]).flat();
    const asked = ['', ...numbers, '2417', '2417 1/2', '12-B'].flatMap((number) =>
      ['', ' Apt 2', ' # 9'].map((unit) => (number === '' ? 'N Halyard Ave' : `${number} N Halyard Ave${unit}`)),
    );
    addAccount(on.origin.accounts, { id: 'free', userType: 'free', lookupsMax: 5 });
    const free = `session=${await addSession(on.origin.accounts, 'free')}`;
    const smb = (await on.logIn('smb', null)).cookie;
    const viewers = [
      {},
      { cookie: free },
      { envelope: { botClass: 'other-bot' } },
      { cookie: smb, envelope: { botClass: 'search-engine' } },
    ] as const;
    const bodies = new Set<string>();
    for (const viewer of viewers)
      for (const street of asked) bodies.add((await on.ask(street, undefined, viewer)).text);
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('Maya Ostrowski');
    expect([...bodies][0]).not.toMatch(/2417|Zane|45\.52|\bA\w{11}\b/);
  });

  it('names residents with a listed landline, by name, whose own pages tell the street [F2-16]', async () => {
    const { people } = on.origin;
    const listed = (personId: string, number: string) =>
      addPhone(people, personId, number, 'Landline', { isListed: true });
    listed(on.maya, '5035550111');
    // A former resident, one who has died, one whose number is hidden, and one whose page tells another street first.
    listed(on.paul, '5035550112');
    listed(on.resident('dead', 'Dora', 'Bell', on.house, { born: YEAR - 102 }), '5035550113');
    const hidden = on.resident('shy', 'Shy', 'Cole', on.house);
    listed(hidden, '5035550114');
    hidePhones(people, hidden);
    const elsewhere = on.resident('two', 'Tua', 'Dahl', on.home('9', 'first', undefined, 'Elm St'));
    on.moveIn(elsewhere, on.house, 1);
    listed(elsewhere, '5035550115');
    addPhone(people, on.resident('mobile', 'Mo', 'Eck', on.house), '5035550116', 'Mobile');
    addPhone(people, on.resident('unlisted', 'Una', 'Fry', on.house), '5035550117', 'Landline');
    listed(on.resident('anna', 'Anna', 'Abel', on.home('1', 'other')), '5035550118');
    const answer = await load('N Halyard Ave');
    expect(answer.listed.map(({ fullName }) => fullName)).toEqual(['Anna Abel', 'Maya Ostrowski']);
    expect(answer.hasMoreListed).toBe(false);
    for (let n = 0; n < 50; n += 1)
      listed(on.resident(`l${100 + n}`, 'Lia', `Noor${n}`, on.house), `503555${1000 + n}`);
    const many = await load('N Halyard Ave');
    expect([many.listed.length, many.hasMoreListed]).toEqual([50, true]);
  });

  it('lists the streets nearby in its place, the nearest first, with their homes in tens and no house [F2-16]', async () => {
    const at = (id: string, latitude: number) => setLatitude(on.origin.people, id, latitude);
    const [far, near, gone] = (['Far Rd', 'Near Rd', 'Gone Rd'] as const).map((street, n) => {
      const home = on.home('9', `s${n}`, undefined, street);
      on.resident(`q${n}`, 'Quin', `Abbot${n}`, home);
      return home;
    }) as [string, string, string];
    at(far, 45.6);
    at(near, 45.53);
    at(gone, 45.524);
    for (let n = 0; n < 12; n += 1)
      on.resident(`near${10 + n}`, 'Ola', 'Nord', on.home(`${20 + n}`, `near${10 + n}`, undefined, 'Near Rd'));
    on.resident('kid', 'Kid', 'Young', on.home('9', 'kids', undefined, 'Kid Rd'), { born: YEAR - 9 });
    on.resident('other', 'Oda', 'Else', on.home('9', 'eugene', undefined, 'Eugene Rd', 'eugene'));
    hideAddress(on.origin.people, gone);
    const { nearby } = await load();
    expect(nearby).toEqual([
      { street: 'Near Rd', homes: 10 },
      { street: 'Far Rd', homes: 0 },
    ]);
  });

  it('lists at most five of them', async () => {
    for (let n = 0; n < 9; n += 1) on.resident(`z${n}`, 'Zoe', 'Abbot', on.home('9', `z${n}`, undefined, `Z${n} Rd`));
    expect((await load()).nearby).toHaveLength(5);
  });

  it.each([
    ['2417 North Halyard Avenue', 'Portland, OR'],
    ['n. halyard ave.', 'portland oregon'],
    ['2417 N HALYARD AVE # 3', '97201'],
    ['N Halyard Ave', 'Portland'],
  ])('is found as %s in %s [F1-03]', async (street, location) => {
    expect(await load(street, location)).toMatchObject({ street: 'N Halyard Ave', city: 'Portland', stateCode: 'OR' });
  });

  it('is chosen by the streets on record, never by the house', async () => {
    const in26 = (houseNumber: string, name: string, street: string) =>
      on.resident(name, 'Ola', 'Nord', on.home(houseNumber, name, undefined, street, 'eugene'));
    in26('12-N', 'letter', 'Elm St');
    expect(await load('12 N Elm St', 'Eugene, OR')).toMatchObject({ street: 'Elm St' });
    in26('7', 'north', 'N Elm St');
    expect(await load('12 N Elm St', 'Eugene, OR')).toMatchObject({ street: 'N Elm St' });
    expect(await load('118-20 Elm St', 'Eugene, OR')).toMatchObject({ street: 'Elm St' });
    in26('7', 'mile', '12 Mile Rd');
    const smb = await on.logIn('smb', null);
    expect(await load('12 Mile Rd', 'Eugene, OR', smb)).toMatchObject({ street: '12 Mile Rd', house: null });
    expect((await load('40 12 Mile Rd', 'Eugene, OR', smb)).house?.address).toBe('40 12 Mile Rd');
  });

  it('in a city of several states is the first that has it', async () => {
    on.resident('ida', 'Ida', 'Lind', on.home('5', 'maine', undefined, 'Pine St', 'portlandMe'));
    expect(await load('1 Pine St', 'Portland')).toMatchObject({ stateCode: 'ME' });
  });
});

describe('a street that is not shown', () => {
  it('is always the same 404: unknown, elsewhere, or with only hidden people and homes', async () => {
    const other = on.home('9', 'other', undefined, 'Elm St');
    on.resident('kid', 'Kid', 'Young', other, { born: YEAR - 9 });
    const answers = [
      await on.ask('9 Elm St'),
      await on.ask('2417 N Halyard Rd'),
      await on.ask(STREET, 'Eugene, OR'),
      await on.ask(STREET, 'Oregon'),
      await on.ask(STREET, '-'),
    ];
    hidePerson(on.origin.people, on.maya);
    expect((await on.ask()).status).toBe(200);
    // With the last of its people, the house leaves the street, although its own record stays.
    hideResidence(on.origin.people, on.paul, 1);
    answers.push(await on.ask(), await on.ask('N Halyard Ave'));
    hideProperty(on.origin.people, 'pnp-house');
    answers.push(await on.ask());
    hideResidencesAt(on.origin.people, on.house);
    hideAddress(on.origin.people, on.house);
    answers.push(await on.ask());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('in an unknown place says that the place is the problem', async () => {
    for (const location of ['Nowhere, OR', '00000']) {
      const answer = await on.ask(STREET, location);
      expect([answer.status, answer.json<{ title: string }>().title]).toEqual([404, UNKNOWN_PLACE]);
    }
  });

  it.each(['', 'x', '2417', '#4', "' OR 1=1 --", '😀 Ave', '1 AND * NEAR', `1 ${'a'.repeat(90)}`, '1 1 1 1 1 1 1 1'])(
    'can be requested as %j without a fault',
    async (street) => {
      expect([400, 404]).toContain((await on.ask(street)).status);
    },
  );
});

it('is found by place and street, its residents by home, without a full table scan', async () => {
  const reading = { houseNumber: '2417', street: 'n halyard ave', unit: null, unitText: null };
  const plans = await plansOfAll(on.origin.people, async (explained) => {
    await findStreet(explained, [reading], [1, 2], Date.now());
    await loadStreet(explained, { reading, placeId: 1 }, Date.now());
    await findNearbyStreets(explained, { reading, placeId: 1 }, { latitude: 45, longitude: -122 }, Date.now());
    await findHouse(explained, { reading: { ...reading, unit: '3b' }, placeId: 1 }, Date.now());
    await loadHouse(explained, [on.house], Date.now());
  });
  expect(fullReads(plans).filter((step) => !/^SCAN (?:\(subquery|[hw]$)/.test(step))).toEqual([]);
  const byStreet = /^SEARCH a USING (?:COVERING )?INDEX \w+_address_house \(place_id=\? AND street_key=\?/;
  expect(plans.filter((step) => byStreet.test(step))).toHaveLength(7);
  expect(plans.join('\n')).toMatch(/SEARCH r USING COVERING INDEX \w+_residence_address \(address_key=\?/);
  // A street has hundreds of homes: only the few people who are listed are looked up by their ids.
  const perHome = plans.slice(
    0,
    plans.findIndex((step) => /^SEARCH a USING .*house_number=\?/.test(step)),
  );
  expect(perHome.filter((step) => /_(?:person|address)_id \(/.test(step))).toEqual([]);
});
