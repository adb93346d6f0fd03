import type { TypedAnswer, TypedReading } from '../../../shared/contract/finding/typed.ts';
import { DIRECTION_OF } from '../../../shared/people/streets/street-words.ts';
import { isSuffix } from '../../../shared/typed/street-line.ts';
import { parseLocation } from '../../../shared/urls/location.ts';
import type { SqlDatabase } from '../env.ts';
import { locationOf, lookUpPlaces } from './load-places.ts';

/** Words of the longest place behind a street. */
const PLACE_WORDS_MAX = 5;
/** House number and one word of the street at least. */
const STREET_WORDS_MIN = 2;
const ZIP = /^\d{5}(?:-\d{4})?$/;

/**
 * Street and place of an address that nothing divides: '1423 main st portland or', one round trip. The longest end that
 * the gazetteer knows as a city is the place; a shorter one as well, if the street may end with a direction: '12 Elm Ave
 * North | Bend OR' or '12 Elm Ave | North Bend OR'.
 */
export async function readAddressOfLine(db: SqlDatabase, line: string): Promise<TypedAnswer> {
  const all = line.split(/[\s,]+/).filter((word) => word !== '');
  const last = all.at(-1) ?? '';
  const zip = ZIP.test(last) && all.length > STREET_WORDS_MIN ? last : null;
  const words = zip === null ? all : all.slice(0, -1);
  const most = Math.min(PLACE_WORDS_MAX, words.length - STREET_WORDS_MIN);
  const ends = Array.from({ length: Math.max(0, most) }, (_, at) => words.length - (most - at));
  const placeAt = (at: number) => words.slice(at).join(' ');
  // A misspelled city is believed only with its state: the words behind the first one that ends a street.
  const behindStreet = words.findIndex((word, at) => at > 1 && isSuffix(word)) + 1;
  const corrected = parseLocation(placeAt(behindStreet)).kind === 'city-state' ? placeAt(behindStreet) : '';
  const lookup = lookUpPlaces(db, ends.map(placeAt), new Set([corrected]));
  const places = lookup.read(lookup.statements.length === 0 ? [] : await db.batch<unknown>(lookup.statements));
  const readings = ends.flatMap((at): (TypedReading & { kind: 'address' })[] => {
    const resolved = places.get(placeAt(at));
    if (resolved === undefined || resolved.area?.kind !== 'places' || resolved.place?.scope === 'near') return [];
    return [{ kind: 'address', street: words.slice(0, at).join(' '), location: locationOf(resolved, placeAt(at)) }];
  });
  const likely = readings.filter(({ street }) => endsStreet(street));
  const kept = likely.length > 0 ? likely : readings.slice(0, 1);
  if (kept.length === 0)
    return zip === null
      ? { readings: [], isSure: false }
      : { readings: [{ kind: 'address', street: words.join(' '), location: zip }], isSure: true };
  return { readings: kept, isSure: kept.length === 1 };
}

function endsStreet(street: string): boolean {
  const words = street.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  if (words.length <= STREET_WORDS_MIN) return false;
  return isSuffix(last) || (DIRECTION_OF.has(last) && isSuffix(words.at(-2) ?? ''));
}
