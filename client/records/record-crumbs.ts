import type { RecordGroup } from '../../shared/contract/records/background.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { REPORT_SECTION_NAMES, type ReportSection, reportSection } from '../../shared/records/report-limits.ts';

/** The section of the report that shows the records of a group. */
export function sectionOf(group: RecordGroup): ReportSection {
  const section = REPORT_SECTION_NAMES.find((name) => reportSection(name).lists.includes(group));
  if (section === undefined) throw new RangeError(`no section of the report shows ${group}`);
  return section;
}

/** The last of the breadcrumbs: the charge or the street, of other records what kind of paper it is (P2-106). */
export function crumbOf({ group, record }: ListedRecord): string {
  switch (group) {
    case 'criminalAndTrafficRecords':
    case 'currentProperties':
    case 'pastProperties':
      return describeRecord(group, record).title;
    default:
      return recordsCopy.kinds[group];
  }
}
