import type { OriginBindings, SqlDatabase, SqlResult, SqlStatement, SqlValue } from '../env.ts';
import { noteSql } from '../logging/current-work.ts';

// One bindings object per isolate, and one of its databases: what the origin remembers of a database stays valid.
const counted = new WeakMap<OriginBindings, OriginBindings>();

/** The same bindings, whose databases tell the current work what each round trip read and wrote. */
export function countedBindings<E extends OriginBindings>(env: E): E {
  const known = counted.get(env) ?? {
    ...env,
    PEOPLE: countedDatabase(env.PEOPLE),
    ACCOUNTS: countedDatabase(env.ACCOUNTS),
  };
  counted.set(env, known);
  return known as E;
}

/** The statement of the real database behind each counted one, for batches. */
const real = new WeakMap<SqlStatement, SqlStatement>();

/** A database of a misconfigured origin may be missing: then there is nothing to count. */
function countedDatabase(db: SqlDatabase): SqlDatabase {
  if (db === undefined) return db;
  return {
    prepare: (sql) => countedStatement(db.prepare(sql)),
    async batch<T>(statements: SqlStatement[]): Promise<SqlResult<T>[]> {
      const results = await db.batch<T>(statements.map((statement) => real.get(statement) ?? statement));
      noteSql(results);
      return results;
    },
  };
}

function countedStatement(statement: SqlStatement): SqlStatement {
  const own: SqlStatement = {
    bind: (...values: SqlValue[]) => countedStatement(statement.bind(...values)),
    // What D1 gives for the first row alone does not say how many it read to find it.
    async first<T>(): Promise<T | null> {
      const result = await statement.all<T>();
      noteSql([result]);
      return result.results[0] ?? null;
    },
    async all<T>(): Promise<SqlResult<T>> {
      const result = await statement.all<T>();
      noteSql([result]);
      return result;
    },
    async run(): Promise<SqlResult<unknown>> {
      const result = await statement.run();
      noteSql([result]);
      return result;
    },
  };
  real.set(own, statement);
  return own;
}
