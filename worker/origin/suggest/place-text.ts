import { nameKey } from '../../../shared/people/names/name-key.ts';
import { citySpellings } from '../../../shared/people/places/city-spellings.ts';
import { COUNTY_KINDS } from '../../../shared/people/places/county-words.ts';
import { readState, STATE_WORDS_MAX } from '../../../shared/people/places/state-spellings.ts';
import { US_STATES } from '../../../shared/people/us-states.ts';
import { misspelledState } from '../search/misspelled-state.ts';
import { TYPED_MIN } from './limits.ts';

/** A city whose name starts with this, in one of these states or in any. */
export interface CityBeginning {
  readonly cityKey: string;
  readonly stateCodes: readonly string[] | null;
}

export type PlaceTyping =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'zip'; readonly zip5: string }
  | { readonly kind: 'words'; readonly stateCodes: readonly string[]; readonly cities: readonly CityBeginning[] };

const ZIP_SHAPE = /^(\d{5})(?:-?\d{0,4})?$/;
const ZIP_BEGINNING = /^\d{3,4}$/;

const STATES = Object.entries(US_STATES).map(([code, name]) => ({ code, key: nameKey(name) }));

/** Reads a place while it is being typed: 'portland or' is a city and a state whose name is incomplete. */
export function readPlaceTyping(text: string): PlaceTyping {
  const zip5 = ZIP_SHAPE.exec(text.trim())?.[1];
  if (zip5 !== undefined) return { kind: 'zip', zip5 };
  const key = nameKey(text);
  if (key.length < TYPED_MIN || /^\d+$/.test(key)) return { kind: 'nowhere' };
  const words = key.split(' ');
  const cities: CityBeginning[] = [{ cityKey: key, stateCodes: null }];
  for (let count = 1; count <= Math.min(STATE_WORDS_MAX, words.length - 1); count++) {
    const cityKey = words.slice(0, -count).join(' ');
    const stateCodes = statesMeantBy(words.slice(-count).join(' '));
    if (cityKey.length >= TYPED_MIN && stateCodes.length > 0) cities.push({ cityKey, stateCodes });
  }
  return {
    kind: 'words',
    stateCodes: statesMeantBy(key),
    cities: cities.flatMap((city) => citySpellings(city.cityKey).map((cityKey) => ({ ...city, cityKey }))),
  };
}

/** The first three or four digits of a zip; null for any other text. */
export function readZipBeginning(text: string): string | null {
  return ZIP_BEGINNING.exec(text.trim())?.[0] ?? null;
}

/**
 * The state that is spelled so, before those whose names start with it: 'or' is Oregon, 'me' Maine, 'wash' Washington.
 * A slip in a whole name counts if no name starts so.
 */
function statesMeantBy(key: string): string[] {
  const own = readState(key);
  const begun = STATES.filter((state) => state.key.startsWith(key)).map(({ code }) => code as string);
  const known = [...new Set([...(own === null ? [] : [own]), ...begun])];
  const slip = known.length === 0 ? misspelledState(key) : null;
  return slip === null ? known : [slip];
}

/** A county while it is being typed. */
export interface CountyBeginning {
  readonly countyKey: string;
  /** the name goes on: nothing behind it has been typed */
  readonly isBeginning: boolean;
  readonly stateCodes: readonly string[] | null;
}

/** A county's name may be typed this far before counties are suggested for it alone. */
const COUNTY_LETTERS_MIN = 4;
const WITH_KIND = new RegExp(`^(.+?) (?:${COUNTY_KINDS.join('|')})(?: (.+))?$`);

/** 'king coun', 'orleans parish, l' and 'multnom' as counties; null for what is too short to be one. */
export function readCountyTyping(text: string): CountyBeginning | null {
  const key = nameKey(text);
  const [, name, state] = WITH_KIND.exec(key) ?? [];
  if (name !== undefined) {
    return { countyKey: name, isBeginning: false, stateCodes: state === undefined ? null : statesMeantBy(state) };
  }
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const isKind = words.length > 1 && COUNTY_KINDS.some((one) => one.startsWith(last));
  if (isKind) return { countyKey: words.slice(0, -1).join(' '), isBeginning: false, stateCodes: null };
  return key.length < COUNTY_LETTERS_MIN ? null : { countyKey: key, isBeginning: true, stateCodes: null };
}
