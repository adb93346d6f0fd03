import { SUGGESTIONS_MAX, type Suggestion } from '../../../shared/contract/finding/reverse-search.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';
import type { OriginContext } from '../context.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { suggestLastName, suggestPerson, suggestPlace, suggestState, suggestZip } from './build-suggestion.ts';
import {
  type LastNameRow,
  lastNameBeginnings,
  lastNamesStatement,
  turnedLastNames,
  wholeLastNamesStatement,
} from './last-names-store.ts';
import { LAST_NAMES_MAX, PEOPLE_MAX, PLACES_MAX, STATES_MAX, TYPED_MIN } from './limits.ts';
import { type PersonRow, peopleQuery } from './people-store.ts';
import { readPlaceTyping } from './place-text.ts';
import { citiesStatement, type PlaceRow, type StateRow, statesStatement, zipStatement } from './places-store.ts';

/** GET /api/suggest: the same for every viewer, one round trip, a bounded number of rows however little was typed. */
export const answerSuggest: CallHandler<'suggest'> = async (c, { query: { q, type } }) => {
  const suggestions = type === 'name' ? await suggestNames(c, q) : await suggestPlaces(c, q);
  return { suggestions: suggestions.slice(0, SUGGESTIONS_MAX) };
};

/** People first, then last names. */
async function suggestNames(c: OriginContext, typed: string): Promise<Suggestion[]> {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const name = readTypedName(typed);
  if (name.length < TYPED_MIN) return [];
  const people = peopleQuery(db, name, now);
  if (people === null) return [];
  const beginnings = lastNameBeginnings(name);
  const [found, ...named] = await db.batch<unknown>([
    people.statement,
    ...beginnings.map((beginning) => lastNamesStatement(db, beginning)),
    wholeLastNamesStatement(db, turnedLastNames(name)),
  ]);
  const persons = ((found?.results ?? []) as PersonRow[]).filter(people.fits).slice(0, PEOPLE_MAX);
  const lastNames = new Map(
    named.flatMap(({ results }) => results as LastNameRow[]).map((row) => [row.name, row] as const),
  );
  return [
    ...persons.map((row) => suggestPerson(row, now)),
    ...[...lastNames.values()].flatMap(suggestLastName).slice(0, LAST_NAMES_MAX),
  ];
}

/** The state before its cities: someone who types its code means it. */
async function suggestPlaces(c: OriginContext, typed: string): Promise<Suggestion[]> {
  const db = c.env.PEOPLE;
  const place = readPlaceTyping(typed);
  if (place.kind === 'nowhere') return [];
  if (place.kind === 'zip') {
    const { results } = await zipStatement(db, place.zip5).all<PlaceRow>();
    return results.map((row) => suggestZip(row, place.zip5));
  }
  const [states, ...cities] = await db.batch<unknown>([
    statesStatement(db, place.stateCodes),
    ...place.cities.map((city) => citiesStatement(db, city)),
  ]);
  const rows = cities.flatMap(({ results }) => results as PlaceRow[]);
  const once = new Map(rows.map((row) => [`${row.city}, ${row.state_code}`, row] as const));
  return [
    ...((states?.results ?? []) as StateRow[]).slice(0, STATES_MAX).map(suggestState),
    ...[...once.values()].slice(0, PLACES_MAX).map(suggestPlace),
  ];
}
