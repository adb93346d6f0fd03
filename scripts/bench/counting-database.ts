import type { SqlDatabase, SqlResult, SqlStatement, SqlValue } from '../../worker/origin/env.ts';

/** What D1 reports of its statements, and how many round trips they took. */
export interface DatabaseUse {
  calls: number;
  rowsRead: number;
  rowsWritten: number;
}

/** D1, counting what it is used for. Statements pass through unchanged, because a batch requires D1's own. */
export function countingDatabase(db: SqlDatabase, use: DatabaseUse): SqlDatabase {
  const note = <T>(result: SqlResult<T>): SqlResult<T> => {
    const { rows_read = 0, rows_written = 0 } = result.meta as { rows_read?: number; rows_written?: number };
    use.rowsRead += rows_read;
    use.rowsWritten += rows_written;
    return result;
  };
  const called = <T>(answer: Promise<T>): Promise<T> => {
    use.calls += 1;
    return answer;
  };
  const inner = new WeakMap<SqlStatement, SqlStatement>();
  const wrap = (statement: SqlStatement): SqlStatement => {
    const outer: SqlStatement = {
      bind: (...values: SqlValue[]) => wrap(statement.bind(...values)),
      first: async <T>() => (note(await called(statement.all<T>())).results[0] as T | undefined) ?? null,
      all: async <T>() => note(await called(statement.all<T>())),
      run: async () => note(await called(statement.run())),
    };
    inner.set(outer, statement);
    return outer;
  };
  return {
    prepare: (sql) => wrap(db.prepare(sql)),
    batch: async <T>(statements: SqlStatement[]) =>
      (await called(db.batch<T>(statements.map((statement) => inner.get(statement) ?? statement)))).map(note),
  };
}
