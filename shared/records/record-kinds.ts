import type { RecordGroup } from '../contract/records/background.ts';
import { type RecordKind, recordKindSchema } from '../contract/records/record-list.ts';
import { REPORT_SECTIONS, type ReportSection } from './report-limits.ts';

export const RECORD_KINDS = recordKindSchema.options;

/** The lists of records that a kind stands for, in the order of a report. */
export function groupsOfKind(kind: RecordKind): readonly RecordGroup[] {
  return kind === 'properties' || kind === 'publicRecords' || kind === 'licenses'
    ? REPORT_SECTIONS[kind].lists
    : [kind];
}

/** The kind that means all records of a section. */
export function kindOfSection(section: ReportSection): RecordKind {
  return section === 'criminal' ? 'criminalAndTrafficRecords' : section;
}
