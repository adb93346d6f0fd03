import type { AddressProperty, FullAddress } from '../../../shared/contract/address.ts';
import type { PersonCounts } from '../../../shared/contract/counts.ts';
import type { CallToAction, PageDefinition } from '../../../shared/contract/page-definition.ts';
import type { Person, PersonDetails } from '../../../shared/contract/person.ts';
import type { FullPhone } from '../../../shared/contract/phone.ts';
import type { FullRelative } from '../../../shared/contract/relative.ts';
import { NO_EXPERIMENTS } from '../../../shared/experiments/experiments.ts';
import { residenceDates } from '../../../shared/people/residence-dates.ts';
import type { PersonPageFlags, PersonPageModel } from '../page-model.ts';

/** Builders for tests: a person of whom only the name is known, and what a test adds to it. */
export function buildPerson(known: Partial<Person> = {}): Person {
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

/** A call to action of the registry, into the funnel of a person. */
export function buildCallToAction(text: string, more: Partial<CallToAction> = {}): CallToAction {
  return { text, lateTemplate: null, clickKind: 'funnel', destination: 'person', source: 'registry', ...more };
}

/** A registry that offers in each section what an anonymous reader is offered there. */
export const FREE_OFFERS: PageDefinition['callsToAction'] = {
  subHeader: buildCallToAction('See the report', { destination: 'background' }),
  phones: buildCallToAction('View Phone Numbers'),
  emails: buildCallToAction('View email addresses', { destination: 'person-email' }),
  addresses: buildCallToAction('View full addresses'),
  relatives: buildCallToAction('See all relatives'),
  background: buildCallToAction('Unlock background report', { destination: 'background' }),
};

/** A registry that offers what a Premium subscriber is offered. */
export const PREMIUM_OFFERS: PageDefinition['callsToAction'] = {
  subHeader: FREE_OFFERS.subHeader,
  background: FREE_OFFERS.background,
  phones: buildCallToAction('Add phone activity', { clickKind: 'one-click-upgrade', destination: 'phone_activity' }),
  emails: buildCallToAction('View email addresses', { clickKind: 'one-click-upgrade', destination: 'business' }),
};

/** A page that says nothing about itself, with the offers of an anonymous reader. */
export function buildPageDefinition(more: Partial<PageDefinition> = {}): PageDefinition {
  return {
    personDetailsSeoSummary: null,
    personDetailsFaqs: null,
    userEntitlement: { emailPresentationType: 'none' },
    headerComponent: null,
    callsToAction: FREE_OFFERS,
    ...more,
  };
}

export function buildDetails(person: Person, more: Partial<PersonDetails> = {}): PersonDetails {
  return {
    results: person,
    lookupType: 'free',
    entitlement: 'free',
    fillScore: 90,
    isMonitoring: false,
    userInfo: {
      userType: null,
      primaryEmail: null,
      lookupUsage: null,
      isOutOfLookups: false,
      backgroundCredits: 0,
      creditsExpireAt: null,
      reportExpiresAt: null,
    },
    flagOutcomes: [],
    peopleCount: 2_000,
    pageDefinition: buildPageDefinition({
      userEntitlement: { emailPresentationType: person.emails.type },
      callsToAction: (more.entitlement ?? 'free') === 'free' ? FREE_OFFERS : PREMIUM_OFFERS,
    }),
    personIsOnMyContactsList: false,
    myContactsListId: null,
    courtRunnerInfo: null,
    amplitudeTestId: null,
    amplitudeTestName: null,
    amplitudeSegmentName: null,
    hardCodedBackup: false,
    relatedPeople: null,
    ...more,
  };
}

/** An address without flags. */
export const NO_FLAGS: PersonPageFlags = {
  outcomes: [],
  asks: [],
  email: null,
  debugsRegistry: false,
  showsBadPayment: false,
  upgrade: null,
};

export function buildPage(person: Person, more: Partial<PersonPageModel> = {}): PersonPageModel {
  return {
    kind: 'person',
    details: buildDetails(person),
    counts: null,
    background: null,
    isLoggedIn: false,
    asksToLogIn: null,
    flags: NO_FLAGS,
    experiments: NO_EXPERIMENTS,
    fullPath: '/name/Maya-Ostrowski/-/PmayaOstrowski1?full=1',
    isBot: false,
    isFromPaidSearch: false,
    tilesUrl: '/tiles/v1/{z}/{x}/{y}.mvt',
    mortgageRatePercent: 6.5,
    propertySite: null,
    genealogyUrl: null,
    isHouseClaimConfirmed: false,
    ...more,
  };
}

/** Counts of a person of whom nothing is recorded, and what a test adds. */
export function buildCounts(more: Partial<PersonCounts> = {}): PersonCounts {
  return {
    phones: 0,
    emails: 0,
    currentAddresses: 0,
    historicalAddresses: 0,
    relatives: 0,
    associates: 0,
    offenses: 0,
    properties: 0,
    publicRecords: 0,
    criminalTrafficRecords: 0,
    licensesPermits: 0,
    bankruptcies: 0,
    foreclosures: 0,
    judgments: 0,
    liens: 0,
    evictions: 0,
    ...more,
  };
}

/** A current address with everything about the residence, and nothing of a property record. */
export function buildAddress(more: Partial<FullAddress> = {}): FullAddress {
  const address: FullAddress = {
    type: 'full',
    id: 'Aalderhome01',
    index: 0,
    line1: '88 Alder Ct',
    line1WithoutNumber: 'Alder Ct',
    line2: null,
    city: 'Portland',
    stateCode: 'OR',
    zip5: '97214',
    county: 'Multnomah',
    fipsCode: '41051',
    fullAddress: '88 Alder Ct, Portland, OR 97214',
    usage: 'Residential',
    contactType: 'Home',
    isHistorical: false,
    moveInDate: '2018-03',
    moveOutDate: null,
    datesOfResidence: null,
    latlong: { latitude: 45.5231, longitude: -122.6765 },
    pnpId: null,
    roiGrade: null,
    property: null,
    provenance: null,
    ...more,
  };
  return { ...address, datesOfResidence: more.datesOfResidence ?? residenceDates(address) };
}

/** A property record of an address: a house built in 1978. */
export function buildAddressProperty(more: Partial<AddressProperty> = {}): AddressProperty {
  return {
    propertyType: 'Single Family',
    propertyPurpose: 'Residential',
    neighborhood: 'Alder Park',
    roiScore: 83,
    roiAttributes: ['Low vacancy'],
    roiTags: ['Appreciation'],
    bedrooms: 3,
    bathrooms: 2.5,
    livingSqft: 1840,
    effYearBuilt: 1978,
    lastSaleAmount: 412_000,
    saleDate: { year: 2018, month: 3, day: 9, fullDate: '3/9/2018' },
    ownerOccupied: 'OwnerOccupied',
    simulationResults: { cstvP50: 12.4 },
    ...more,
  };
}

export function buildPhone(
  last4: string,
  more: Partial<Omit<FullPhone, 'detail'>> & { readonly isPrimary?: boolean } = {},
): FullPhone {
  const { isPrimary = false, ...phone } = more;
  return {
    type: 'full',
    id: `1503555${last4}`,
    npa: '503',
    nxx: '555',
    local: last4,
    nationalNumber: `(503) 555-${last4}`,
    linetype: 'Landline',
    isListed: false,
    isProfessional: false,
    detail: { city: 'Portland', stateCode: 'OR', isPrimary },
    bestTimeToCall: null,
    activity: null,
    provenance: null,
    ...phone,
  };
}

export function buildRelative(n: number, kind: 'Relative' | 'Associate' = 'Relative'): FullRelative {
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
