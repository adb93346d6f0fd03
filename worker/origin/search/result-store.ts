import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';

export interface CityOfPerson {
  readonly city: string;
  readonly stateCode: string;
}

/** What a result line says beside the match: earlier places, the latest first, and relatives' full names. */
export interface ResultExtras {
  readonly earlierPlaces: ReadonlyMap<string, readonly CityOfPerson[]>;
  readonly relatives: ReadonlyMap<string, readonly string[]>;
}

/** Loads the extras of a page of results in one round trip, whatever the number of people. */
export async function loadExtras(db: SqlDatabase, personIds: readonly string[], now: number): Promise<ResultExtras> {
  const ids = JSON.stringify(personIds);
  const [places, relatives] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT person_id, city, state_code FROM residence
         WHERE person_id IN (SELECT value FROM json_each(?1)) AND is_current = 0 ORDER BY person_id, sort_order`,
      )
      .bind(ids),
    db
      .prepare(
        `SELECT r.person_id, o.full_name FROM relation r JOIN person o ON o.id = r.other_id
         WHERE r.person_id IN (SELECT value FROM json_each(?1)) AND r.kind = 'Relative' AND ${adultSql('o', '?2')}
         ORDER BY r.person_id, r.sort_order, o.id`,
      )
      .bind(ids, adultBornBy(now)),
  ]);
  const placeRows = (places?.results ?? []) as { person_id: string; city: string; state_code: string }[];
  const relativeRows = (relatives?.results ?? []) as { person_id: string; full_name: string }[];
  return {
    earlierPlaces: groupByPerson(placeRows, ({ city, state_code }) => ({ city, stateCode: state_code })),
    relatives: groupByPerson(relativeRows, (row) => row.full_name),
  };
}

function groupByPerson<R extends { person_id: string }, T>(rows: readonly R[], read: (row: R) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.person_id);
    if (group === undefined) groups.set(row.person_id, [read(row)]);
    else group.push(read(row));
  }
  return groups;
}
