import {
  BACKGROUND_PAGE_SIZE,
  type BackgroundAnswer,
  type BackgroundRecords,
  type RecordGroup,
} from '../../shared/contract/records/background.ts';
import { takeFirst, takeRecords } from '../../shared/records/first-records.ts';
import { mergeRecords } from '../../shared/records/record-lists.ts';
import { FIRST_RECORDS_MAX } from '../../shared/records/report-limits.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/** The most records on a page that shows them all. */
export const WHOLE_REPORT_MAX = 1_000;
/** More pages of a list than this are never needed. */
const ROUNDS_MAX = WHOLE_REPORT_MAX / BACKGROUND_PAGE_SIZE;
/**
 * After this many milliseconds no further pages are requested: each may be slow, and the visitor waits for all of them.
 */
export const ROUNDS_MS = 5_000;

/** The records that an open report shows first. 'missing' if they did not arrive: the page works without them. */
export function loadFirstRecords(c: EdgeContext, personId: string): Promise<BackgroundAnswer | 'missing'> {
  const client = createOriginClient(c);
  return orMissing(c, async () =>
    takeFirst(await client.get('personBackground', { personId, limit: String(FIRST_RECORDS_MAX) })),
  );
}

/**
 * All records of an open report, up to {@link WHOLE_REPORT_MAX} in section order; lists that were cut have a `next`.
 * 'missing' if any part did not arrive: half a report must not look like a whole one. Settled within {@link ROUNDS_MS}
 * plus one call.
 */
export function loadWholeReport(c: EdgeContext, personId: string): Promise<BackgroundAnswer | 'missing'> {
  const client = createOriginClient(c);
  return orMissing(c, async () => {
    const noRoundsAfter = Date.now() + ROUNDS_MS;
    let { records, next } = await client.get('personBackground', { personId });
    // Each round loads the next page of every list that has one.
    for (let rounds = 1; rounds < ROUNDS_MAX; rounds += 1) {
      const going = Object.entries(next) as [RecordGroup, string][];
      if (going.length === 0) break;
      if (Date.now() > noRoundsAfter) throw new Error(`${rounds} rounds of records took more than ${ROUNDS_MS} ms`);
      const pages = await Promise.all(
        going.map(([group, after]) => client.get('personBackground', { personId, group, after })),
      );
      records = pages.reduce<BackgroundRecords>((all, page) => mergeRecords(all, page.records), records);
      next = Object.assign({}, ...pages.map((page) => page.next));
    }
    return takeRecords({ records, next }, WHOLE_REPORT_MAX);
  });
}

/** What was loaded; 'missing', and a line in the log, if it did not arrive. */
export async function orMissing<T>(c: EdgeContext, load: () => Promise<T>): Promise<T | 'missing'> {
  try {
    return await load();
  } catch (error) {
    logEvent(c, 'records_failed', { message: messageOf(error) });
    return 'missing';
  }
}
