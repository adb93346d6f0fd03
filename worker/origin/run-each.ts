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
