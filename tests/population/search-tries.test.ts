import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SEED } from '../../scripts/lib/database/people-database.ts';
import type { SearchAnswer, SearchTry } from '../../shared/contract/finding/search.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { paths } from '../../shared/urls/paths.ts';
import { HELD_OUT_SEED } from '../search-quality/committed.ts';
import { drawQueries, type QualityQuery } from '../search-quality/queries.ts';
import { openTestOrigin, type TestOrigin } from '../support/origin-app.ts';
import { openFilledDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

/** Searches of each kind. */
const SEARCHES = 60;
const MEANING_MANY = ['Glendale', 'LA', 'Washington', 'Jackson', 'Kansas City'];

let origin: TestOrigin;
let queries: readonly QualityQuery[];
beforeAll(async () => {
  const { peopleFile } = await prepareTestDatabases(DEFAULT_SEED);
  origin = openTestOrigin('local', openFilledDatabase(peopleFile));
  const drawn = drawQueries(peopleFile, HELD_OUT_SEED);
  // Spread over all kinds of names.
  queries = Array.from({ length: SEARCHES }, (_, at) => drawn[Math.floor((at * drawn.length) / SEARCHES)]).filter(
    (one) => one !== undefined,
  );
});

async function search(name: string, location: string): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ name, ...(location === '' ? {} : { location }) });
  const answer = await origin.call(`/api/search/people?${parameters}`);
  expect(answer.status, `${name} | ${location}`).toBe(200);
  return answer.json<SearchAnswer>();
}

/** Follows the link of a search, as a browser would. */
async function follow({ name, location }: Pick<SearchTry, 'name' | 'location'>): Promise<SearchAnswer> {
  const parsed = parsePath(paths.personSearch({ name, location }));
  if (parsed.kind !== 'route' || parsed.name !== 'person-search') throw new Error(`no path for ${name}`);
  return search(parsed.params.name, parsed.params.location);
}

/** Misses a person: somewhere else, nowhere, misspelled, with the place behind the name, the last name alone. */
const MISSES: Readonly<Record<string, (one: QualityQuery, other: QualityQuery) => readonly [string, string]>> = {
  'in the city of somebody else': ({ name }, { location }) => [name, location],
  'in an unknown place': ({ name }) => [name, 'Zzyzxville, OR'],
  'with an unlikely first name': ({ name, location }) => [`Zebulon ${name.split(' ').at(-1)}`, location],
  'misspelled, anywhere': ({ name }) => [name.replace(/(\w)(\w)(?=\w*$)/, '$2$1'), ''],
  'with the place behind it': ({ name, location }) => [`${name} ${location.replace(',', '')}`, ''],
  'by the last name alone, elsewhere': ({ name }, { location }) => [name.split(' ').at(-1) ?? name, location],
};

describe('every search offered to whoever found nobody', () => {
  it.each(Object.entries(MISSES))('%s finds the number of people that it says, and at least one', async (_, miss) => {
    const kinds = new Set<string>();
    for (const [at, one] of queries.entries()) {
      const [name, location] = miss(one, queries[(at + 7) % queries.length] ?? one);
      const { total, tries = [], results } = await search(name, location);
      expect(tries.length === 0 || (total === 0 && results.length === 0), `${name} | ${location}`).toBe(true);
      for (const next of tries) {
        kinds.add(next.kind);
        const list = await follow(next);
        expect([list.total, list.isTotalCapped], JSON.stringify([name, location, next])).toEqual([
          next.people,
          next.isCapped,
        ]);
        expect(list.results.length, JSON.stringify(next)).toBeGreaterThan(0);
      }
    }
    expect(kinds.size).toBeGreaterThan(0);
  });

  it.each(MEANING_MANY)('%j: another place that it may mean has the number of people of the name', async (typed) => {
    const told = new Map<string, number>();
    for (const { name } of queries.slice(0, 12))
      for (const { location, people } of (await search(name, typed)).place?.meant ?? []) {
        expect((await follow({ name, location })).total, `${name} in ${typed}: ${location}`).toBe(people);
        told.set(location, people);
      }
    expect(told.size, 'other meanings').toBeGreaterThan(0);
  });
});
