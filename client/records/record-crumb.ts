import { recordsCopy as words } from '../../shared/copy/records/records.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';

/** The last breadcrumb of a record: the charge or the street, for others the kind of document (P2-106). */
export function crumbOf({ group, record }: ListedRecord): string {
  switch (group) {
    case 'criminalAndTrafficRecords':
    case 'currentProperties':
    case 'pastProperties':
      return describeRecord(group, record).title;
    default:
      return words.kinds[group];
  }
}
