import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { LineRow } from '../search/result-store.ts';

/**
 * Those of these people who are shown here, adults alone, by their ids; one query whatever their number. No row leaves the
 * origin: build-owner.ts makes of it what may be seen.
 */
export async function loadOwnerRows(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LineRow>> {
  if (personIds.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT p.id, p.full_name, p.birth_year, p.birth_month, p.birth_day, p.is_dead,
         l.city, l.state_code,
         EXISTS (SELECT 1 FROM residence r
           WHERE r.person_id = p.id AND r.place_id = p.current_place_id AND r.is_current = 1) AS is_current
       FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value LEFT JOIN place l ON l.id = p.current_place_id
       WHERE ${adultSql('p', '?2')}`,
    )
    .bind(JSON.stringify(personIds), adultBornBy(now))
    .all<LineRow>();
  return new Map(results.map((row) => [row.id, row]));
}
