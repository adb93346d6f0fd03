import type { SqlDatabase } from '../env.ts';
import { type BirthParts, isDeceased, isMinor } from './age.ts';

/**
 * What a later source says of when people were born whose record does not, in one query. Nobody under 18 is told of,
 * whatever a source says, nor who would count as deceased by it (P4-113): of an age alone that cannot be said.
 *
 * @returns by person; who is not in it stays unknown, for whichever reason
 */
export async function loadLateBirths(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BirthParts>> {
  const { results } = await db
    .prepare(
      `SELECT person_id, birth_year, birth_month FROM late_birth
       WHERE person_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(personIds))
    .all<{ person_id: string; birth_year: number; birth_month: number | null }>();
  const births = results.map((row): [string, BirthParts] => [
    row.person_id,
    { year: row.birth_year, month: row.birth_month, day: null },
  ]);
  return new Map(births.filter(([, birth]) => !isMinor(birth, now) && !isDeceased(false, birth, now)));
}
