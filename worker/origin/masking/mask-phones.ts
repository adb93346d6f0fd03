import type { LineType, Phone } from '../../../shared/contract/person/phone.ts';
import { phoneFact } from '../monitoring/facts.ts';
import type { PhoneRecord } from '../people/person-record.ts';
import { type Access, isFree } from './access.ts';
import { deltaOf, maskBestTimeToCall, maskProvenance } from './mask-fact.ts';

/** How many phones of a group a free answer contains (P6-023, P9-011). */
const FREE_PHONES: { readonly [T in LineType]: number } = { Mobile: 2, Landline: 5, Other: 3 };

export interface PhoneGroups {
  readonly mobilePhones: Phone[];
  readonly landlinePhones: Phone[];
  readonly otherPhones: Phone[];
}

/**
 * A person's phones by line type. A free viewer gets listed landlines in full and first, only the area code of all
 * others, and where a number was issued only for the first of a group (P6-022). When to call is for viewers with
 * business features; whether a phone is in use is a separate, later call.
 */
export function maskPhones(phones: readonly PhoneRecord[], access: Access): PhoneGroups {
  const group = (lineType: LineType) => maskGroup(phones, lineType, access);
  return { mobilePhones: group('Mobile'), landlinePhones: group('Landline'), otherPhones: group('Other') };
}

function maskGroup(phones: readonly PhoneRecord[], lineType: LineType, access: Access): Phone[] {
  const primary = phones[0];
  const group = phones.filter((phone) => phone.lineType === lineType);
  const detail = ({ city, stateCode }: PhoneRecord, isPrimary: boolean) => ({ city, stateCode, isPrimary });
  if (!isFree(access)) return group.map((phone) => fullPhone(phone, detail(phone, phone === primary), access));
  return group
    .sort((a, b) => Number(isInDirectory(b)) - Number(isInDirectory(a)))
    .slice(0, FREE_PHONES[lineType])
    .map((phone, at) => {
      const shown = at === 0 ? detail(phone, phone === primary) : null;
      return isInDirectory(phone) ? fullPhone(phone, shown, access) : maskedPhone(phone, shown);
    });
}

// Checked once more, because it reveals a whole number: no mobile is in a public directory.
function isInDirectory(phone: PhoneRecord): boolean {
  return phone.isListed && phone.lineType === 'Landline';
}

function fullPhone(phone: PhoneRecord, detail: Phone['detail'], access: Access): Phone {
  const npa = phone.number.slice(0, 3);
  const nxx = phone.number.slice(3, 6);
  const local = phone.number.slice(6);
  return {
    type: 'full',
    id: `1${phone.number}`,
    npa,
    nxx,
    local,
    nationalNumber: `(${npa}) ${nxx}-${local}`,
    linetype: phone.lineType,
    isListed: isInDirectory(phone),
    isProfessional: phone.isProfessional,
    detail,
    bestTimeToCall: access.hasBusinessFeatures ? maskBestTimeToCall(phone.bestTimeToCall) : null,
    activity: null,
    provenance: maskProvenance(phone.provenance),
    ...deltaOf(phoneFact(phone), access),
  };
}

function maskedPhone({ number, lineType }: PhoneRecord, detail: Phone['detail']): Phone {
  return { type: 'masked', npa: number.slice(0, 3), linetype: lineType, detail };
}
