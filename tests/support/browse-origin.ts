import { addPerson, addPlaces, type FixturePerson } from '../fixtures/people-database.ts';
import { openTestOrigin } from './origin-app.ts';

/** An origin with places and nobody in them. `named` adds someone, in Eugene by default, with an id that sorts last. */
export function openBrowseOrigin() {
  const origin = openTestOrigin();
  addPlaces(origin.people);
  let count = 0;
  const named = (first: string, last: string, more: Partial<FixturePerson> = {}): string => {
    count += 1;
    const id = `b${String(count).padStart(5, '0')}`;
    return addPerson(origin.people, { id, first, last, homes: ['eugene'], ...more });
  };
  return { origin, named };
}
