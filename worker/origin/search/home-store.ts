import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import type { Homes } from './facets.ts';
import type { Hit } from './list-people.ts';
import type { CityOfPerson } from './result-store.ts';

type WithHome = Pick<Hit, 'home'>;

interface HomeRow {
  readonly id: number;
  readonly city: string;
  readonly state_code: string;
}

/** How long an isolate relies on the places it read, in milliseconds: only an import changes the gazetteer. */
const FRESH_MS = 600_000;

interface KnownPlaces {
  readonly places: Map<number, CityOfPerson>;
  readonly until: number;
}

/** The gazetteer has some ten thousand places, so all that an isolate meets fit in its memory. */
const known = new WeakMap<SqlDatabase, KnownPlaces>();

// Whoever has begun with places that are replaced meanwhile goes on with those.
function placesOf(db: SqlDatabase, now: number): Map<number, CityOfPerson> {
  const found = known.get(db);
  if (found !== undefined && now < found.until) return found.places;
  const places = new Map<number, CityOfPerson>();
  known.set(db, { places, until: now + FRESH_MS });
  return places;
}

/** A question for the places that people are shown with. */
export interface HomesQuestion {
  /** none if the isolate knows all of them; to be batched with others */
  readonly statements: readonly SqlStatement[];
  /** what the statements found, and the places that the isolate knows */
  readonly read: (results: readonly SqlResult<unknown>[]) => Homes;
}

/** Asks for each place that the isolate does not know yet, once. `now` is in milliseconds. */
export function askHomes(db: SqlDatabase, hits: readonly WithHome[], now: number): HomesQuestion {
  const places = placesOf(db, now);
  const ids = new Set<number>();
  for (const { home } of hits) if (home !== 0 && !places.has(home)) ids.add(home);
  const statement = db
    .prepare('SELECT l.id, l.city, l.state_code FROM json_each(?1) h CROSS JOIN place l ON l.id = h.value')
    .bind(JSON.stringify([...ids]));
  return {
    statements: ids.size === 0 ? [] : [statement],
    read([found]) {
      for (const { id, city, state_code } of (found?.results ?? []) as HomeRow[])
        places.set(id, { city, stateCode: state_code });
      return places;
    },
  };
}

/** Loads the places that people are shown with: one row each, at most as many as people are counted. */
export async function loadHomes(db: SqlDatabase, hits: readonly WithHome[], now: number): Promise<Homes> {
  const { statements, read } = askHomes(db, hits, now);
  return read(statements.length === 0 ? [] : await db.batch<unknown>([...statements]));
}
