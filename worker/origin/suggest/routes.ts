import { SUGGESTIONS_MAX, type Suggestion } from '../../../shared/contract/finding/reverse-search.ts';
import type { OriginContext } from '../context.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { suggestPlace, suggestState, suggestZip } from './build-suggestion.ts';
import { PLACES_MAX, STATES_MAX } from './limits.ts';
import { readPlaceTyping } from './place-text.ts';
import { citiesStatement, type PlaceRow, type StateRow, statesStatement, zipStatement } from './places-store.ts';
import { suggestNames } from './suggest-names.ts';

/** GET /api/suggest: the same for every viewer, a bounded number of rows however little was typed. */
export const answerSuggest: CallHandler<'suggest'> = async (c, { query: { q, type } }) => {
  const suggestions = type === 'name' ? await suggestNames(c, q) : await suggestPlaces(c, q);
  return { suggestions: suggestions.slice(0, SUGGESTIONS_MAX) };
};

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
