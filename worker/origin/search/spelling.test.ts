import { beforeEach, describe, expect, it } from 'vitest';
import { addNamesakes } from '../../../tests/fixtures/namesakes.ts';
import { hideResidence } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

/** A first and a last name. */
type Words = readonly [first: string, last: string];

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

describe('a misspelled name', () => {
  beforeEach(() => {
    origin.named('James', 'Walker', { homes: ['eugene'] });
    origin.named('Rosalind', 'Hale-Navarro', { homes: ['portlandOr'] });
    origin.named('Maria', 'De La Cruz', { homes: ['portlandMe'] });
  });

  it.each([
    ['Jmaes Walker', 'James Walker'],
    ['James Wlaker', 'James Walker'],
    ['Hames Qalker', 'James Walker'],
    ['jamea walkeer', 'James Walker'],
    ['Jim Walkre', 'James Walker'],
    ['J Walkre', 'James Walker'],
    ['Jame R Wakler', 'James Walker'],
    ['Rosalnid Navaro', 'Rosalind Hale-Navarro'],
    ['Rosalind Hale Navaro', 'Rosalind Hale-Navarro'],
    ['Mria Delacruz', 'Maria De La Cruz'],
    ['Wlaker', 'James Walker'],
    ['Rosalimd', 'Rosalind Hale-Navarro'],
  ])('%s may be %s, who is in no list and no count', async (name, fullName) => {
    expect(await origin.spelled(name)).toEqual([fullName]);
    expect(await origin.search(name)).toMatchObject({ results: [], total: 0, exactTotal: 0, pages: 0 });
  });

  it('finds people in a place as well, and nobody elsewhere', async () => {
    expect(await origin.spelled('Jmaes Wlaker', 'Eugene, OR')).toEqual(['James Walker']);
    expect(await origin.spelled('Jmaes Wlaker', 'OR')).toEqual(['James Walker']);
    expect(await origin.spelled('Jmaes Wlaker', 'Portland, ME')).toEqual([]);
  });

  it.each(['Jxqss Walker', 'James Wblkcrs', 'Jo Wa', 'Xy Walker', 'Jmsae Wklrea'])(
    '%s is too far off',
    async (name) => {
      expect(await origin.spelled(name)).toEqual([]);
    },
  );

  it('reveals no name of hidden people, of children, or of anyone through a hidden home', async () => {
    origin.named('Zelda', 'Quist', { isSuppressed: true });
    origin.named('Zelma', 'Quist', { birth: bornAged(9) });
    hideResidence(origin.people, origin.named('Zelia', 'Quist', { homes: ['eugene'] }), 0);
    expect(await origin.spelled('Zelsa Quist')).toEqual(['Zelia Quist']);
    expect(await origin.spelled('Zelsa Quist', 'Eugene, OR')).toEqual([]);
  });
});

describe('corrected names', () => {
  it('stand apart from the name itself, the most likely slip first, then the more common name', async () => {
    for (const first of ['Mark', 'Marc', 'Mary', 'Marl', 'Mart']) origin.named(first);
    origin.named('Mart');
    expect(await origin.found('Mark Walker')).toEqual([['Mark Walker', 'exact']]);
    const near = ['Marc', 'Marl', 'Mart', 'Mart', 'Mary'].map((first) => `${first} Walker`);
    expect(await origin.spelled('Mark Walker')).toEqual(near);
  });

  it('are one slip off if people have the requested name', async () => {
    origin.named('James', 'Walker');
    origin.named('James', 'Waller');
    expect(await origin.spelled('James Parker')).toEqual(['James Walker']);
    origin.named('Otto', 'Parker');
    expect(await origin.spelled('James Parker')).toEqual([]);
    expect(await origin.found('James Waller')).toEqual([['James Waller', 'exact']]);
    expect(await origin.spelled('James Waller')).toEqual(['James Walker']);
  });

  it('are not used if enough people have the name', async () => {
    origin.named('Marv');
    addNamesakes(origin.people, 'Marx', 'Walker', 9);
    expect(await origin.spelled('Marx Walker')).toEqual(['Marv Walker']);
    addNamesakes(origin.people, 'Marx', 'Walker', 1);
    expect(await origin.search('Marx Walker')).toMatchObject({ total: 10, exactTotal: 10 });
    expect(await origin.spelled('Marx Walker')).toEqual([]);
  });

  it.each<[typed: string, other: Words, borne: Words, near: Words]>([
    ['garcia', ['Gracia', 'Walker'], ['Otto', 'Garcia'], ['Otto', 'Garzia']],
    ['joan', ['Otto', 'Jan'], ['Joan', 'Walker'], ['Jaan', 'Walker']],
  ])('of %s are of its own kind: not %s, as long as anybody is %s', async (typed, other, borne, near) => {
    const homes = ['eugene'] as const;
    origin.named(...other, { homes });
    expect(await origin.spelled(typed, 'Eugene, OR')).toEqual([other.join(' ')]);
    origin.named(...borne, { homes: ['portlandMe'] });
    expect(await origin.found(typed, 'Eugene, OR')).toEqual([]);
    expect(await origin.spelled(typed, 'Eugene, OR')).toEqual([]);
    origin.named(...near, { homes });
    expect(await origin.spelled(typed, 'Eugene, OR')).toEqual([near.join(' ')]);
  });

  it('are on the first page only, filtered like the list, and at most ten', async () => {
    for (let at = 0; at < 12; at++) origin.named('Mark', 'Walker', { homes: at < 2 ? ['portlandMe'] : ['eugene'] });
    const { spellings, ...first } = await origin.search('Marx Walker');
    expect(spellings).toHaveLength(10);
    expect(first).toMatchObject({ results: [], total: 0, pages: 0, facets: { state: [], city: [], age: [] } });
    expect((await origin.search('Marx Walker', undefined, 2)).spellings).toBeUndefined();
    for (const [kind, value] of [
      ['state', 'ME'],
      ['city', 'Portland, ME'],
    ] as const)
      expect((await origin.search('Marx Walker', undefined, 1, { [kind]: value })).spellings).toHaveLength(2);
  });

  it('cost one more round trip', async () => {
    for (const first of ['James', 'Jmaes']) origin.named(first, 'Walker', { homes: ['eugene'] });
    const { roundTrips } = origin.people;
    const before = roundTrips.count;
    expect(await origin.spelled('Jmaes Walker', 'Eugene, OR')).toEqual(['James Walker']);
    // One of them counts the lists of wider places (wider.test.ts).
    expect(roundTrips.count - before).toBe(5);
    const next = roundTrips.count;
    expect(await origin.spelled('Jmaes Walker')).toEqual(['James Walker']);
    expect(roundTrips.count - next).toBe(3);
  });
});

describe('the order of the words', () => {
  it('is read from a comma', async () => {
    origin.named('James', 'Walker', { middle: 'Quincy' });
    origin.named('Walker', 'James');
    for (const name of ['Walker, James', 'walker,james q', 'Walker Jr., James', 'Walker, Dr. James Quincy'])
      expect((await origin.found(name))[0], name).toEqual(['James Quincy Walker', 'exact']);
    expect((await origin.found('Walker James, Jr.'))[0]).toEqual(['Walker James', 'exact']);
  });

  it('is reversed if few people have the name as typed', async () => {
    origin.named('James', 'Walker');
    origin.named('Maria', 'De La Cruz');
    origin.named('Sean', "O'Neil");
    expect(await origin.found('Walker James')).toEqual([['James Walker', 'prefix']]);
    expect(await origin.found('Walker Jim')).toEqual([['James Walker', 'prefix']]);
    expect(await origin.found('Walker James Quincy')).toEqual([['James Walker', 'prefix']]);
    expect(await origin.found('De La Cruz Maria')).toEqual([['Maria De La Cruz', 'prefix']]);
    expect(await origin.found('O Neil Sean')).toEqual([["Sean O'Neil", 'prefix']]);
    origin.named('Walker', 'James');
    expect(await origin.found('Walker James')).toEqual([
      ['Walker James', 'exact'],
      ['James Walker', 'prefix'],
    ]);
    addNamesakes(origin.people, 'Walker', 'James', 9);
    expect(await origin.search('Walker James')).toMatchObject({ total: 10 });
  });
});

describe('a last name of several words', () => {
  beforeEach(() => {
    origin.named('Maria', 'De La Cruz');
    origin.named('Sean', "O'Neil");
    origin.named('Anke', 'Vander Berg');
  });

  it.each([
    ['Maria De La Cruz', 'Maria De La Cruz'],
    ['Maria Delacruz', 'Maria De La Cruz'],
    ['Maria Dela Cruz', 'Maria De La Cruz'],
    ["Sean O'Neil", "Sean O'Neil"],
    ['Sean ONeil', "Sean O'Neil"],
    ['Sean O Neil', "Sean O'Neil"],
    ['Anke Van Der Berg', 'Anke Vander Berg'],
    ['Anke Vanderberg', 'Anke Vander Berg'],
  ])('%s is %s', async (name, fullName) => {
    expect(await origin.found(name)).toEqual([[fullName, 'exact']]);
  });
});

describe('initials', () => {
  it('find the names they stand for, those with that middle name first', async () => {
    origin.named('John', 'Smith');
    origin.named('Jim', 'Smith', { middle: 'Robert' });
    origin.named('Jack', 'Smith', { middle: 'Quincy' });
    expect(await origin.found('J. R. Smith')).toEqual([
      ['Jim Robert Smith', 'prefix'],
      ['John Smith', 'prefix'],
    ]);
    expect((await origin.found('J Smith')).map(([name]) => name)).toEqual([
      'Jack Quincy Smith',
      'Jim Robert Smith',
      'John Smith',
    ]);
  });
});

describe('a text that is not a name', () => {
  it.each([['李明'], ['Иван Петров'], ['محمد'], ['ひらがな カタカナ'], ['Δ'], ['🙂🙃']])(
    '%s finds nobody without a fault',
    async (name) => {
      origin.named('James');
      expect(await origin.search(name)).toMatchObject({ results: [], total: 0, pages: 0, isTotalCapped: false });
    },
  );

  it.each([
    'name=',
    'name=%00',
    `name=${'a'.repeat(10_000)}`,
    'name=Walker&page=0',
    'name=Walker&page=1e9',
    'name=Walker&page=1000000000',
    'name=Walker&page=-1',
    'name=Walker&age=0-17',
    'name=Walker&age=30',
    'name=Walker&state=Oregon',
    'name=Walker&sort=random',
    `name=Walker&city=${'x'.repeat(101)}`,
    'name=Walker&limit=5',
    '',
  ])('%s is refused or answered', async (query) => {
    origin.named('James');
    const { status } = await origin.call(`/api/search/people?${query}`);
    expect([200, 400]).toContain(status);
    if (/page=|age=|state=|sort=|limit=|^$|x{101}|a{101}/.test(query)) expect(status).toBe(400);
  });

  it('may have more words, filters and symbols than anyone types', async () => {
    origin.named('James');
    const signs = ['a', 'W', "'", '" OR 1=1', 'NEAR(x)', '*', '%', '-- ', ');', '$', '{}', '\\', '\u{10FFFF}'];
    for (const sign of signs)
      for (const key of ['name', 'location', 'city']) {
        const query = new URLSearchParams({ name: 'Walker', [key]: `${sign} `.repeat(9).slice(0, 99) });
        const { status } = await origin.call(`/api/search/people?${query}`);
        expect([200, 400], `${key}=${sign}`).toContain(status);
      }
  });
});
