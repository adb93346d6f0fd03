import { nameKey } from '../../../shared/people/names/name-key.ts';
import { stateCodeOf } from '../../../shared/people/us-states.ts';

/** One way to read a place: a city, in one state or in any. */
export interface CityReading {
  /** as the gazetteer stores it */
  readonly cityKey: string;
  readonly stateCode: string | null;
}

export type PlaceQuery =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'zip'; readonly zip5: string }
  | { readonly kind: 'state'; readonly stateCode: string }
  /** the first reading that the gazetteer knows is used */
  | { readonly kind: 'city'; readonly readings: readonly CityReading[] };

const ZIP_SHAPE = /^(\d{5})(?:-?\d{4})?$/;
/** Words of the longest state name: District of Columbia. */
const STATE_WORDS_MAX = 3;

/**
 * Reads a place as people type it or a URL contains it (F2-26 to F2-32): zip or zip+4, a state by name or code,
 * 'Portland OR', 'portland-or', 'Charleston, West Virginia', or a city alone. The longest state name is tried first, so
 * that West Virginia is not Virginia, and the entire text as a city last, so that Port Washington is found. '' and '-'
 * are no place.
 */
export function readPlace(text: string): PlaceQuery {
  const zip5 = ZIP_SHAPE.exec(text.trim())?.[1];
  if (zip5 !== undefined) return { kind: 'zip', zip5 };
  const key = nameKey(text);
  if (key === '') return { kind: 'anywhere' };
  const state = stateCodeOf(key);
  if (state !== null) return { kind: 'state', stateCode: state };

  const words = key.split(' ');
  const readings: CityReading[] = [];
  for (let count = Math.min(STATE_WORDS_MAX, words.length - 1); count >= 1; count--) {
    const stateCode = stateCodeOf(words.slice(-count).join(' '));
    if (stateCode !== null) readings.push({ cityKey: words.slice(0, -count).join(' '), stateCode });
  }
  readings.push({ cityKey: key, stateCode: null });
  return { kind: 'city', readings: readings.flatMap(spellings) };
}

/** City words with a short and a full spelling. */
const SHORT_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const LONG_WORDS = Object.fromEntries(Object.entries(SHORT_WORDS).map(([short, long]) => [long, short]));

/** A reading as typed, and with 'St' for 'Saint' or the other way around. */
function spellings(reading: CityReading): CityReading[] {
  const respell = (table: Readonly<Record<string, string>>): string =>
    reading.cityKey.replace(/^\w+/, (word) => table[word] ?? word);
  const keys = new Set([reading.cityKey, respell(SHORT_WORDS), respell(LONG_WORDS)]);
  return [...keys].map((cityKey) => ({ ...reading, cityKey }));
}

/** 'port townsend' as a heading: 'Port Townsend'; for places missing from the gazetteer. */
export function titleCase(key: string): string {
  return key.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
