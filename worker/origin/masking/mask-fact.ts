import type { PersonName } from '../../../shared/contract/identity.ts';
import type { BestTimeToCall } from '../../../shared/contract/phone.ts';
import type { RecordDate } from '../../../shared/contract/primitives.ts';
import type { Provenance } from '../../../shared/contract/provenance.ts';

/** Parts of a record that are sent whole, key by key: what a record gains beside them stays in. */

export function maskName({ firstName, middleName, lastName, suffix, fullName }: PersonName): PersonName {
  return { firstName, middleName, lastName, suffix, fullName };
}

export function maskProvenance({ firstSeen, lastSeen, source }: Provenance): Provenance {
  return { firstSeen, lastSeen, source };
}

export function maskDate(date: RecordDate | null): RecordDate | null {
  return date === null ? null : { year: date.year, month: date.month, day: date.day, fullDate: date.fullDate };
}

export function maskBestTimeToCall(hours: BestTimeToCall | null): BestTimeToCall | null {
  return hours === null ? null : { timezone: hours.timezone, weekday: [...hours.weekday], weekend: [...hours.weekend] };
}
