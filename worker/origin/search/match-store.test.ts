import { beforeEach, describe, expect, it } from 'vitest';
import { SEARCH_TOTAL_MAX, type SearchAnswer } from '../../../shared/contract/search.ts';
import { addNamesakes } from '../../../tests/support/namesakes.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { addPerson, addPlaces, type FixturePerson, hideResidence } from '../../../tests/support/people-fixture.ts';
import type { SqlValue } from '../env.ts';
import { matchStatement } from './match-store.ts';
import { type NameQuery, readName } from './name-query.ts';

const THIS_YEAR = new Date().getUTCFullYear();
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
});

async function search(name: string, location?: string, page = 1): Promise<SearchAnswer> {
  const query = new URLSearchParams({ name, page: String(page), ...(location === undefined ? {} : { location }) });
  const answer = await origin.call(`/api/search/people?${query}`);
  expect(answer.status).toBe(200);
  return answer.json<SearchAnswer>();
}

/** [full name, match] in the order of the list. */
const found = async (name: string, location?: string) =>
  (await search(name, location)).results.map(({ fullName, match }) => [fullName, match]);

let count = 0;
const named = (first: string, last = 'Walker', more: Partial<FixturePerson> = {}) =>
  addPerson(origin.people, { id: `n${++count}`, first, last, ...more });

describe('a nickname', () => {
  it('finds the formal name, and the formal name finds it', async () => {
    named('William');
    expect(await found('Bill Walker')).toEqual([['William Walker', 'nickname']]);
    named('Bill');
    expect(await found('William Walker')).toEqual([
      ['William Walker', 'exact'],
      ['Bill Walker', 'nickname'],
    ]);
  });

  it('finds the other short forms of its formal name, and nobody of another formal name', async () => {
    for (const first of ['Bert', 'Alan', 'Robert']) named(first);
    expect(await found('Al Walker')).toEqual([
      ['Alan Walker', 'nickname'],
      ['Bert Walker', 'nickname'],
    ]);
    expect(await found('Alan Walker')).toEqual([['Alan Walker', 'exact']]);
  });

  it('finds people as a single word, and in a place as well', async () => {
    named('William', 'Walker', { homes: ['eugene', 'portlandOr'] });
    named('William', 'Hale', { homes: ['portlandOr'] });
    named('William', 'Lind', { homes: ['portlandMe'] });
    expect(await found('Bill')).toEqual([
      ['William Hale', 'nickname'],
      ['William Lind', 'nickname'],
      ['William Walker', 'nickname'],
    ]);
    expect(await found('Bill', 'Portland, OR')).toEqual([
      ['William Hale', 'nickname'],
      ['William Walker', 'nickname'],
    ]);
    expect(await found('Bill Walker', 'OR')).toEqual([['William Walker', 'nickname']]);
    expect(await found('Bill Walker', 'ME')).toEqual([]);
  });

  it('is asked for with a middle name as any other name is', async () => {
    named('William', 'Walker', { middle: 'Quincy' });
    named('William');
    named('William', 'Walker', { middle: 'Xaver' });
    expect(await found('Bill Q Walker')).toEqual([
      ['William Quincy Walker', 'nickname'],
      ['William Walker', 'prefix'],
    ]);
  });

  it('comes close where the last name only does', async () => {
    named('William', 'Hale-Navarro');
    expect(await found('Bill Hale')).toEqual([['William Hale-Navarro', 'prefix']]);
    expect(await found('Bill Hal')).toEqual([['William Hale-Navarro', 'prefix']]);
  });

  it('finds nobody under 18, nobody suppressed and nobody where their residence is hidden', async () => {
    named('William', 'Walker', { birth: [THIS_YEAR - 9, 1, 1] });
    named('William', 'Walker', { isSuppressed: true });
    hideResidence(origin.people, named('William', 'Walker', { homes: ['eugene', 'portlandOr'] }), 0);
    for (const name of ['Bill Walker', 'Bill', 'Wil Walker', 'Bill Walk']) {
      expect(await search(name), name).toMatchObject({
        total: 1,
        results: [{ city: 'Portland', isCurrentCity: false }],
      });
      expect(await search(name, 'Eugene, OR'), name).toMatchObject({ total: 0, results: [] });
    }
  });
});

describe('why somebody is found by a nickname', () => {
  it('is the formal name that it is short for, whichever of the two was asked for', async () => {
    named('William');
    named('Bill');
    const reasons = async (name: string) => (await search(name)).results.map((result) => result.matchedNickname);
    const why = { forms: ['Bill'], formal: 'William' };
    expect(await reasons('Bill Walker')).toEqual([null, why]);
    expect(await reasons('William Walker')).toEqual([null, why]);
    expect(await reasons('Will Walker')).toEqual([
      { forms: ['Will', 'Bill'], formal: 'William' },
      { forms: ['Will'], formal: 'William' },
    ]);
  });

  it('is spelled as the person spells it', async () => {
    named('José', 'Núñez');
    expect((await search('Pepe Nunez')).results).toMatchObject([
      { fullName: 'José Núñez', matchedNickname: { forms: ['Pepe'], formal: 'José' } },
    ]);
  });

  it('is told beside the other name where it is that one which was found', async () => {
    named('Otto', 'Lind', { akas: ['Robert Walker'] });
    expect((await search('Bob Walker')).results).toMatchObject([
      {
        fullName: 'Otto Lind',
        match: 'nickname',
        matchedName: 'Robert Walker',
        matchedNickname: { forms: ['Bob'], formal: 'Robert' },
      },
    ]);
  });

  it('is not told of a name that was found by its beginning, nor of a last name', async () => {
    named('Jackson', 'Walker');
    named('John', 'Jack');
    for (const name of ['Jacks Walker', 'Jack'])
      for (const { matchedNickname } of (await search(name)).results) expect(matchedNickname).toBeNull();
  });
});

describe('the ranks of a list', () => {
  it('are the name itself, also as another name, then nicknames, then names that begin so', async () => {
    for (const first of ['Willow', 'William', 'Will', 'Bill']) named(first);
    named('Otto', 'Aalto', { akas: ['Will Walker'] });
    expect(await found('Will Walker')).toEqual([
      ['Will Walker', 'exact'],
      ['Otto Aalto', 'exact'],
      ['Bill Walker', 'nickname'],
      ['William Walker', 'nickname'],
      ['Willow Walker', 'prefix'],
    ]);
    expect(await search('Will Walker')).toMatchObject({ total: 5, exactTotal: 2, isTotalCapped: false });
  });

  it('have a nickname with the last name asked for before a last name that only begins so', async () => {
    named('Jack', 'Smith');
    named('John', 'Smithson');
    expect(await found('John Smith')).toEqual([
      ['Jack Smith', 'nickname'],
      ['John Smithson', 'prefix'],
    ]);
  });

  it('have a beginning of two letters or more as a beginning, and no nickname', async () => {
    for (const first of ['William', 'Wilma', 'Bill']) named(first);
    const begins = [
      ['William Walker', 'prefix'],
      ['Wilma Walker', 'prefix'],
    ];
    expect(await found('Wil Walker')).toEqual(begins);
    expect(await found('W Walker')).toEqual(begins);
    expect(await found('W W')).toEqual([]);
  });

  it('have a recorded initial before the names that it stands for', async () => {
    for (const first of ['William', 'W']) named(first);
    expect(await found('W Walker')).toEqual([
      ['W Walker', 'exact'],
      ['William Walker', 'prefix'],
    ]);
  });

  it('have whoever lives in the place before whoever lived there, each within its own', async () => {
    for (const first of ['Bill', 'William']) {
      named(first, 'Walker', { homes: ['eugene', 'portlandOr'] });
      named(first, 'Walker', { homes: ['portlandOr'] });
    }
    const list = (await search('Bill Walker', 'Portland, OR')).results;
    expect(list.map(({ match, city }) => [match, city])).toEqual([
      ['exact', 'Portland'],
      ['exact', 'Eugene'],
      ['nickname', 'Portland'],
      ['nickname', 'Eugene'],
    ]);
  });

  it('name a person once, by the best of their names', async () => {
    named('William', 'Walker', { akas: ['Bill Walker', 'Will Walker'] });
    expect(await search('Bill Walker')).toMatchObject({
      total: 1,
      exactTotal: 1,
      results: [{ match: 'exact', matchedName: 'Bill Walker', matchedNickname: null }],
    });
  });
});

describe('pages', () => {
  it('go over the borders of the ranks: nobody twice, nobody left out, better ranks first', async () => {
    for (const [first, times] of [
      ['Will', 7],
      ['William', 9],
      ['Willow', 8],
    ] as const)
      for (let at = 0; at < times; at++) named(first, 'Walker', { homes: ['eugene'] });
    for (const location of [undefined, 'Eugene, OR', 'OR']) {
      const pages = await Promise.all([1, 2, 3].map((page) => search('Will Walker', location, page)));
      const all = pages.flatMap(({ results }) => results);
      expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 4]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(24);
      expect(all.map(({ match }) => match)).toEqual([
        ...Array(7).fill('exact'),
        ...Array(9).fill('nickname'),
        ...Array(8).fill('prefix'),
      ]);
      for (const page of pages)
        expect(page).toMatchObject({ total: 24, exactTotal: 7, pages: 3, isTotalCapped: false });
    }
  });

  it('are a hundred of ten at most, and say that there are more', async () => {
    addNamesakes(origin.people, 'Ann', 'Lee', SEARCH_TOTAL_MAX - 5);
    expect(await search('Ann Lee')).toMatchObject({ total: SEARCH_TOTAL_MAX - 5, pages: 100, isTotalCapped: false });
    addNamesakes(origin.people, 'Annie', 'Lee', 5);
    expect(await search('Ann Lee')).toMatchObject({ total: SEARCH_TOTAL_MAX, pages: 100, isTotalCapped: false });
    addNamesakes(origin.people, 'Anna', 'Lee', 5);
    expect(await search('Ann Lee', undefined, 100)).toMatchObject({
      total: SEARCH_TOTAL_MAX,
      exactTotal: SEARCH_TOTAL_MAX - 5,
      pages: 100,
      isTotalCapped: true,
      results: [...Array(5).fill({ match: 'exact' }), ...Array(5).fill({ fullName: 'Annie Lee', match: 'nickname' })],
    });
  });

  it('hold the best of far too many', async () => {
    addNamesakes(origin.people, 'Annabel', 'Lee', 2_000);
    addNamesakes(origin.people, 'Annie', 'Lee', 2_000);
    addNamesakes(origin.people, 'Ann', 'Lee', 12);
    const pages = await Promise.all([1, 2, 3].map((page) => search('Ann Lee', undefined, page)));
    expect(pages.map(({ results }) => new Set(results.map(({ match }) => match)).size)).toEqual([1, 2, 1]);
    expect(pages[2]).toMatchObject({ total: SEARCH_TOTAL_MAX, exactTotal: 12, isTotalCapped: true });
    for (const name of ['Lee', 'Ann', 'An', 'An Le'])
      expect(await search(name), name).toMatchObject({ total: SEARCH_TOTAL_MAX, isTotalCapped: true });
  });
});

describe('what nobody is called', () => {
  it.each([
    '😀',
    'Bill 😀',
    '👨‍👩‍👧 Walker‍',
    'Bill OR William',
    'NEAR(Bill Walker)',
    'Bill* Walker*',
    '"Bill Walker"',
    'B%ll W_lker',
    '% Walker%',
    "Bill' OR '1'='1",
    "Walker'; DROP TABLE place; --",
    '{"first":"bill"}',
    '$.first',
    '\u{10FFFF}',
    '\uD800 Walker',
    '\u0000Bill\u0000',
    '٣ ๓',
    'a'.repeat(100),
    'ab '.repeat(33),
  ])('is an ordinary search: %j', async (name) => {
    named('William');
    named('Zelda', 'Quist');
    const { results } = await search(name);
    for (const { fullName } of results) expect(fullName).toBe('William Walker');
  });

  it('is refused where it is longer than any name, and echoed nowhere', async () => {
    const answer = await origin.call(`/api/search/people?name=${'zq'.repeat(5_000)}`);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('zqzq');
  });
});

describe('the statement of a search', () => {
  const QUERIES = ['Elise Hale Navarro', 'Bill Walker', 'Navarro', 'Bill'];
  const AREAS = [
    { kind: 'anywhere' },
    { kind: 'state', stateCode: 'OR' },
    { kind: 'places', placeIds: [1, 2] },
  ] as const;
  /** What a search makes itself: the query, the areas, nicknames, and what it has found so far. */
  const OWN = /^SCAN (?:q|area|f|json_each|name|h|placed|page|amount)\b/;
  const askable = (text: string) => readName(text) as Exclude<NameQuery, { kind: 'nobody' }>;

  it('narrows by an index wherever it reads a table, and reads names from an index alone', async () => {
    for (const name of QUERIES)
      for (const area of AREAS) {
        const statement = matchStatement(origin.people, askable(name), area, 1, Date.now(), 'EXPLAIN QUERY PLAN ');
        const plan = (await statement.all<{ detail: string }>()).results.map(({ detail }) => detail);
        expect(plan.filter((line) => line.startsWith('SCAN') && !OWN.test(line))).toEqual([]);
        const names = plan.filter((line) => line.startsWith('SEARCH n '));
        expect(names.length).toBeGreaterThanOrEqual(5);
        for (const line of names)
          expect(line).toMatch(
            /^SEARCH n USING (?:PRIMARY KEY|COVERING INDEX \w+) \(area=\? AND (?:first|last)_key[=>]/,
          );
      }
  });

  it('binds a handful of values, however much is asked for', () => {
    const bound: SqlValue[][] = [];
    const statement = {
      bind: (...values: SqlValue[]) => {
        bound.push(values);
        return statement;
      },
      first: async () => null,
      all: async () => ({ results: [], meta: { changes: 0 } }),
      run: async () => ({ results: [], meta: { changes: 0 } }),
    };
    const db = { prepare: () => statement, batch: async () => [] };
    const placeIds = Array.from({ length: 500 }, (_, at) => at);
    matchStatement(db, askable('al bill bob liz sandy walker'), { kind: 'places', placeIds }, 100, Date.now());
    expect(bound.map((values) => values.length)).toEqual([5]);
  });
});
