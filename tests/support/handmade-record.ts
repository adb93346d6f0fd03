import type { Person } from '../../shared/contract/person.ts';
import type { Access } from '../../worker/origin/masking/access.ts';
import { maskPerson } from '../../worker/origin/masking/mask-person.ts';
import type {
  PersonRecord,
  PhoneRecord,
  RelationRecord,
  ResidenceRecord,
} from '../../worker/origin/people/person-record.ts';

/** The moment at which the handmade person is looked at. */
export const NOW = Date.UTC(2026, 10, 20, 12);
/** What each kind of viewer may see. */
export const FREE: Access = { entitlement: 'free', hasExactRelativeAges: false };
export const CANCELLED: Access = { entitlement: 'free', hasExactRelativeAges: true };
export const PREMIUM: Access = { entitlement: 'premium', hasExactRelativeAges: true };
export const SMB: Access = { entitlement: 'smb', hasExactRelativeAges: true };
export const BG: Access = { entitlement: 'bg', hasExactRelativeAges: true };
/** Whoever pays, in one way or another. */
export const PAID = [PREMIUM, SMB, BG];

export const home: ResidenceRecord = {
  addressId: 'Acanaryhome1',
  houseNumber: '98431',
  street: 'Alder St',
  unit: 'Apt 77C',
  city: 'Portland',
  stateCode: 'OR',
  zip5: '97201',
  county: 'Canary County',
  isCurrent: true,
  moveIn: '2019-04',
  moveOut: null,
  latitude: 45.52341,
  longitude: -122.67629,
  pnpId: 'pnp-canary',
  roiScore: 83,
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
};

export const phone = (number: string, lineType: PhoneRecord['lineType'], isListed = false): PhoneRecord => ({
  number,
  lineType,
  isListed,
  city: 'Portland',
  stateCode: 'OR',
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
    { email: 'canarybox@one.example', kind: 'personal', score: 90, isPrimary: true },
    { email: 'second@one.example', kind: 'business', score: 50, isPrimary: false },
    { email: 'third@two.example', kind: 'company', score: 51, isPrimary: false },
    { email: 'fourth@three.example', kind: 'personal', score: 0, isPrimary: false },
    { email: 'fifth@four.example', kind: 'personal', score: 10, isPrimary: false },
  ],
  relations: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => relative(at)).concat(relative(9, { kind: 'Associate' })),
  ownedPropertiesCount: 2,
};

/** The handmade person, or one who differs in some parts, as a viewer gets them. */
export const mask = (access: Access, more: Partial<PersonRecord> = {}): Person =>
  maskPerson({ ...record, ...more }, access, NOW);
