import { beforeEach, describe, expect, it } from 'vitest';
import { SEARCH_TOTAL_MAX } from '../../../shared/contract/finding/search.ts';
import { addNamesakes } from '../../../tests/fixtures/namesakes.ts';
import { plansOfAll } from '../../../tests/support/query-plans.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import type { SqlDatabase, SqlValue } from '../env.ts';
import { candidateStatement } from './correction-store.ts';
import { type MatchQuery, matchStatement, youngestStatements } from './match-store.ts';
import { readName, type SearchableName } from './name-query.ts';
import type { SearchArea } from './search-area.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

describe('pages', () => {
  it('cross the boundaries between ranks: nobody twice, nobody left out, better ranks first', async () => {
    for (const [first, times] of [
      ['Will', 7],
      ['William', 9],
      ['Willow', 8],
    ] as const)
      for (let at = 0; at < times; at++) origin.named(first, 'Walker', { homes: ['eugene'] });
    for (const location of [undefined, 'Eugene, OR', 'OR']) {
      const pages = await Promise.all([1, 2, 3].map((page) => origin.search('Will Walker', location, page)));
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
    expect(await origin.search('Ann Lee')).toMatchObject({
      total: SEARCH_TOTAL_MAX - 5,
      pages: 100,
      isTotalCapped: false,
    });
    addNamesakes(origin.people, 'Annie', 'Lee', 5);
    expect(await origin.search('Ann Lee')).toMatchObject({ total: SEARCH_TOTAL_MAX, pages: 100, isTotalCapped: false });
    addNamesakes(origin.people, 'Anna', 'Lee', 5);
    expect(await origin.search('Ann Lee', undefined, 100)).toMatchObject({
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
    const pages = await Promise.all([1, 2, 3].map((page) => origin.search('Ann Lee', undefined, page)));
    expect(pages.map(({ results }) => new Set(results.map(({ match }) => match)).size)).toEqual([1, 2, 1]);
    expect(pages[2]).toMatchObject({ total: SEARCH_TOTAL_MAX, exactTotal: 12, isTotalCapped: true });
    for (const name of ['Lee', 'Ann', 'An', 'An Le'])
      expect(await origin.search(name), name).toMatchObject({ total: SEARCH_TOTAL_MAX, isTotalCapped: true });
  });
});

describe('a list of people who have several names each', () => {
  it('lists each once, and says that there may be more if too many names were read to be sure', async () => {
    addNamesakes(origin.people, 'Ann', 'Lee', 900, 'Bea');
    expect(await origin.search('Lee')).toMatchObject({ total: 900, pages: 90, isTotalCapped: true });
    expect((await origin.search('Lee', undefined, 90)).results).toHaveLength(10);
    expect((await origin.search('Lee', undefined, 91)).results).toEqual([]);
    expect(await origin.search('Ann Lee')).toMatchObject({ total: 900, isTotalCapped: false });
  });
});

describe("a text that is nobody's name", () => {
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
    origin.named('William');
    origin.named('Zelda', 'Quist');
    const { results } = await origin.search(name);
    for (const { fullName } of results) expect(fullName).toBe('William Walker');
  });

  it('is refused if it is longer than any name, and echoed nowhere', async () => {
    const answer = await origin.call(`/api/search/people?name=${'zq'.repeat(5_000)}`);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('zqzq');
  });
});

describe('the statements of a search', () => {
  const QUERIES = ['Elise Hale Navarro', 'Bill Walker', 'J. R. Walker', 'Walker, Bill', 'Delacruz', 'Navarro', 'Bill'];
  const AREAS: readonly SearchArea[] = [
    { kind: 'anywhere' },
    { kind: 'state', stateCode: 'OR' },
    { kind: 'places', placeIds: [1, 2] },
  ];
  /** What a search creates itself: the query, the areas, nicknames, and what it has found so far. */
  const OWN =
    /^SCAN (?:q|f|d|c|w|n|area|json_each|asked|meaning|alone_last|alone_first|spelled|other|looked|found|few|more|near|known|name|hit|counted|placed|amount|facets|counted_name|listed|amidst|CONSTANT ROW|\(subquery-\d+\))(?: |$)/;
  const askable = (text: string) => readName(text) as SearchableName;
  const queryOf = (text: string, area: SearchArea, more: Partial<MatchQuery> = {}): MatchQuery => ({
    name: askable(text),
    corrected: [{ first: 'bill', firstEnd: 'bill', middle: '', last: 'walker' }],
    area,
    isHere: false,
    born: null,
    ...more,
  });
  it('use an index whenever they read a table, and read names from an index alone', async () => {
    for (const text of QUERIES)
      for (const area of AREAS)
        for (const more of [{}, { born: { from: 195_001, to: 200_001 }, isHere: true }]) {
          const query = queryOf(text, area, more);
          const plan = await plansOfAll(origin.people, (db) => matchStatement(db, query, Date.now()).all());
          expect(plan.filter((line) => line.startsWith('SCAN') && !OWN.test(line))).toEqual([]);
          const names = plan.filter((line) => /^SEARCH \w+_search_name /.test(line));
          expect(names.length).toBeGreaterThanOrEqual(6);
          for (const line of names)
            expect(line).toMatch(
              /^SEARCH \w+ USING (?:PRIMARY KEY|COVERING INDEX \w+) \(area=\? AND (?:first|last)_key[=><]/,
            );
        }
  });

  it('read the youngest backwards through the index, without sorting', async () => {
    for (const area of AREAS) {
      const plan = await plansOfAll(origin.people, (db) =>
        db.batch(youngestStatements(db, queryOf('James Q Walker', area), Date.now())),
      );
      expect(plan.join()).toMatch(
        /SEARCH \w+ USING (?:PRIMARY KEY|COVERING INDEX \w+) \(area=\? AND \w+=\? AND \w+=\? AND born>/,
      );
      expect(plan.join()).not.toContain('ORDER BY');
    }
    expect(youngestStatements(origin.people, queryOf('Walker', { kind: 'anywhere' }), Date.now())).toEqual([]);
  });

  it('use an index to look up what a name may be a misspelling of', async () => {
    for (const text of QUERIES) {
      const ask = (db: SqlDatabase) => candidateStatement(db, askable(text), ['', 'OR']).all();
      const plan = await plansOfAll(origin.people, ask);
      expect(plan.filter((line) => line.startsWith('SCAN') && !OWN.test(line.replace(/^SCAN n$/, 'SCAN q')))).toEqual(
        [],
      );
      expect(plan.join()).toMatch(/SEARCH \w+_name_deletion USING PRIMARY KEY \(kind=\? AND deletion=\?\)/);
    }
  });

  it('bind only a few values, however much is requested', () => {
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
    const query = queryOf('al bill bob liz sandy walker', { kind: 'places', placeIds });
    matchStatement(db, query, Date.now());
    candidateStatement(db, query.name, placeIds.map(String));
    expect(bound.map((values) => values.length)).toEqual([6, 3]);
  });
});
