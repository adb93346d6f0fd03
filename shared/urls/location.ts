import { type StateCode, stateCodeOf } from '../people/us-states.ts';
import { remember } from './remember.ts';
import { PLACEHOLDER, segmentWords } from './segments.ts';

/** A place in a path (F2-26 to F2-32): zip, zip+4, a state, city and state, or a city without a state. */
export type LocationParts =
  | { readonly kind: 'none' }
  | { readonly kind: 'zip'; readonly zip5: string; readonly plus4: string | null }
  | { readonly kind: 'state'; readonly stateCode: StateCode }
  | { readonly kind: 'city-state'; readonly city: string; readonly stateCode: StateCode }
  | { readonly kind: 'city'; readonly city: string };

/** The most words in the name of a state: Northern Mariana Islands, District of Columbia. */
const STATE_WORDS_MAX = 3;

/** Other spellings of states and territories, as words from `segmentWords`, lower-cased. */
const STATE_ALIASES: ReadonlyMap<string, StateCode> = new Map([
  ['us virgin islands', 'VI'],
  ['u s virgin islands', 'VI'],
]);

/**
 * First words that are not a city by themselves: 'Port Washington' is a city, 'Portland Washington' is Portland, WA.
 */
const CITY_BEGINNINGS = new Set(
  'port fort new mount mt lake point north south east west old upper lower little big'.split(' '),
);

/**
 * Reads a place from what a visitor typed or from a path segment. It looks for the state at the end, so that 'Kansas
 * City, MO', 'Nevada, MO' and 'Indiana, PA' are cities, and 'New York' alone is the state. A zip after a city and state
 * is ignored: people are searched by city (F2-31, F2-33).
 */
export const parseLocation = remember(readLocation, { most: 1_000, longest: 60 });

function readLocation(text: string): LocationParts {
  const words = segmentWords(text);
  if (words.length === 0) return { kind: 'none' };
  const zip = readZip(words);
  if (zip !== null) return zip;
  const comma = text.lastIndexOf(',');
  if (comma !== -1) {
    const city = segmentWords(text.slice(0, comma));
    const state = stateOf(segmentWords(text.slice(comma + 1)));
    if (city.length > 0 && state !== null) return { kind: 'city-state', city: city.join(' '), stateCode: state };
  }
  return readWords(words);
}

/** 'Portland, OR', 'OR', '97217-1234', 'Portland' or ''. */
export function formatLocation(parts: LocationParts): string {
  switch (parts.kind) {
    case 'none':
      return '';
    case 'zip':
      return parts.plus4 === null ? parts.zip5 : `${parts.zip5}-${parts.plus4}`;
    case 'state':
      return parts.stateCode;
    case 'city-state':
      return `${parts.city}, ${parts.stateCode}`;
    case 'city':
      return parts.city;
  }
}

/** A place after a round trip through a path: 'Portland, Oregon' becomes 'Portland, OR'. */
export function normaliseLocation(text: string): string {
  return formatLocation(parseLocation(text));
}

/** Most places in a page's links: a city and state that need no change in a path. */
const PLAIN_PLACE = /^([A-Z][a-z]*(?: [A-Z][a-z]*)*), ([A-Z]{2})$/;

/** 'Portland-OR', 'Saint-Louis-MO', 'OR', '97217-1234'; '-' without a place. */
export function buildLocationSegment(text: string): string {
  const [, city, state] = PLAIN_PLACE.exec(text) ?? [];
  if (city !== undefined && state !== undefined && stateCodeOf(state) === state) {
    return `${city.replaceAll(' ', '-')}-${state}`;
  }
  return normaliseLocation(text).replace(/,? /g, '-') || PLACEHOLDER;
}

/** City and state of a record as one text; either may be missing. */
export function placeText(city: string | null, stateCode: string | null): string {
  const first = city?.trim() ? city : '';
  const second = stateCode?.trim() ? stateCode : '';
  return first !== '' && second !== '' ? `${first}, ${second}` : first + second;
}

function readZip(words: readonly string[]): LocationParts | null {
  const match = /^(\d{5})(?: ?(\d{4}))?$/.exec(words.join(' '));
  return match?.[1] === undefined ? null : { kind: 'zip', zip5: match[1], plus4: match[2] ?? null };
}

function readWords(words: readonly string[]): LocationParts {
  const wholeState = stateOf(words);
  if (wholeState !== null) return { kind: 'state', stateCode: wholeState };
  return readCityAndState(words) ?? readBeforeZip(words) ?? { kind: 'city', city: words.join(' ') };
}

function readCityAndState(words: readonly string[]): LocationParts | null {
  // The longest name wins: 'Charleston West Virginia' ends with two states.
  for (let length = Math.min(STATE_WORDS_MAX + 1, words.length - 1); length > 0; length -= 1) {
    const before = words.slice(0, -length);
    const tail = words.slice(-length);
    const stateCode = stateOf(tail);
    if (stateCode === null) continue;
    const isSpelledOut = tail.join('').length > 2;
    if (isSpelledOut && before.length === 1 && CITY_BEGINNINGS.has(before[0]?.toLowerCase() ?? '')) return null;
    return { kind: 'city-state', city: before.join(' '), stateCode };
  }
  return null;
}

function readBeforeZip(words: readonly string[]): LocationParts | null {
  for (const length of [1, 2]) {
    const zip = readZip(words.slice(-length));
    if (zip === null || words.length === length) continue;
    const rest = readWords(words.slice(0, -length));
    if (rest.kind === 'city-state') return rest;
    if (rest.kind === 'state') return zip;
  }
  return null;
}

function stateOf(words: readonly string[]): StateCode | null {
  const name = words.join(' ').toLowerCase();
  // 'D.C.' and 'N. Y.' arrive as two words of one letter.
  const initials = /^([a-z]) ([a-z])$/.exec(name);
  return stateCodeOf(initials === null ? name : `${initials[1]}${initials[2]}`) ?? STATE_ALIASES.get(name) ?? null;
}
