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
