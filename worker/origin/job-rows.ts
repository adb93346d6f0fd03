import { nameOf, writeLog } from './logging/write-log.ts';
/**
 * Does the same for each row a job took. A row that fails is logged, without what it was about, and does not hold up
 * the others.
 */
export async function runEach<T>(job: string, rows: Iterable<T>, run: (row: T) => Promise<unknown>): Promise<void> {
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      logFailedRow(job, error);
    }
  }
}

/** How often a batch may fail in parts: enough to find one bad row among hundreds, and too little to beat on a database. */
const FAILURES_MAX = 24;

/**
 * Does the same for rows that a job takes together. If that fails, their halves are tried, down to the row that cannot
 * be done, which is logged, without what it was about: it does not hold up the others.
 *
 * @throws the last error, if everything fails
 */
export async function inHalves<T>(
  job: string,
  rows: readonly T[],
  run: (rows: readonly T[]) => Promise<unknown>,
): Promise<void> {
  let [failures, isDone] = [0, false];
  let failed: unknown;
  const attempt = async (part: readonly T[]): Promise<void> => {
    if (part.length === 0 || failures >= FAILURES_MAX) return;
    try {
      await run(part);
      isDone = true;
    } catch (error) {
      failed = error;
      failures += 1;
      const half = Math.ceil(part.length / 2);
      if (part.length === 1) logFailedRow(job, error);
      else for (const next of [part.slice(0, half), part.slice(half)]) await attempt(next);
    }
  };
  await attempt(rows);
  if (failures > 0 && !isDone) throw failed;
}

function logFailedRow(job: string, error: unknown): void {
  writeLog('a row of a scheduled job failed', { job, error: nameOf(error) });
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
