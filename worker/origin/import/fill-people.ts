import type { DatabaseSync } from 'node:sqlite';
import { ImportBatcher, type ImportDay } from './batches.ts';
import type { ImportState } from './import-state.ts';
import { PeopleWriter } from './people-writer.ts';
import type { ImportRow } from './rows.ts';

export interface FillOptions {
  readonly state: ImportState;
  /** nobody who may be younger than 18 on this day gets in */
  readonly asOf: ImportDay;
}

/**
 * Fills an empty, migrated people database and marks it complete.
 *
 * @throws if a row does not fit, a person may be a minor or has no name, the number of people differs from the
 * announced one, or SQLite cannot write
 */
export function fillPeople(database: DatabaseSync, rows: Iterable<ImportRow>, { state, asOf }: FillOptions): void {
  const writer = new PeopleWriter(database);
  const batcher = new ImportBatcher(asOf);
  for (const row of rows) {
    const batch = batcher.add(row);
    if (batch !== null) writer.write(batch);
  }
  for (const batch of batcher.rest()) writer.write(batch);
  assertAllCame(batcher.people, state);
  writer.finish(state);
}

/** @throws if the number of people differs from the announced one */
export function assertAllCame(people: number, state: ImportState): void {
  if (people !== state.people) throw new Error(`${people} people came instead of ${state.people}`);
}
