import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { Person, PersonDetails } from '../../shared/contract/person/person.ts';
import type { BackgroundAnswer, BackgroundRecords, RecordGroup } from '../../shared/contract/records/background.ts';
import { listRecords } from '../../shared/records/record-lists.ts';
import { sampleAddresses, sampleHome, sampleOwned } from './sample-addresses.ts';
import { sampleEmails, samplePhones } from './sample-contacts.ts';
import { sampleCourtRunner } from './sample-court-runner.ts';
import { sampleCriminalRecords } from './sample-criminal.ts';
import { ageAt, knownSince, REFRESHED_ON, SAMPLE_NAME } from './sample-facts.ts';
import {
  sampleHuntingPermits,
  samplePilotsLicenses,
  sampleProfessionalLicenses,
  sampleWeaponPermits,
} from './sample-licenses.ts';
import { sampleAssociates, sampleRelatives } from './sample-people.ts';
import { sampleCurrentProperties, samplePastProperties } from './sample-properties.ts';
import {
  sampleBankruptcies,
  sampleEvictions,
  sampleForeclosures,
  sampleJudgments,
  sampleLiens,
} from './sample-public-records.ts';

/** What an origin would answer about the invented person to somebody who bought the report. */
export interface SampleReport {
  readonly details: PersonDetails;
  readonly counts: PersonCounts;
  /** all of it */
  readonly background: BackgroundAnswer;
}

/** The records of the report; they never change. */
export const sampleRecords: BackgroundRecords = {
  criminalAndTrafficRecords: sampleCriminalRecords,
  properties: { currentProperties: sampleCurrentProperties, pastProperties: samplePastProperties },
  bankruptcies: sampleBankruptcies,
  liens: sampleLiens,
  judgments: sampleJudgments,
  foreclosures: sampleForeclosures,
  evictions: sampleEvictions,
  licensesAndPermits: {
    professionalLicenses: sampleProfessionalLicenses,
    pilotsLicenses: samplePilotsLicenses,
    concealedWeaponPermits: sampleWeaponPermits,
    huntingPermits: sampleHuntingPermits,
  },
};

/**
 * The sample report: a whole report about a person who does not exist. It is the product's own and comes from no origin,
 * and nothing on its pages asks one about this person.
 *
 * @param now milliseconds since 1970, from which ages are counted
 */
export function sampleReport(now: number): SampleReport {
  const person = samplePerson(now);
  return {
    details: detailsOf(person),
    counts: countsOf(person),
    background: { records: sampleRecords, next: {} },
  };
}

function samplePerson(now: number): Person {
  const relatives = sampleRelatives(now);
  const associates = sampleAssociates(now);
  const { Mobile: mobile, Landline: landline, Other: other } = samplePhones;
  return {
    // As long as the contract wants it. No origin is ever asked for it, and no page contains it.
    id: 'P-sample-person',
    name: {
      firstName: 'Avery',
      middleName: 'Quill',
      lastName: 'Samplewood',
      suffix: null,
      fullName: SAMPLE_NAME,
    },
    akas: ['Avery Q Exampleton', 'Ave Samplewood'],
    dateOfBirth: { age: ageAt(now, '1984-05'), ageRange: null, month: 5, year: 1984 },
    isDead: false,
    identity: {
      confidence: 'very-likely',
      reasons: ['birth-and-name-agree', 'several-sources', 'homes-follow', 'relatives-confirm'],
    },
    refreshedOn: REFRESHED_ON,
    addresses: [...sampleAddresses],
    ownedProperties: [...sampleOwned],
    currentAddressDetails: sampleHome,
    mobilePhones: [...mobile],
    landlinePhones: [...landline],
    otherPhones: [...other],
    emails: sampleEmails,
    relatives,
    associates,
    professionalData: {
      type: 'full',
      title: 'Furniture restorer',
      companyName: 'Samplewood Workshop',
      companyDomain: 'example.com',
      linkedInUrl: null,
      since: '2017-05',
      earlier: [{ title: 'Carpenter', companyName: 'Exampleton Joinery', since: '2008-06', until: '2017-04' }],
      provenance: knownSince('2017-05', 'public directory'),
    },
    counts: {
      addressesCount: sampleAddresses.length,
      phonesCount: mobile.length + landline.length + other.length,
      landlinePhonesCount: landline.length,
      mobilePhonesCount: mobile.length,
      otherPhonesCount: other.length,
      emailsCount: sampleEmails.emails.length,
      relativesCount: relatives.length,
      associatesCount: associates.length,
      ownedPropertiesCount: sampleOwned.length,
    },
    changeCounts: null,
  };
}

const SUMMARY =
  'Avery Quill Samplewood lives at 1420 Sample St in Portland, Oregon, and has lived in Salem and Eugene, Oregon, and in Boise, Idaho. Avery also goes by Ave Samplewood, restores furniture at Samplewood Workshop, and is related to Rowan, Juniper, Linden and Wren Samplewood.';

function detailsOf(person: Person): PersonDetails {
  return {
    results: person,
    lookupType: 'bg',
    entitlement: 'bg',
    fillScore: 100,
    isMonitoring: false,
    userInfo: {
      userType: null,
      primaryEmail: null,
      productName: null,
      lookupUsage: null,
      resetsAt: null,
      isOutOfLookups: false,
      backgroundCredits: 0,
      creditsExpireAt: null,
      reportExpiresAt: null,
    },
    flagOutcomes: [],
    peopleCount: 0,
    pageDefinition: {
      personDetailsSeoSummary: { summary: SUMMARY },
      personDetailsFaqs: null,
      userEntitlement: { emailPresentationType: 'full' },
      headerComponent: null,
      // Nothing is for sale inside the report.
      callsToAction: {},
    },
    personIsOnMyContactsList: false,
    myContactsListId: null,
    courtRunnerInfo: sampleCourtRunner,
    amplitudeTestId: null,
    amplitudeTestName: null,
    amplitudeSegmentName: null,
    hardCodedBackup: false,
    relatedPeople: null,
  };
}

/** Counted from what is there, so that no number can differ from it. */
function countsOf({ counts, addresses }: Person): PersonCounts {
  const count = (...groups: RecordGroup[]) => listRecords(sampleRecords, groups).length;
  const currentAddresses = addresses.filter(({ isHistorical }) => !isHistorical).length;
  const civil = {
    liens: count('liens'),
    bankruptcies: count('bankruptcies'),
    foreclosures: count('foreclosures'),
    judgments: count('judgments'),
    licensesPermits: count('professionalLicenses', 'pilotsLicenses', 'concealedWeaponPermits', 'huntingPermits'),
  };
  return {
    phones: counts.phonesCount,
    emails: counts.emailsCount,
    currentAddresses,
    historicalAddresses: addresses.length - currentAddresses,
    relatives: counts.relativesCount,
    associates: counts.associatesCount,
    offenses: sampleCriminalRecords.filter(({ isTraffic }) => !isTraffic).length,
    criminalTrafficRecords: count('criminalAndTrafficRecords'),
    properties: count('currentProperties', 'pastProperties'),
    ...civil,
    publicRecords: Object.values(civil).reduce((sum, many) => sum + many, 0),
    evictions: count('evictions'),
  };
}
