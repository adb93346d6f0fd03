import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import type { RecordClock } from '../../../shared/records/record-times.ts';

/** Where a record stands among those that match, and its neighbors' pages. */
export interface RecordSteps {
  /** from 1 */
  readonly at: number;
  readonly of: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

/** One record of an open report: on phones, without scripts, after a reload, and in a tab of its own. */
export interface PersonRecordPageModel {
  readonly kind: 'person-record';
  /** the name of the person in the report */
  readonly name: string;
  /** the page about the person */
  readonly personHref: string;
  /** the list it was found in: with a filter the filtered one, else its section of the report */
  readonly backHref: string;
  readonly group: RecordGroup;
  /** by which the record says how long ago it was */
  readonly clock: RecordClock;
  /** what is shown; server only. Absent until the reader has confirmed the warning (P4-105) */
  readonly listed?: ListedRecord | undefined;
  /** null before the warning, and for a record that the filter of the address leaves out */
  readonly steps: RecordSteps | null;
  /** the record's URL once the reader has confirmed the warning; null without a warning */
  readonly understoodHref: string | null;
  /** the form that reports an error in this record; null for a person we invented */
  readonly reportErrorHref: string | null;
  /** the record is about a person we invented, which the page says; its house has no page */
  readonly isSample?: boolean;
  /** scheme and host of the external property site; null if this site serves property pages itself (P2-120) */
  readonly propertySite: string | null;
}
