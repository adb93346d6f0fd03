import { generatePopulation } from '../../scripts/population/population.ts';
import type { RowsByTable, TableName } from '../../worker/origin/import/rows.ts';

/** The rows of a population, by table. */
export type Collected = { [T in TableName]: RowsByTable[T][] };

/** Generates a population and keeps all of it, for tests that examine it from every side. */
export function collectPopulation(seed: string, people: number): Collected {
  const tables: { [table: string]: unknown[] } = {};
  for (const { table, row } of generatePopulation({ seed, people })) {
    const rows = tables[table] ?? [];
    rows.push(row);
    tables[table] = rows;
  }
  return tables as unknown as Collected;
}

/** Rows grouped by the person's key. */
export function byPerson<R extends { readonly person_key: number }>(rows: readonly R[]): Map<number, R[]> {
  return Map.groupBy(rows, ({ person_key }) => person_key);
}
