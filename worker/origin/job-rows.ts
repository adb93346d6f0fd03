/**
 * Does the same for each row that a job took. One that fails is a line of the log, without what it was about, and keeps no
 * other from its turn.
 */
export async function runEach<T>(job: string, rows: readonly T[], run: (row: T) => Promise<unknown>): Promise<void> {
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      const entry = { message: 'a row of a scheduled job failed', job };
      console.error(JSON.stringify({ ...entry, error: error instanceof Error ? error.name : 'unknown' }));
    }
  }
}

/** Rows that one statement takes at most, so that none holds the database for long. */
export const SWEPT_ROWS = 500;
/**
 * How long one run goes on, in milliseconds; the next run, some minutes later, takes the rest. That is more rows than can be
 * written in between: a share counted in rows could be outrun.
 */
const RUN_MS = 20_000;

/**
 * Takes what is past its time a part at a time, until nothing is left or this run has had its time.
 *
 * @param take deletes at most that many rows, and says how many it was
 */
export async function sweepRows(take: (limit: number) => Promise<number>): Promise<void> {
  const end = Date.now() + RUN_MS;
  while ((await take(SWEPT_ROWS)) === SWEPT_ROWS && Date.now() < end);
}
