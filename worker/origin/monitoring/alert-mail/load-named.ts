import type { SqlDatabase } from '../../env.ts';
import { adultBornBy, adultSql } from '../../people/age.ts';

/** What the link to somebody's page needs. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly stateCode: string | null;
}

/**
 * Those of these people who may be shown now, by id, in one query: nobody who is suppressed, unknown or a minor. `now` is
 * in milliseconds since 1970.
 */
export async function loadNamed(
  people: SqlDatabase,
  personIds: Iterable<string>,
  now: number,
): Promise<ReadonlyMap<string, NamedPerson>> {
  const { results } = await people
    .prepare(
      `SELECT p.id, p.full_name AS name, l.city, l.state_code AS stateCode
       FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value LEFT JOIN place l ON l.id = p.current_place_id
       WHERE ${adultSql('p', '?2')}`,
    )
    .bind(JSON.stringify([...personIds]), adultBornBy(now))
    .all<NamedPerson>();
  return new Map(results.map((person) => [person.id, person]));
}
