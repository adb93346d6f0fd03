import type { SqlDatabase, SqlStatement } from '../../worker/origin/env.ts';

/** Dies before or after a call: it is not made, or nobody hears what came of it; neither is any call after that. */
export interface Death {
  readonly atCall: number;
  readonly when: 'before' | 'after';
}

/** Counts calls that leave the program, and ends it at one of them. */
export class Mortality {
  calls = 0;
  #death: Death | null = null;

  die(death: Death): void {
    this.#death = death;
  }

  /** From now on, nothing dies. */
  live(): void {
    this.#death = null;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    this.calls += 1;
    const death = this.#death;
    const hasDied =
      death !== null && (this.calls > death.atCall || (this.calls === death.atCall && death.when === 'before'));
    if (hasDied) throw new Error('killed');
    const answer = await call();
    if (death !== null && this.calls === death.atCall) throw new Error('killed');
    return answer;
  }
}

/** A database whose every round trip is a call. */
export function mortalDatabase(db: SqlDatabase, mortality: Mortality): SqlDatabase {
  const real = new WeakMap<SqlStatement, SqlStatement>();
  const wrap = (statement: SqlStatement): SqlStatement => {
    const wrapped: SqlStatement = {
      bind: (...values) => wrap(statement.bind(...values)),
      first: <T>() => mortality.run(() => statement.first<T>()),
      all: <T>() => mortality.run(() => statement.all<T>()),
      run: () => mortality.run(() => statement.run()),
    };
    real.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (sql) => wrap(db.prepare(sql)),
    batch: <T>(statements: SqlStatement[]) =>
      mortality.run(() => db.batch<T>(statements.map((statement) => real.get(statement) ?? statement))),
  };
}
