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

/** Records that one page carries at most where it carries all of them. */
export const WHOLE_REPORT_MAX = 1_000;
/** Pages of one list that can be of use to it. */
const ROUNDS_MAX = WHOLE_REPORT_MAX / BACKGROUND_PAGE_SIZE;
/** After this many milliseconds no further pages are asked for: each may be slow, and a visitor waits for all of them. */
const ROUNDS_MS = 5_000;

/** The records that an open report shows at first. 'missing' where they did not come: the page stands without them. */
export function loadFirstRecords(c: EdgeContext, personId: string): Promise<BackgroundAnswer | 'missing'> {
  const client = createOriginClient(c);
  return orMissing(c, async () =>
    takeFirst(await client.get('personBackground', { personId, limit: String(FIRST_RECORDS_MAX) })),
  );
}

/**
 * All records of an open report, up to {@link WHOLE_REPORT_MAX} in the order of its sections; what is left out has its
 * list in `next`. 'missing' where a part did not come: half a report must not look like a whole one.
 * After {@link ROUNDS_MS} and one more call it is there or missing.
 */
export function loadWholeReport(c: EdgeContext, personId: string): Promise<BackgroundAnswer | 'missing'> {
  const client = createOriginClient(c);
  return orMissing(c, async () => {
    const noRoundsAfter = Date.now() + ROUNDS_MS;
    let { records, next } = await client.get('personBackground', { personId });
    // Each round brings the next page of every list that has one.
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

async function orMissing(c: EdgeContext, load: () => Promise<BackgroundAnswer>): Promise<BackgroundAnswer | 'missing'> {
  try {
    return await load();
  } catch (error) {
    logEvent(c, 'records_failed', { message: messageOf(error) });
    return 'missing';
  }
}
