import type { ListedRecord } from '../../../../shared/records/record-lists.ts';
import { formatRecordReference } from '../../../../shared/records/record-reference.ts';

const loaded = new Map<string, ListedRecord>();

/** Keeps records that the browser has, with their details: those of the page, and what 'Show more' loaded. */
export function keepRecords(records: readonly ListedRecord[]): void {
  for (const listed of records)
    loaded.set(formatRecordReference({ group: listed.group, id: listed.record.id }), listed);
}

/** The record that a row refers to; null if the browser does not have it, as with most rows of full=1. */
export function findShownRecord(reference: string): ListedRecord | null {
  return loaded.get(reference) ?? null;
}
