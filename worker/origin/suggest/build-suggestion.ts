import type { Suggestion } from '../../../shared/contract/finding/reverse-search.ts';
import { suggestCopy } from '../../../shared/copy/search/suggest.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { hasUnspellableLetters } from '../../../shared/urls/segments.ts';
import { buildBrowsePerson } from '../people/browse-person.ts';
import type { LastNameRow } from './last-names-store.ts';
import type { PersonRow } from './people-store.ts';
import type { PlaceRow, StateRow } from './places-store.ts';

/** 'Maya Ostrowski', 'Age 41, Portland, OR': what a result line tells every viewer, in short; `now` in milliseconds. */
export function suggestPerson(row: PersonRow, now: number): Suggestion {
  const { age, isDead } = buildBrowsePerson(row, now);
  // An age would keep growing after a death.
  const about = isDead ? suggestCopy.deceased : age === null ? null : suggestCopy.age(age);
  const place = placeText(row.city, row.state_code) || null;
  return {
    kind: 'person',
    text: row.full_name,
    detail: [about, place].filter((part) => part !== null).join(', ') || null,
    people: null,
    path: paths.person({ name: row.full_name, city: row.city, stateCode: row.state_code, id: row.id }),
  };
}

/** Everyone with a last name; none if no path can spell it. */
export function suggestLastName({ name, people }: LastNameRow): Suggestion[] {
  if (hasUnspellableLetters(name)) return [];
  const path = paths.personSearch({ name, location: '' });
  return [{ kind: 'last-name', text: name, detail: null, people, path }];
}

export function suggestPlace({ city, state_code, people }: PlaceRow): Suggestion {
  return { kind: 'place', text: placeText(city, state_code), detail: null, people, path: null };
}

/** A zip means its city, as everywhere. */
export function suggestZip(row: PlaceRow, zip5: string): Suggestion {
  return { ...suggestPlace(row), detail: suggestCopy.zip(zip5) };
}

export function suggestState({ state_code, people }: StateRow): Suggestion {
  return { kind: 'place', text: stateName(state_code), detail: null, people, path: null };
}
