import type { RecordDate } from '../contract/primitives.ts';
import type { Offense } from '../contract/records/criminal.ts';
import { isOnCalendar } from '../people/record-date.ts';
import type { ListedRecord } from './record-lists.ts';
import { sortOffenses } from './sort-offenses.ts';

/**
 * The year by which a list of records is filtered: of the filing or recording that the record's line shows, for a
 * property of the first month as its owner. Null if that is unknown or impossible, and for a permit that only says until
 * when it holds.
 */
export function recordYear(listed: ListedRecord): number | null {
  const date = dateOf(listed);
  return date !== null && isOnCalendar(date) ? date.year : null;
}

/** The first of some charges' dates that exist: of filing, and the best known. A record's line has one of them. */
export function chargeDates(offenses: readonly Offense[]): {
  readonly filed: RecordDate | null;
  readonly known: RecordDate | null;
} {
  const firstOf = (key: 'chargesFiledDate' | 'bestKnownDate') =>
    offenses.map((offense) => offense[key]).find((date) => date !== null && isOnCalendar(date)) ?? null;
  return { filed: firstOf('chargesFiledDate'), known: firstOf('bestKnownDate') };
}

function dateOf({ group, record }: ListedRecord): RecordDate | null {
  switch (group) {
    case 'criminalAndTrafficRecords': {
      const { filed, known } = chargeDates(sortOffenses(record.offenses));
      return filed ?? known;
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
