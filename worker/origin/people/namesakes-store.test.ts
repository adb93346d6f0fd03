import { beforeEach, describe, expect, it } from 'vitest';
import type { Namesakes, RelatedPeople } from '../../../shared/contract/person/relative.ts';
import {
  addPerson,
  addPlaces,
  type FixturePerson,
  hidePerson,
  hideResidence,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { holdPeople } from '../../../tests/support/opened-people.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { loadNamesakes } from './namesakes-store.ts';

let origin: TestOrigin;
let elise: string;

const add = (id: string, more: Partial<FixturePerson> = {}) =>
  addPerson(origin.people, { id, first: 'Elise', last: 'Navarro', homes: ['portlandOr'], ...more });

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = add('elise', { birth: bornAged(41) });
});

async function namesakes(personId = elise): Promise<Namesakes | undefined> {
  await holdPeople(origin, [personId]);
  const answer = await origin.call(`/api/person/related?personId=${personId}`);
  return answer.json<RelatedPeople>().namesakes;
}
const idsOf = async (personId = elise) => (await namesakes(personId))?.people.map(({ id }) => id);

describe('namesakes', () => {
  it('are absent if nobody else has the name', async () => {
    add('other', { first: 'Elisa' });
    expect(await namesakes()).toBeUndefined();
  });

  it('stand beside the person with what a search row says: name, age as anybody sees it, places, relatives’ names', async () => {
    const old = add('old', { middle: 'R', birth: bornAged(80), homes: ['eugene', 'portlandOr'] });
    expect(await namesakes()).toEqual({
      self: {
        id: elise,
        fullName: 'Elise Navarro',
        age: '41',
        isDead: false,
        city: 'Portland',
        stateCode: 'OR',
        isCurrentCity: true,
        earlierCities: [],
        relatives: [],
      },
      people: [
        {
          id: old,
          fullName: 'Elise R Navarro',
          age: '65+',
          isDead: false,
          city: 'Eugene',
          stateCode: 'OR',
          isCurrentCity: true,
          earlierCities: ['Portland, OR'],
          relatives: [],
        },
      ],
      total: 2,
      isTotalCapped: false,
    });
  });

  it('are the nearest three: in the city, in the state, elsewhere', async () => {
    const away = add('away', { homes: ['portlandMe'] });
    const state = add('state', { homes: ['eugene'] });
    const city = add('city');
    expect(await idsOf()).toEqual([city, state, away]);
    const near = [add('near'), add('close')];
    expect((await idsOf())?.toSorted()).toEqual([city, ...near].toSorted());
    expect((await namesakes())?.total).toBe(6);
  });

  it('in each area, begin with those of about the same age', async () => {
    const older = add('older', { birth: bornAged(90) });
    const alike = add('alike', { birth: bornAged(38) });
    expect(await idsOf()).toEqual([alike, older]);
  });

  it('leave out people who are hidden, and ignore homes that may not be shown', async () => {
    const shy = add('shy');
    const city = add('city');
    expect((await idsOf())?.toSorted()).toEqual([city, shy].toSorted());
    hidePerson(origin.people, shy);
    expect(await idsOf()).toEqual([city]);
    expect((await namesakes())?.total).toBe(2);
    hidePerson(origin.people, city);
    expect(await namesakes()).toBeUndefined();
    showPerson(origin.people, shy);
    hideResidence(origin.people, shy, 0);
    expect((await namesakes())?.people).toMatchObject([{ city: null, stateCode: null, earlierCities: [] }]);
  });

  it('are no minors, and the dead are marked and have no age', async () => {
    add('minor', { birth: bornAged(17) });
    const dead = add('dead', { isDead: true });
    expect((await namesakes())?.people).toMatchObject([{ id: dead, isDead: true, age: null, isCurrentCity: false }]);
  });

  it('are as many as a search for exactly the name finds', async () => {
    for (let at = 0; at < 6; at += 1) add(`one${at}`, { homes: [at % 2 === 0 ? 'eugene' : 'portlandMe'] });
    const search = await origin.call('/api/search/people?name=Elise%20Navarro');
    expect((await namesakes())?.total).toBe(search.json<{ exactTotal: number }>().exactTotal);
  });

  it('are found by ranges of an index', async () => {
    add('city');
    const plans = await plansOfRun(origin.people, (db) => loadNamesakes(db, elise, Date.now()));
    const ofNames = plans.filter((plan) => plan.includes('search_name'));
    expect(ofNames).toHaveLength(7);
    for (const plan of ofNames) expect(plan).toMatch(/^SEARCH \w+_search_name USING .*area=\? AND \w+=\? AND \w+=\?/);
    expect(fullReads(plans).filter((plan) => !/^SCAN (me|n|k|c)$/.test(plan))).toEqual([]);
  });
});
