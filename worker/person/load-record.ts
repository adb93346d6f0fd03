import type { RecordListAnswer } from '../../shared/contract/records/record-list.ts';
import type { RecordFilter } from '../../shared/records/record-filter.ts';
import { type ListedRecord, listRecords } from '../../shared/records/record-lists.ts';
import { formatRecordReference, type RecordReference } from '../../shared/records/record-reference.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { recordQueryOf } from './record-query.ts';

/**
 * One record of an open report, with its place among those that match the filter.
 *
 * @returns 'locked' if the report is not open, or closed a moment ago; 'missing' if it has no such record
 * @throws the origin client's errors for everything else
 */
export async function loadRecord(
  c: EdgeContext,
  personId: string,
  reference: RecordReference,
  filter: RecordFilter,
): Promise<{ readonly listed: ListedRecord; readonly answer: RecordListAnswer } | 'locked' | 'missing'> {
  try {
    const query = { personId, ...recordQueryOf(filter), record: formatRecordReference(reference) };
    const answer = await createOriginClient(c).get('personRecords', query);
    const [listed] = listRecords(answer.records, [reference.group]);
    return listed === undefined ? 'missing' : { listed, answer };
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 403) return 'locked';
    if (error instanceof OriginProblem && error.status === 404) return 'missing';
    throw error;
  }
}
