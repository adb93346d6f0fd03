import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import type { RecordClock } from '../../../shared/records/record-times.ts';

/** One record of an open report, for readers without JavaScript, for printing, and for a tab of its own. */
export interface PersonRecordPageModel {
  readonly kind: 'person-record';
  /** the name of the person in the report */
  readonly name: string;
  /** the page about the person */
  readonly personHref: string;
  readonly group: RecordGroup;
  /** by which the record says how long ago it was */
  readonly clock: RecordClock;
  /** what is shown; server only. Absent until the reader has confirmed the warning (P4-105) */
  readonly listed?: ListedRecord | undefined;
  /** the record's URL once the reader has confirmed the warning; null without a warning */
  readonly understoodHref: string | null;
  /** the record is about a person we invented, which the page says; its house has no page */
  readonly isSample?: boolean;
  /** scheme and host of the external property site; null if this site serves property pages itself (P2-120) */
  readonly propertySite: string | null;
}
