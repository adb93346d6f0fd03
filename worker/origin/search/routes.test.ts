import { beforeEach, describe, expect, it } from 'vitest';
import { addRelation, hideResidence } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

const THIS_YEAR = new Date().getUTCFullYear();
let origin: SearchOrigin;

beforeEach(() => {
  origin = openSearchOrigin();
});

const namesFor = async (name: string, location?: string) =>
  (await origin.search(name, location)).results.map((result) => result.fullName);

describe('a search by name', () => {
  beforeEach(() => {
    origin.add({ id: 'hn', first: 'Elise', last: 'Hale-Navarro', homes: ['portlandOr'] });
    origin.add({ id: 'on', first: 'Sean', last: "O'Neil", homes: ['portlandMe'] });
    origin.add({ id: 'js', first: 'John', last: 'Smith', middle: 'Quincy', suffix: 'Jr' });
    origin.add({ id: 'jm', first: 'John', last: 'Smithson' });
    origin.add({ id: 'an', first: 'Jóse', last: 'Núñez', akas: ['Joe Nunez'] });
    origin.add({ id: 'ma', first: 'Mary Ann', last: 'Del Rio' });
  });

  it.each([
    ['Elise Hale-Navarro', 'Elise Hale-Navarro', 'exact'],
    ['elise hale navarro', 'Elise Hale-Navarro', 'exact'],
    ['Elise Navarro', 'Elise Hale-Navarro', 'prefix'],
    ['Elise Hale', 'Elise Hale-Navarro', 'prefix'],
    ['Sean ONeil', "Sean O'Neil", 'exact'],
    ["Sean O'Neil", "Sean O'Neil", 'exact'],
    ['jose nunez', 'Jóse Núñez', 'exact'],
    ['Joe Nunez', 'Jóse Núñez', 'exact'],
    ['Mary Ann Del Rio', 'Mary Ann Del Rio', 'exact'],
    ['Mary Del Rio', 'Mary Ann Del Rio', 'prefix'],
    ['John Q Smith', 'John Quincy Smith Jr', 'exact'],
    ['John Quincy Smith Jr', 'John Quincy Smith Jr', 'exact'],
    ['Navarro', 'Elise Hale-Navarro', 'prefix'],
    ['Sean', "Sean O'Neil", 'exact'],
    ['E Hale Navarro', 'Elise Hale-Navarro', 'prefix'],
  ])('for %s finds %s (%s)', async (name, fullName, match) => {
    const [first] = (await origin.search(name)).results;
    expect(first).toMatchObject({ fullName, match });
  });

  it('puts exact names before those that start with it, and counts both', async () => {
    const answer = await origin.search('John Smith');
    expect(answer.results.map(({ fullName, match }) => [fullName, match])).toEqual([
      ['John Quincy Smith Jr', 'exact'],
      ['John Smithson', 'prefix'],
    ]);
    expect(answer).toMatchObject({ total: 2, exactTotal: 1, page: 1, pages: 1, place: null });
    expect((await namesFor('J Smith')).sort()).toEqual(['John Quincy Smith Jr', 'John Smithson']);
  });

  it('finds nobody with another middle name, and puts people without one last', async () => {
    origin.add({ id: 'jn', first: 'John', last: 'Smith' });
    expect(await namesFor('John X Smith')).toEqual(['John Smith', 'John Smithson']);
    expect((await namesFor('John Q Smith'))[0]).toBe('John Quincy Smith Jr');
  });

  it('treats nothing as a pattern, even if it looks like one', async () => {
    for (const name of ['%', '*', '_', '-', "'; DROP TABLE place; --", 'j%n', 'Sm_th', '"', '\u0000'])
      expect((await origin.search(name)).total).toBe(0);
  });

  it('lists a person once, however many names match', async () => {
    origin.add({ id: 'tw', first: 'Ann', last: 'Lee-Leeson', akas: ['Ann Lee', 'Anne Leeds'] });
    expect(await origin.search('Ann Lee')).toMatchObject({ total: 1, exactTotal: 1 });
    expect(await origin.search('Lee')).toMatchObject({ total: 1 });
  });
});

describe('a search by place', () => {
  beforeEach(() => {
    origin.add({ id: 'a', first: 'Ann', last: 'Lee', homes: ['eugene', 'portlandOr'] });
    origin.add({ id: 'b', first: 'Bea', last: 'Lee', homes: ['portlandOr'] });
    origin.add({ id: 'c', first: 'Cleo', last: 'Lee', homes: ['portlandMe'] });
    origin.add({ id: 'd', first: 'Dora', last: 'Lee', homes: ['charlestonWv'] });
    origin.add({ id: 'e', first: 'Edna', last: 'Lee', homes: ['portWashington'] });
    origin.add({ id: 'f', first: 'Fay', last: 'Lee' });
  });

  it.each([
    [undefined, ['Ann', 'Bea', 'Cleo', 'Dora', 'Edna', 'Fay'], null],
    ['-', ['Ann', 'Bea', 'Cleo', 'Dora', 'Edna', 'Fay'], null],
    ['Portland OR', ['Bea', 'Ann'], { city: 'Portland', stateCode: 'OR', isKnown: true }],
    ['portland-or', ['Bea', 'Ann'], { city: 'Portland', stateCode: 'OR', isKnown: true }],
    ['97201', ['Bea', 'Ann'], { city: 'Portland', stateCode: 'OR', isKnown: true }],
    ['97201-1234', ['Bea', 'Ann'], { city: 'Portland', stateCode: 'OR', isKnown: true }],
    ['Oregon', ['Ann', 'Bea'], { city: null, stateCode: 'OR', isKnown: true }],
    ['Portland', ['Bea', 'Cleo', 'Ann'], { city: 'Portland', stateCode: null, isKnown: true }],
    ['Eugene', ['Ann'], { city: 'Eugene', stateCode: 'OR', isKnown: true }],
    ['Charleston West Virginia', ['Dora'], { city: 'Charleston', stateCode: 'WV', isKnown: true }],
    ['Port Washington', ['Edna'], { city: 'Port Washington', stateCode: 'NY', isKnown: true }],
    ['Texas', [], { city: null, stateCode: 'TX', isKnown: true }],
    ['Nowhere OR', [], { city: 'Nowhere', stateCode: 'OR', isKnown: false }],
    ['00000', [], { city: null, stateCode: null, isKnown: false }],
  ])('%s finds residents, then former ones [F1-01]', async (location, firstNames, place) => {
    const answer = await origin.search('Lee', location);
    expect(answer.results.map(({ fullName }) => fullName.split(' ')[0])).toEqual(firstNames);
    expect(answer).toMatchObject({ total: firstNames.length, place });
  });

  it('never reveals a zip', async () => {
    expect(JSON.stringify(await origin.search('Lee', '97201'))).not.toContain('97201');
  });
});

describe('pages', () => {
  beforeEach(() => {
    for (let at = 0; at < 23; at++) origin.add({ id: `n${at + 10}`, first: 'Ann', last: 'Lee', homes: ['eugene'] });
  });

  it('hold ten people each, nobody twice and nobody left out', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => origin.search('Ann Lee', 'Eugene', page)));
    expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(23);
    for (const page of pages) expect(page).toMatchObject({ total: 23, exactTotal: 23, pages: 3 });
  });

  it('past the last are empty and still say how many there are', async () => {
    expect(await origin.search('Ann Lee', undefined, 4)).toMatchObject({ results: [], total: 23, page: 4, pages: 3 });
  });

  it('cost the same few round trips whatever they hold', async () => {
    const { roundTrips } = origin.people;
    const before = roundTrips.count;
    await origin.search('Ann Lee', 'Eugene OR');
    expect(roundTrips.count - before).toBe(3);
  });
});

describe('a result', () => {
  it('says where someone lives and lived, how old they are, and who their relatives are', async () => {
    const id = origin.add({
      id: 'x',
      first: 'Xena',
      last: 'Lee',
      birth: [1950, 1, 1],
      homes: ['portlandOr', 'eugene', 'portlandMe', 'eugene', 'charlestonWv', 'portWashington'],
    });
    for (const [at, first] of ['Una', 'Vera', 'Wim', 'Zoe'].entries())
      addRelation(origin.people, id, origin.add({ id: first, first, last: 'Kin' }), 'Relative', at);
    addRelation(origin.people, id, origin.add({ id: 'asso', first: 'As', last: 'Sociate' }), 'Associate');
    expect((await origin.search('Xena Lee')).results).toEqual([
      {
        id,
        fullName: 'Xena Lee',
        age: '65+',
        isDead: false,
        city: 'Portland',
        stateCode: 'OR',
        isCurrentCity: true,
        earlierCities: ['Eugene, OR', 'Portland, ME', 'Charleston, WV'],
        relatives: ['Una Kin', 'Vera Kin', 'Wim Kin'].map((fullName) => ({ fullName, isDead: false })),
        match: 'exact',
        matchedName: null,
        matchedNickname: null,
      },
    ]);
  });

  it('gives the age by the rule for free viewers', async () => {
    origin.add({ id: 'p1', first: 'Ann', last: 'Exact', birth: bornAged(40) });
    origin.add({ id: 'p2', first: 'Ann', last: 'Unknown' });
    origin.add({ id: 'p3', first: 'Ann', last: 'Yearonly', birth: [THIS_YEAR - 45] });
    expect((await origin.search('Ann')).results.map(({ age }) => age)).toEqual(['40', null, '40s']);
  });

  it('says that someone has died, or a relative, and no age', async () => {
    const dead = origin.add({
      id: 'x',
      first: 'Xena',
      last: 'Lee',
      birth: [1980, 1, 1],
      isDead: true,
      homes: ['eugene'],
    });
    const kin = origin.add({ id: 'kin', first: 'Una', last: 'Kin', birth: [1980, 1, 1] });
    const old = origin.add({ id: 'old', first: 'Old', last: 'Kin', birth: [1900, 1, 1] });
    addRelation(origin.people, kin, dead, 'Relative', 0);
    addRelation(origin.people, kin, old, 'Relative', 1);
    expect((await origin.search('Xena Lee')).results).toMatchObject([
      { isDead: true, age: null, isCurrentCity: false },
    ]);
    expect((await origin.search('Una Kin')).results[0]?.relatives).toEqual([
      { fullName: 'Xena Lee', isDead: true },
      { fullName: 'Old Kin', isDead: true },
    ]);
  });

  it('is nobody under 18 and nobody suppressed, in lists, counts and relatives', async () => {
    const ann = origin.add({ id: 'ann', first: 'Ann', last: 'Lee' });
    addRelation(origin.people, ann, origin.add({ id: 'kid', first: 'Kid', last: 'Lee', birth: bornAged(9) }));
    addRelation(origin.people, ann, origin.add({ id: 'sup', first: 'Sup', last: 'Lee', isSuppressed: true }));
    const answer = await origin.search('Lee');
    expect(answer).toMatchObject({ total: 1, exactTotal: 1, results: [{ fullName: 'Ann Lee', relatives: [] }] });
  });
});

describe('a hidden residence', () => {
  it('is revealed by no search: neither its city, nor by finding the person there', async () => {
    const id = origin.add({ id: 'shy', first: 'Shy', last: 'Person', homes: ['eugene', 'portlandOr'] });
    hideResidence(origin.people, id, 0);
    expect((await origin.search('Shy Person', 'Eugene, OR')).results).toEqual([]);
    expect((await origin.search('Shy Person')).results).toMatchObject([
      { id, city: 'Portland', stateCode: 'OR', isCurrentCity: false, earlierCities: [] },
    ]);
    hideResidence(origin.people, id, 1);
    expect((await origin.search('Shy Person', 'Portland, OR')).results).toEqual([]);
    expect((await origin.search('Shy Person')).results).toMatchObject([
      { id, city: null, stateCode: null, isCurrentCity: false },
    ]);
  });
});

describe('other names and spellings', () => {
  it('a person with only another name like that comes after people who use it, and the line says which', async () => {
    const maiden = origin.add({ id: 'aa', first: 'Ada', last: 'Akana', akas: ['Ada Lind'] });
    const own = origin.add({ id: 'zz', first: 'Ada', last: 'Lind' });
    expect((await origin.search('Ada Lind')).results.map(({ id, matchedName }) => [id, matchedName])).toEqual([
      [own, null],
      [maiden, 'Ada Lind'],
    ]);
    expect((await origin.search('Lind')).results.map(({ id }) => id)).toEqual([own, maiden]);
  });

  it('a recorded initial is close to a middle name, and matches a requested initial', async () => {
    origin.add({ id: 'a', first: 'James', middle: 'J', last: 'Walker' });
    origin.add({ id: 'b', first: 'James', middle: 'Jim', last: 'Walker' });
    expect((await origin.search('James Jim Walker')).results.map(({ fullName, match }) => [fullName, match])).toEqual([
      ['James Jim Walker', 'exact'],
      ['James J Walker', 'prefix'],
    ]);
    expect((await origin.search('James J Walker')).exactTotal).toBe(2);
  });

  it('a title in front is not part of the name', async () => {
    origin.add({ id: 'a', first: 'James', last: 'Walker' });
    expect(await namesFor('Dr. James Walker Jr.')).toEqual(['James Walker']);
  });
});
