import { beforeEach, describe, expect, it } from 'vitest';
import { hideResidence } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

describe('a nickname', () => {
  it('finds the formal name, and the formal name finds it', async () => {
    origin.named('William');
    expect(await origin.found('Bill Walker')).toEqual([['William Walker', 'nickname']]);
    origin.named('Bill');
    expect(await origin.found('William Walker')).toEqual([
      ['William Walker', 'exact'],
      ['Bill Walker', 'nickname'],
    ]);
  });

  it('finds the other short forms of its formal name, and nobody with another formal name', async () => {
    for (const first of ['Bert', 'Alan', 'Robert']) origin.named(first);
    expect(await origin.found('Al Walker')).toEqual([
      ['Alan Walker', 'nickname'],
      ['Bert Walker', 'nickname'],
    ]);
    expect(await origin.found('Alan Walker')).toEqual([['Alan Walker', 'exact']]);
  });

  it('finds people as a single word, and in a place as well', async () => {
    origin.named('William', 'Walker', { homes: ['eugene', 'portlandOr'] });
    origin.named('William', 'Hale', { homes: ['portlandOr'] });
    origin.named('William', 'Lind', { homes: ['portlandMe'] });
    expect(await origin.found('Bill')).toEqual([
      ['William Hale', 'nickname'],
      ['William Lind', 'nickname'],
      ['William Walker', 'nickname'],
    ]);
    expect(await origin.found('Bill', 'Portland, OR')).toEqual([
      ['William Hale', 'nickname'],
      ['William Walker', 'nickname'],
    ]);
    expect(await origin.found('Bill Walker', 'OR')).toEqual([['William Walker', 'nickname']]);
    expect(await origin.found('Bill Walker', 'ME')).toEqual([]);
  });

  it('works with a middle name like any other name', async () => {
    origin.named('William', 'Walker', { middle: 'Quincy' });
    origin.named('William');
    origin.named('William', 'Walker', { middle: 'Xaver' });
    expect(await origin.found('Bill Q Walker')).toEqual([
      ['William Quincy Walker', 'nickname'],
      ['William Walker', 'prefix'],
    ]);
  });

  it('is a close match if only the last name is close', async () => {
    origin.named('William', 'Hale-Navarro');
    expect(await origin.found('Bill Hale')).toEqual([['William Hale-Navarro', 'prefix']]);
    expect(await origin.found('Bill Hal')).toEqual([['William Hale-Navarro', 'prefix']]);
  });

  it('finds nobody under 18, nobody suppressed and nobody through a hidden residence', async () => {
    origin.named('William', 'Walker', { birth: bornAged(9) });
    origin.named('William', 'Walker', { isSuppressed: true });
    hideResidence(origin.people, origin.named('William', 'Walker', { homes: ['eugene', 'portlandOr'] }), 0);
    for (const name of ['Bill Walker', 'Bill', 'Wil Walker', 'Bill Walk']) {
      expect(await origin.search(name), name).toMatchObject({
        total: 1,
        results: [{ city: 'Portland', isCurrentCity: false }],
      });
      expect(await origin.search(name, 'Eugene, OR'), name).toMatchObject({ total: 0, results: [] });
    }
  });
});

describe('the ranks of a list', () => {
  it('are the name itself, including other names, then nicknames, then names with that beginning', async () => {
    for (const first of ['Willow', 'William', 'Will', 'Bill']) origin.named(first);
    origin.named('Otto', 'Aalto', { akas: ['Will Walker'] });
    expect(await origin.found('Will Walker')).toEqual([
      ['Will Walker', 'exact'],
      ['Otto Aalto', 'exact'],
      ['Bill Walker', 'nickname'],
      ['William Walker', 'nickname'],
      ['Willow Walker', 'prefix'],
    ]);
    expect(await origin.search('Will Walker')).toMatchObject({ total: 5, exactTotal: 2, isTotalCapped: false });
  });

  it('put a nickname with the exact last name before a last name that only starts with it', async () => {
    origin.named('Jack', 'Smith');
    origin.named('John', 'Smithson');
    expect(await origin.found('John Smith')).toEqual([
      ['Jack Smith', 'nickname'],
      ['John Smithson', 'prefix'],
    ]);
  });

  it('sort close last names by first name in the same order', async () => {
    for (const first of ['Johnson', 'Jack', 'John']) origin.named(first, 'Smithers');
    expect(await origin.found('John Smith')).toEqual([
      ['John Smithers', 'prefix'],
      ['Jack Smithers', 'prefix'],
      ['Johnson Smithers', 'prefix'],
    ]);
  });

  it('treat a beginning of two letters or more as a beginning, not a nickname', async () => {
    for (const first of ['William', 'Wilma', 'Bill']) origin.named(first);
    const begins = [
      ['William Walker', 'prefix'],
      ['Wilma Walker', 'prefix'],
    ];
    expect(await origin.found('Wil Walker')).toEqual(begins);
    expect(await origin.found('W Walker')).toEqual(begins);
    expect(await origin.found('W W')).toEqual([]);
  });

  it('put a recorded initial before the names it may stand for', async () => {
    for (const first of ['William', 'W']) origin.named(first);
    expect(await origin.found('W Walker')).toEqual([
      ['W Walker', 'exact'],
      ['William Walker', 'prefix'],
    ]);
  });

  it('put residents of the place before former ones, within each rank', async () => {
    for (const first of ['Bill', 'William']) {
      origin.named(first, 'Walker', { homes: ['eugene', 'portlandOr'] });
      origin.named(first, 'Walker', { homes: ['portlandOr'] });
    }
    const list = (await origin.search('Bill Walker', 'Portland, OR')).results;
    expect(list.map(({ match, city }) => [match, city])).toEqual([
      ['exact', 'Portland'],
      ['exact', 'Eugene'],
      ['nickname', 'Portland'],
      ['nickname', 'Eugene'],
    ]);
  });

  it('list a person once, by the best of their names', async () => {
    origin.named('William', 'Walker', { akas: ['Bill Walker', 'Will Walker'] });
    expect(await origin.search('Bill Walker')).toMatchObject({
      total: 1,
      exactTotal: 1,
      results: [{ match: 'exact', matchedName: 'Bill Walker', matchedNickname: null }],
    });
  });
});
