import type { PersonRecord } from './person-record.ts';

/**
 * The record of somebody who has died, without what serves to reach them: phone numbers, which by now may be a
 * stranger's, email addresses and the work profile. No address is current any more. Everything that happened stays:
 * where they lived and worked, whom they knew, what they own and the records (docs/rules.md).
 */
export function withoutReach(record: PersonRecord): PersonRecord {
  return {
    ...record,
    phones: [],
    emails: [],
    linkedInUrl: null,
    residences: record.residences.map((residence) => ({ ...residence, isCurrent: false })),
  };
}
