import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { linkNicknames } from '../../../shared/people/names/nicknames.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { buildBrowsePerson } from '../people/browse-person.ts';
import { type Hit, isOtherName } from './list-people.ts';
import { firstNamesOf, type SearchableName } from './name-query.ts';
import type { PersonRow } from './page-store.ts';
import { titleCase } from './place-query.ts';
import { matchOfRank } from './ranks.ts';
import type { CityOfPerson, LineRow, ResultExtras } from './result-store.ts';

/** Earlier cities and relatives listed in a result line (docs/rules.md). */
const RESULT_CITIES = 3;
const RESULT_RELATIVES = 3;

/** A person on a page, and the name they were found by. */
export interface FoundPerson {
  readonly hit: Hit;
  readonly row: PersonRow & LineRow;
}

/** One line of a result list, the same for every viewer (docs/rules.md); `now` is in milliseconds. */
export function buildResult(
  { hit, row }: FoundPerson,
  name: SearchableName,
  extras: ResultExtras,
  now: number,
): SearchResult {
  const matchedName = isOtherName(hit) ? findAlias(row.akas, hit) : null;
  return {
    ...buildLine(row, extras, now),
    match: matchOfRank(hit.rank),
    matchedName,
    matchedNickname: findNickname(hit, matchedName ?? row.first_name, name),
  };
}

/** A line without the part about the requested name. */
export function buildLine(
  row: LineRow,
  extras: ResultExtras,
  now: number,
): Omit<SearchResult, 'match' | 'matchedName' | 'matchedNickname'> {
  const person = buildBrowsePerson(row, now);
  return {
    ...person,
    isCurrentCity: row.is_current === 1 && !person.isDead,
    earlierCities: nameEarlierCities(extras.earlierPlaces.get(row.id) ?? [], row),
    relatives: (extras.relatives.get(row.id) ?? []).slice(0, RESULT_RELATIVES),
  };
}

/** The first of the other names that matches; null if none does, for instance because it was left out of the list. */
function findAlias(akas: string, { firstKey, lastKey }: Hit): string | null {
  const isFound = (aka: string): boolean => {
    const key = ` ${nameKey(aka)}`;
    return key.startsWith(` ${firstKey} `) && key.includes(` ${lastKey}`);
  };
  return (JSON.parse(akas) as string[]).find(isFound) ?? null;
}

/** Why a first name that nobody typed was found. `spelled` starts with that first name as written. */
function findNickname(hit: Hit, spelled: string, name: SearchableName): SearchResult['matchedNickname'] {
  const match = matchOfRank(hit.rank);
  const asked = firstNamesOf(name);
  // A close name may be here for its beginning alone.
  if (match === 'exact' || (match === 'prefix' && asked.some((first) => hit.firstKey.startsWith(first)))) return null;
  for (const first of asked) {
    const link = linkNicknames(first, hit.firstKey);
    if (link === null) continue;
    const found = spelled.split(' ').slice(0, hit.firstKey.split(' ').length).join(' ');
    const write = (key: string): string => (key === nameKey(found) ? found : titleCase(key));
    return { forms: link.forms.map(write), formal: write(link.formal) };
  }
  return null;
}

// Always with the state: a city alone beside another state's reads as part of it.
function nameEarlierCities(earlier: readonly CityOfPerson[], today: Pick<LineRow, 'city' | 'state_code'>): string[] {
  const names = earlier
    .filter(({ city, stateCode }) => city !== today.city || stateCode !== today.state_code)
    .map(({ city, stateCode }) => placeText(city, stateCode));
  return [...new Set(names)].slice(0, RESULT_CITIES);
}
