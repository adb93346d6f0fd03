import { MEANT_PLACES_MAX } from '../../../shared/contract/finding/search.ts';
import { countyName, isOwnCounty } from '../../../shared/copy/format/county-name.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { type CityReading, type PlaceQuery, titleCase } from './place-query.ts';
import { type CloseName, closeNames, onlyName } from './place-spelling.ts';
import type { AnswerPlace, MeantPlace, ResolvedPlace, SearchArea } from './search-area.ts';

/** A place of the gazetteer as its query returns it. */
export interface PlaceRow {
  /** found by a reading; around the place of one; spelled nearly so */
  readonly source: 'found' | 'around' | 'close';
  /** number of the reading */
  readonly reading: number;
  readonly id: number;
  readonly city: string;
  readonly city_key: string;
  readonly state_code: string;
  readonly county: string | null;
  readonly fips_code: string | null;
  /** people who live there */
  readonly people: number;
}

/** The places of a county that are searched, those with the most people; each is a range for every reading of a name. */
const COUNTY_PLACES_MAX = 60;

/** What the rows of a place's query say. */
export function readPlaceRows(query: PlaceQuery, unsorted: readonly PlaceRow[]): ResolvedPlace {
  const rows = unsorted.toSorted((a, b) => a.reading - b.reading || b.people - a.people || a.id - b.id);
  switch (query.kind) {
    case 'anywhere':
      return { area: { kind: 'anywhere' }, place: null, meant: [] };
    case 'state':
      return stateFound(query.stateCode, undefined, meantOf(query.readings, rows));
    case 'zip': {
      const reading: CityReading = { cityKey: '', stateCode: null, ...(query.isNear ? { isNear: true } : {}) };
      return rows.length === 0 ? unknown(null, []) : { ...placeFound(reading, rows), meant: [] };
    }
    case 'city':
      return readCityRows(query, rows);
  }
}

function readCityRows(query: Extract<PlaceQuery, { kind: 'city' }>, rows: readonly PlaceRow[]): ResolvedPlace {
  const { readings, elsewhere, misspelled, spelledState } = query;
  const found = rows.filter(({ source }) => source !== 'close');
  const used = Math.min(...found.map(({ reading }) => reading));
  const reading = readings[used];
  if (reading !== undefined) {
    const own = found.filter((row) => row.reading === used);
    const others = found.filter((row) => row.reading !== used && row.reading < readings.length);
    const { area, place } = placeFound(reading, own);
    const meant = [...statesOf(reading, own, place), ...meantOf(readings, others)];
    return { area, place, meant: limited(meant, place) };
  }
  if (spelledState !== null) return stateFound(spelledState, 'spelling', []);
  const names = closeNames(
    misspelled,
    rows.filter(({ source }) => source === 'close'),
  );
  const isNear = readings.some((one) => one.isNear);
  const only = onlyName(names);
  if (only !== null && !isNear) return spelled(only);
  const meant = [...nearlySpelled(names), ...meantOf([...readings, ...elsewhere], found)];
  return unknown(readings[0] ?? null, limited(meant, null));
}

function stateFound(stateCode: string, reading: 'spelling' | undefined, meant: readonly MeantPlace[]): ResolvedPlace {
  const place = { city: null, stateCode, isKnown: true, scope: 'state' as const };
  return {
    area: { kind: 'state', stateCode },
    place: reading === undefined ? place : { ...place, reading },
    meant,
  };
}

function unknown(reading: CityReading | null, meant: readonly MeantPlace[]): ResolvedPlace {
  const named = reading === null ? null : titleCase(reading.cityKey);
  const city =
    named !== null && reading?.scope === 'county' ? countyName({ county: named, stateCode: reading.stateCode }) : named;
  return { area: null, place: { city, stateCode: reading?.stateCode ?? null, isKnown: false }, meant };
}

/** The place of a reading: all its rows, and those around it. */
function placeFound(
  reading: CityReading,
  rows: readonly PlaceRow[],
): Pick<ResolvedPlace, 'area'> & { place: AnswerPlace } {
  const own =
    reading.scope === 'county' ? placesOfCounty(reading, rows) : rows.filter(({ source }) => source === 'found');
  const around = rows.filter(({ source }) => source === 'around');
  // A list around several places of one name is about the one with the most people.
  const center = reading.isNear ? own.slice(0, 1) : own;
  const shown = center[0] as PlaceRow;
  const isOneState = center.every((row) => row.state_code === shown.state_code);
  const scope = reading.isNear ? 'near' : isCounty(reading, own) ? 'county' : 'city';
  const place = {
    city: scope === 'county' ? countyOf(shown) : shown.city,
    stateCode: isOneState ? shown.state_code : null,
    isKnown: true,
    scope,
    ...(reading.reading === undefined ? {} : { reading: reading.reading }),
  } as const;
  return { area: areaOfPlaces([...center, ...around]), place };
}

const byPeople = <R extends { readonly people: number }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => b.people - a.people);
const areaOfPlaces = (rows: readonly PlaceRow[]): SearchArea => ({
  kind: 'places',
  placeIds: [...new Set(rows.map(({ id }) => id))],
});

/**
 * The places of a county that anybody lives in. A city that is no part of a county ('St. Louis') is not in the one of
 * its name, and what is called a county is no parish.
 */
function placesOfCounty(reading: CityReading, rows: readonly PlaceRow[]): readonly PlaceRow[] {
  const inCounty = orAll(rows, ({ fips_code }) => !isOwnCounty(fips_code));
  const called = reading.stateCode !== null ? inCounty : orAll(inCounty, (row) => countyOf(row).endsWith(' County'));
  const inhabited = orAll(called, ({ people }) => people > 0);
  return byPeople(inhabited).slice(0, COUNTY_PLACES_MAX);
}

function orAll(rows: readonly PlaceRow[], isMeant: (row: PlaceRow) => boolean): readonly PlaceRow[] {
  const meant = rows.filter(isMeant);
  return meant.length > 0 ? meant : rows;
}

/** A city that is its own county stays a city. */
const isCounty = ({ scope }: CityReading, rows: readonly PlaceRow[]): boolean =>
  scope === 'county' && !rows.every(({ fips_code }) => isOwnCounty(fips_code));

const countyOf = ({ county, state_code, fips_code }: PlaceRow): string =>
  countyName({ county: county ?? '', stateCode: state_code, fips: fips_code });

/** 'Portland' in several states: in each of them where anybody lives. One alone is the list itself. */
function statesOf(reading: CityReading, rows: readonly PlaceRow[], place: AnswerPlace): readonly MeantPlace[] {
  const own = rows.filter(({ source }) => source === 'found');
  const isOne = reading.isNear ? own.length < 2 : place.stateCode !== null;
  if (isOne) return [];
  const states = meantOf(
    [reading],
    own.map((row) => ({ ...row, reading: 0 })),
  );
  return states.length < 2 ? [] : states;
}

/** Each place, by name and state, that rows of readings stand for and anybody lives in, most people first. */
function meantOf(readings: readonly CityReading[], rows: readonly PlaceRow[]): readonly MeantPlace[] {
  const named = new Map<string, { location: string; people: number; rows: PlaceRow[] }>();
  for (const row of rows) {
    const reading = readings[row.reading];
    if (reading === undefined || row.source !== 'found' || row.people === 0) continue;
    if (reading.scope === 'county' && isOwnCounty(row.fips_code)) continue;
    const name = placeText(reading.scope === 'county' ? countyOf(row) : row.city, row.state_code);
    const known = named.get(name) ?? { location: name, people: 0, rows: [] };
    known.people += row.people;
    known.rows.push(row);
    named.set(name, known);
  }
  return byPeople([...named.values()]).map(({ location, people, rows: own }) => ({
    location,
    area: areaOfPlaces(own.slice(0, COUNTY_PLACES_MAX)),
    people,
  }));
}

/** The place that a misspelling can only mean. */
function spelled({ rows }: CloseName<PlaceRow>): ResolvedPlace {
  const [first] = rows as readonly [PlaceRow];
  const reading: CityReading = { cityKey: first.city_key, stateCode: null, reading: 'spelling' };
  const own = rows.map((row) => ({ ...row, source: 'found' as const, reading: 0 }));
  const { area, place } = placeFound(reading, own);
  return { area, place, meant: limited(statesOf(reading, own, place), place) };
}

function nearlySpelled(names: readonly CloseName<PlaceRow>[]): readonly MeantPlace[] {
  const rows = names.flatMap((name) => name.rows).map((row) => ({ ...row, source: 'found' as const, reading: 0 }));
  return meantOf([{ cityKey: '', stateCode: null }], rows);
}

/** Without the place itself, each once, and no more than an answer has. */
function limited(meant: readonly MeantPlace[], place: AnswerPlace | null): readonly MeantPlace[] {
  const own = place === null ? null : placeText(place.city, place.stateCode);
  const others = meant.filter(({ location }) => location !== own);
  return [...new Map(others.map((one) => [one.location, one] as const)).values()].slice(0, MEANT_PLACES_MAX);
}
