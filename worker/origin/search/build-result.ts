import type { SearchResult } from '../../../shared/contract/search.ts';
import { nameKey } from '../../../shared/people/name-key.ts';
import { maskAgeForFree } from '../masking/mask-age.ts';
import { isDeceased } from '../people/age.ts';
import { readBirth } from '../people/person-rows.ts';
import type { MatchRow } from './match-store.ts';
import type { NameQuery } from './name-query.ts';
import type { CityOfPerson, ResultExtras } from './result-store.ts';

/** Earlier cities and relatives that a result line names (decisions 3). */
export const RESULT_CITIES = 3;
export const RESULT_RELATIVES = 3;

/** One line of a result list, the same for every viewer (decisions 3); `now` is in milliseconds. */
export function buildResult(row: MatchRow, name: NameQuery, extras: ResultExtras, now: number): SearchResult {
  const birth = readBirth(row);
  const { age, ageRange } = maskAgeForFree(birth, now);
  return {
    id: row.id,
    fullName: row.full_name,
    age: age === null ? ageRange : String(age),
    isDead: isDeceased(row.is_dead === 1, birth, now),
    city: row.city,
    stateCode: row.state_code,
    isCurrentCity: row.is_current === 1,
    earlierCities: nameEarlierCities(extras.earlierPlaces.get(row.id) ?? [], row),
    relatives: (extras.relatives.get(row.id) ?? []).slice(0, RESULT_RELATIVES),
    match: row.is_exact === 1 ? 'exact' : 'prefix',
    matchedName: row.is_own === 1 ? null : findAlias(JSON.parse(row.akas) as string[], name),
  };
}

/** The first of the other names that any reading of the query fits; null where none does. */
function findAlias(akas: readonly string[], { byLast, byFirst }: NameQuery): string | null {
  const fits = (aka: string): boolean => {
    const key = nameKey(aka);
    return [...byLast, ...byFirst].some(({ first, last }) => key.startsWith(first) && ` ${key}`.includes(` ${last}`));
  };
  return akas.find(fits) ?? null;
}

// The state is named where it is another than today's.
function nameEarlierCities(earlier: readonly CityOfPerson[], today: Pick<MatchRow, 'city' | 'state_code'>): string[] {
  const names = earlier
    .filter(({ city, stateCode }) => city !== today.city || stateCode !== today.state_code)
    .map(({ city, stateCode }) => (stateCode === today.state_code ? city : `${city}, ${stateCode}`));
  return [...new Set(names)].slice(0, RESULT_CITIES);
}
