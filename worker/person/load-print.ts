import type { BackgroundAnswer, BackgroundRecords, RecordGroup } from '../../shared/contract/records/background.ts';
import { FROM_START } from '../../shared/records/first-records.ts';
import { arrangeLists, listRecords, mergeRecords, recordsOf } from '../../shared/records/record-lists.ts';
import type { RecordPosition } from '../../shared/records/record-position.ts';
import { RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { type ReportSection, reportSection, sectionOf } from '../../shared/records/report-limits.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient, type OriginClient } from '../origin-client/create-origin-client.ts';
import { orMissing, ROUNDS_MS, WHOLE_REPORT_MAX } from './load-report.ts';

/** The records of one print of a report. */
export interface PrintedRecords {
  /** lists that this print leaves to the next have a `next` */
  readonly background: BackgroundAnswer;
  /** where the next print begins; null if the report ends with this one */
  readonly following: RecordPosition | null;
}

/** What one print is about. */
interface PrintedRange {
  readonly personId: string;
  readonly sections: readonly ReportSection[];
  /** in one of their lists; null for the beginning */
  readonly from: RecordPosition | null;
}

/**
 * The records of these sections, page by page up to {@link WHOLE_REPORT_MAX}: the print that follows begins with the
 * page that has no room. 'missing' if any page did not arrive: half a report must not look like a whole one.
 */
export function loadPrint(c: EdgeContext, range: PrintedRange): Promise<PrintedRecords | 'missing'> {
  return orMissing(c, () => collect(pagesOf(createOriginClient(c), range), range));
}

async function collect(pages: AsyncIterable<Page>, { sections, from }: PrintedRange): Promise<PrintedRecords> {
  let records: BackgroundRecords = {};
  let count = 0;
  const next: BackgroundAnswer['next'] = {};
  for await (const { group, after, answer } of pages) {
    count += recordsOf(answer.records, group).length;
    if (count > WHOLE_REPORT_MAX) {
      const lists = listsOf(sections);
      for (const rest of lists.slice(lists.indexOf(group))) next[rest] = FROM_START;
      return { background: { records, next }, following: { group, after, done: countDone(records, group, from) } };
    }
    records = mergeRecords(records, answer.records);
    delete next[group];
    if (answer.next[group] !== undefined) next[group] = answer.next[group];
  }
  return { background: { records, next }, following: null };
}

/** How many records of a list's section there are on this print and on those before it. */
function countDone(records: BackgroundRecords, group: RecordGroup, from: RecordPosition | null): number {
  const { lists } = reportSection(sectionOf(group));
  const before = from !== null && lists.includes(from.group) ? from.done : 0;
  return before + listRecords(records, lists).length;
}

/** A page of a list; it begins behind `after`. */
interface Page {
  readonly group: RecordGroup;
  readonly after: string;
  readonly answer: BackgroundAnswer;
}

/** The lists of the sections one after another, each until it ends or its section shows no more of it. */
async function* pagesOf(client: OriginClient, { personId, sections, from }: PrintedRange): AsyncGenerator<Page> {
  const noPagesAfter = Date.now() + ROUNDS_MS;
  const lists = listsOf(sections);
  const groups = from === null ? lists : lists.slice(lists.indexOf(from.group));
  const load = (group: RecordGroup, after: string) =>
    client.get('personBackground', { personId, group, ...(after === '' ? {} : { after }) });
  // At once, because most lists are short; a whole report begins with a single call.
  const isWhole = from === null && groups.length === RECORD_GROUPS.length;
  const all = isWhole ? client.get('personBackground', { personId }) : null;
  const beginnings = groups.map(async (group): Promise<Page> => {
    const after = from?.group === group ? from.after : '';
    const answer = all === null ? await load(group, after) : only(await all, group);
    return { group, after, answer };
  });
  for (const beginning of await Promise.all(beginnings)) {
    const { group } = beginning;
    const cap = reportSection(sectionOf(group)).cap ?? Number.POSITIVE_INFINITY;
    let page = beginning;
    let count = 0;
    for (;;) {
      yield page;
      count += recordsOf(page.answer.records, group).length;
      const after = page.answer.next[group];
      if (after === undefined || count >= cap) break;
      if (Date.now() > noPagesAfter) throw new Error(`a print took more than ${ROUNDS_MS} ms`);
      page = { group, after, answer: await load(group, after) };
    }
  }
}

/** What an answer says about one list. */
function only({ records, next }: BackgroundAnswer, group: RecordGroup): BackgroundAnswer {
  return { records: arrangeLists({ [group]: recordsOf(records, group) }), next };
}

function listsOf(sections: readonly ReportSection[]): RecordGroup[] {
  return sections.flatMap((section) => reportSection(section).lists);
}
