import { type ListedRecord, listRecords } from '../../../../shared/records/record-lists.ts';
import { formatRecordReference, RECORD_GROUPS } from '../../../../shared/records/record-reference.ts';
import type { OpenReportPage } from '../browser-model.ts';

const loaded = new Map<string, ListedRecord>();

/** Keeps what 'Show more' loaded, so that it can be opened too. */
export function keepRecords(records: readonly ListedRecord[]): void {
  for (const listed of records)
    loaded.set(formatRecordReference({ group: listed.group, id: listed.record.id }), listed);
}

/** The record that a row refers to; null if the browser does not have it, as with most rows of full=1. */
export function findShownRecord({ background }: OpenReportPage, reference: string): ListedRecord | null {
  keepRecords(listRecords(background.records, RECORD_GROUPS));
  return loaded.get(reference) ?? null;
}
