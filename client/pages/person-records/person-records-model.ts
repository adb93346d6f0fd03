import type { RecordListAnswer } from '../../../shared/contract/records/record-list.ts';
import type { RecordFilter } from '../../../shared/records/record-filter.ts';
import type { RecordClock } from '../../../shared/records/record-times.ts';
import type { PersonPath } from '../../../shared/urls/paths.ts';

/** A page of the records of an open report (view=records). Server only. */
export interface PersonRecordsPageModel {
  readonly kind: 'person-records';
  /** whose report it is, for the links of the page; without a query */
  readonly person: PersonPath;
  /** by which records say how long ago they were */
  readonly clock: RecordClock;
  readonly filter: RecordFilter;
  /** from 1 */
  readonly page: number;
  readonly list: Omit<RecordListAnswer, 'place'>;
}
