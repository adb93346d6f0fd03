import { type ListedRecord, listRecords } from '../../../../shared/records/record-lists.ts';
import { formatRecordReference, RECORD_GROUPS } from '../../../../shared/records/record-reference.ts';
import type { PersonPageModel } from '../../page-model.ts';

const brought = new Map<string, ListedRecord>();

/** Keeps what 'Show more' brought, for whoever opens one of them. */
export function keepRecords(records: readonly ListedRecord[]): void {
  for (const listed of records)
    brought.set(formatRecordReference({ group: listed.group, id: listed.record.id }), listed);
}

/** The record that a row names; null where the browser does not have it, as of most that full=1 shows. */
export function findShownRecord({ background }: PersonPageModel, reference: string): ListedRecord | null {
  if (background !== null && background !== 'missing') keepRecords(listRecords(background.records, RECORD_GROUPS));
  return brought.get(reference) ?? null;
}
