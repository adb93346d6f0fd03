import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';

/** One record of an open report, for who reads without scripts, prints it, or opens it in a tab. */
export interface PersonRecordPageModel {
  readonly kind: 'person-record';
  /** of whose report it is */
  readonly name: string;
  /** the page of the person */
  readonly personHref: string;
  readonly group: RecordGroup;
  /** what is shown; the server's alone. Absent while the warning stands before it (P4-105) */
  readonly listed?: ListedRecord | undefined;
  /** where the record is once the reader understood; null where no warning stands before it */
  readonly understoodHref: string | null;
  /** scheme and host of the external property site; null where property pages are ours (P2-120) */
  readonly propertySite: string | null;
}
