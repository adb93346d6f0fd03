import type { SqlDatabase } from './env.ts';

/**
 * Does the same for each row a job took. A row that fails is logged, without what it was about, and does not hold up
 * the others.
 */
export async function runEach<T>(job: string, rows: Iterable<T>, run: (row: T) => Promise<unknown>): Promise<void> {
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      const entry = { message: 'a row of a scheduled job failed', job };
      console.error(JSON.stringify({ ...entry, error: error instanceof Error ? error.name : 'unknown' }));
    }
  }
}

/** The most rows one statement takes, so that none holds the database for long. */
export const SWEPT_ROWS = 500;
/**
 * How long one run lasts, in milliseconds; the next run, a few minutes later, takes the rest. In that time it deletes
 * more rows than can be written between runs: a limit by rows could be outrun.
 */
const RUN_MS = 20_000;

/**
 * Deletes expired rows in batches until none are left or the time is up.
 *
 * @param take deletes at most that many rows, and returns how many
 */
export async function sweepRows(take: (limit: number) => Promise<number>): Promise<void> {
  const end = Date.now() + RUN_MS;
  while ((await take(SWEPT_ROWS)) === SWEPT_ROWS && Date.now() < end);
}

/** Rows that expire: their table, its key, and the column with the time in milliseconds, which has an index. */
export type Expiring =
  | { readonly table: 'session'; readonly key: 'token_hash'; readonly time: 'last_seen_at' | 'created_at' }
  | { readonly table: 'login_attempt'; readonly key: 'key_hash'; readonly time: 'last_at' }
  | { readonly table: 'mail_token'; readonly key: 'token_hash'; readonly time: 'expires_at' }
  | { readonly table: 'passkey_challenge'; readonly key: 'id'; readonly time: 'expires_at' }
  | { readonly table: 'method_page'; readonly key: 'account_id'; readonly time: 'opened_at' }
  | { readonly table: 'renewal_consent'; readonly key: 'id'; readonly time: 'kept_until' }
  | { readonly table: 'family_invitation'; readonly key: 'id'; readonly time: 'expires_at' };

/** Deletes rows whose time is `last` or earlier. */
export function sweepUntil(db: SqlDatabase, { table, key, time }: Expiring, last: number): Promise<void> {
  const statement = db.prepare(
    `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${time} <= ?1 ORDER BY ${time} LIMIT ?2)`,
  );
  return sweepRows(async (limit) => (await statement.bind(last, limit).run()).meta.changes);
}
