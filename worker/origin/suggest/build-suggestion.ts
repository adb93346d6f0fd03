import type { Suggestion } from '../../../shared/contract/finding/reverse-search.ts';
import { countyInState } from '../../../shared/copy/format/county-name.ts';
import { suggestCopy } from '../../../shared/copy/search/suggest.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { hasUnspellableLetters } from '../../../shared/urls/segments.ts';
import { buildBrowsePerson } from '../people/browse-person.ts';
import type { LastNameRow } from './last-names-store.ts';
import type { NameInPlace } from './name-places-store.ts';
import type { PersonRow } from './people-store.ts';
import type { CountyRow, PlaceRow, StateRow, ZipsRow } from './places-store.ts';
import type { SpelledName } from './spellings-store.ts';

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

/** Everybody of a full name: 'John Smith', 38 people; none if no path can spell it. */
export function suggestFullName(text: string, { people, isCapped }: Counted): Suggestion[] {
  if (hasUnspellableLetters(text)) return [];
  const path = paths.personSearch({ name: text, location: '' });
  return [{ kind: 'full-name', text, detail: null, people, ...capped(isCapped), path }];
}

/** Everybody of a name in a place: 'Maria Garcia in Houston, TX'. */
export function suggestNameInPlace({ name, city, stateCode, people, isCapped }: NameInPlace): Suggestion[] {
  if (hasUnspellableLetters(name)) return [];
  const location = city === null ? stateCode : placeText(city, stateCode);
  const text = suggestCopy.inPlace(name, city === null ? stateName(stateCode) : location);
  const path = paths.personSearch({ name, location });
  return [{ kind: 'full-name', text, detail: suggestCopy.livedThere, people, ...capped(isCapped), path }];
}

/** A name that may have been meant. */
export function suggestSpelling({ text, isLastName, ...counted }: SpelledName): Suggestion[] {
  return suggestFullName(text, counted).map((one) => ({
    ...one,
    kind: isLastName ? 'last-name' : 'full-name',
    isSpelling: true,
  }));
}

interface Counted {
  readonly people: number;
  readonly isCapped: boolean;
}

const capped = (isCapped: boolean) => (isCapped ? { isCapped } : {});

export function suggestPlace({ city, state_code, people }: PlaceRow): Suggestion {
  return { kind: 'place', text: placeText(city, state_code), detail: null, people, path: null };
}

/** A zip means its city, as everywhere. */
export function suggestZip(row: PlaceRow, zip5: string): Suggestion {
  return { ...suggestPlace(row), detail: suggestCopy.zip(zip5) };
}

/** 'ZIPs 97201 to 97233': those of the city that begin as typed. */
export function suggestZips(row: ZipsRow): Suggestion {
  const { first_zip: first, last_zip: last } = row;
  return { ...suggestPlace(row), detail: first === last ? suggestCopy.zip(first) : suggestCopy.zips(first, last) };
}

/** 'New York, NY' for 'NYC'. */
export function suggestNickname(row: PlaceRow, nickname: string): Suggestion {
  return { ...suggestPlace(row), detail: nickname };
}

/** 'King County, WA'. */
export function suggestCounty({ county, state_code: stateCode, fips_code: fips, people }: CountyRow): Suggestion {
  return { kind: 'place', text: countyInState({ county, stateCode, fips }), detail: null, people, path: null };
}

export function suggestState({ state_code, people }: StateRow): Suggestion {
  return { kind: 'place', text: stateName(state_code), detail: null, people, path: null };
}
