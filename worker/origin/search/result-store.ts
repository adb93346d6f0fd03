import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql, deceasedBornBy, livingSql } from '../people/age.ts';
import type { BrowsePersonRow } from '../people/browse-person.ts';

/** A line's facts about a person, however they were found. */
export interface LineRow extends BrowsePersonRow {
  /** whether the person lives in the city now */
  readonly is_current: number;
}

export interface CityOfPerson {
  readonly city: string;
  readonly stateCode: string;
}

/** What a result line says besides the match: earlier places, latest first, and relatives. */
export interface ResultExtras {
  readonly earlierPlaces: ReadonlyMap<string, readonly CityOfPerson[]>;
  readonly relatives: ReadonlyMap<string, SearchResult['relatives']>;
}

/** Whose extras: people by id or by key, the latter with fewer lookups; ?1 is a JSON array of them. */
const PEOPLE = {
  ids: 'r.person_id IN (SELECT value FROM json_each(?1))',
  keys: 'r.person_key IN (SELECT value FROM json_each(?1))',
} as const;

/** Loads the extras of a page of results in one round trip, whatever the number of people. */
export async function loadExtras(db: SqlDatabase, personIds: readonly string[], now: number): Promise<ResultExtras> {
  return readExtras(await db.batch<unknown>(extraStatements(db, 'ids', personIds, now)));
}

/** Builds the statements for the extras, to be batched with others. */
export function extraStatements(
  db: SqlDatabase,
  by: keyof typeof PEOPLE,
  people: readonly (string | number)[],
  now: number,
): [places: SqlStatement, relatives: SqlStatement] {
  const list = JSON.stringify(people);
  return [
    db
      .prepare(
        `SELECT r.person_id, r.city, r.state_code FROM residence r
         WHERE ${PEOPLE[by]} AND r.is_current = 0 ORDER BY r.person_key, r.sort_order`,
      )
      .bind(list),
    db
      .prepare(
        `SELECT r.person_id, o.full_name, NOT ${livingSql('o', '?3')} AS is_dead FROM relation r JOIN person o ON o.person_key = r.other_key
         WHERE ${PEOPLE[by]} AND r.kind = 'Relative' AND ${adultSql('o', '?2')}
         ORDER BY r.person_key, r.sort_order, o.id`,
      )
      .bind(list, adultBornBy(now), deceasedBornBy(now)),
  ];
}

/** What the statements for the extras found, in their order. */
export function readExtras([places, relatives]: readonly (SqlResult<unknown> | undefined)[]): ResultExtras {
  const placeRows = (places?.results ?? []) as { person_id: string; city: string; state_code: string }[];
  const relativeRows = (relatives?.results ?? []) as { person_id: string; full_name: string; is_dead: number }[];
  return {
    earlierPlaces: groupByPerson(placeRows, ({ city, state_code }) => ({ city, stateCode: state_code })),
    relatives: groupByPerson(relativeRows, (row) => ({ fullName: row.full_name, isDead: row.is_dead === 1 })),
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
