import type { FullAddress } from '../../../shared/contract/address.ts';
import { type PageDefinition, pageDefinitionSchema } from '../../../shared/contract/page-definition.ts';
import type { Person } from '../../../shared/contract/person.ts';
import type { FullPhone } from '../../../shared/contract/phone.ts';
import type { FullRelative } from '../../../shared/contract/relative.ts';
import type { Entitlement } from '../../../shared/contract/viewer.ts';
import { BACKUP_SET } from '../registry/backup.ts';
import { buildOffers } from '../registry/build-offers.ts';
import { buildPageDefinition } from './build-page-definition.ts';

/** Builders for tests: what was sent of a person, by hand, so that no rule of masking is asked. */

export const NOW = Date.UTC(2026, 10, 20, 12);
const provenance = { firstSeen: '2018-05', lastSeen: '2026-03', source: 'public directory' } as const;

/** A person of whom only the name is known, and what a test adds. */
export function buildPerson(
  known: Partial<Omit<Person, 'counts'>> & { counts?: Partial<Person['counts']> } = {},
): Person {
  return {
    id: 'PmayaOstrowski1',
    name: { firstName: 'Maya', middleName: null, lastName: 'Ostrowski', suffix: null, fullName: 'Maya Ostrowski' },
    akas: [],
    dateOfBirth: { age: null, ageRange: null },
    isDead: false,
    addresses: [],
    ownedProperties: [],
    currentAddressDetails: null,
    mobilePhones: [],
    landlinePhones: [],
    otherPhones: [],
    emails: { type: 'none' },
    relatives: [],
    associates: [],
    professionalData: null,
    changeCounts: null,
    ...known,
    counts: {
      addressesCount: known.addresses?.length ?? 0,
      phonesCount:
        (known.mobilePhones?.length ?? 0) + (known.landlinePhones?.length ?? 0) + (known.otherPhones?.length ?? 0),
      landlinePhonesCount: known.landlinePhones?.length ?? 0,
      mobilePhonesCount: known.mobilePhones?.length ?? 0,
      otherPhonesCount: known.otherPhones?.length ?? 0,
      emailsCount: 0,
      relativesCount: known.relatives?.length ?? 0,
      associatesCount: known.associates?.length ?? 0,
      ownedPropertiesCount: known.ownedProperties?.length ?? 0,
      ...known.counts,
    },
  };
}

export function named(fullName: string): Person['name'] {
  const [firstName = '', ...rest] = fullName.split(' ');
  return { firstName, middleName: null, lastName: rest.join(' '), suffix: null, fullName };
}

export function fullPhone(last4: string, more: Partial<FullPhone> & { isPrimary?: boolean } = {}): FullPhone {
  const { isPrimary = false, ...rest } = more;
  return {
    type: 'full',
    id: `1503555${last4}`,
    npa: '503',
    nxx: '555',
    local: last4,
    nationalNumber: `(503) 555-${last4}`,
    linetype: 'Mobile',
    isListed: false,
    isProfessional: false,
    detail: { city: 'Portland', stateCode: 'OR', isPrimary },
    bestTimeToCall: null,
    activity: null,
    provenance,
    ...rest,
  };
}

export function maskedPhone(npa: string): Person['mobilePhones'][number] {
  return { type: 'masked', npa, linetype: 'Mobile', detail: null };
}

export function fullAddress(line1: string, city: string, more: Partial<FullAddress> = {}): FullAddress {
  return {
    type: 'full',
    id: `A${line1.replace(/\W/g, '').padEnd(11, '0').slice(0, 11)}`,
    index: 0,
    line1,
    line1WithoutNumber: line1.replace(/^\d+ /, ''),
    line2: null,
    city,
    stateCode: 'OR',
    zip5: '97201',
    county: null,
    fipsCode: null,
    fullAddress: `${line1}, ${city}, OR 97201`,
    usage: 'Residential',
    contactType: 'Home',
    isHistorical: false,
    moveInDate: null,
    moveOutDate: null,
    datesOfResidence: null,
    latlong: null,
    pnpId: null,
    roiGrade: null,
    property: null,
    provenance,
    ...more,
  };
}

export function partialAddress(street: string, city: string): Person['addresses'][number] {
  return {
    type: 'partial',
    line1WithoutNumber: street,
    city,
    stateCode: 'OR',
    isHistorical: false,
    latlong: null,
    roiGrade: null,
  };
}

export function obfuscatedAddress(city: string, isHistorical = true): Person['addresses'][number] {
  return { type: 'obfuscated', city, stateCode: 'OR', isHistorical };
}

export function fullRelative(fullName: string, kind: FullRelative['kind'] = 'Relative'): FullRelative {
  return {
    type: 'full',
    kind,
    id: `P${fullName.replace(/\W/g, '').padEnd(14, '0').slice(0, 14)}`,
    name: named(fullName),
    city: 'Salem',
    stateCode: 'OR',
    dateOfBirth: { age: null, ageRange: '40s' },
  };
}

const kin = ['Nora Hale', 'Adam Ostrowski', 'Ida Ostrowski', 'Jonas Hale'].map((name) => fullRelative(name));

/** All of a person, as a small business gets it. */
export const full = buildPerson({
  dateOfBirth: { age: 41, ageRange: null, month: 7, year: 1985 },
  addresses: [
    fullAddress('1420 Alder St', 'Portland', { moveInDate: '2018-05' }),
    fullAddress('16 Maple St', 'Eugene', { isHistorical: true }),
    fullAddress('9 Oak Ave', 'Salem', { isHistorical: true }),
  ],
  mobilePhones: [fullPhone('0186', { isPrimary: true }), fullPhone('0187')],
  emails: {
    type: 'full',
    emails: [
      { email: 'maya@one.example', kind: 'personal', score: 90, isPrimary: true, provenance: null },
      { email: 'office@two.example', kind: 'business', score: 40, isPrimary: false, provenance: null },
    ],
  },
  relatives: kin,
  associates: [fullRelative('Paz Quill', 'Associate')],
  ownedProperties: [
    {
      type: 'full',
      propertyId: 'pnp-1',
      pnpId: 'pnp-1',
      line1: '1420 Alder St',
      line1WithoutNumber: 'Alder St',
      city: 'Portland',
      stateCode: 'OR',
      zip5: '97201',
      county: null,
    },
  ],
  professionalData: {
    type: 'title_and_company',
    title: 'Keeper',
    companyName: 'Hale Works',
    linkedInUrlAvailable: true,
  },
  counts: { emailsCount: 2 },
});

/** The same as a free viewer gets it. */
export const free = buildPerson({
  dateOfBirth: { age: 41, ageRange: null },
  addresses: [partialAddress('Alder St', 'Portland'), obfuscatedAddress('Eugene'), obfuscatedAddress('Salem')],
  mobilePhones: [maskedPhone('503'), maskedPhone('971')],
  emails: { type: 'obfuscated', domains: ['one.example', 'two.example'], recentlyUsedCount: 1, otherCount: 1 },
  relatives: [...kin, { type: 'obfuscated', kind: 'Relative' }],
  associates: [fullRelative('Paz Quill', 'Associate')],
  ownedProperties: [
    { type: 'partial', pnpId: 'pnp-1', line1WithoutNumber: 'Alder St', city: 'Portland', stateCode: 'OR' },
  ],
  professionalData: { type: 'teaser', titleAvailable: true, companyNameAvailable: true, linkedInUrlAvailable: true },
  counts: { emailsCount: 2, phonesCount: 3 },
});

/** Without e-mail addresses and people, so that the later questions have their turn. */
export function alone(person: Person): Person {
  const counts = { ...person.counts, emailsCount: 0, relativesCount: 0, associatesCount: 0 };
  return { ...person, emails: { type: 'none' }, relatives: [], associates: [], counts };
}

/** A whole page definition, with the offers to an anonymous visitor, or to somebody who pays for this entitlement. */
export function pageOf(person: Person, entitlement: Entitlement = 'free', fillScore = 90): PageDefinition {
  const userType = entitlement === 'free' ? null : entitlement === 'smb' ? 'smb' : 'paid';
  const viewer = { entitlement, userType, isOutOfLookups: false, credits: 0, withProperties: true } as const;
  const offers = buildOffers(person, BACKUP_SET, viewer);
  return buildPageDefinition(person, { fillScore, entitlement, now: NOW, offers });
}

/** What a page says of a person, by its parts. */
export function textsOf(person: Person, entitlement: Entitlement = 'free', fillScore = 90) {
  const page = pageOf(person, entitlement, fillScore);
  return {
    page: pageDefinitionSchema.parse(page),
    summary: page.personDetailsSeoSummary?.summary ?? null,
    title: page.personDetailsFaqs?.title ?? null,
    questions: page.personDetailsFaqs?.faqs.map(({ question }) => question) ?? [],
    answers: Object.fromEntries(page.personDetailsFaqs?.faqs.map(({ question, answer }) => [question, answer]) ?? []),
  };
}
