import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { type CityReading, type PlaceQuery, titleCase } from './place-query.ts';

type AnswerPlace = NonNullable<SearchAnswer['place']>;

/** Where a search looks: everywhere, in a state, or in some places of the gazetteer. */
export type SearchArea =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'state'; readonly stateCode: string }
  | { readonly kind: 'places'; readonly placeIds: readonly number[] };

/** The areas of the name table that a search covers. */
export function areasOf(area: SearchArea): readonly string[] {
  switch (area.kind) {
    case 'anywhere':
      return [''];
    case 'state':
      return [area.stateCode];
    case 'places':
      return area.placeIds.map(String);
  }
}

export interface ResolvedPlace {
  /** null if the gazetteer does not know the place: nobody lives there */
  readonly area: SearchArea | null;
  readonly place: AnswerPlace | null;
}

interface PlaceRow {
  id: number;
  city: string;
  state_code: string;
  reading: number;
}

/** Resolves a place in the gazetteer, in one query at most. A zip means its city: nobody's zip is confirmed. */
export async function resolvePlace(db: SqlDatabase, query: PlaceQuery): Promise<ResolvedPlace> {
  const statement = placeStatement(db, query);
  return readResolvedPlace(query, statement === null ? [] : (await statement.all()).results);
}

/** The query for a place, to be batched with others; null for one that takes none. */
export function placeStatement(db: SqlDatabase, query: PlaceQuery): SqlStatement | null {
  switch (query.kind) {
    case 'anywhere':
    case 'state':
      return null;
    case 'zip':
      return db
        .prepare(
          `SELECT l.id, l.city, l.state_code, 0 AS reading
           FROM place_zip z JOIN place l ON l.id = z.place_id WHERE z.zip5 = ?1
           ORDER BY z.is_named DESC, l.id`,
        )
        .bind(query.zip5);
    case 'city':
      return db
        .prepare(
          `SELECT l.id, l.city, l.state_code, q.key AS reading FROM json_each(?1) q CROSS JOIN place l
           ON l.city_key = q.value ->> 'cityKey'
             AND (q.value ->> 'stateCode' IS NULL OR l.state_code = q.value ->> 'stateCode')
           ORDER BY q.key, l.id`,
        )
        .bind(JSON.stringify(query.readings));
  }
}

/** What the query for a place found; no rows for a place that takes no query. */
export function readResolvedPlace(query: PlaceQuery, found: readonly unknown[]): ResolvedPlace {
  switch (query.kind) {
    case 'anywhere':
      return { area: { kind: 'anywhere' }, place: null };
    case 'state':
      return {
        area: { kind: 'state', stateCode: query.stateCode },
        place: { city: null, stateCode: query.stateCode, isKnown: true },
      };
    case 'zip':
      return describe(found as readonly PlaceRow[], null);
    case 'city':
      return describe(found as readonly PlaceRow[], query.readings[0] ?? null);
  }
}

function describe(rows: readonly PlaceRow[], firstReading: CityReading | null): ResolvedPlace {
  const [first] = rows;
  if (first === undefined) {
    const city = firstReading === null ? null : titleCase(firstReading.cityKey);
    return { area: null, place: { city, stateCode: firstReading?.stateCode ?? null, isKnown: false } };
  }
  const meant = rows.filter((row) => row.reading === first.reading);
  const isOneState = meant.every((row) => row.state_code === first.state_code);
  return {
    area: { kind: 'places', placeIds: meant.map((row) => row.id) },
    place: { city: first.city, stateCode: isOneState ? first.state_code : null, isKnown: true },
  };
}
