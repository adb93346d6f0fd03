import * as z from 'zod/mini';

/** What SQLite holds and what a statement may be bound to. */
export type SqlValue = string | number | null;

export interface SqlResult<T> {
  readonly results: T[];
  /** rows that the statement wrote */
  readonly meta: { readonly changes: number };
}

/** The part of D1's prepared statement that the origin uses; SQLite in a test can stand in for it. */
export interface SqlStatement {
  bind(...values: SqlValue[]): SqlStatement;
  first<T>(): Promise<T | null>;
  all<T>(): Promise<SqlResult<T>>;
  run(): Promise<SqlResult<unknown>>;
}

/** The part of a D1 database that the origin uses. A batch is one round trip and one transaction. */
export interface SqlDatabase {
  prepare(sql: string): SqlStatement;
  batch<T>(statements: SqlStatement[]): Promise<SqlResult<T>[]>;
}

/** Bindings of the origin worker as its wrangler.toml and secrets name them. */
export interface OriginBindings {
  readonly PEOPLE: SqlDatabase;
  readonly ACCOUNTS: SqlDatabase;
  readonly ENVIRONMENT?: string;
  readonly EDGE_ORIGIN_SECRET?: string;
}

const variables = z.object({
  ENVIRONMENT: z._default(z.enum(['production', 'staging', 'local']), 'production'),
  EDGE_ORIGIN_SECRET: z.string().check(z.minLength(32, 'needs at least 32 characters')),
});

export interface OriginSettings {
  /** demo accounts, cookies over http and the check of every answer against its schema exist only here */
  readonly isLocal: boolean;
  readonly secret: string;
}

/**
 * Checks the variables and bindings.
 *
 * @throws one sentence that names what is wrong, so that an origin that is set up wrongly answers nothing at all.
 */
export function parseSettings(env: OriginBindings): OriginSettings {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Origin settings: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`);
  }
  for (const name of ['PEOPLE', 'ACCOUNTS'] as const)
    if (env[name] === undefined) throw new Error(`Origin settings: the database ${name} is not bound`);
  return { isLocal: parsed.data.ENVIRONMENT === 'local', secret: parsed.data.EDGE_ORIGIN_SECRET };
}
