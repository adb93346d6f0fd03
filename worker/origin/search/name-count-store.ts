import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';
import type { Counts } from './facets.ts';
import type { SearchableName } from './name-query.ts';

interface StateCountRow {
  readonly state_code: string;
  readonly people: number;
}

/** The name keys that people are counted by: '' for any first or any last name. */
function countedNames(name: SearchableName): { last: string; first: string }[] {
  const byLast = (lasts: readonly string[]) => lasts.map((last) => ({ last, first: '' }));
  const byFirst = (firsts: readonly string[]) => firsts.map((first) => ({ last: '', first }));
  if (name.kind === 'word') return [...byLast(name.lasts), ...byFirst([name.word, ...name.nicknames])];
  // People with middle names are not in these counts.
  const readings = name.readings.filter(({ middle }) => middle === '');
  const { alone } = name;
  return [
    ...readings.flatMap(({ first, last, nicknames }) => [first, ...nicknames].map((key) => ({ last, first: key }))),
    ...(alone === null ? [] : [...byLast(alone.lasts), ...byFirst([alone.first])]),
  ];
}

/**
 * Builds the statement that counts the people of a name and of its nicknames by state: a lower bound. Someone with the
 * same first and last name, 'Kelly Kelly', is in both counts, so the larger of those two is used; other counts do not
 * overlap. Only names with more people than a search reads are counted, so other names return no row.
 */
export function stateCountStatement(db: SqlDatabase, name: SearchableName): SqlStatement {
  return db
    .prepare(
      `SELECT n.state_code,
         COALESCE(SUM(n.people) FILTER (WHERE n.last_key <> '' AND n.first_key <> ''), 0)
         + MAX(COALESCE(SUM(n.people) FILTER (WHERE n.first_key = ''), 0),
               COALESCE(SUM(n.people) FILTER (WHERE n.last_key = ''), 0)) AS people
       FROM (SELECT DISTINCT value ->> 'last' AS last, value ->> 'first' AS first FROM json_each(?1)) q
       CROSS JOIN name_count n ON n.last_key = q.last AND n.first_key = q.first AND n.state_code > ''
       GROUP BY n.state_code`,
    )
    .bind(JSON.stringify(countedNames(name)));
}

/** The result of that statement: people by state. */
export function readStateCounts(found: SqlResult<unknown> | undefined): Counts {
  const rows = (found?.results ?? []) as StateCountRow[];
  return new Map(rows.map(({ state_code, people }) => [state_code, people]));
}
