import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AddressSearchAnswer,
  addressSearchAnswerSchema,
  UNKNOWN_PLACE,
} from '../../../shared/contract/finding/reverse-search.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession, PERIOD_START } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addPerson,
  addPlaces,
  addResidence,
  hideAddress,
  hidePerson,
  hideProperty,
  hideResidence,
  hideResidencesAt,
} from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { findHouses } from './house-store.ts';
import { loadHouse } from './residents-store.ts';

const YEAR = new Date().getUTCFullYear();
const STREET = '2417 N Halyard Ave';
let origin: TestOrigin;
let house: string;
let maya: string;
let paul: string;

/** Maya lives in the house, Paul used to. */
beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  const where = { houseNumber: '2417', street: 'N Halyard Ave', pnpId: 'pnp-house', roiScore: 67 };
  house = addAddress(origin.people, 'house', 'portlandOr', where);
  maya = resident('maya', 'Maya', 'Ostrowski', house, true, YEAR - 45);
  paul = resident('paul', 'Paul', 'Ames', house, false, YEAR - 70);
});

function resident(
  id: string,
  first: string,
  last: string,
  address: string,
  isCurrent: boolean,
  born = YEAR - 45,
): string {
  const person = addPerson(origin.people, { id, first, last, birth: [born, 1, 1] });
  addResidence(origin.people, person, address, { isCurrent, sortOrder: isCurrent ? 0 : 1 });
  return person;
}

interface Asked extends OriginRequest {
  readonly street?: string;
  readonly location?: string;
  readonly id?: string;
}

function ask({ street = STREET, location = 'Portland, OR', id, ...request }: Asked = {}) {
  const query = new URLSearchParams({ street, location, ...(id === undefined ? {} : { id }) });
  return origin.call(`/api/search/address?${query}`, request);
}

async function load(asked?: Asked): Promise<AddressSearchAnswer> {
  const answer = await ask(asked);
  expect([asked?.street, answer.status]).toEqual([asked?.street, 200]);
  return addressSearchAnswerSchema.parse(answer.json());
}

async function logIn(userType: UserType, lookupsMax: number | null = 5): Promise<{ cookie: string }> {
  addAccount(origin.accounts, { id: userType, userType, lookupsMax });
  return { cookie: `session=${await addSession(origin.accounts, userType)}` };
}

async function lookupsUsed(): Promise<number> {
  return (await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n ?? 0;
}

const MASKED = [
  { type: 'masked', initials: 'M. O.', ageRange: '40s', isDead: false, city: 'Portland', state: 'OR' },
  { type: 'masked', initials: 'P. A.', ageRange: '65+', isDead: false, city: 'Portland', state: 'OR' },
];

describe('people who live or lived at an address', () => {
  it('are initials, age band and city for a free viewer, beside a vague position', async () => {
    const answer = await load();
    expect(answer).toEqual({
      addressId: house,
      street: STREET,
      city: 'Portland',
      stateCode: 'OR',
      residents: [MASKED[0]],
      residentsCount: 1,
      pastResidents: [MASKED[1]],
      pastResidentsCount: 1,
      position: { latitude: 45.5, longitude: -122.7, isExact: false },
      // Its id is also on a masked owner's page, next to the street, and would confirm the number.
      property: { pnpId: null, roiGrade: 'B' },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Maya|Paul|Ostrowski|Ames|97201|45\.52|pnp-/);
    expect(JSON.stringify(answer)).not.toContain(maya);
  });

  it.each([
    ['paid', 5],
    ['fam', 5],
    ['smb', 0],
  ] as const)(
    'are named to a %s viewer with a lookup left, with links, and no lookup is used',
    async (userType, lookups) => {
      const answer = await load(await logIn(userType, lookups));
      expect(answer.residents).toMatchObject([{ type: 'full', person: { id: maya, fullName: 'Maya Ostrowski' } }]);
      expect(answer.pastResidents).toMatchObject([{ type: 'full', person: { id: paul } }]);
      expect(answer.position).toEqual({ latitude: 45.5234, longitude: -122.6762, isExact: true });
      expect(answer.property).toEqual({ pnpId: 'pnp-house', roiGrade: 'B' });
      expect(await lookupsUsed()).toBe(0);
    },
  );

  it('lived there before if they have died, and are deceased instead of an age', async () => {
    const dead = addPerson(origin.people, {
      id: 'dead',
      first: 'Dora',
      last: 'Bell',
      birth: [YEAR - 60, 1, 1],
      isDead: true,
    });
    addResidence(origin.people, dead, house, { isCurrent: true, sortOrder: 0 });
    const old = resident('old', 'Olga', 'Cole', house, true, YEAR - 102);
    const free = await load();
    expect(free).toMatchObject({ residents: [MASKED[0]], residentsCount: 1, pastResidentsCount: 3 });
    const gone = (initials: string) => ({ ...MASKED[1], initials, ageRange: null, isDead: true });
    expect(free.pastResidents).toEqual([MASKED[1], gone('D. B.'), gone('O. C.')]);
    const named = await load(await logIn('smb', null));
    expect(named.pastResidents).toMatchObject([
      { person: { id: paul, isDead: false } },
      ...[dead, old].map((id) => ({ person: { id, age: null, isDead: true, isCurrentCity: false } })),
    ]);
  });

  it('are masked for everyone else with an account, except people they opened before', async () => {
    for (const userType of ['free', 'cancelled', 'expired', 'delinquent', 'transactional'] as const) {
      const viewer = await logIn(userType);
      expect((await load(viewer)).residents, userType).toEqual([MASKED[0]]);
    }
    const paid = await logIn('paid', 0);
    expect((await load(paid)).residents).toEqual([MASKED[0]]);
    addReport(origin.accounts, 'transactional', maya, Date.now() + 60_000);
    const buyer = { cookie: `session=${await addSession(origin.accounts, 'transactional')}` };
    const bought = await load(buyer);
    expect([bought.residents[0]?.type, bought.pastResidents[0]?.type]).toEqual(['full', 'masked']);
    const lookup = { account_id: 'paid', person_id: paul, period_start: PERIOD_START, used_at: 0 };
    origin.accounts.insert('lookup', lookup);
    const opened = await load(paid);
    expect([opened.residents[0]?.type, opened.pastResidents[0]?.type]).toEqual(['masked', 'full']);
  });

  it('are masked for bots and prefetches, whatever session they have', async () => {
    const viewer = await logIn('smb');
    for (const envelope of [{ botClass: 'other-bot' }, { botClass: 'search-engine' }, { isPrefetch: true }] as const) {
      const { residents, position, property } = await load({ ...viewer, envelope });
      expect([residents, position.isExact, property?.pnpId]).toEqual([[MASKED[0]], false, null]);
    }
  });

  it('exclude people who are hidden, hide this home or are minors, in list and count', async () => {
    const shown = await load();
    const gone = resident('gone', 'Gone', 'Hidden', house, true);
    hidePerson(origin.people, gone);
    const shy = resident('shy', 'Shy', 'Hidden', house, true);
    hideResidence(origin.people, shy, 0);
    resident('kid', 'Kid', 'Young', house, true, YEAR - 9);
    expect(await load()).toEqual(shown);
    expect(await load(await logIn('smb'))).toMatchObject({ residentsCount: 1, residents: [{ type: 'full' }] });
  });

  it('are listed 50 at most by last name, and all counted; a person in two units is counted once', async () => {
    const unit = addAddress(origin.people, 'unit', 'portlandOr', {
      houseNumber: '2417',
      street: 'N Halyard Ave',
      unit: 'Apt 2',
    });
    addResidence(origin.people, maya, unit, { isCurrent: false, sortOrder: 3 });
    for (let n = 0; n < 60; n += 1) resident(`n${100 + n}`, 'Nora', `Zane${n}`, unit, true);
    const { residents, residentsCount, pastResidentsCount } = await load();
    expect([residents.length, residentsCount, pastResidentsCount]).toEqual([50, 61, 1]);
    expect(residents[0]).toEqual(MASKED[0]);
  });
});

describe('an address', () => {
  it.each([
    ['2417 North Halyard Avenue', 'Portland, OR'],
    ['2417 n. halyard ave.', 'portland oregon'],
    ['2417 N HALYARD AVE', '97201'],
    ['2417 N Halyard Ave', 'Portland'],
  ])('is found as %s in %s [F1-03]', async (street, location) => {
    expect(await load({ street, location })).toMatchObject({ addressId: house, street: STREET });
  });

  it('is all its units, or the requested one', async () => {
    const unit = (name: string, text: string) =>
      addAddress(origin.people, name, 'portlandOr', { houseNumber: '9', street: 'Elm St', unit: text });
    const [second, first] = [unit('b', 'Apt 2'), unit('a', 'Apt 1')];
    resident('one', 'One', 'Ames', first, true);
    resident('two', 'Two', 'Bell', second, true);
    const whole = await load({ street: '9 Elm Street' });
    expect(whole).toMatchObject({ addressId: first, street: '9 Elm St', residentsCount: 2 });
    expect(await load({ street: '9 Elm St', id: second })).toEqual(whole);
    const named = await load({ street: '9 Elm St #2' });
    expect(named).toMatchObject({ addressId: second, street: '9 Elm St Apt 2', residentsCount: 1 });
    expect((await ask({ street: '9 Elm St #3' })).status).toBe(404);
    expect((await ask({ street: '9 Elm St #2', id: first })).status).toBe(404);
  });

  it('has every unit of a large house, by its words and by its id, and counts the residents of all', async () => {
    const units = Array.from({ length: 340 }, (_, at) => `Apt ${at + 1}`);
    const ids = [...units, 'Penthouse', 'Apt B'].map((unit, at) => {
      const where = { houseNumber: '7', street: 'Tower Rd', unit };
      const id = addAddress(origin.people, `t${1000 + at}`, 'portlandOr', where);
      resident(`t${1000 + at}`, 'Ola', `Nord${at}`, id, true);
      return id;
    });
    const tower = (unit = '') => load({ street: `7 Tower Rd${unit}` });
    expect(await tower()).toMatchObject({ addressId: ids[0], street: '7 Tower Rd', residentsCount: 342 });
    expect(await tower(' Apt 335')).toMatchObject({ addressId: ids[334], residentsCount: 1 });
    expect(await tower(' # 3')).toMatchObject({ addressId: ids[2], street: '7 Tower Rd Apt 3', residentsCount: 1 });
    expect(await tower(' penthouse')).toMatchObject({ addressId: ids[340], residentsCount: 1 });
    expect(await tower(' Unit b')).toMatchObject({ addressId: ids[341], residentsCount: 1 });
    expect(await load({ street: '7 Tower Rd', id: ids[334] ?? '' })).toMatchObject({ residentsCount: 342 });
    expect(await load({ street: '7 Tower Rd Apt 335', id: ids[334] ?? '' })).toMatchObject({ addressId: ids[334] });
    expect((await ask({ street: '7 Tower Rd Apt 341' })).status).toBe(404);
  });

  it('has no overlong unit, and none with characters that are special to SQL', async () => {
    const where = { houseNumber: '9', street: 'Elm St', unit: 'Apt 12' };
    resident('one', 'One', 'Ames', addAddress(origin.people, 'a', 'portlandOr', where), true);
    for (const unit of ['1'.repeat(25), '12'.repeat(40), '1%', '_2', '*', '[0-9]', '?', '21', '1 2 % %'])
      expect([unit, (await ask({ street: `9 Elm St Apt ${unit}` })).status]).toEqual([
        unit,
        unit === '1 2 % %' ? 200 : 404,
      ]);
    expect((await ask({ street: '9 Elm St Apt 12' })).status).toBe(200);
  });

  it('with a longer house number is found from what its path says, and by id if two could be meant', async () => {
    const add = (name: string, houseNumber: string, street: string) => {
      const id = addAddress(origin.people, name, 'eugene', { houseNumber, street });
      resident(name, 'Ola', 'Nord', id, true);
      return id;
    };
    const [onNorth, letter, queens] = [
      add('n', '12', 'N Elm St'),
      add('l', '12-N', 'Elm St'),
      add('q', '118-20', 'Elm St'),
    ];
    const eugene = { location: 'Eugene, OR' };
    expect(await load({ ...eugene, street: '12 N Elm St' })).toMatchObject({ addressId: onNorth });
    expect(await load({ ...eugene, street: '12 N Elm St', id: letter })).toMatchObject({ street: '12-N Elm St' });
    expect(await load({ ...eugene, street: '118 20 Elm St' })).toMatchObject({ addressId: queens });
  });

  it('in a city of several states is the first that has it', async () => {
    const maine = addAddress(origin.people, 'maine', 'portlandMe', { houseNumber: '5', street: 'Pine St' });
    resident('ida', 'Ida', 'Lind', maine, true);
    expect(await load({ street: '5 Pine St', location: 'Portland' })).toMatchObject({ stateCode: 'ME' });
  });

  it('exists where there is only a property, or a former resident', async () => {
    hidePerson(origin.people, maya);
    expect(await load()).toMatchObject({ residents: [], residentsCount: 0, pastResidentsCount: 1 });
    hidePerson(origin.people, paul);
    expect(await load(await logIn('smb'))).toMatchObject({
      residentsCount: 0,
      pastResidentsCount: 0,
      property: { pnpId: null, roiGrade: 'B' },
    });
  });

  it('has the property of the entire house, or of its only recorded unit', async () => {
    const viewer = await logIn('smb');
    const unit = { houseNumber: '2417', street: 'N Halyard Ave', unit: 'Apt 2', pnpId: 'pnp-unit' };
    addAddress(origin.people, 'apt', 'portlandOr', unit);
    expect((await load(viewer)).property?.pnpId).toBe('pnp-house');
    hideProperty(origin.people, 'pnp-house');
    expect((await load(viewer)).property).toEqual({ pnpId: 'pnp-unit', roiGrade: null });
    addAddress(origin.people, 'apt3', 'portlandOr', { ...unit, unit: 'Apt 3', pnpId: 'pnp-third' });
    expect((await load(viewer)).property).toBeNull();
  });
});

describe('an address that is not shown', () => {
  it("is always the same 404: unknown, hidden, with only hidden people, or with another street's id", async () => {
    const other = addAddress(origin.people, 'other', 'portlandOr', { houseNumber: '9', street: 'Elm St' });
    resident('ola', 'Ola', 'Nord', other, true);
    const answers = [
      await ask({ street: '2419 N Halyard Ave' }),
      await ask({ street: '2417 N Halyard Ave', location: 'Eugene, OR' }),
      await ask({ id: other }),
      await ask({ id: 'Anothing0000' }),
      await ask({ street: 'N Halyard Ave', id: house }),
      await ask({ street: '1 N Halyard Ave', id: house }),
      await ask({ location: 'Eugene, OR', id: house }),
      await ask({ location: 'Oregon' }),
      await ask({ location: '-' }),
    ];
    hideProperty(origin.people, 'pnp-house');
    hideResidencesAt(origin.people, house);
    answers.push(await ask());
    hideAddress(origin.people, other);
    answers.push(await ask({ street: '9 Elm St' }), await ask({ street: '9 Elm St', id: other }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('in an unknown place says that the place is the problem', async () => {
    for (const location of ['Nowhere, OR', '00000']) {
      const answer = await ask({ location });
      expect([answer.status, answer.json<{ title: string }>().title]).toEqual([404, UNKNOWN_PLACE]);
    }
  });

  it.each(['', 'x', "' OR 1=1 --", '😀 Ave', '1 AND * NEAR', `1 ${'a'.repeat(90)}`, '1 1 1 1 1 1 1 1'])(
    'can be requested as %j without a fault',
    async (street) => {
      expect([400, 404]).toContain((await ask({ street })).status);
    },
  );
});

it('is found by place, street and number, without a full table scan', async () => {
  const reading = { houseNumber: '2417', street: 'n halyard ave', unit: null };
  const plans = await plansOfAll(origin.people, async (explained) => {
    await findHouses(explained, [reading], [1, 2], Date.now());
    await findHouses(explained, [{ ...reading, unit: '3b' }], [1, 2], Date.now());
    await loadHouse(explained, [house], Date.now());
  });
  expect(fullReads(plans).filter((step) => !/^SCAN \(subquery/.test(step))).toEqual([]);
  expect(plans).toContainEqual(
    expect.stringMatching(
      /^SEARCH a USING INDEX \w+_address_house \(place_id=\? AND street_key=\? AND house_number=\?\)$/,
    ),
  );
  expect(
    plans.filter((step) => /^SEARCH [ar] USING INDEX \w+_(?:address_id|residence_address)/.test(step)).length,
  ).toBeGreaterThan(2);
});
