import type { SqlDatabase, SqlStatement } from '../../worker/origin/env.ts';
import type { TestDatabase } from './sqlite-database.ts';

/**
 * Steps that scan a whole table; json_each, a row of bound values, `w` (the page found before) and subqueries, whose own
 * reads are steps as well, are not tables.
 */
export function fullReads(plan: readonly string[]): string[] {
  return plan.filter((detail) =>
    /^SCAN (?!w$|\(subquery-\d+\)$|CONSTANT ROW$|\w+ (?:EXISTS )?VIRTUAL TABLE)/.test(detail),
  );
}

/** The query plans of every statement that `work` runs; `work` itself gets no rows. */
export async function plansOfAll(
  db: TestDatabase,
  work: (explained: SqlDatabase) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const explain = async (statement: SqlStatement): Promise<void> => {
    const { results } = await statement.all<{ detail: string }>();
    plans.push(...results.map(({ detail }) => detail));
  };
  const nothing = { results: [], meta: { changes: 0 } };
  const asked = (statement: SqlStatement): SqlStatement => ({
    bind: (...values) => asked(statement.bind(...values)),
    first: async () => explain(statement).then(() => null),
    all: async () => explain(statement).then(() => nothing),
    run: async () => explain(statement).then(() => nothing),
  });
  await work({
    prepare: (sql) => asked(db.prepare(`EXPLAIN QUERY PLAN ${sql}`)),
    batch: (statements) => Promise.all(statements.map((statement) => statement.all<never>())),
  });
  return plans;
}

/** The same for work that goes on with what it reads: each statement is explained and then run. */
export async function plansOfRun(
  db: TestDatabase,
  work: (explained: SqlDatabase) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const real = new WeakMap<SqlStatement, readonly [explained: SqlStatement, run: SqlStatement]>();
  const explain = async (statement: SqlStatement): Promise<void> => {
    const { results } = await statement.all<{ detail: string }>();
    plans.push(...results.map(({ detail }) => detail));
  };
  const both = (explained: SqlStatement, run: SqlStatement): SqlStatement => {
    const statement: SqlStatement = {
      bind: (...values) => both(explained.bind(...values), run.bind(...values)),
      first: <T>() => explain(explained).then(() => run.first<T>()),
      all: <T>() => explain(explained).then(() => run.all<T>()),
      run: () => explain(explained).then(() => run.run()),
    };
    real.set(statement, [explained, run]);
    return statement;
  };
  await work({
    prepare: (sql) => both(db.prepare(`EXPLAIN QUERY PLAN ${sql}`), db.prepare(sql)),
    async batch<T>(statements: SqlStatement[]) {
      const pairs = statements.flatMap((statement) => real.get(statement) ?? []);
      for (const explained of pairs.filter((_, at) => at % 2 === 0)) await explain(explained);
      return db.batch<T>(pairs.filter((_, at) => at % 2 === 1));
    },
  });
  return plans;
}
