import type { PersonName } from '../../shared/contract/identity.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { RelatedPerson } from '../../shared/contract/person/relative.ts';
import type { Provenance } from '../../shared/contract/primitives.ts';
import { paths } from '../../shared/urls/paths.ts';
import { maskPerson } from '../../worker/origin/masking/mask-person.ts';
import { buildPageDefinition } from '../../worker/origin/page-definition/build-page-definition.ts';
import type {
  EmailRecord,
  OwnedPropertyRecord,
  PersonRecord,
  PhoneRecord,
  RelationRecord,
  ResidenceRecord,
} from '../../worker/origin/people/person-record.ts';
import { BACKUP_SET } from '../../worker/origin/registry/backup.ts';
import { buildOffers } from '../../worker/origin/registry/build-offers.ts';
import type { BenchAnswer, BenchViewer } from './plain-workerd.ts';

/**
 * The person whose page the benchmark measures: 12 addresses, 9 phones, 6 emails, 24 relatives, 20 associates, 6
 * properties, 6 questions, 55 footer links. Fixed, so that figures from different days can be compared.
 */
export const BENCH_SIZES = {
  addresses: 12,
  phones: 9,
  emails: 6,
  relatives: 24,
  associates: 20,
  properties: 6,
  faqs: 6,
  related: 55,
};

const ID = 'PbenchPerson0001';
const NAME: PersonName = {
  firstName: 'Maya',
  middleName: 'June',
  lastName: 'Ostrowski',
  suffix: null,
  fullName: 'Maya June Ostrowski',
};
/** The date from which ages are counted. */
const NOW = Date.UTC(2026, 10, 20);
const CITIES = ['Portland', 'Eugene', 'Salem', 'Bend', 'Medford', 'Astoria'];
const STREETS = ['Alder St', 'Maple Ave', 'Lantern Hill Rd', 'Harbor View Dr', 'Juniper Ct', 'Old Mill Ln'];
const FIRST_NAMES = ['Nora', 'Jan', 'Silvia', 'Peter', 'Amara', 'Luis', 'Keiko', 'Tom'];
const LAST_NAMES = ['Ostrowski', 'Hale', 'Navarro', 'Lindqvist', 'Okafor', 'Brandt'];

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
const list = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));

function provenance(index: number): Provenance {
  return {
    firstSeen: `20${10 + (index % 12)}-03`,
    lastSeen: '2026-09',
    source: at(['property record', 'public directory', 'self-reported'] as const, index),
  };
}

function place(index: number) {
  return {
    houseNumber: String(16 + 101 * index),
    street: at(STREETS, index),
    unit: index % 4 === 3 ? 'Apt 204' : null,
    city: at(CITIES, index),
    stateCode: 'OR',
    zip5: `97${String(201 + index)}`,
    county: 'Multnomah County',
  };
}

function residence(index: number): ResidenceRecord {
  return {
    ...place(index),
    addressId: `Abench${String(index).padStart(6, '0')}`,
    fipsCode: '41051',
    usage: 'Residential',
    contactType: 'Home',
    isCurrent: index === 0,
    moveIn: `20${String(24 - 2 * index).padStart(2, '0')}-04`,
    moveOut: index === 0 ? null : `20${String(26 - 2 * index).padStart(2, '0')}-03`,
    latitude: 45.5 + index / 97,
    longitude: -122.6 - index / 89,
    cityLatitude: 45.5 + index / 10,
    cityLongitude: -122.6 - index / 10,
    property:
      index < BENCH_SIZES.properties
        ? {
            pnpId: `Nbench${String(index).padStart(6, '0')}`,
            propertyType: 'Single Family',
            propertyPurpose: 'Residential',
            neighborhood: 'Lantern Hill',
            macroNeighborhood: 'Northside',
            roiScore: 84 - 9 * index,
            roiAttributes: ['Low vacancy', 'Rising rents'],
            roiTags: ['Appreciation'],
            bedrooms: 3,
            bathrooms: 2.5,
            livingSqft: 1_840 + 35 * index,
            effYearBuilt: 1_978 + index,
            lastSaleAmount: 412_000 + 8_500 * index,
            saleDate: { year: 2019, month: 4, day: 12, fullDate: '4/12/2019' },
            ownerOccupied: index === 0 ? 'OwnerOccupied' : 'AbsenteeOwner',
            simulationResults: { cstvP50: 27.4 },
            marketValue: 548_000 + 9_000 * index,
          }
        : null,
    provenance: provenance(index),
  };
}

function phone(index: number): PhoneRecord {
  return {
    number: `503555${String(110 + index).padStart(4, '0')}`,
    lineType: at(['Mobile', 'Landline', 'Other'] as const, index),
    isListed: index === 1,
    isProfessional: index === 4,
    city: at(CITIES, index),
    stateCode: 'OR',
    bestTimeToCall: { timezone: 'America/Los_Angeles', weekday: [17, 20], weekend: [10, 13] },
    provenance: provenance(index),
  };
}

function email(index: number): EmailRecord {
  return {
    email: `maya.ostrowski${index}@${at(['example.com', 'example.org', 'mail.example', 'blue-harbor.example'], index)}`,
    kind: at(['personal', 'business', 'company'] as const, index),
    score: 92 - 13 * index,
    isPrimary: index === 0,
    provenance: provenance(index),
  };
}

const RELATIONSHIPS = ['spouse', 'parent', 'child', 'sibling', 'grandchild', 'in-law'] as const;

function relation(kind: 'Relative' | 'Associate', index: number): RelationRecord {
  const firstName = at(FIRST_NAMES, index);
  const lastName = at(LAST_NAMES, kind === 'Relative' ? Math.floor(index / 6) : index);
  return {
    kind,
    relationship: kind === 'Relative' ? at(RELATIONSHIPS, index) : null,
    id: `P${kind.toLowerCase()}${String(index).padStart(6, '0')}`,
    name: { firstName, middleName: null, lastName, suffix: null, fullName: `${firstName} ${lastName}` },
    birth: { year: 1_948 + 2 * index, month: 5 },
    isRecordedDead: false,
    city: at(CITIES, index),
    stateCode: 'OR',
    provenance: provenance(index),
  };
}

function owned(index: number): OwnedPropertyRecord {
  return { ...place(index), pnpId: `Nbench${String(index).padStart(6, '0')}`, provenance: provenance(index) };
}

const record: PersonRecord = {
  id: ID,
  name: NAME,
  akas: ['Maya Hale', 'Maya J. Ostrowski', 'M. June Ostrowski'],
  birth: { year: 1979, month: 4 },
  isRecordedDead: false,
  jobTitle: 'Project Manager',
  companyName: 'Blue Harbor Logistics',
  companyDomain: 'blue-harbor.example',
  linkedInUrl: 'https://profiles.example/maya-ostrowski',
  jobFacts: {
    provenance: provenance(0),
    earlier: [{ title: 'Coordinator', companyName: 'Alder Freight', since: '2004-03', until: '2015-08' }],
  },
  residences: list(BENCH_SIZES.addresses, residence),
  phones: list(BENCH_SIZES.phones, phone),
  emails: list(BENCH_SIZES.emails, email),
  relations: [
    ...list(BENCH_SIZES.relatives, (index) => relation('Relative', index)),
    ...list(BENCH_SIZES.associates, (index) => relation('Associate', index)),
  ],
  ownedProperties: list(BENCH_SIZES.properties, owned),
};

function relatedList(key: string): RelatedPerson[] {
  return list(BENCH_SIZES.related / 5, (index) => ({
    fn: at(FIRST_NAMES, index),
    mn: index % 3 === 0 ? 'June' : null,
    ln: at(LAST_NAMES, index),
    city: at(CITIES, index),
    state: 'OR',
    id: `P${key}${String(index).padStart(6, '0')}`,
  }));
}

function details(viewer: BenchViewer): PersonDetails {
  const isFree = viewer === 'anonymous';
  const entitlement = isFree ? 'free' : 'premium';
  const results = maskPerson(record, { entitlement, hasExactRelativeAges: !isFree, hasBusinessFeatures: false }, NOW);
  const userType = isFree ? null : 'paid';
  const facts = {
    hasMore: true,
    hasSpeedSearch: false,
    isOutOfLookups: false,
    canOpen: false,
    credits: 0,
    withProperties: false,
    hasLookupsLeft: !isFree,
    planName: null,
  };
  const offerViewer = { entitlement, userType, ...facts } as const;
  const offers = buildOffers(results, BACKUP_SET, offerViewer);
  return {
    results,
    lookupType: entitlement,
    entitlement,
    fillScore: 100,
    isMonitoring: false,
    flagOutcomes: [],
    peopleCount: 20_000,
    userInfo: {
      userType,
      primaryEmail: isFree ? null : 'premium@example.com',
      productName: null,
      lookupUsage: isFree ? null : { max: 20, used: 3 },
      resetsAt: null,
      isOutOfLookups: false,
      backgroundCredits: 0,
      creditsExpireAt: null,
      reportExpiresAt: null,
    },
    pageDefinition: buildPageDefinition(results, { fillScore: 100, entitlement, now: NOW, offers }),
    personIsOnMyContactsList: false,
    myContactsListId: null,
    courtRunnerInfo: null,
    amplitudeTestId: null,
    amplitudeTestName: null,
    amplitudeSegmentName: null,
    hardCodedBackup: false,
    relatedPeople: {
      lastNameCity: relatedList('sameLastName'),
      fullNameElsewhere: relatedList('elsewhere'),
      neighbors: relatedList('neighbor'),
      company: relatedList('coworker'),
      jobTitle: relatedList('sameJob'),
    },
  };
}

const COUNTS: PersonCounts = {
  phones: 9,
  emails: 6,
  currentAddresses: 1,
  historicalAddresses: 11,
  relatives: 24,
  associates: 20,
  offenses: 2,
  properties: 6,
  publicRecords: 7,
  criminalTrafficRecords: 5,
  licensesPermits: 2,
  bankruptcies: 1,
  foreclosures: 0,
  judgments: 2,
  liens: 2,
  evictions: 1,
};

/** What the benchmark's fake origin knows, by viewer. */
export function benchAnswers(): Record<BenchViewer, BenchAnswer> {
  return {
    anonymous: { details: details('anonymous'), counts: COUNTS },
    premium: { details: details('premium'), counts: COUNTS },
  };
}

/** The path of the bench person, or of somebody else with an id of that length. */
export function benchPath(id = ID): string {
  return paths.person({ name: NAME.fullName, city: 'Portland', stateCode: 'OR', id });
}

/** An id as long as the bench person's, and different for every number. */
export function benchId(number: number, prefix = 'P'): string {
  return prefix + String(number).padStart(ID.length - prefix.length, '0');
}
