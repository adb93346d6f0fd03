import type { RecordDate } from '../contract/primitives.ts';
import { isOnCalendar } from '../people/record-date.ts';
import type { ListedRecord } from './record-lists.ts';
import { sortOffenses } from './sort-offenses.ts';

/** Addresses write years with four digits. */
const FIRST_YEAR = 1000;

/**
 * The year by which a list of records is filtered: of the filing or recording that the record's line shows, for a
 * property of the first month as its owner. Null if that is unknown or impossible, and for a permit that only says until
 * when it holds.
 */
export function recordYear(listed: ListedRecord): number | null {
  const date = dateOf(listed);
  return date !== null && isOnCalendar(date) && date.year >= FIRST_YEAR ? date.year : null;
}

function dateOf({ group, record }: ListedRecord): RecordDate | null {
  switch (group) {
    case 'criminalAndTrafficRecords': {
      const offenses = sortOffenses(record.offenses);
      const filed = offenses.find(({ chargesFiledDate }) => chargesFiledDate !== null)?.chargesFiledDate;
      return filed ?? offenses.find(({ bestKnownDate }) => bestKnownDate !== null)?.bestKnownDate ?? null;
    }
    case 'currentProperties':
    case 'pastProperties':
      return record.dateFirstSeenAsOwner;
    case 'bankruptcies':
    case 'pilotsLicenses':
      return record.fileDate;
    case 'liens':
      return record.recordingDate ?? record.taxLienDate;
    case 'foreclosures':
      return record.recordingDate ?? record.filingDate;
    case 'judgments':
    case 'evictions':
      return record.filingDate;
    case 'professionalLicenses':
    case 'huntingPermits':
      return record.issueDate;
    case 'concealedWeaponPermits':
      return null;
  }
}
