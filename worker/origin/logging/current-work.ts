import { AsyncLocalStorage } from 'node:async_hooks';

/** What the origin is doing: it answers a call, or does a job. */
export interface Work {
  /** finds its lines in the logs of both workers: 32 hexadecimal digits */
  readonly traceId: string;
  /** the edge's call that this answers, 16 hexadecimal digits; null for jobs and for calls from outside */
  readonly spanId: string | null;
}

/** What the databases did for some work. */
export interface SqlUse {
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
}

/** What D1 says about a statement; other databases say nothing. */
interface SqlMeta {
  readonly rows_read?: number;
  readonly rows_written?: number;
}

interface Current {
  work: Work;
  readonly sql: SqlUse;
}

const storage = new AsyncLocalStorage<Current>();

/**
 * Runs something as this work, with everything that it begins, also what goes on after it has returned. `sql` is what the
 * databases have done for it so far.
 */
export function asWork<T>(work: Work, run: (sql: SqlUse) => T): T {
  const sql = { rowsRead: 0, rowsWritten: 0, roundTrips: 0 };
  return storage.run({ work, sql }, () => run(sql));
}

/** The current work turns out to be part of this trace: a call whose envelope is verified. */
export function continueAs(work: Work): void {
  const current = storage.getStore();
  if (current !== undefined) current.work = work;
}

/** What the code that asks is part of; null outside of any, as while the worker starts. */
export function currentWork(): Work | null {
  return storage.getStore()?.work ?? null;
}

/** What the databases have done for the current work so far; grows while it goes on. */
export function currentSql(): SqlUse {
  return storage.getStore()?.sql ?? { rowsRead: 0, rowsWritten: 0, roundTrips: 0 };
}

/** Counts one round trip to a database for the current work. */
export function noteSql(results: readonly { readonly meta: SqlMeta }[]): void {
  const sql = storage.getStore()?.sql;
  if (sql === undefined) return;
  sql.roundTrips += 1;
  for (const { meta } of results) {
    sql.rowsRead += meta.rows_read ?? 0;
    sql.rowsWritten += meta.rows_written ?? 0;
  }
}
