import type { Suggestion } from '../../../shared/contract/finding/reverse-search.ts';
import { isOwnCounty } from '../../../shared/copy/format/county-name.ts';
import { readCounty } from '../../../shared/people/places/county-words.ts';
import type { SqlDatabase, SqlResult } from '../env.ts';
import {
  suggestCounty,
  suggestNickname,
  suggestPlace,
  suggestState,
  suggestZip,
  suggestZips,
} from './build-suggestion.ts';
import { COUNTIES_MAX, PLACES_MAX, STATES_MAX } from './limits.ts';
import { readNicknameTyping } from './nickname-typing.ts';
import { closeCities, closeCitiesStatement } from './place-spellings-store.ts';
import {
  type CountyBeginning,
  type PlaceTyping,
  readCountyTyping,
  readPlaceTyping,
  readZipBeginning,
} from './place-text.ts';
import {
  type CountyRow,
  citiesStatement,
  countiesStatement,
  type NicknameRow,
  nicknamesStatement,
  type PlaceRow,
  type StateRow,
  statesStatement,
  type ZipsRow,
  zipStatement,
  zipsStatement,
} from './places-store.ts';

/** Places for what is typed into a place field: one round trip, a bounded number of rows. */
export async function suggestPlaces(db: SqlDatabase, typed: string): Promise<Suggestion[]> {
  const zips = readZipBeginning(typed);
  if (zips !== null) return (await zipsStatement(db, zips).all<ZipsRow>()).results.map(suggestZips);
  const place = readPlaceTyping(typed);
  switch (place.kind) {
    case 'nowhere':
      return [];
    case 'zip':
      return (await zipStatement(db, place.zip5).all<PlaceRow>()).results.map((row) => suggestZip(row, place.zip5));
    case 'words':
      return suggestWords(db, typed, place);
  }
}

async function suggestWords(
  db: SqlDatabase,
  typed: string,
  place: Extract<PlaceTyping, { kind: 'words' }>,
): Promise<Suggestion[]> {
  const nicknames = readNicknameTyping(typed);
  const county = readCountyTyping(typed);
  const [states, named, counties, close, ...cities] = await db.batch<unknown>([
    statesStatement(db, place.stateCodes),
    nicknamesStatement(db, nicknames),
    countiesStatement(db, county),
    closeCitiesStatement(db, place.cities),
    ...place.cities.map((city) => citiesStatement(db, city)),
  ]);
  const begun = cities.flatMap(({ results }) => results as PlaceRow[]);
  const called = rowsOf<NicknameRow>(named).map((row) => ({ row, nickname: nicknames[row.nickname] }));
  const whole = called.flatMap(({ row, nickname }) =>
    nickname?.isWhole ? [suggestNickname(row, nickname.written)] : [],
  );
  const suggested = [
    ...rowsOf<StateRow>(states).slice(0, STATES_MAX).map(suggestState),
    ...whole,
    ...(county?.isBeginning === false ? countiesOf(county, rowsOf(counties)) : []),
    ...begun.slice(0, PLACES_MAX).map(suggestPlace),
    ...called.flatMap(({ row, nickname }) => (nickname === undefined ? [] : [suggestNickname(row, nickname.written)])),
    // 'Bronx, NY' says enough.
    ...(county?.isBeginning === true ? countiesOf(county, withoutCities(rowsOf(counties), begun)) : []),
  ];
  const once = onlyFirst(suggested);
  if (once.length > 0) return once;
  return closeCities(place.cities, rowsOf(close)).map((row) => ({ ...suggestPlace(row), isSpelling: true }));
}

/** Each place as it was suggested first. */
function onlyFirst(suggested: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggested.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Counties that are not named like a city in them. */
function withoutCities(counties: readonly CountyRow[], cities: readonly PlaceRow[]): readonly CountyRow[] {
  return counties.filter(
    ({ county, state_code }) => !cities.some((city) => city.city === county && city.state_code === state_code),
  );
}

const rowsOf = <R>(found: SqlResult<unknown> | undefined): readonly R[] => (found?.results ?? []) as R[];

/** A city that belongs to no county is in none of its name. */
function countiesOf({ stateCodes }: CountyBeginning, found: readonly CountyRow[]): Suggestion[] {
  const counties = found.filter(
    ({ fips_code, state_code }) => !isOwnCounty(fips_code) && (stateCodes?.includes(state_code) ?? true),
  );
  // What nobody calls a county is found by the place that it is: 'Carson City'.
  return counties.map(suggestCounty).filter(isCalledCounty).slice(0, COUNTIES_MAX);
}

const isCalledCounty = ({ text }: Suggestion): boolean =>
  readCounty(text.split(',', 1)[0]?.toLowerCase() ?? '') !== null;
