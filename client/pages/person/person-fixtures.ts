import type { Person, PersonDetails, Phone } from '../../../shared/contract/person.ts';
import type { PersonPageModel } from '../page-model.ts';

/** Builders for tests: a person of whom only the name is known, and what a test adds to it. */
export function buildPerson(known: Partial<Person> = {}): Person {
  return {
    id: 'PmayaOstrowski1',
    name: { firstName: 'Maya', middleName: null, lastName: 'Ostrowski', suffix: null, fullName: 'Maya Ostrowski' },
    akas: [],
    dateOfBirth: { age: null, ageRange: null },
    isDead: false,
    addresses: [],
    mobilePhones: [],
    landlinePhones: [],
    otherPhones: [],
    emails: { type: 'none' },
    relatives: [],
    professionalData: null,
    ...known,
    counts: {
      addressesCount: known.addresses?.length ?? 0,
      phonesCount:
        (known.mobilePhones?.length ?? 0) + (known.landlinePhones?.length ?? 0) + (known.otherPhones?.length ?? 0),
      landlinePhonesCount: known.landlinePhones?.length ?? 0,
      mobilePhonesCount: known.mobilePhones?.length ?? 0,
      otherPhonesCount: known.otherPhones?.length ?? 0,
      emailsCount: 0,
      relativesCount: known.relatives?.filter(({ kind }) => kind === 'Relative').length ?? 0,
      ownedPropertiesCount: 0,
      ...known.counts,
    },
  };
}

export function buildDetails(person: Person, more: Partial<PersonDetails> = {}): PersonDetails {
  return {
    results: person,
    lookupType: 'free',
    entitlement: 'free',
    fillScore: 90,
    userInfo: { userType: null, primaryEmail: null, lookupUsage: null, isOutOfLookups: false },
    ...more,
  };
}

export function buildPage(person: Person, more: Partial<PersonPageModel> = {}): PersonPageModel {
  return {
    kind: 'person',
    details: buildDetails(person),
    counts: null,
    isLoggedIn: false,
    asksToLogIn: false,
    fullPath: '/name/Maya-Ostrowski/-/PmayaOstrowski1?full=1',
    ...more,
  };
}

export function buildPhone(last4: string, more: { isListed?: boolean; isPrimary?: boolean } = {}): Phone {
  return {
    type: 'full',
    id: `1503555${last4}`,
    npa: '503',
    nxx: '555',
    local: last4,
    nationalNumber: `(503) 555-${last4}`,
    linetype: 'Landline',
    isListed: more.isListed ?? false,
    detail: { city: 'Portland', stateCode: 'OR', isPrimary: more.isPrimary ?? false },
  };
}

export function buildRelative(n: number, kind: 'Relative' | 'Associate' = 'Relative'): Person['relatives'][number] {
  return {
    type: 'full',
    kind,
    id: `Prelative0000${n}`,
    name: { firstName: 'Nora', middleName: null, lastName: 'Hale', suffix: null, fullName: `Nora Hale ${n}` },
    city: 'Portland',
    stateCode: 'OR',
    dateOfBirth: { age: null, ageRange: '40s' },
  };
}
