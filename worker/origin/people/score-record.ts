import { fillScore } from '../../../shared/people/fill-score.ts';
import type { PersonRecord } from './person-record.ts';

/**
 * How full a person's page is, 0 to 100 (P3-006), from what is there now: a score written at import would go on
 * counting what was hidden since.
 */
export function scoreRecord(record: PersonRecord): number {
  return fillScore({
    currentAddress: record.residences.some((residence) => residence.isCurrent),
    age: record.birth.year !== null,
    phone: record.phones.length > 0,
    email: record.emails.length > 0,
    relative: record.relations.some((relation) => relation.kind === 'Relative'),
    formerAddress: record.residences.some((residence) => !residence.isCurrent),
    job: record.jobTitle !== null || record.companyName !== null,
    property: record.ownedProperties.length > 0,
  });
}
