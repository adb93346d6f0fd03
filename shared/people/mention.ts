import type { Address } from '../contract/person/address.ts';
import type { Person } from '../contract/person/person.ts';
import { NAME_SUFFIXES } from './names/name-suffixes.ts';
import { stateName } from './us-states.ts';

/** How copy refers to a person and their place. */

/** What copy calls the person after the first mention. */
export function firstNameOf({ name }: Pick<Person, 'name'>): string {
  return name.firstName.trim() || name.fullName;
}

/** The address where the person lives; for someone who has died, or has no current one, the last known. */
export function mainAddressOf<A extends { readonly isHistorical: boolean } = Address>({
  addresses,
}: {
  readonly addresses: readonly A[];
}): A | null {
  return addresses.find(({ isHistorical }) => !isHistorical) ?? addresses[0] ?? null;
}

/** 'Portland, Oregon' */
export function placeInFull({ city, stateCode }: { city: string; stateCode: string }): string {
  return `${city}, ${stateName(stateCode)}`;
}

/**
 * 'M. O.' for 'Maya June Ostrowski Jr.', 'C.' for 'Cher': from the first and last words that begin with a letter; '' if
 * there are none.
 */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/[\s,]+/).filter((word) => /^\P{L}*\p{L}/u.test(word));
  const names = words.filter((word, at) => at === 0 || !NAME_SUFFIXES.has(word.toLowerCase().replace(/\.$/, '')));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((name = '') => `${/\p{L}/u.exec(name)?.[0].toUpperCase()}.`).join(' ');
}

/** Endings that take es in the plural, because a plain s cannot be pronounced (P5-035). */
const SIBILANT = /(?:[sxz]|ch|sh)$/i;
const CONSONANT_Y = /[bcdfghjklmnpqrstvwxz]y$/i;
/** Only words in Latin letters take an English plural. */
const LATIN_END = /\p{Script=Latin}$/u;

/**
 * 'Ostrowskis', 'Joneses', 'Kennedies': everyone with a last name (P5-036, P5-037). Names in other scripts stay as they
 * are.
 */
export function pluralizeLastName(lastName: string): string {
  const name = lastName.trim();
  if (CONSONANT_Y.test(name)) return `${name.slice(0, -1)}ies`;
  if (!LATIN_END.test(name)) return name;
  return SIBILANT.test(name) ? `${name}es` : `${name}s`;
}
