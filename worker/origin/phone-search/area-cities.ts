import { AREA_CITIES_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { SqlDatabase } from '../env.ts';

/** The largest cities that use an area code, largest first: the same for every number that has it. */
export async function loadAreaCities(db: SqlDatabase, areaCode: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT l.city FROM area_place a CROSS JOIN place l ON l.id = a.place_id
       WHERE a.area_code = ?1 ORDER BY a.rank LIMIT ${AREA_CITIES_MAX}`,
    )
    .bind(areaCode)
    .all<{ city: string }>();
  return results.map(({ city }) => city);
}
