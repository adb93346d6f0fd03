import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlDatabase, SqlResult, SqlStatement, SqlValue } from '../../../worker/origin/env.ts';

/** A statement that can run inside a batch, which is one transaction. */
interface SyncStatement extends SqlStatement {
  runNow(): SqlResult<unknown>;
}

/**
 * A D1 database on node:sqlite: only the methods that the origin uses, so that its code can work on a local file.
 *
 * @param onRoundTrip called for each round trip that D1 would make: a batch is one
 */
export function overSqlite(sqlite: DatabaseSync, onRoundTrip: () => void = () => {}): SqlDatabase {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  const prepare = (sql: string, values: readonly SqlValue[] = []): SyncStatement => ({
    bind: (...bound) => prepare(sql, bound),
    runNow() {
      const results = statementOf(sql).all(...values) as unknown[];
      const { changes } = statementOf('SELECT changes() AS changes').get() as { changes: number };
      return { results, meta: { changes } };
    },
    async first<T>() {
      onRoundTrip();
      return (this.runNow().results[0] as T | undefined) ?? null;
    },
    async all<T>() {
      onRoundTrip();
      return this.runNow() as SqlResult<T>;
    },
    async run() {
      onRoundTrip();
      return this.runNow();
    },
  });

  return {
    prepare: (sql) => prepare(sql),
    async batch<T>(statements: SqlStatement[]) {
      onRoundTrip();
      sqlite.exec('BEGIN');
      try {
        const results = (statements as SyncStatement[]).map((statement) => statement.runNow() as SqlResult<T>);
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
