import { nameKey } from '../../../shared/people/names/name-key.ts';
import { isStateCode, US_STATES } from '../../../shared/people/us-states.ts';
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
/** Words of the longest state name: District of Columbia. */
const STATE_WORDS_MAX = 3;
/** City words with a short and a full spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  st: 'saint',
  saint: 'st',
  ste: 'sainte',
  ft: 'fort',
  fort: 'ft',
  mt: 'mount',
  mount: 'mt',
};

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
    const stateCodes = statesThatBegin(words.slice(-count).join(' '));
    if (cityKey.length >= TYPED_MIN && stateCodes.length > 0) cities.push({ cityKey, stateCodes });
  }
  return { kind: 'words', stateCodes: statesThatBegin(key), cities: cities.flatMap(spellings) };
}

/** The code before the names that start with it: 'or' is Oregon, 'me' Maine. */
function statesThatBegin(key: string): string[] {
  const byCode = isStateCode(key) ? [key.toUpperCase()] : [];
  return [...new Set([...byCode, ...STATES.filter((state) => state.key.startsWith(key)).map(({ code }) => code)])];
}

/** As typed, and with 'St' for 'Saint' or the other way around if that word is complete. */
function spellings(city: CityBeginning): CityBeginning[] {
  const [first = '', ...rest] = city.cityKey.split(' ');
  const other = SPELLINGS[first];
  if (other === undefined || rest.length === 0) return [city];
  return [city, { ...city, cityKey: [other, ...rest].join(' ') }];
}
