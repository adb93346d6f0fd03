import type {
  ConcealedWeaponPermit,
  HuntingPermit,
  PilotsLicense,
  ProfessionalLicense,
} from '../../shared/contract/records/licenses.ts';
import { dateOn, knownSince, NAME_AND_BIRTH, NAME_ONLY } from './sample-facts.ts';

export const sampleProfessionalLicenses: ProfessionalLicense[] = [
  {
    id: 'sample-license',
    provenance: knownSince('2021-11', 'public directory'),
    matchIndicators: NAME_ONLY,
    licenseType: 'Residential specialty contractor',
    state: 'OR',
    licenseStatus: 'Active',
    number: 'SAMPLE-21118',
    trade: 'Cabinetmaking',
    business: 'Samplewood Workshop',
    issueDate: dateOn(2021, 11, 8),
    expirationDate: dateOn(2029, 11, 7),
    jobFunctions: ['Finish carpentry', 'Furniture restoration'],
  },
];

export const samplePilotsLicenses: PilotsLicense[] = [
  {
    id: 'sample-pilot',
    provenance: knownSince('2018-04', 'public directory'),
    matchIndicators: NAME_ONLY,
    airmanNumber: 'SAMPLE-A-418',
    certificateNumber: 'SAMPLE-418',
    certificateType: 'Private pilot',
    licenseStatus: 'Active',
    fileDate: dateOn(2018, 4, 18),
    medicalClass: 'Third',
    medicalDate: dateOn(2025, 5, 2),
    medicalExpirationDate: dateOn(2027, 5, 31),
    pilotRatings: [{ level: 'Private', rating: 'Airplane single-engine land' }],
  },
];

export const sampleWeaponPermits: ConcealedWeaponPermit[] = [
  {
    id: 'sample-permit',
    provenance: knownSince('2012-10', 'public directory'),
    matchIndicators: NAME_AND_BIRTH,
    permitType: 'Concealed weapon permit',
    number: 'SAMPLE-W-1010',
    licenseStatus: 'Expired',
    expiryDate: dateOn(2017, 10, 10),
    birthDate: { year: 1984, month: 5, day: null, fullDate: null },
    gender: null,
    ethnicity: null,
  },
];

export const sampleHuntingPermits: HuntingPermit[] = [
  {
    id: 'sample-angling',
    provenance: knownSince('2024-03', 'public directory'),
    matchIndicators: NAME_AND_BIRTH,
    number: 'SAMPLE-H-301',
    licenseStatus: 'Expired',
    issueDate: dateOn(2024, 3, 1),
    permitTypes: ['Angling'],
    permissions: ['Trout', 'Salmon'],
    resident: true,
    homeState: 'OR',
  },
];
