import { beforeEach, describe, expect, it } from 'vitest';
import { searchAnswerSchema } from '../../../shared/contract/finding/search.ts';
import { addNameCount, addNamesakes, spreadAges } from '../../../tests/fixtures/namesakes.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

const THIS_YEAR = new Date().getUTCFullYear();

const EXACT = { state: false, city: false, age: false };
const CAPPED = { state: true, city: true, age: true };

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

const search = (name: string, more: Record<string, string> = {}, location?: string, page?: number) =>
  origin.search(name, location, page, more);
const firstNames = async (name: string, more: Record<string, string>, location?: string) =>
  (await search(name, more, location)).results.map(({ fullName }) => fullName.split(' ')[0]);

describe('a list of people', () => {
  beforeEach(() => {
    origin.add({ id: 'a', first: 'Ann', last: 'Lee', birth: bornAged(70), homes: ['eugene', 'portlandOr'] });
    origin.add({ id: 'b', first: 'Bea', last: 'Lee', birth: bornAged(66), homes: ['portlandOr'] });
    origin.add({ id: 'c', first: 'Cleo', last: 'Lee', birth: bornAged(30), homes: ['portlandMe'] });
    origin.add({ id: 'd', first: 'Dora', last: 'Lee', birth: [THIS_YEAR - 40], homes: ['portlandOr'] });
    origin.add({ id: 'e', first: 'Edna', last: 'Lee', homes: ['portlandOr'] });
    origin.add({ id: 'f', first: 'Fay', last: 'Lee', birth: bornAged(25) });
  });

  it.each([
    [{ age: '65-130' }, ['Ann', 'Bea']],
    [{ age: '25-34' }, ['Cleo', 'Fay']],
    [{ age: '35-44' }, ['Dora']],
    [{ age: '18-24' }, []],
    [{ state: 'OR' }, ['Ann', 'Bea', 'Dora', 'Edna']],
    [{ state: 'or' }, ['Ann', 'Bea', 'Dora', 'Edna']],
    [{ city: 'Portland, OR' }, ['Bea', 'Dora', 'Edna']],
    [{ city: 'portland-or', age: '65-130' }, ['Bea']],
    [{ state: 'ME', city: 'Portland, OR' }, []],
    [{ state: 'OR', age: '65-130' }, ['Ann', 'Bea']],
    [{ state: 'ZZ' }, []],
    [{ city: 'Nowhere, OR' }, []],
    [{ city: '97201' }, []],
  ])('is filtered by %j', async (filter, expected) => {
    const answer = await search('Lee', filter);
    expect(answer.results.map(({ fullName }) => fullName.split(' ')[0])).toEqual(expected);
    expect(answer).toMatchObject({ total: expected.length, exactTotal: expected.length, isTotalCapped: false });
  });

  it('is filtered by the place people are shown with, even among former residents of another', async () => {
    expect(await firstNames('Lee', {}, 'Portland, OR')).toEqual(['Bea', 'Dora', 'Edna', 'Ann']);
    expect(await firstNames('Lee', { city: 'Eugene, OR' }, 'Portland, OR')).toEqual(['Ann']);
    expect(await firstNames('Lee', { state: 'OR' }, 'Portland')).toEqual(['Bea', 'Dora', 'Edna', 'Ann']);
  });

  it('is sorted by age with the youngest first, everyone from 65 up alike, and unknown ages last', async () => {
    expect(await firstNames('Lee', { sort: 'age' })).toEqual(['Fay', 'Cleo', 'Dora', 'Ann', 'Bea', 'Edna']);
  });

  it('has the dead in no age band and last by age: recorded as such, or above 100', async () => {
    origin.add({ id: 'g', first: 'Gus', last: 'Lee', birth: bornAged(30), isDead: true });
    origin.add({ id: 'h', first: 'Hal', last: 'Lee', birth: bornAged(102) });
    origin.add({ id: 'i', first: 'Ida', last: 'Lee', birth: bornAged(100) });
    expect(await firstNames('Lee', { age: '25-34' })).toEqual(['Cleo', 'Fay']);
    expect(await firstNames('Lee', { age: '65-130' })).toEqual(['Ann', 'Bea', 'Ida']);
    expect((await firstNames('Lee', { sort: 'age' })).slice(-3)).toEqual(['Edna', 'Gus', 'Hal']);
    const { facets, results } = await search('Lee');
    expect(facets?.age).toEqual([
      { value: '65-130', people: 3 },
      { value: '25-34', people: 2 },
      { value: '35-44', people: 1 },
    ]);
    expect(results.filter(({ isDead }) => isDead)).toMatchObject([
      { fullName: 'Gus Lee', age: null },
      { fullName: 'Hal Lee', age: null },
    ]);
  });

  it('is sorted by name, whatever the match', async () => {
    origin.add({ id: 'g', first: 'Lee', last: 'Akana' });
    expect(await firstNames('Lee', { sort: 'name' })).toEqual(['Lee', 'Ann', 'Bea', 'Cleo', 'Dora', 'Edna', 'Fay']);
    expect((await search('Lee', { sort: 'relevance' })).results).toEqual((await search('Lee')).results);
  });

  it('says how many each filter would keep, with the other filters unchanged', async () => {
    expect((await search('Lee')).facets).toEqual({
      state: [
        { value: 'OR', people: 4 },
        { value: 'ME', people: 1 },
      ],
      city: [
        { value: 'Portland, OR', people: 3 },
        { value: 'Eugene, OR', people: 1 },
        { value: 'Portland, ME', people: 1 },
      ],
      age: [
        { value: '25-34', people: 2 },
        { value: '65-130', people: 2 },
        { value: '35-44', people: 1 },
      ],
      isCapped: EXACT,
    });
    expect((await search('Lee', { state: 'OR', age: '65-130' })).facets).toEqual({
      state: [{ value: 'OR', people: 2 }],
      city: [
        { value: 'Eugene, OR', people: 1 },
        { value: 'Portland, OR', people: 1 },
      ],
      age: [
        { value: '65-130', people: 2 },
        { value: '35-44', people: 1 },
      ],
      isCapped: EXACT,
    });
  });

  it('includes its own filters among the facets, even if they keep nobody', async () => {
    const { facets } = await search('Lee', { state: 'TX', city: 'Nowhere, OR', age: '18-24' });
    expect(facets?.state).toEqual([{ value: 'TX', people: 0 }]);
    expect(facets?.city).toEqual([{ value: 'Nowhere, OR', people: 0 }]);
    expect(facets?.age).toEqual([{ value: '18-24', people: 0 }]);
  });

  it.each([' ', '\u00a0', '\u3000', '\u200b', '-', '--', '\u0000', '\u0301', '💡', '%'])(
    'is not filtered by a meaningless city, such as %j',
    async (city) => {
      const answer = await search('Lee', { city });
      expect(answer).toEqual(await search('Lee'));
      expect(searchAnswerSchema.safeParse(answer).success).toBe(true);
    },
  );

  it.each(['  ', '\u00a0\u00a0', '%_', '💡', '1\u0000', 'ßß'])(
    'refuses %j as a state, which is not a state code',
    async (state) => {
      const answer = await origin.call(`/api/search/people?${new URLSearchParams({ name: 'Lee', state })}`);
      expect(answer.status).toBe(400);
      expect(answer.json<{ detail: string }>().detail).toBe('state in the query does not match the contract');
    },
  );

  it('has no facets if nobody was searched for', async () => {
    expect(await search('-')).toMatchObject({ facets: null, total: 0 });
    expect(await search('Lee', {}, 'Nowhere, OR')).toMatchObject({ facets: null, total: 0 });
    expect(await search('Zzyzx')).toMatchObject({ facets: { state: [], city: [], age: [], isCapped: EXACT } });
  });

  it('leaves out children and hidden people, in lists and in facets', async () => {
    origin.add({ id: 'k', first: 'Kid', last: 'Lee', birth: bornAged(9), homes: ['eugene'] });
    origin.add({ id: 'h', first: 'Hid', last: 'Lee', birth: bornAged(30), homes: ['eugene'], isSuppressed: true });
    expect(await search('Lee', { city: 'Eugene, OR' })).toMatchObject({ total: 1, results: [{ fullName: 'Ann Lee' }] });
    expect((await search('Lee')).facets?.city).toContainEqual({ value: 'Eugene, OR', people: 1 });
  });
});

describe('a list of more people than are counted', () => {
  const MANY = 2_000;
  beforeEach(() => {
    addNamesakes(origin.people, 'Aaron', 'Lee', MANY);
    for (let at = 0; at < 12; at++)
      origin.add({ id: `z${at + 10}`, first: 'Zed', last: 'Lee', birth: bornAged(30), homes: ['eugene'] });
    origin.add({ id: 'y', first: 'Yan', last: 'Lee', birth: bornAged(50), homes: ['eugene', 'portlandMe'] });
    origin.add({ id: 'w', first: 'Wim', last: 'Lee', birth: bornAged(30), homes: ['portlandOr', 'eugene'] });
  });

  it('is filtered to people beyond those, and counts them', async () => {
    expect(await search('Lee')).toMatchObject({ total: 1_000, isTotalCapped: true, facets: { isCapped: CAPPED } });
    const inState = await search('Lee', { state: 'OR' });
    expect(inState).toMatchObject({ total: 14, isTotalCapped: false });
    expect(inState.facets?.city).toEqual([
      { value: 'Eugene, OR', people: 13 },
      { value: 'Portland, OR', people: 1 },
    ]);
    expect(inState.facets?.age).toEqual([
      { value: '25-34', people: 13 },
      { value: '45-54', people: 1 },
    ]);
    const inCity = await search('Lee', { city: 'Eugene, OR' }, undefined, 2);
    expect(inCity).toMatchObject({ total: 13, pages: 2, page: 2, isTotalCapped: false });
    expect(inCity.results).toHaveLength(3);
    expect(await search('Lee', { city: 'Eugene, OR', age: '45-54' })).toMatchObject({
      total: 1,
      results: [{ fullName: 'Yan Lee' }],
    });
  });

  it('by a full name and an age is narrowed by the index', async () => {
    addNamesakes(origin.people, 'Zed', 'Lee', MANY);
    const answer = await search('Zed Lee', { age: '25-34' });
    expect(answer).toMatchObject({ total: 12, isTotalCapped: false, facets: { isCapped: { ...EXACT, age: true } } });
  });

  it('has its states from the counts by name if these are higher', async () => {
    for (const [state, people] of [
      ['', 2_300],
      ['TX', 310],
      ['OR', 40],
    ] as const)
      addNameCount(origin.people, 'Lee', state, people);
    expect((await search('Lee')).facets?.state).toEqual([
      { value: 'TX', people: 310 },
      { value: 'OR', people: 40 },
    ]);
    expect((await search('Lee', { age: '25-34' })).facets?.state).not.toContainEqual({ value: 'TX', people: 310 });
  });

  it('counts people with the same first and last name once by state, and residents not at all by place', async () => {
    addNameCount(origin.people, 'Lee', 'TX', 310);
    addNameCount(origin.people, 'Lee', 'TX', 250, 'first');
    expect((await search('Lee')).facets?.state).toContainEqual({ value: 'TX', people: 310 });
    expect((await search('Lee')).facets?.isCapped).toEqual(CAPPED);
    expect((await search('Lee', { state: 'OR' })).facets?.isCapped).toEqual({ ...EXACT, state: true });
    expect((await search('Lee', {}, 'OR')).facets).toMatchObject({
      state: [{ value: 'OR', people: 14 }],
      isCapped: EXACT,
    });
  });

  it('costs two more round trips', async () => {
    const { roundTrips } = origin.people;
    const before = roundTrips.count;
    await search('Lee', { state: 'OR', age: '25-34', sort: 'age' });
    expect(roundTrips.count - before).toBe(4);
  });
});

describe('a list of more namesakes than are read, of all ages', () => {
  const [YOUNGEST, OLDEST, EACH] = [20, 79, 40];
  beforeEach(() => {
    addNamesakes(origin.people, 'Ann', 'Lee', EACH * (OLDEST - YOUNGEST + 1));
    spreadAges(origin.people, YOUNGEST, OLDEST);
  });

  it('starts with the youngest of all if sorted by age, and continues without a gap', async () => {
    const first = await search('Ann Lee', { sort: 'age' });
    expect(first).toMatchObject({ total: 1_000, exactTotal: 1_000, isTotalCapped: true, pages: 100 });
    expect(first.results.map(({ age }) => age)).toEqual(Array(10).fill('20'));
    expect((await search('Ann Lee', { sort: 'age' }, undefined, 5)).results.map(({ age }) => age)).toEqual(
      Array(10).fill('21'),
    );
    expect((await search('Ann Lee', { sort: 'age' }, undefined, 100)).results.map(({ age }) => age)).toEqual(
      Array(10).fill('44'),
    );
  });

  it('starts with the youngest of a band too, and takes one more round trip', async () => {
    const { roundTrips } = origin.people;
    const before = roundTrips.count;
    expect((await search('Ann Lee', { sort: 'age' })).total).toBe(1_000);
    expect(roundTrips.count - before).toBe(3);
    const inBand = await search('Ann Lee', { sort: 'age', age: '35-44' });
    expect(inBand).toMatchObject({ total: 400, isTotalCapped: false });
    expect(inBand.results[0]).toMatchObject({ age: '35' });
  });

  it('offers every age, the selected one with at least as many people as are listed', async () => {
    const bands = async (more: Record<string, string>) =>
      new Map((await search('Ann Lee', more)).facets?.age.map(({ value, people }) => [value, people]));
    expect([...(await bands({})).keys()].sort()).toEqual(['18-24', '25-34', '35-44', '45-54', '55-64', '65-130']);
    expect((await bands({ age: '25-34' })).get('25-34')).toBeGreaterThanOrEqual(400);
  });
});
