import type { DatabaseSync } from 'node:sqlite';

/** Identifies a data set; the import is complete once this is in import_state. */
export interface ImportState {
  readonly seed: string;
  readonly people: number;
  /** version of the program that made the rows */
  readonly version: number;
  /** the people are made up; false for real records */
  readonly isInvented: boolean;
  /** the day of the sources that the records were made from, YYYY-MM-DD; pages say it */
  readonly refreshedOn: string | null;
}

/** What a people database says about itself; null if it is incomplete or not a people database. */
export function readImportState(database: DatabaseSync): ImportState | null {
  const hasState = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'import_state'").get() !== undefined;
  if (!hasState) return null;
  const rows = database.prepare('SELECT key, value FROM import_state').all() as { key: string; value: string }[];
  const state = new Map(rows.map(({ key, value }) => [key, value]));
  const seed = state.get('seed');
  if (state.get('complete') !== 'yes' || seed === undefined) return null;
  return {
    seed,
    people: Number(state.get('people')),
    version: Number(state.get('version')),
    isInvented: state.get('invented') === 'yes',
    refreshedOn: state.get('refreshed') ?? null,
  };
}

/** Marks a database complete. */
export function writeImportState(database: DatabaseSync, state: ImportState): void {
  const { seed, people, version, isInvented, refreshedOn } = state;
  const write = database.prepare('INSERT INTO import_state (key, value) VALUES (?, ?)');
  const entries = {
    seed,
    people,
    version,
    invented: isInvented ? 'yes' : 'no',
    refreshed: refreshedOn,
    complete: 'yes',
  };
  for (const [key, value] of Object.entries(entries)) if (value !== null) write.run(key, String(value));
}
