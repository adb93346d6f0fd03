import { nameKey } from '../people/names/name-key.ts';
import { readAround } from '../people/places/around.ts';
import { isWholeCountry, withoutCountry } from '../people/places/country.ts';
import { type CountyWords, readCounty } from '../people/places/county-words.ts';
import { cityOfState, placeOfNickname } from '../people/places/place-nicknames.ts';
import { readState, STATE_WORDS_MAX } from '../people/places/state-spellings.ts';
import { stateCodeOf } from '../people/us-states.ts';
import { normaliseLocation } from './location.ts';
import { segmentWords } from './segments.ts';

/**
 * A place as somebody typed it, in the spelling that paths carry: 'Sacramento, Calif.' becomes 'Sacramento, CA', 'King
 * co, wash' 'King County, WA', 'Portland, OR metro area' 'near Portland, OR', 'Austin, TX, USA' 'Austin, TX', and 'USA' no
 * place. Nicknames and misspelled cities stay as they are: only the gazetteer knows better.
 */
export function typedLocation(text: string): string {
  if (isWholeCountry(text)) return '';
  const place = withoutCountry(trimmed(text));
  if (placeOfNickname(nameKey(place)) !== null && readState(place) === null) return normaliseLocation(place);
  const center = readAround(place);
  if (center !== null) return nearLocation(typedLocation(center));
  return readWithState(place) ?? normaliseLocation(place);
}

const trimmed = (text: string): string => text.replace(/^[\s,-]+|[\s,-]+$/g, '');

/** The surroundings of a town or a zip; a state or a county is wide enough. 'Near LA' is near the city. */
function nearLocation(center: string): string {
  const state = readState(center);
  if (state !== null) return cityOfState(state) === null ? center : `near ${cityOfState(state)}`;
  const isWide = center === '' || readCounty(nameKey(center.split(',', 1)[0] ?? '')) !== null;
  return isWide || center.startsWith('near ') ? center : `near ${center}`;
}

/** A state by any of its spellings, a county, or 'Portland area, OR'; null for what paths spell as they are. */
function readWithState(text: string): string | null {
  const words = segmentWords(text);
  const whole = words.join(' ');
  const state = readState(whole);
  if (state !== null) return state;
  for (let length = Math.min(STATE_WORDS_MAX, words.length - 1); length > 0; length -= 1) {
    const tail = words.slice(-length).join(' ');
    const stateCode = readState(tail);
    if (stateCode === null) continue;
    const city = words.slice(0, -length).join(' ');
    const county = readCounty(city.toLowerCase(), true);
    if (county !== null) return `${titled(county)}, ${stateCode}`;
    const center = readAround(city);
    if (center !== null) return nearLocation(`${center}, ${stateCode}`);
    // Paths know codes and whole names, and where those are part of a city: Port Washington. So is Port Penn.
    const isNew = stateCodeOf(tail) === null && !/^(?:port|fort|mount|mt|lake)$/i.test(city);
    return isNew ? `${city}, ${stateCode}` : null;
  }
  const county = readCounty(whole.toLowerCase());
  return county === null ? null : titled(county);
}

/** 'King County'. */
function titled({ name, kind }: CountyWords): string {
  return normaliseLocation(`${name} ${kind}`);
}
