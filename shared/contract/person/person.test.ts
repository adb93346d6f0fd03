import { describe, expect, it } from 'vitest';
import { mask, SMB } from '../../../tests/fixtures/person-record.ts';
import { NAME, PERSON_ID, PROVENANCE } from '../../../tests/fixtures/sample-values.ts';
import { expectFields, outlineOf, variantOf } from '../../../tests/support/contract-fields.ts';
import { searchResultSchema } from '../finding/search.ts';
import { changeCountsSchema, recordCountsSchema } from './counts.ts';
import {
  missingAddressIdsAnswerSchema,
  personDetailsSchema,
  personSchema,
  professionalDataSchema,
  realtimeAgeAnswerSchema,
} from './person.ts';

/** When a job began and ended, and those before it. */
const DATES = { since: '2012-05', until: '2026-08' };
const EARLIER = [{ title: 'Aide', companyName: 'Alder Care', since: '2004-02', until: '2012-04' }];
const TITLE = { title: 'Nurse', companyName: 'Blue Harbor Clinic' };

describe('work', () => {
  it('has title, company, company domain and profile link if full', () => {
    const full = {
      type: 'full',
      ...TITLE,
      companyDomain: 'blueharbor.example',
      linkedInUrl: 'https://profiles.example/maya',
      ...DATES,
      earlier: EARLIER,
      provenance: PROVENANCE,
    };
    expectFields(variantOf(professionalDataSchema, 'full'), full, {
      needed: 'type since until earlier provenance',
      orAbsent: 'since until earlier provenance',
    });
  });
  it('with title and company also says whether there is a profile link', () => {
    const titleAndCompany = {
      type: 'title_and_company',
      ...TITLE,
      linkedInUrlAvailable: true,
      ...DATES,
      earlier: EARLIER,
      provenance: PROVENANCE,
    };
    expectFields(variantOf(professionalDataSchema, 'title_and_company'), titleAndCompany, {
      orNull: 'title companyName',
      orAbsent: 'since until earlier provenance',
    });
  });
  it('says what is known, without any value, if a teaser', () => {
    const teaser = { type: 'teaser', titleAvailable: true, companyNameAvailable: true, linkedInUrlAvailable: false };
    expectFields(variantOf(professionalDataSchema, 'teaser'), teaser);
    expect(professionalDataSchema.safeParse({ ...teaser, since: '2012-05' }).success).toBe(false);
  });
});

const COUNTS = {
  addressesCount: 5,
  phonesCount: 3,
  landlinePhonesCount: 1,
  mobilePhonesCount: 1,
  otherPhonesCount: 1,
  emailsCount: 2,
  relativesCount: 6,
  associatesCount: 2,
  ownedPropertiesCount: 1,
};
const CHANGE_COUNTS = {
  addressChangesCount: 1,
  phoneChangesCount: 0,
  relativeAssociateChangesCount: 2,
  criminalTrafficChangesCount: 0,
  licensesPermitsChangesCount: 0,
  propertiesChangesCount: 1,
  publicRecordChangesCount: 0,
};
const PERSON = {
  id: PERSON_ID,
  name: NAME,
  akas: ['May Ostrowski'],
  dateOfBirth: { age: 41, ageRange: null, month: 3, year: 1985 },
  isDead: false,
  identity: { confidence: 'probably', reasons: ['name-agrees', 'one-source'] },
  refreshedOn: '2026-11-14',
  addresses: [],
  ownedProperties: [],
  currentAddressDetails: {
    type: 'partial',
    propertyAddress: { line1WithoutNumber: 'Maple St', city: 'Portland', state: 'OR' },
  },
  mobilePhones: [],
  landlinePhones: [],
  otherPhones: [],
  emails: { type: 'none' },
  relatives: [],
  associates: [],
  professionalData: { type: 'teaser', titleAvailable: true, companyNameAvailable: true, linkedInUrlAvailable: true },
  counts: COUNTS,
  changeCounts: CHANGE_COUNTS,
};
const USER_INFO = {
  userType: 'paid',
  primaryEmail: 'ann@example.com',
  productName: 'Premium Monthly',
  lookupUsage: { max: 20, used: 8 },
  resetsAt: '2026-12-09T10:30:00.000Z',
  isOutOfLookups: false,
  canOpen: false,
  refusesSale: true,
  backgroundCredits: 2,
  creditsExpireAt: 1_790_000_000_000,
  reportExpiresAt: null,
};
const DETAILS = {
  results: PERSON,
  lookupType: 'premium',
  entitlement: 'premium',
  fillScore: 90,
  isMonitoring: true,
  userInfo: USER_INFO,
  pageDefinition: {
    personDetailsSeoSummary: null,
    personDetailsFaqs: null,
    userEntitlement: { emailPresentationType: 'none' },
    headerComponent: null,
    callsToAction: {},
  },
  personIsOnMyContactsList: true,
  myContactsListId: 7,
  courtRunnerInfo: { requests: [], addresses: [], baseProduct: null },
  amplitudeTestId: 'test-1',
  amplitudeTestName: 'PROPERTY_UPSELL',
  amplitudeSegmentName: 'upsell',
  hardCodedBackup: false,
  flagOutcomes: [{ flag: 'monitor', isDone: true }],
  peopleCount: 2_000,
  relatedPeople: { lastNameCity: [], fullNameElsewhere: [], neighbors: [], company: [], jobTitle: [] },
};
const takesDetails = (more: object) => personDetailsSchema.safeParse({ ...DETAILS, ...more }).success;

describe('a details response', () => {
  it('has person, entitlement, viewer, page definition, contact list, Court Runner, experiment and related people [P3-004 P3-013 P3-014]', () => {
    expectFields(personDetailsSchema, DETAILS, {
      orNull: 'myContactsListId courtRunnerInfo amplitudeTestId amplitudeTestName amplitudeSegmentName relatedPeople',
    });
  });
  it("has the viewer's user type, email address and lookups; the type is null without a log-in, the maximum if unlimited", () => {
    expectFields(personDetailsSchema.shape.userInfo, USER_INFO, {
      orNull: 'userType primaryEmail productName lookupUsage resetsAt creditsExpireAt reportExpiresAt',
      orAbsent: 'canOpen refusesSale',
    });
    const takesUsage = (lookupUsage: object) => takesDetails({ userInfo: { ...USER_INFO, lookupUsage } });
    expect([takesUsage({ max: null, used: 8 }), takesUsage({ max: 20, used: null })]).toEqual([true, false]);
  });
  it('accepts only known entitlements, lookup types and fill scores', () => {
    expect(['free', 'premium', 'smb', 'bg', 'gold'].filter((entitlement) => takesDetails({ entitlement }))).toEqual([
      'free',
      'premium',
      'smb',
      'bg',
    ]);
    expect(['free', 'premium', 'smb', 'bg'].filter((lookupType) => takesDetails({ lookupType }))).toEqual([
      'free',
      'premium',
      'bg',
    ]);
    expect([-1, 0, 100, 101].filter((fillScore) => takesDetails({ fillScore }))).toEqual([0, 100]);
  });
});

describe('a person', () => {
  it('has name, birth, addresses, properties, three kinds of phones, emails, relatives, associates, work and counts [P3-023]', () => {
    expectFields(personSchema, PERSON, {
      orNull: 'currentAddressDetails professionalData changeCounts',
      orAbsent: 'identity refreshedOn',
    });
  });
  it('has nine totals, none of them missing', () => {
    expectFields(recordCountsSchema, COUNTS);
  });
  it('has seven counts of changes in one object, or null for a viewer who does not monitor them [P3-026]', () => {
    expectFields(changeCountsSchema, CHANGE_COUNTS);
    expect(personSchema.safeParse({ ...PERSON, changeCounts: null }).success).toBe(true);
  });
});

describe('what is requested after load', () => {
  it('is address ids, matched by street, city and state', () => {
    expect(outlineOf(missingAddressIdsAnswerSchema)).toBe('{ data: { addresses: [{ id, address, city, state }] } }');
    const address = { id: 'Amaple16', address: '16 Maple St', city: 'Portland', state: 'OR' };
    expectFields(missingAddressIdsAnswerSchema.shape.data.shape.addresses.def.element, address);
  });
  it('is ages by person, null if they stay unknown', () => {
    expectFields(
      realtimeAgeAnswerSchema.def.element,
      { id: PERSON_ID, age: 41, ageRange: '65+' },
      { orNull: 'age ageRange' },
    );
  });
});

it('accepts no blank name for a person, a related person or a search result [F3-16 P3-019]', () => {
  const person = mask(SMB);
  expect(personSchema.safeParse(person).success).toBe(true);
  for (const blank of ['', ' ', '\u00a0\t']) {
    expect(personSchema.safeParse({ ...person, name: { ...person.name, fullName: blank } }).success).toBe(false);
    expect(personSchema.safeParse({ ...person, akas: [blank] }).success).toBe(false);
    expect(searchResultSchema.shape.fullName.safeParse(blank).success).toBe(false);
  }
});
