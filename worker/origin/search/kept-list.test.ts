import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import { addNameCount, addNamesakes, spreadAges } from '../../../tests/fixtures/namesakes.ts';
import { hidePerson, hideResidence, showPerson } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import type { SqlDatabase } from '../env.ts';
import { KEPT_NAMES_MIN, keepList, keptPageStatement } from './kept-list-store.ts';
import { type MatchRow, matchStatement } from './match-store.ts';
import { readName, type SearchableName } from './name-query.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

const nameOf = (text: string) => readName(text) as SearchableName;
const keptWords = async (): Promise<string[]> => {
  const { results } = await origin.people
    .prepare('SELECT words FROM name_list WHERE filling IS NULL ORDER BY words')
    .all<{ words: string }>();
  return results.map(({ words }) => words);
};
/** The answer for a list that is not kept. */
async function read(name: string, page = 1): Promise<SearchAnswer> {
  origin.people.exec('DELETE FROM name_list');
  return origin.search(name, undefined, page);
}

/** Enough people to be kept, some of them with homes, ages and other names. */
function addWalkers(count = KEPT_NAMES_MIN): void {
  addNamesakes(origin.people, 'Will', 'Walker', count);
  spreadAges(origin.people, 20, 90);
  for (let at = 0; at < 24; at++)
    origin.named(at % 3 === 0 ? 'Abe' : 'Zoe', at % 4 === 0 ? 'Walker-Hale' : 'Walker', {
      homes: at % 2 === 0 ? ['eugene', 'portlandMe'] : ['portlandOr'],
      birth: [1960 + at, 3],
      akas: at % 5 === 0 ? ['Will Walker'] : [],
    });
}

describe('a kept list', () => {
  it.each([
    ['all of it', KEPT_NAMES_MIN],
    ['the first thousand', 2_000],
  ])('gives the same answers as reading it, on every page, with %s', async (_, count) => {
    addWalkers(count);
    addNameCount(origin.people, 'Walker', 'OR', 1_234);
    for (const word of ['Walker', 'WILL', 'walk', 'Wi'])
      for (const page of [1, 2, 50, 100]) {
        const wanted = await read(word, page);
        expect(await keptWords(), word).toEqual([word.toLowerCase()]);
        expect(await origin.search(word, undefined, page), `${word}, page ${page}`).toEqual(wanted);
      }
  });

  it('is read by the page, without the names', async () => {
    addWalkers();
    const query = {
      name: nameOf('Walker'),
      corrected: [],
      area: { kind: 'anywhere' },
      isHere: false,
      born: null,
    } as const;
    const looked = async () =>
      (await matchStatement(origin.people, query, Date.now(), 'walker').all<MatchRow>()).results[0]?.looked_at;
    expect(await looked()).toBeGreaterThanOrEqual(KEPT_NAMES_MIN);
    await origin.search('Walker');
    expect(await looked()).toBe(0);
    const { roundTrips } = origin.people;
    const before = roundTrips.count;
    await origin.search('Walker');
    expect(roundTrips.count - before).toBe(2);
  });

  it('answers no search with a place, a filter or another order', async () => {
    addWalkers();
    await origin.search('Walker');
    expect((await origin.search('Walker', 'Eugene, OR')).total).toBe(12);
    expect((await origin.search('Walker', undefined, 1, { state: 'OR' })).total).toBe(24);
    expect((await origin.search('Walker', undefined, 1, { sort: 'name' })).results[0]?.fullName).toBe('Abe Walker');
    expect((await origin.search('Walker', undefined, 1, { age: '25-34' })).facets?.age).not.toEqual([]);
  });

  it('is not made for a name that few people have, or for more than a word', async () => {
    addWalkers(KEPT_NAMES_MIN - 50);
    for (const name of ['Walker', 'Will', 'Will Walker', 'Walker, Will']) await origin.search(name);
    await origin.search('Walker', 'OR');
    expect(await keptWords()).toEqual([]);
  });
});

describe('the kept list of a name of two words', () => {
  beforeEach(() => {
    addNamesakes(origin.people, 'Ana María', 'Quist', KEPT_NAMES_MIN + 10);
    for (const [first, last] of [
      ['Ana', 'Maria'],
      ['Anabel', 'Mariano'],
      ['Zoe', 'Ana-Maria'],
    ] as const)
      origin.named(first, last);
  });

  it('gives the same answers as reading it', async () => {
    for (const page of [1, 51, 52]) {
      const wanted = await read('Ana María', page);
      expect(await keptWords()).toEqual(['ana maria']);
      expect(await origin.search('ana maria', undefined, page)).toEqual(wanted);
    }
  });

  it.each([
    ['Ana María', 'Hale'],
    ['Ana', 'Marianne'],
    ['Zoe', 'Ana Maria'],
  ])('ends when %s %s is hidden, and not when others are', async (first, last) => {
    const found = origin.named(first, last);
    const others = [origin.named('Ana', 'Quist'), origin.named('Bea', 'Hale')];
    const whole = await read('Ana María');
    for (const other of others) hidePerson(origin.people, other);
    expect(await keptWords()).toEqual(['ana maria']);
    hidePerson(origin.people, found);
    expect(await keptWords()).toEqual([]);
    expect((await origin.search('Ana María')).total).toBeLessThanOrEqual(whole.total);
  });
});

describe('somebody hidden', () => {
  it('counts nowhere from the next request on, and everywhere once shown again', async () => {
    addWalkers();
    const gone = origin.named('Ann', 'Walker', { homes: ['charlestonWv'], birth: [1980] });
    const whole = await origin.search('Walker');
    expect(whole.facets?.state).toContainEqual({ value: 'WV', people: 1 });
    expect(await keptWords()).toEqual(['walker']);
    hidePerson(origin.people, gone);
    const without = await origin.search('Walker');
    expect([without.total, without.exactTotal]).toEqual([whole.total - 1, whole.exactTotal - 1]);
    expect(without.facets?.state.map(({ value }) => value)).not.toContain('WV');
    expect(without.facets?.city.map(({ value }) => value)).not.toContain('Charleston, WV');
    expect(await origin.search('Walker')).toEqual(without);
    showPerson(origin.people, gone);
    expect(await origin.search('Walker')).toEqual(whole);
  });

  it('at a home is counted elsewhere at once', async () => {
    addWalkers();
    const shy = origin.named('Shy', 'Walker', { homes: ['charlestonWv', 'eugene'] });
    await origin.search('Walker');
    hideResidence(origin.people, shy, 0);
    expect((await origin.search('Walker')).facets?.state).not.toContainEqual({ value: 'WV', people: 1 });
  });

  it('ends the lists of every word that finds them, and no other', async () => {
    addNamesakes(origin.people, 'William', 'Delacruz', KEPT_NAMES_MIN);
    const words = ['delacruz', 'del', 'will', 'wil', 'william', 'bill'];
    for (const word of [...words, 'de']) await origin.search(word);
    const all = await keptWords();
    expect(all).toEqual([...words, 'de'].toSorted());
    const other = origin.named('Abe', 'Quist');
    hidePerson(origin.people, other);
    expect(await keptWords()).toEqual(all);
    const spelled = origin.named('Zed', 'De La Cruz');
    expect(await keptWords()).toEqual(['bill', 'del', 'wil', 'will', 'william']);
    for (const word of all) await origin.search(word);
    hidePerson(origin.people, spelled);
    expect(await keptWords()).toEqual(['bill', 'del', 'wil', 'will', 'william']);
    origin.named('William', 'Quist');
    expect(await keptWords()).toEqual(['del']);
  });

  it('while a list is being made is not in it: nothing is kept', async () => {
    addWalkers();
    const gone = origin.named('Ann', 'Walker');
    const hiding = (isDue: (sql: string) => boolean): SqlDatabase => ({
      ...origin.people,
      prepare: (sql) => {
        if (isDue(sql)) hidePerson(origin.people, gone);
        return origin.people.prepare(sql);
      },
    });
    // Right before the names are read, and right before the list is written.
    for (const isDue of [/^\s*WITH RECURSIVE/, /^UPDATE name_list/]) {
      showPerson(origin.people, gone);
      await keepList(
        hiding((sql) => isDue.test(sql)),
        nameOf('Walker'),
        Date.now(),
      );
      expect(await keptWords(), String(isDue)).toEqual([]);
    }
    await keepList(origin.people, nameOf('Walker'), Date.now());
    expect(await keptWords()).toEqual(['walker']);
  });
});

describe('a list that is being made', () => {
  it('is read by nobody, and made by somebody else only if its maker was stopped', async () => {
    addWalkers();
    const begin = (since: number) =>
      origin.people.insert('name_list', { words: 'walker', filling: 'another maker', filling_since: since });
    begin(Date.now());
    const wanted = await origin.search('Walker');
    expect(wanted.total).toBeGreaterThan(KEPT_NAMES_MIN);
    expect(await keptWords()).toEqual([]);
    origin.people.exec('DELETE FROM name_list');
    begin(Date.now() - 120_000);
    expect(await origin.search('Walker')).toEqual(wanted);
    expect(await keptWords()).toEqual(['walker']);
    expect(await origin.search('Walker')).toEqual(wanted);
  });
});

it('kept lists are found and ended by indexes', async () => {
  const plans = await plansOfAll(origin.people, async (db) => {
    await keptPageStatement(db, 'walker', 1).all();
    await keepList(db, nameOf('Walker'), Date.now());
  });
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH name_list USING INDEX \w+ \(words=\?\)/));
  const own = /^SCAN (?:q|f|area|asked|spelled|meaning|other|json_each|\(subquery-\d+\))(?: |$)/;
  expect(fullReads(plans).filter((plan) => !own.test(plan))).toEqual([]);
});
