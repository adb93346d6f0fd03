import type { RecordGroup } from '../../shared/contract/records/background.ts';

const KEY_START = 'criminal-records-understood:';

/** Whether the warning comes before the details of such a record (P4-105). */
export function needsWarning(group: RecordGroup): boolean {
  return group === 'criminalAndTrafficRecords';
}

/** Whether this visitor clicked 'I Understand' for this person's report during this visit. */
export function hasUnderstood(personId: string): boolean {
  try {
    return sessionStorage.getItem(KEY_START + personId) !== null;
  } catch {
    // A browser without storage asks every time.
    return false;
  }
}

export function keepUnderstood(personId: string): void {
  try {
    sessionStorage.setItem(KEY_START + personId, 'true');
  } catch {
    // Then it asks again.
  }
}
