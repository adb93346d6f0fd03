import type { BackgroundRecords } from '../../shared/contract/records/background.ts';
import { type RecordListAnswer, recordListAnswerSchema } from '../../shared/contract/records/record-list.ts';
import { listRecords } from '../../shared/records/record-lists.ts';
import { formatRecordReference, RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import type { OriginAnswer, OriginRequest } from './origin-app.ts';
import type { ReportOrigin } from './report-origin.ts';

export type ListQuery = Readonly<Record<string, string>>;

/** Where the properties of the list's report are. */
export const MULTNOMAH = 'Multnomah County, OR';
export const LANE = 'Lane County, OR';

/** Puts Portland and every other place into these counties. */
export function nameCounties({ db }: ReportOrigin): void {
  db.exec(`UPDATE place SET county = CASE city WHEN 'Portland' THEN 'Multnomah' ELSE 'Lane' END`);
}

/** Requests a list of records: Elise's, as the owner of her report, unless told otherwise. */
export function askList(
  { origin, elise, cookie }: ReportOrigin,
  query: ListQuery = {},
  request: OriginRequest = { cookie },
): Promise<OriginAnswer> {
  return origin.call(`/api/v4/person/records?${new URLSearchParams({ personId: elise, ...query })}`, request);
}

/** The same, parsed with the contract. */
export async function loadList(report: ReportOrigin, query: ListQuery = {}): Promise<RecordListAnswer> {
  const answer = await askList(report, query);
  if (answer.status !== 200) throw new Error(`the list returned ${answer.status}: ${answer.text}`);
  return recordListAnswerSchema.parse(answer.json<unknown>());
}

/** The references of the records in an answer, in the order of a report. */
export function referencesIn({ records }: { readonly records: BackgroundRecords }): string[] {
  return listRecords(records, RECORD_GROUPS).map(({ group, record }) =>
    formatRecordReference({ group, id: record.id }),
  );
}
