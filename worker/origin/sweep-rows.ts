/** Rows that one statement takes at most, so that none holds the database for long. */
export const SWEPT_ROWS = 500;
/** Statements of one run and table at most; the next run, some minutes later, goes on. */
const STATEMENTS_MAX = 10;

/**
 * Takes what is past its time a part at a time, until nothing is left or this run has done its share.
 *
 * @param take deletes at most that many rows, and says how many it was
 */
export async function sweepRows(take: (limit: number) => Promise<number>): Promise<void> {
  for (let done = 0; done < STATEMENTS_MAX; done++) if ((await take(SWEPT_ROWS)) < SWEPT_ROWS) return;
}
