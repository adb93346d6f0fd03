import type { SqlDatabase } from '../env.ts';

/** What is counted and listed for a place. */
export type Counted = 'people' | 'properties';

/** A city with the count under its own name. */
export type CityRow<C extends Counted> = { readonly city: string } & Readonly<Record<C, number>>;

export interface Place {
  readonly id: number;
  readonly city: string;
  readonly state_code: string;
  readonly county: string | null;
  readonly fips_code: string | null;
  readonly latitude: number;
  readonly longitude: number;
}
export type PlaceRow<C extends Counted> = Place & Readonly<Record<C, number>>;

/**
 * A state's cities with people or properties, alphabetically, and the state's total: no more rows than the gazetteer
 * has for it.
 */
export async function loadCities<C extends Counted>(
  db: SqlDatabase,
  counted: C,
  stateCode: string,
): Promise<{ readonly total: number; readonly cities: readonly CityRow<C>[] }> {
  const [state, cities] = await db.batch<unknown>([
    db.prepare(`SELECT ${counted} AS total FROM state_count WHERE state_code = ?1`).bind(stateCode),
    db
      .prepare(
        `SELECT l.city, c.${counted} FROM place l CROSS JOIN place_count c ON c.place_id = l.id
         WHERE l.state_code = ?1 AND c.${counted} > 0 ORDER BY l.city_key, l.id`,
      )
      .bind(stateCode),
  ]);
  return {
    total: (state?.results[0] as { total: number } | undefined)?.total ?? 0,
    cities: (cities?.results ?? []) as CityRow<C>[],
  };
}

/** Of the places that a name may mean, the one with the highest count; null if none has anything that may be shown. */
export async function findPlace<C extends Counted>(
  db: SqlDatabase,
  counted: C,
  placeIds: readonly number[],
): Promise<PlaceRow<C> | null> {
  return db
    .prepare(
      `SELECT l.id, l.city, l.state_code, l.county, l.fips_code, l.latitude, l.longitude, c.${counted}
       FROM json_each(?1) i CROSS JOIN place l ON l.id = i.value CROSS JOIN place_count c ON c.place_id = l.id
       WHERE c.${counted} > 0 ORDER BY c.${counted} DESC, l.id LIMIT 1`,
    )
    .bind(JSON.stringify(placeIds))
    .first<PlaceRow<C>>();
}
