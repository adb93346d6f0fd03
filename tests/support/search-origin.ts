import { expect } from 'vitest';
import type { SearchAnswer } from '../../shared/contract/search.ts';
import { openTestOrigin, type TestOrigin } from './origin-app.ts';
import { addPerson, addPlaces, type FixturePerson } from './people-fixture.ts';

/** An origin with the gazetteer and nobody in it, and what tests of people search ask it. */
export interface SearchOrigin extends TestOrigin {
  add(person: FixturePerson): string;
  /** adds a person whose id does not matter */
  named(first: string, last?: string, more?: Partial<FixturePerson>): string;
  /** an answer that has to be 200 */
  search(name: string, location?: string, page?: number): Promise<SearchAnswer>;
  /** [full name, match] in the order of the list */
  found(name: string, location?: string): Promise<[fullName: string, match: string][]>;
}

export function openSearchOrigin(): SearchOrigin {
  const origin = openTestOrigin();
  addPlaces(origin.people);
  let count = 0;

  async function search(name: string, location?: string, page?: number): Promise<SearchAnswer> {
    const query = new URLSearchParams({ name });
    if (location !== undefined) query.set('location', location);
    if (page !== undefined) query.set('page', String(page));
    const answer = await origin.call(`/api/search/people?${query}`);
    expect(answer.status).toBe(200);
    return answer.json<SearchAnswer>();
  }

  return {
    ...origin,
    add: (person) => addPerson(origin.people, person),
    named(first, last = 'Walker', more = {}) {
      count += 1;
      return addPerson(origin.people, { id: `n${String(count).padStart(4, '0')}`, first, last, ...more });
    },
    search,
    found: async (name, location) =>
      (await search(name, location)).results.map(({ fullName, match }) => [fullName, match]),
  };
}
