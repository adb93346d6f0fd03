import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import { asSpelled, readPlace } from '../search/place-query.ts';
import { placeStatement, readResolvedPlace } from '../search/place-store.ts';
import type { ResolvedPlace } from '../search/search-area.ts';

/** Places of a line that are still to be looked up, and the statements for it. */
export interface PlaceLookup {
  readonly statements: SqlStatement[];
  /** the places by their text; `answers` are those of the statements, in their order */
  read(answers: readonly SqlResult<unknown>[]): ReadonlyMap<string, ResolvedPlace>;
}

/**
 * Prepares to look up places as typed, each once. Only those in `corrected` may be misspelled: that takes more rows, and
 * most ends of a line are no place at all.
 */
export function lookUpPlaces(db: SqlDatabase, texts: readonly string[], corrected: ReadonlySet<string>): PlaceLookup {
  const asked = [...new Set(texts)].map((text) => {
    const query = corrected.has(text) ? readPlace(text) : asSpelled(readPlace(text));
    return { text, query, statement: placeStatement(db, query) };
  });
  const statements = asked.flatMap(({ statement }) => statement ?? []);
  return {
    statements,
    read: (answers) =>
      new Map(
        asked.map(({ text, query, statement }) => {
          const rows = statement === null ? [] : (answers[statements.indexOf(statement)]?.results ?? []);
          return [text, readResolvedPlace(query, rows)] as const;
        }),
      ),
  };
}

/** A place as a path spells it: 'Houston, TX', 'King County, WA', 'Near Portland, OR'. */
export function locationOf({ place }: ResolvedPlace, typed: string): string {
  // A path with a ZIP code says of itself which city it shows.
  if (/^\d{5}(?:-\d{4})?$/.test(typed)) return typed;
  if (place?.city == null) return place?.stateCode ?? typed;
  const city = place.stateCode === null ? place.city : `${place.city}, ${place.stateCode}`;
  return place.scope === 'near' ? `Near ${city}` : city;
}
