import { beforeEach, describe, expect, it } from 'vitest';
import { addNamesakes } from '../../../tests/fixtures/namesakes.ts';
import { hideResidence } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

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
  ])('%s finds %s and says so', async (name, fullName) => {
    expect(await origin.found(name)).toEqual([[fullName, 'spelling']]);
  });

  it('finds people in a place as well, and nobody elsewhere', async () => {
    expect(await origin.found('Jmaes Wlaker', 'Eugene, OR')).toEqual([['James Walker', 'spelling']]);
    expect(await origin.found('Jmaes Wlaker', 'OR')).toEqual([['James Walker', 'spelling']]);
    expect(await origin.found('Jmaes Wlaker', 'Portland, ME')).toEqual([]);
  });

  it.each(['Jxqss Walker', 'James Wblkcrs', 'Jo Wa', 'Xy Walker', 'Jmsae Wklrea'])(
    '%s is too far off',
    async (name) => {
      expect((await origin.found(name)).filter(([, match]) => match === 'spelling')).toEqual([]);
    },
  );

  it('reveals no name of hidden people, of children, or of anyone through a hidden home', async () => {
    origin.named('Zelda', 'Quist', { isSuppressed: true });
    origin.named('Zelma', 'Quist', { birth: bornAged(9) });
    hideResidence(origin.people, origin.named('Zelia', 'Quist', { homes: ['eugene'] }), 0);
    expect(await origin.found('Zelsa Quist')).toEqual([['Zelia Quist', 'spelling']]);
    expect(await origin.found('Zelsa Quist', 'Eugene, OR')).toEqual([]);
  });
});

describe('corrected names', () => {
  it('come after all better ones, the most likely slip first, then the more common name', async () => {
    for (const first of ['Mark', 'Marc', 'Mary', 'Marl', 'Mart']) origin.named(first);
    origin.named('Mart');
    expect(await origin.found('Mark Walker')).toEqual([
      ['Mark Walker', 'exact'],
      ['Marc Walker', 'spelling'],
      ['Marl Walker', 'spelling'],
      ['Mart Walker', 'spelling'],
      ['Mart Walker', 'spelling'],
      ['Mary Walker', 'spelling'],
    ]);
  });

  it('are one slip off if people have the requested name', async () => {
    origin.named('James', 'Walker');
    origin.named('James', 'Waller');
    expect(await origin.found('James Parker')).toEqual([['James Walker', 'spelling']]);
    origin.named('Otto', 'Parker');
    expect(await origin.found('James Parker')).toEqual([]);
    expect(await origin.found('James Waller')).toEqual([
      ['James Waller', 'exact'],
      ['James Walker', 'spelling'],
    ]);
  });

  it('are not used if enough people have the name', async () => {
    origin.named('Marv');
    addNamesakes(origin.people, 'Marx', 'Walker', 9);
    expect((await origin.search('Marx Walker')).results.map(({ match }) => match)).toContain('spelling');
    addNamesakes(origin.people, 'Marx', 'Walker', 1);
    expect(await origin.search('Marx Walker')).toMatchObject({ total: 10, exactTotal: 10 });
  });

  it('cost one more round trip', async () => {
    origin.named('James');
    const { roundTrips } = origin.people;
    const before = roundTrips.count;
    await origin.search('Jmaes Walker', 'Eugene, OR');
    expect(roundTrips.count - before).toBe(3);
    const next = roundTrips.count;
    await origin.search('Jmaes Walker');
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
