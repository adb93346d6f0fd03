import { nameKey } from '../../../shared/people/names/name-key.ts';
import { readAround } from '../../../shared/people/places/around.ts';
import { citySpellings } from '../../../shared/people/places/city-spellings.ts';
import { isWholeCountry, withoutCountry } from '../../../shared/people/places/country.ts';
import { type CountyWords, readCounty } from '../../../shared/people/places/county-words.ts';
import { CITY_OF_STATE, cityOfState, placeOfNickname } from '../../../shared/people/places/place-nicknames.ts';
import { readState, STATE_WORDS_MAX } from '../../../shared/people/places/state-spellings.ts';
import type { StateCode } from '../../../shared/people/us-states.ts';
import { tailsOf } from '../typed/line-tails.ts';
import { misspelledState } from './misspelled-state.ts';

/** One way to read a place: a city or a county, in one state or in any. */
export interface CityReading {
  /** as the gazetteer stores it: of a city, or of a county without that word */
  readonly cityKey: string;
  readonly stateCode: string | null;
  readonly scope?: 'county';
  /** the places around it, too */
  readonly isNear?: true;
  /** the words name it in another way: 'nyc'; or only the state is misspelled: 'portland, oregn' */
  readonly reading?: 'nickname' | 'spelling';
}

/** A city that may be misspelled, in one state or in any. */
export interface Misspelling {
  readonly cityKey: string;
  readonly stateCode: string | null;
}

export type PlaceQuery =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'zip'; readonly zip5: string; readonly isNear?: true }
  | {
      readonly kind: 'state';
      readonly stateCode: StateCode;
      /** cities that its name or code means as often: Los Angeles for 'LA' */
      readonly readings: readonly CityReading[];
    }
  | {
      readonly kind: 'city';
      /** the first reading that the gazetteer knows is used */
      readonly readings: readonly CityReading[];
      /** what may be misspelled, if it knows none of them */
      readonly misspelled: readonly Misspelling[];
      /** where it knows a city of that name, but in another state */
      readonly elsewhere: readonly CityReading[];
      /** the state that the words are a misspelling of, if the gazetteer knows no such place */
      readonly spelledState: string | null;
    };

const ZIP_SHAPE = /^(\d{5})(?:[-\s]?\d{4})?$/;
const ZIP_BEHIND = /[\s,-]+(\d{5})(?:-\d{4})?$/;
/** Shorter words are not corrected: any two of them are a slip apart. */
const LETTERS_MIN = 4;

/**
 * Reads a place as people type it or a URL contains it (F2-26 to F2-32): zip or zip+4, a state in any spelling,
 * 'Portland OR', 'portland-or', 'Charleston, West Virginia', a city alone, a nickname, a county, 'near Portland', 'USA'.
 * The longest state name is tried first, so that West Virginia is not Virginia, and the entire text as a city last, so
 * that Port Washington is found. '', '-' and 'USA' are anywhere.
 */
export function readPlace(text: string): PlaceQuery {
  const place = withoutCountry(text.trim());
  const key = nameKey(place);
  const zip5 = ZIP_SHAPE.exec(place)?.[1] ?? ZIP_SHAPE.exec(key)?.[1];
  if (zip5 !== undefined) return { kind: 'zip', zip5 };
  if (key === '' || isWholeCountry(key)) return { kind: 'anywhere' };
  const state = readState(place) ?? readState(key);
  if (state !== null) return { kind: 'state', stateCode: state, readings: citiesMeantBy(state) };
  const center = placeOfNickname(key) === null ? readAround(place) : null;
  if (center !== null) return around(readPlace(center));
  return readBeforeZip(place) ?? readCity(key);
}

/** A query that takes no place to be a misspelling: for texts that may be no place at all. */
export function asSpelled(query: PlaceQuery): PlaceQuery {
  if (query.kind !== 'city') return query;
  const readings = query.readings.filter(({ reading }) => reading !== 'spelling');
  return { ...query, readings, misspelled: [], elsewhere: [], spelledState: null };
}

function citiesMeantBy(state: StateCode): readonly CityReading[] {
  const city = CITY_OF_STATE[state];
  const query = city === undefined ? null : readPlace(city);
  return query?.kind === 'city' ? ownReadings(query.readings) : [];
}

/** The first reading in each of its spellings. */
function ownReadings(readings: readonly CityReading[]): readonly CityReading[] {
  const [first] = readings;
  return readings.filter(({ stateCode, scope }) => stateCode === first?.stateCode && scope === first?.scope);
}

/** The surroundings of a place. A state and a county are wide enough; near 'LA' is near the city. */
function around(query: PlaceQuery): PlaceQuery {
  const near = <T extends CityReading>(reading: T): T =>
    reading.scope === 'county' ? reading : { ...reading, isNear: true };
  switch (query.kind) {
    case 'anywhere':
      return query;
    case 'zip':
      return { ...query, isNear: true };
    case 'state':
      return aroundCity(query);
    case 'city':
      return { ...query, readings: query.readings.map(near), elsewhere: query.elsewhere.map(near) };
  }
}

function aroundCity(query: Extract<PlaceQuery, { kind: 'state' }>): PlaceQuery {
  const location = cityOfState(query.stateCode);
  return location === null ? query : around(readPlace(location));
}

/** 'Portland, OR 97201' is the city, 'OR 97201' the zip; null without a zip behind. */
function readBeforeZip(text: string): PlaceQuery | null {
  const zip5 = ZIP_BEHIND.exec(text)?.[1];
  if (zip5 === undefined) return null;
  const before = readPlace(text.replace(ZIP_BEHIND, ''));
  return before.kind === 'city' ? before : { kind: 'zip', zip5 };
}

function readCity(key: string): PlaceQuery {
  const splits = tailsOf(key, STATE_WORDS_MAX);
  const inState = splits.flatMap(([before, tail]) => {
    const stateCode = readState(tail);
    return stateCode === null ? [] : [{ before, stateCode }];
  });
  const spelled = splits.flatMap(([before, tail]) => {
    const stateCode = inState.length > 0 ? null : misspelledState(tail);
    return stateCode === null ? [] : [{ before, stateCode }];
  });
  const spelledState = misspelledState(key);
  const hasState = inState.length > 0 || spelledState !== null;
  return {
    kind: 'city',
    readings: [
      ...inState.flatMap(({ before, stateCode }) => readingsInState(before, stateCode)),
      ...wholeReadings(key),
      ...spelled.flatMap(({ before, stateCode }) =>
        readingsInState(before, stateCode).map((reading) => ({ ...reading, reading: 'spelling' as const })),
      ),
    ],
    misspelled: [
      ...[...inState, ...spelled].map(({ before, stateCode }) => ({ cityKey: before, stateCode })),
      ...(hasState ? [] : [{ cityKey: key, stateCode: null }]),
    ].filter(({ cityKey }) => cityKey.replaceAll(' ', '').length >= LETTERS_MIN && readCounty(cityKey) === null),
    elsewhere: [...inState, ...spelled].flatMap(({ before }) => spellingsOf({ cityKey: before, stateCode: null })),
    spelledState,
  };
}

/** The first words of 'king county wa', 'bellevue area wa', 'philly pa', 'portland or'. */
function readingsInState(before: string, stateCode: StateCode): readonly CityReading[] {
  const county = readCounty(before, true);
  const nicknamed = nicknameReadings(before).filter((reading) => reading.stateCode === stateCode);
  const center = readAround(before);
  return [
    ...(center === null ? [] : spellingsOf({ cityKey: center, stateCode, isNear: true })),
    ...(county === null ? [] : spellingsOf({ cityKey: county.name, stateCode, scope: 'county' })),
    ...spellingsOf({ cityKey: before, stateCode }),
    ...nicknamed,
  ];
}

/** Words without a state: a county, a nickname, a city. */
function wholeReadings(key: string): readonly CityReading[] {
  const nickname = placeOfNickname(key);
  const county = readCounty(key);
  // 'King co' is King in Colorado first.
  const shortCounty = county === null ? readCounty(key, true) : null;
  const named = spellingsOf({ cityKey: key, stateCode: null });
  const nicknamed = nicknameReadings(key);
  return [
    ...(county === null ? [] : countyReadings(county)),
    ...(nickname?.isFamous ? [...nicknamed, ...named] : [...named, ...nicknamed]),
    ...(shortCounty === null ? [] : countyReadings(shortCounty)),
  ];
}

/** Where counties are called this, when no state is named. */
const STATE_OF_KIND: Readonly<Record<string, string>> = { parish: 'LA', municipio: 'PR' };

/** A county by its name; a borough may be one of New York City. */
function countyReadings({ name, kind }: CountyWords): readonly CityReading[] {
  const stateCode = STATE_OF_KIND[kind] ?? null;
  return [
    ...spellingsOf({ cityKey: name, stateCode, scope: 'county' }),
    ...nicknameReadings(`${name} ${kind}`),
    ...(kind === 'borough' ? [...spellingsOf({ cityKey: name, stateCode: 'NY' }), ...nicknameReadings(name)] : []),
    // 'LA County'
    ...(kind === 'county' ? nicknameReadings(name) : []).map((one) => ({
      cityKey: one.cityKey,
      stateCode: one.stateCode,
      scope: 'county' as const,
    })),
  ];
}

function nicknameReadings(key: string): readonly CityReading[] {
  const nickname = placeOfNickname(key);
  const query = nickname === null ? null : readPlace(nickname.location);
  return query?.kind === 'city' ? ownReadings(query.readings).map((one) => ({ ...one, reading: 'nickname' })) : [];
}

/** A reading as typed, and with 'St' for 'Saint' or the other way around. */
function spellingsOf(reading: CityReading): readonly CityReading[] {
  return citySpellings(reading.cityKey).map((cityKey) => ({ ...reading, cityKey }));
}

/** 'port townsend' as a heading: 'Port Townsend'; for places missing from the gazetteer. */
export function titleCase(key: string): string {
  return key.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
