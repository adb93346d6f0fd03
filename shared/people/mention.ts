import type { Address } from '../contract/person/address.ts';
import type { Person } from '../contract/person/person.ts';
import { NAME_SUFFIXES } from './names/name-suffixes.ts';
import { stateName } from './us-states.ts';

/** How a text names a person and their place, wherever one is written. */

/** What a text calls the person after the first mention. */
export function firstNameOf({ name }: Pick<Person, 'name'>): string {
  return name.firstName.trim() || name.fullName;
}

/** The address the person lives at; of someone who died, and where none is current, the last one known. */
export function mainAddressOf({ addresses }: Pick<Person, 'addresses'>): Address | null {
  return addresses.find(({ isHistorical }) => !isHistorical) ?? addresses[0] ?? null;
}

/** 'Portland, Oregon' */
export function placeInFull({ city, stateCode }: { city: string; stateCode: string }): string {
  return `${city}, ${stateName(stateCode)}`;
}

/** 'M. O.' of 'Maya June Ostrowski Jr.', 'C.' of 'Cher': of the first and the last word that begin with a letter, '' of none. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/[\s,]+/).filter((word) => /^\P{L}*\p{L}/u.test(word));
  const names = words.filter((word, at) => at === 0 || !NAME_SUFFIXES.has(word.toLowerCase().replace(/\.$/, '')));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((name = '') => `${/\p{L}/u.exec(name)?.[0].toUpperCase()}.`).join(' ');
}

/** Endings after which a plain s cannot be said (P5-035). */
const SIBILANT = /(?:[sxz]|ch|sh)$/i;
const CONSONANT_Y = /[bcdfghjklmnpqrstvwxz]y$/i;
/** An English plural ends words in Latin letters and no others. */
const LATIN_END = /\p{Script=Latin}$/u;

/** 'Ostrowskis', 'Joneses', 'Kennedies': everyone of a last name (P5-036, P5-037). Other scripts stay as they are. */
export function pluralizeLastName(lastName: string): string {
  const name = lastName.trim();
  return CONSONANT_Y.test(name) ? `${name.slice(0, -1)}ies` : pluralizeFirstName(name);
}

/** 'Mayas', 'Jameses', 'Marys': as a last name, but that a first name keeps its y. */
export function pluralizeFirstName(firstName: string): string {
  const name = firstName.trim();
  if (!LATIN_END.test(name)) return name;
  return SIBILANT.test(name) ? `${name}es` : `${name}s`;
}
