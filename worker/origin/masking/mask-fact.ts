import type { PersonName } from '../../../shared/contract/identity.ts';
import type { BestTimeToCall } from '../../../shared/contract/person/phone.ts';
import type { Provenance, RecordDate } from '../../../shared/contract/primitives.ts';
import type { Fact } from '../monitoring/facts.ts';
import { type Change, changeOf } from '../monitoring/news.ts';
import type { Access } from './access.ts';

/** Parts of a record that are sent whole, key by key: anything a record gains besides these keys stays in. */

export function maskName({ firstName, middleName, lastName, suffix, fullName }: PersonName): PersonName {
  return { firstName, middleName, lastName, suffix, fullName };
}

export function maskProvenance({ firstSeen, lastSeen, source, matchedBy }: Provenance): Provenance {
  return { firstSeen, lastSeen, source, ...(matchedBy === undefined ? {} : { matchedBy: [...matchedBy] }) };
}

export function maskDate(date: RecordDate | null): RecordDate | null {
  return date === null ? null : { year: date.year, month: date.month, day: date.day, fullDate: date.fullDate };
}

export function maskBestTimeToCall(hours: BestTimeToCall | null): BestTimeToCall | null {
  return hours === null ? null : { timezone: hours.timezone, weekday: [...hours.weekday], weekend: [...hours.weekend] };
}

/**
 * What happened to a fact since its viewer last looked (P3-036). Only for facts that are sent whole: for others it would
 * reveal what is withheld.
 */
export function deltaOf(fact: Fact, { news }: Pick<Access, 'news'>): { readonly delta?: Change } {
  const delta = news == null ? undefined : changeOf(news, fact);
  return delta === undefined ? {} : { delta };
}
