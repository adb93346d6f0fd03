import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from './age.ts';

/**
 * The present names of people, by id, in one query. Whoever may not be shown is missing: suppressed people, minors, and
 * ids of nobody. `now` is in milliseconds since 1970.
 */
export async function namesOfPeople(
  people: SqlDatabase,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { results } = await people
    .prepare(
      `SELECT p.id, p.full_name AS name FROM person p
       WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${adultSql('p', '?2')}`,
    )
    .bind(JSON.stringify([...new Set(ids)]), adultBornBy(now))
    .all<{ id: string; name: string }>();
  return new Map(results.map(({ id, name }) => [id, name]));
}
