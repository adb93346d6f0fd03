import { expect } from 'vitest';
import type { SearchAnswer } from '../../shared/contract/finding/search.ts';
import { nameKey } from '../../shared/people/names/name-key.ts';
import { deletionsOf } from '../../shared/people/names/spelling.ts';
import { addPerson, addPlaces, type FixturePerson } from '../fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from './origin-app.ts';
import type { TestDatabase } from './sqlite-database.ts';

/** An origin with the gazetteer but no people, and the requests that tests of people search make. */
export interface SearchOrigin extends TestOrigin {
  add(person: FixturePerson): string;
  /** adds a person with any id */
  named(first: string, last?: string, more?: Partial<FixturePerson>): string;
  /** expects a 200; `more` are additional parameters */
  search(name: string, location?: string, page?: number, more?: Record<string, string>): Promise<SearchAnswer>;
  /** [full name, match] in list order */
  found(name: string, location?: string): Promise<[fullName: string, match: string][]>;
  /** full names of the people whose names are spelled nearly so, in order; expects them to be in no list and no count */
  spelled(name: string, location?: string): Promise<string[]>;
}

export function openSearchOrigin(): SearchOrigin {
  const origin = openTestOrigin();
  addPlaces(origin.people);
  let count = 0;

  async function search(
    name: string,
    location?: string,
    page?: number,
    more: Record<string, string> = {},
  ): Promise<SearchAnswer> {
    const query = new URLSearchParams({ name, ...more });
    if (location !== undefined) query.set('location', location);
    if (page !== undefined) query.set('page', String(page));
    const answer = await origin.call(`/api/search/people?${query}`);
    expect(answer.status).toBe(200);
    return answer.json<SearchAnswer>();
  }

  function add(person: FixturePerson): string {
    const id = addPerson(origin.people, person);
    addSpellings(origin.people, person);
    return id;
  }

  return {
    ...origin,
    add,
    named(first, last = 'Walker', more = {}) {
      count += 1;
      return add({ id: `n${String(count).padStart(4, '0')}`, first, last, ...more });
    },
    search,
    found: async (name, location) =>
      (await search(name, location)).results.map(({ fullName, match }) => [fullName, match]),
    async spelled(name, location) {
      const { results, spellings = [], total } = await search(name, location);
      expect(results.map(({ match }) => match)).not.toContain('spelling');
      expect(results).toHaveLength(total);
      for (const { match } of spellings) expect(match).toBe('spelling');
      return spellings.map(({ fullName }) => fullName);
    },
  };
}

/** Makes the names of a person findable by misspellings, as the import does. */
function addSpellings(
  people: TestDatabase,
  { first, last, akas = [], birth, isSuppressed = false }: FixturePerson,
): void {
  // Nobody under 18 is imported.
  const isMinor = birth !== undefined && new Date().getUTCFullYear() - birth[0] < 18;
  const others = akas.map((aka) => aka.split(' '));
  const words = {
    first: [first, ...others.map((name) => name[0] ?? '')],
    last: [last, ...(last.includes('-') ? last.split('-') : []), ...others.map((name) => name.at(-1) ?? '')],
  };
  for (const [kind, names] of Object.entries(words))
    for (const [at, name] of names.entries()) {
      const word = nameKey(name);
      if (word === '') continue;
      const isOwn = at === 0 && !isSuppressed && !isMinor ? 1 : 0;
      people.exec(`
        INSERT INTO base_name_word (kind, word, name, people) VALUES ('${kind}', '${word}', '${name.replaceAll("'", "''")}', ${isOwn})
        ON CONFLICT DO UPDATE SET people = people + ${isOwn};
        INSERT OR IGNORE INTO base_name_deletion (kind, deletion, word)
        SELECT '${kind}', value, '${word}' FROM json_each('${JSON.stringify(deletionsOf(word))}');`);
    }
}
