import type { SqlDatabase, SqlResult, SqlStatement } from '../env.ts';

/** How long an isolate goes by the number it read, in milliseconds: only an import changes it. */
const COUNT_FRESH_MS = 600_000;

const known = new WeakMap<SqlDatabase, { readonly count: number; readonly until: number }>();

/**
 * What has to be read to know how many people are on record (P9-057), to go in one round trip with what else is read:
 * nothing, but for once in a while. {@link readPeopleCount} takes its results. `now` is in milliseconds.
 */
export function peopleCountStatements(db: SqlDatabase, now: number): SqlStatement[] {
  const found = known.get(db);
  if (found !== undefined && now < found.until) return [];
  return [db.prepare("SELECT value FROM import_state WHERE key = 'people'")];
}

/** How many people the import brought; 0 where it did not say. */
export function readPeopleCount(db: SqlDatabase, results: readonly SqlResult<unknown>[], now: number): number {
  const [read] = results;
  if (read === undefined) return known.get(db)?.count ?? 0;
  const [row] = read.results as { value: string }[];
  const said = Number(row?.value ?? 0);
  const count = Number.isSafeInteger(said) && said > 0 ? said : 0;
  known.set(db, { count, until: now + COUNT_FRESH_MS });
  return count;
}
