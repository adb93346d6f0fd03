import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AddressSearchAnswer,
  addressSearchAnswerSchema,
} from '../../../shared/contract/finding/reverse-search.ts';
import type { OpenedAnswer } from '../../../shared/contract/opening.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { hidePerson, hideProperty, hideResidence } from '../../../tests/fixtures/people-database.ts';
import { openTestStreet, STREET, type TestStreet, YEAR } from '../../../tests/fixtures/street.ts';
import { preparedQueries } from '../../../tests/support/prepared-queries.ts';

let on: TestStreet;
beforeEach(() => {
  on = openTestStreet();
});

type House = NonNullable<AddressSearchAnswer['house']>;

async function loadHouse(street: string, viewer: { readonly cookie: string }): Promise<House> {
  const answer = await on.ask(street, undefined, viewer);
  expect([street, answer.status]).toEqual([street, 200]);
  const { house } = addressSearchAnswerSchema.parse(answer.json());
  if (house === null) throw new Error(`no house for ${street}`);
  return house;
}

const open = async (street: string, viewer: { readonly cookie: string; readonly named?: number }) =>
  (await on.open(street, viewer)).json<OpenedAnswer>();

const namesOf = ({ residents, pastResidents }: House) =>
  [residents, pastResidents].map((list) => list.map(({ id }) => id));

describe('a house', () => {
  it('tells a viewer with a plan nothing but the number they typed until somebody is opened [F2-16]', async () => {
    const viewer = await on.logIn('paid', 5);
    const right = await loadHouse(STREET, viewer);
    expect(right).toEqual({
      address: STREET,
      residents: [],
      pastResidents: [],
      opening: { left: 5, max: 5 },
      isOutOfLookups: false,
      isComplete: false,
      position: null,
      property: null,
    });
    expect((await loadHouse('2417 north halyard avenue # 3b', viewer)).address).toBe('2417 N Halyard Ave Apt 3B');
  });

  it('answers alike for 60 numbers, so a subscriber’s look-ups name nobody without a lookup [F2-16]', async () => {
    for (let n = 0; n < 30; n += 1)
      on.resident(`r${100 + n}`, 'Nora', `Zane${n}`, on.home(`${100 + n}`, `h${100 + n}`));
    for (const viewer of [await on.logIn('paid', 5), await on.logIn('fam', 0), await on.logIn('smb', null)]) {
      const texts = new Set<string>();
      for (let n = 0; n < 60; n += 1) {
        const number = n % 2 === 0 ? `${100 + n / 2}` : `${900 + n}`;
        const { text } = await on.ask(`${number} N Halyard Ave`, undefined, viewer);
        expect(text).not.toMatch(/Zane|Nora/);
        texts.add(text.replace(`"${number} N Halyard Ave"`, ''));
      }
      expect(texts.size).toBe(1);
    }
    expect(await on.lookupsUsed()).toBe(0);
  });

  it('runs the same queries for a right and a wrong number', async () => {
    const viewer = await on.logIn('paid', 5);
    const queriesFor = (street: string) => preparedQueries(on.origin, () => on.ask(street, undefined, viewer));
    // The first question of an isolate also asks whether the records are screened.
    await queriesFor(STREET);
    const ofWrong = await queriesFor('2419 N Halyard Ave');
    expect(ofWrong.length).toBeGreaterThan(7);
    expect(ofWrong).toEqual(await queriesFor(STREET));
  });

  it('has no answer of its own without a plan, and none without a number', async () => {
    addAccount(on.origin.accounts, { id: 'transactional', userType: 'transactional', lookupsMax: 0 });
    addReport(on.origin.accounts, 'transactional', on.maya, Date.now() + 60_000);
    const buyer = `session=${await addSession(on.origin.accounts, 'transactional')}`;
    const houseOf = async (street: string, request: object) =>
      (await on.ask(street, undefined, request)).json<AddressSearchAnswer>().house;
    expect(await houseOf(STREET, { cookie: buyer })).toBeNull();
    const viewer = await on.logIn('smb', null);
    expect(await houseOf('N Halyard Ave', viewer)).toBeNull();
    expect(await houseOf(STREET, { ...viewer, envelope: { botClass: 'other-bot' } })).toBeNull();
  });
});

describe('opening a house', () => {
  it('names present residents first, then past ones, each for one lookup and once per period [F2-16]', async () => {
    on.resident('abe', 'Abe', 'Cole', on.house);
    const viewer = await on.logIn('paid', 5);
    const first = await open(STREET, viewer);
    expect(first).toMatchObject({ result: 'opened', person: { name: 'Abe Cole' }, usedLookup: true, left: 4 });
    expect(await loadHouse(STREET, viewer)).toMatchObject({
      residents: [{ fullName: 'Abe Cole' }],
      pastResidents: [],
      opening: { left: 4, max: 5 },
      isComplete: false,
      position: { latitude: 45.5234, longitude: -122.6762 },
      property: { pnpId: 'pnp-house', roiGrade: 'B' },
    });
    expect((await open(STREET, viewer)).person?.id).toBe(on.maya);
    expect((await open(STREET, viewer)).person?.id).toBe(on.paul);
    expect(await open(STREET, viewer)).toMatchObject({ result: 'nobody', usedLookup: false, left: 2 });
    expect(await on.lookupsUsed()).toBe(3);
    const house = await loadHouse(STREET, viewer);
    expect(namesOf(house)).toEqual([[expect.any(String), on.maya], [on.paul]]);
    expect(house).toMatchObject({ opening: null, isComplete: true });
  });

  it('uses one lookup for a form that is sent twice [F2-16]', async () => {
    const viewer = await on.logIn('paid', 5);
    await Promise.all([open(STREET, { ...viewer, named: 0 }), open(STREET, { ...viewer, named: 0 })]);
    expect(await open(STREET, { ...viewer, named: 0 })).toMatchObject({ result: 'opened', usedLookup: false, left: 4 });
    expect(await on.lookupsUsed()).toBe(1);
    expect(namesOf(await loadHouse(STREET, viewer))).toEqual([[on.maya], []]);
  });

  it('uses nothing where nobody is on record, and tells nothing to a viewer without a lookup left', async () => {
    const viewer = await on.logIn('paid', 5);
    for (const wrong of ['2419 N Halyard Ave', `${STREET} Apt 3`])
      expect(await open(wrong, viewer)).toMatchObject({ result: 'nobody', person: null, usedLookup: false, left: 5 });
    const empty = await on.logIn('fam', 0);
    const answers = [await open(STREET, empty), await open('2419 N Halyard Ave', empty)];
    expect(answers[0]).toMatchObject({ result: 'out', person: null });
    expect(answers[1]).toEqual(answers[0]);
    expect(await loadHouse(STREET, empty)).toMatchObject({ opening: null, isOutOfLookups: true });
    expect(await on.lookupsUsed()).toBe(0);
  });

  it('uses no lookup with a plan that has no limit', async () => {
    const viewer = await on.logIn('smb', null);
    expect((await loadHouse(STREET, viewer)).opening).toEqual({ left: null, max: null });
    expect(await open(STREET, viewer)).toMatchObject({ result: 'opened', usedLookup: false, left: null });
    expect(namesOf(await loadHouse(STREET, viewer))).toEqual([[on.maya], []]);
  });

  it('is refused to bots and without a plan or a log-in; a street alone, or an unknown one, is 404', async () => {
    const smb = await on.logIn('smb', null);
    expect((await on.open(STREET, {})).status).toBe(401);
    expect((await on.open(STREET, await on.logIn('free'))).status).toBe(403);
    expect((await on.open(STREET, { ...smb, envelope: { botClass: 'other-bot' } })).status).toBe(403);
    expect((await on.open('N Halyard Ave', smb)).status).toBe(404);
    expect((await on.open('1 Elm St', smb)).status).toBe(404);
  });

  it('passes over people who are hidden, hide this home or are minors', async () => {
    hidePerson(on.origin.people, on.maya);
    hideResidence(on.origin.people, on.resident('shy', 'Shy', 'Cole', on.house), 0);
    on.resident('kid', 'Kid', 'Young', on.house, { born: YEAR - 9 });
    const viewer = await on.logIn('smb', null);
    expect((await open(STREET, viewer)).person?.id).toBe(on.paul);
    expect((await open(STREET, viewer)).result).toBe('nobody');
    expect(await loadHouse(STREET, viewer)).toMatchObject({ isComplete: true });
  });

  it('is of all units of a house, or of the one that was asked for; somebody in two units lives there once', async () => {
    const unit = (name: string, text: string) => on.home('9', name, text, 'Elm St');
    const [one, two] = [unit('one', 'Apt 1'), unit('two', 'Apt 12')];
    const anna = on.resident('anna', 'Anna', 'Abel', one);
    on.moveIn(anna, two, 1);
    const bert = on.resident('bert', 'Bert', 'Bell', two);
    const viewer = await on.logIn('smb', null);
    expect((await open('9 Elm St Apt 21', viewer)).result).toBe('nobody');
    expect((await open(`9 Elm St Apt ${'1'.repeat(25)}`, viewer)).result).toBe('nobody');
    expect((await open('9 Elm St # 1', viewer)).person?.id).toBe(anna);
    expect((await open('9 Elm St # 1', viewer)).result).toBe('nobody');
    expect(namesOf(await loadHouse('9 Elm St', viewer))).toEqual([[anna], []]);
    expect((await open('9 Elm Street', viewer)).person?.id).toBe(bert);
    expect((await loadHouse('9 Elm St', viewer)).isComplete).toBe(true);
  });

  it('shows the property of the entire house, or of its only unit on record', async () => {
    const viewer = await on.logIn('smb', null);
    await open(STREET, viewer);
    expect((await loadHouse(STREET, viewer)).property?.pnpId).toBe('pnp-house');
    hideProperty(on.origin.people, 'pnp-house');
    expect((await loadHouse(STREET, viewer)).property).toBeNull();
  });

  it('tells somebody who has died as a past resident, without an age', async () => {
    on.resident('olga', 'Olga', 'Abel', on.house, { born: YEAR - 102 });
    const viewer = await on.logIn('smb', null);
    for (let n = 0; n < 3; n += 1) await open(STREET, viewer);
    expect(await loadHouse(STREET, viewer)).toMatchObject({
      residents: [{ id: on.maya }],
      pastResidents: [{ fullName: 'Olga Abel', isDead: true, age: null }, { id: on.paul }],
    });
  });
});
