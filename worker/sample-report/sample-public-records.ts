import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../../shared/contract/records/civil.ts';
import { BOISE_HOME, dateOn, EUGENE_HOME, knownSince, SAMPLE_NAME } from './sample-facts.ts';

export const sampleBankruptcies: Bankruptcy[] = [
  {
    id: 'sample-bankruptcy',
    provenance: knownSince('2010-02', 'court record'),
    chapter: '7',
    caseNumber: 'SAMPLE-10-0204',
    fileDate: dateOn(2010, 2, 4),
    closedDate: dateOn(2010, 6, 18),
    reportDate: dateOn(2010, 6, 21),
    dischargeDate: dateOn(2010, 5, 26),
    assetsAvailable: false,
    noticeType: 'Discharge of debtor',
    lawFirm: 'Exampleton & Patternby',
    attorneyName: 'Quinn Exampleton',
    attorneyPhone: '(208) 555-0110',
    trusteePhone: '(208) 555-0111',
    judgeName: 'Pat Mockingford',
    courtId: 'SAMPLE',
    division: 'Boise',
    district: 'District of Idaho',
    phone: '(208) 555-0112',
    debtors: [{ name: SAMPLE_NAME, address: BOISE_HOME }],
  },
];

export const sampleLiens: Lien[] = [
  {
    id: 'sample-lien',
    provenance: knownSince('2015-04', 'court record'),
    filingLocation: 'Marion County, Oregon',
    lienIssuingAgency: 'Department of Revenue',
    totalAmount: 2_318.4,
    deedCategoryType: 'State tax lien',
    documentType: 'Notice of lien',
    recordingNumber: 'SAMPLE-2015-0417',
    courtCaseNumber: null,
    recordingDate: dateOn(2015, 4, 17),
    taxLienDate: dateOn(2015, 4, 2),
    taxLienReleaseDate: dateOn(2017, 1, 30),
    certificateNumber: 'SAMPLE-C-417',
    kindOfTax: 'Income tax',
    name: { fullName: SAMPLE_NAME },
  },
];

export const sampleJudgments: Judgment[] = [
  {
    id: 'sample-judgment',
    provenance: knownSince('2013-11', 'court record'),
    filingType: 'Civil judgment, satisfied',
    courtCaseNumber: 'SAMPLE-13-1107',
    totalAmount: 1_840,
    filingDate: dateOn(2013, 11, 7),
    name: { fullName: SAMPLE_NAME },
    address: BOISE_HOME,
    plaintiff: 'Placeholder Furniture Supply',
    courtId: 'SAMPLE',
    businessName: null,
    courtPhone: '(208) 555-0114',
    courtAddress: '1 Pattern Ct, Boise, ID 83702',
  },
];

export const sampleForeclosures: Foreclosure[] = [
  {
    id: 'sample-foreclosure',
    provenance: knownSince('2013-03', 'court record'),
    deedCategory: 'Notice of default',
    deedBook: '12',
    deedPage: '345',
    documentType: 'Rescission of notice of default',
    documentNumber: 'SAMPLE-2013-0312',
    recordingDate: dateOn(2013, 3, 12),
    filingDate: dateOn(2013, 3, 11),
    auctionDate: null,
    defaultAmount: 4_260,
    judgmentAmount: null,
    loanAmount: 139_000,
    lenderName: 'Sample Savings Bank',
    trusteeName: 'Specimen Title and Trust',
    parcelNumber: 'SAMPLE-305',
    propertyAttributes: {
      units: 1,
      area: 990,
      bedrooms: 2,
      bathrooms: 1,
      zoning: 'R-1',
      lotSize: 5_200,
      yearBuilt: 1978,
      landValue: 52_000,
      improvementValue: 88_000,
    },
    legalDescription: 'Lot 5, block 3, Pattern Court',
    owners: [{ name: SAMPLE_NAME, address: BOISE_HOME }],
    address: BOISE_HOME,
  },
];

export const sampleEvictions: Eviction[] = [
  {
    id: 'sample-eviction',
    provenance: knownSince('2008-12', 'court record'),
    caseNumber: 'SAMPLE-08-1203',
    filingType: 'Residential eviction',
    filingState: 'OR',
    actionType: 'Dismissed',
    department: 'Landlord and tenant',
    unlawfulDetainer: false,
    filingDate: dateOn(2008, 12, 3),
    liabilityAmount: 875,
    name: { fullName: SAMPLE_NAME },
    address: EUGENE_HOME,
  },
];
