import type { RecordCounts } from '../../../shared/contract/person/counts.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import { isDeceased } from '../people/age.ts';
import { judgeRecord } from '../people/judge-record.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { withoutReach } from '../people/without-reach.ts';
import type { Access } from './access.ts';
import { maskAddresses } from './mask-addresses.ts';
import { maskBirth, maskBirthOfDead } from './mask-age.ts';
import { maskEmails } from './mask-emails.ts';
import { maskName } from './mask-fact.ts';
import { maskPhones } from './mask-phones.ts';
import { maskProfessional } from './mask-professional.ts';
import { maskCurrentAddressDetails, maskOwnedProperties } from './mask-properties.ts';
import { maskRelations } from './mask-relatives.ts';

/**
 * Turns a whole record into what this viewer may see (P4-001, docs/rules.md). A record leaves the origin in no other
 * way; `now` is in milliseconds since 1970. Every part is rebuilt key by key, so that a column added later stays in
 * until somebody decides about it (F6-29, P4-002). Of somebody who has died, nothing is sent that serves to reach them.
 */
export function maskPerson(whole: PersonRecord, access: Access, now: number): Person {
  const isDead = isDeceased(whole.isRecordedDead, whole.birth, now);
  const record = isDead ? withoutReach(whole) : whole;
  return {
    id: record.id,
    name: maskName(record.name),
    akas: [...record.akas],
    dateOfBirth: isDead ? maskBirthOfDead(record.birth, access) : maskBirth(record.birth, access, now),
    isDead,
    // Of the whole record: the same for every viewer.
    identity: judgeRecord(whole, now),
    addresses: maskAddresses(record.residences, access),
    ownedProperties: maskOwnedProperties(record.ownedProperties, access),
    currentAddressDetails: maskCurrentAddressDetails(record.residences, access),
    ...maskPhones(record.phones, access),
    emails: maskEmails(record.emails, access),
    relatives: maskRelations(record.relations, 'Relative', access, now),
    associates: maskRelations(record.relations, 'Associate', access, now),
    professionalData: maskProfessional(record, access),
    counts: countRecord(record),
    changeCounts: null,
  };
}

/** True totals of what may be sent to anybody, whatever this viewer gets (P3-025). */
function countRecord({ residences, phones, emails, relations, ownedProperties }: PersonRecord): RecordCounts {
  const lines = (lineType: string) => phones.filter((phone) => phone.lineType === lineType).length;
  const related = (wanted: string) => relations.filter(({ kind }) => kind === wanted).length;
  return {
    addressesCount: residences.length,
    phonesCount: phones.length,
    landlinePhonesCount: lines('Landline'),
    mobilePhonesCount: lines('Mobile'),
    otherPhonesCount: lines('Other'),
    emailsCount: emails.length,
    relativesCount: related('Relative'),
    associatesCount: related('Associate'),
    ownedPropertiesCount: ownedProperties.length,
  };
}
