import type { Person } from '../../shared/contract/person.ts';
import type { Provenance } from '../../shared/contract/provenance.ts';
import type { Access } from '../../worker/origin/masking/access.ts';
import { maskPerson } from '../../worker/origin/masking/mask-person.ts';
import type {
  EmailRecord,
  OwnedPropertyRecord,
  PersonRecord,
  PhoneRecord,
  RelationRecord,
  ResidenceRecord,
} from '../../worker/origin/people/person-record.ts';

/** The moment at which the handmade person is looked at. */
export const NOW = Date.UTC(2026, 10, 20, 12);
/** What each kind of viewer may see. */
export const FREE: Access = { entitlement: 'free', hasExactRelativeAges: false, hasBusinessFeatures: false };
export const CANCELLED: Access = { ...FREE, hasExactRelativeAges: true };
export const PREMIUM: Access = { entitlement: 'premium', hasExactRelativeAges: true, hasBusinessFeatures: false };
export const SMB: Access = { entitlement: 'smb', hasExactRelativeAges: true, hasBusinessFeatures: true };
export const BG: Access = { entitlement: 'bg', hasExactRelativeAges: true, hasBusinessFeatures: false };
/** A report unlocked by who has a small-business plan. */
export const SMB_BG: Access = { ...BG, hasBusinessFeatures: true };
/** Whoever pays, in one way or another. */
export const PAID = [PREMIUM, SMB, BG, SMB_BG];

const provenance: Provenance = { firstSeen: '2017-02', lastSeen: '2026-03', source: 'public directory' };

export const home: ResidenceRecord = {
  addressId: 'Acanaryhome1',
  houseNumber: '98431',
  street: 'Alder St',
  unit: 'Apt 77C',
  city: 'Portland',
  stateCode: 'OR',
  zip5: '97201',
  county: 'Canary County',
  fipsCode: '41951',
  usage: 'Residential',
  contactType: 'Home',
  isCurrent: true,
  moveIn: '2019-04',
  moveOut: null,
  latitude: 45.52341,
  longitude: -122.67629,
  property: {
    pnpId: 'pnp-canary',
    propertyType: 'Canary Cottage',
    propertyPurpose: 'Rental',
    neighborhood: 'Canary Park',
    macroNeighborhood: 'Greater Canary',
    roiScore: 83,
    roiAttributes: ['Low vacancy'],
    roiTags: ['Steady rents'],
    bedrooms: 4,
    bathrooms: 2.5,
    livingSqft: 2317,
    effYearBuilt: 1938,
    lastSaleAmount: 455_123,
    saleDate: { year: 2019, month: 4, day: 9, fullDate: '4/9/2019' },
    ownerOccupied: 'AbsenteeOwner',
    simulationResults: { cstvP50: 17.3 },
    marketValue: 612_345,
  },
  provenance,
};
export const former: ResidenceRecord = {
  ...home,
  addressId: 'Aformerhome1',
  houseNumber: '55512',
  street: 'Canary Former Rd',
  city: 'Eugene',
  zip5: '97401',
  isCurrent: false,
  moveIn: '2010-02',
  moveOut: '2019-03',
  property: null,
  provenance: { firstSeen: '2011-08', lastSeen: '2018-12', source: 'property record' },
};

const homeProperty: OwnedPropertyRecord = {
  pnpId: 'pnp-canary',
  houseNumber: '98431',
  street: 'Alder St',
  unit: 'Apt 77C',
  city: 'Portland',
  stateCode: 'OR',
  zip5: '97201',
  county: 'Canary County',
};

export const phone = (number: string, lineType: PhoneRecord['lineType'], isListed = false): PhoneRecord => ({
  number,
  lineType,
  isListed,
  isProfessional: false,
  city: 'Portland',
  stateCode: 'OR',
  bestTimeToCall: { timezone: 'America/Los_Angeles', weekday: [9, 17], weekend: [11, 19] },
  provenance: { firstSeen: '2014-05', lastSeen: '2026-01', source: 'public directory' },
});

const email = (address: string, kind: EmailRecord['kind'], score: number, isPrimary = false): EmailRecord => ({
  email: address,
  kind,
  score,
  isPrimary,
  provenance: { firstSeen: '2015-06', lastSeen: '2025-09', source: 'self-reported' },
});

export const relative = (at: number, more: Partial<RelationRecord> = {}): RelationRecord => ({
  kind: 'Relative',
  id: `Prelative${String(at).padStart(6, '0')}`,
  name: { firstName: `Kin${at}`, middleName: null, lastName: 'Navarro', suffix: null, fullName: `Kin${at} Navarro` },
  birth: { year: 1983, month: 3, day: 3 },
  city: 'Salem',
  stateCode: 'OR',
  ...more,
});

/** A person whose values are easy to tell apart, with more of everything than a free viewer gets. */
export const record: PersonRecord = {
  id: 'Pcanary00000000',
  name: { firstName: 'Elise', middleName: null, lastName: 'Navarro', suffix: null, fullName: 'Elise Navarro' },
  akas: ['Elise Hale'],
  birth: { year: 1951, month: 7, day: 23 },
  isRecordedDead: false,
  jobTitle: 'Canary Keeper',
  companyName: 'Canary Works',
  companyDomain: 'canaryworks.example',
  linkedInUrl: 'https://profile.example/canary',
  residences: [former, home],
  phones: [
    phone('5035550101', 'Mobile'),
    phone('5035550102', 'Mobile'),
    phone('5035550103', 'Mobile'),
    phone('5035550111', 'Landline'),
    phone('5035550112', 'Landline', true),
    phone('5035550113', 'Landline', true),
    phone('5035550121', 'Other'),
  ],
  emails: [
    email('canarybox@one.example', 'personal', 90, true),
    email('second@one.example', 'business', 50),
    email('third@two.example', 'company', 51),
    email('fourth@three.example', 'personal', 0),
    email('fifth@four.example', 'personal', 10),
  ],
  relations: [0, 1, 2, 3, 4, 5, 6, 7]
    .map((at) => relative(at))
    .concat([10, 11, 12, 13, 14, 15, 16].map((at) => relative(at, { kind: 'Associate' }))),
  ownedProperties: [homeProperty, { ...homeProperty, pnpId: 'pnp-second', houseNumber: '77310', street: 'Cabin Rd' }],
};

/** The handmade person, or one who differs in some parts, as a viewer gets them. */
export const mask = (access: Access, more: Partial<PersonRecord> = {}): Person =>
  maskPerson({ ...record, ...more }, access, NOW);
