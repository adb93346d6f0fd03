import type { BackgroundAnswer, RecordGroup } from '../contract/records/background.ts';
import { arrangeLists, recordsOf } from './record-lists.ts';
import { RECORD_GROUPS } from './record-reference.ts';
import { REPORT_SECTION_NAMES, reportSection, shareLimit } from './report-limits.ts';

/**
 * The `next` value of a response that was cut: the origin has no cursor for a position within its page, so the rest is
 * found by requesting the list from the start.
 */
export const FROM_START = '';

/**
 * The part of a report that is shown at first (P9-022 to P9-027), so that the size of a page does not depend on the
 * number of records. `next` has an entry for every list with more records: the origin's cursor, or {@link FROM_START}.
 */
export function takeFirst(answer: BackgroundAnswer): BackgroundAnswer {
  return take(
    answer,
    REPORT_SECTION_NAMES.map((section) => {
      const { lists, initial } = reportSection(section);
      return { lists, limit: initial };
    }),
  );
}

/** The first records of a report, up to a limit shared by all lists, in the order of its sections. */
export function takeRecords(answer: BackgroundAnswer, limit: number): BackgroundAnswer {
  return take(answer, [{ lists: RECORD_GROUPS, limit }]);
}

interface Share {
  readonly lists: readonly RecordGroup[];
  readonly limit: number;
}

function take({ records, next }: BackgroundAnswer, parts: readonly Share[]): BackgroundAnswer {
  const kept: [RecordGroup, readonly unknown[]][] = [];
  const more: BackgroundAnswer['next'] = {};
  for (const { lists, limit } of parts) {
    const found = lists.map((group) => ({ group, list: recordsOf(records, group) }));
    const shares = shareLimit(
      found.map(({ list }) => list.length),
      limit,
    );
    for (const [at, { group, list }] of found.entries()) {
      const share = shares[at] ?? 0;
      kept.push([group, list.slice(0, share)]);
      const after = share < list.length ? FROM_START : next[group];
      if (after !== undefined) more[group] = after;
    }
  }
  return { records: arrangeLists(Object.fromEntries(kept)), next: more };
}
