import { describe, it } from 'vitest';
import { DATE, RECORD, RECORD_NAME } from '../../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import {
  bankruptcySchema,
  evictionSchema,
  foreclosureSchema,
  judgmentSchema,
  lienSchema,
  partySchema,
} from './civil.ts';

const PARTY = { name: RECORD_NAME.fullName, address: '16 Maple St, Portland, OR 97201' };

describe('a civil record', () => {
  it('about a bankruptcy has chapter, case, dates, debtors, counsel and court [P3-079 P3-080]', () => {
    const bankruptcy = {
      ...RECORD,
      chapter: '7',
      caseNumber: '21-30555',
      fileDate: DATE,
      closedDate: DATE,
      reportDate: DATE,
      dischargeDate: DATE,
      assetsAvailable: false,
      noticeType: 'Discharge',
      lawFirm: 'Hale & Navarro',
      attorneyName: 'Ada Hale',
      attorneyPhone: '(503) 555-0101',
      trusteePhone: '(503) 555-0102',
      judgeName: 'Ruth Hale',
      courtId: 'ORB',
      division: 'Portland',
      district: 'Oregon',
      phone: '(503) 555-0103',
      debtors: [PARTY],
    };
    expectFields(bankruptcySchema, bankruptcy, {
      needed: 'id provenance matchIndicators debtors',
      orAbsent: 'matchIndicators',
    });
    expectFields(partySchema, PARTY, { needed: '' });
  });
  it('about a lien has its filing, agency, amount, documents, dates and tax [P3-081]', () => {
    const lien = {
      ...RECORD,
      filingLocation: 'Multnomah County',
      lienIssuingAgency: 'Department of Revenue',
      totalAmount: 5_500.25,
      deedCategoryType: 'State tax lien',
      documentType: 'Notice',
      recordingNumber: '2021-555',
      courtCaseNumber: '21CV00555',
      recordingDate: DATE,
      taxLienDate: DATE,
      taxLienReleaseDate: DATE,
      certificateNumber: 'C-555',
      kindOfTax: 'Income',
      name: RECORD_NAME,
    };
    expectFields(lienSchema, lien, { needed: 'id provenance matchIndicators', orAbsent: 'matchIndicators' });
  });
  it('about a judgment has its filing, case, amount, parties and court [P3-082]', () => {
    const judgment = {
      ...RECORD,
      filingType: 'Civil judgment',
      courtCaseNumber: '21CV00555',
      totalAmount: 1_200,
      filingDate: DATE,
      name: RECORD_NAME,
      address: PARTY.address,
      plaintiff: 'Blue Harbor Logistics',
      courtId: 'OR-26',
      businessName: 'Ostrowski Repairs',
      courtPhone: '(503) 555-0104',
      courtAddress: '1 Court Sq, Portland, OR 97201',
    };
    expectFields(judgmentSchema, judgment, { needed: 'id provenance matchIndicators', orAbsent: 'matchIndicators' });
  });
  it('about a foreclosure has deed, dates, amounts, parties and parcel, with the property as one object [P3-083 P3-084 P3-085]', () => {
    const propertyAttributes = {
      units: 1,
      area: 1_420,
      bedrooms: 3,
      bathrooms: 1.5,
      zoning: 'R5',
      lotSize: 5_000,
      yearBuilt: 1988,
      landValue: 180_000,
      improvementValue: 240_000,
    };
    const foreclosure = {
      ...RECORD,
      deedCategory: 'Notice of default',
      deedBook: '12',
      deedPage: '345',
      documentType: 'Notice',
      documentNumber: '2021-556',
      recordingDate: DATE,
      filingDate: DATE,
      auctionDate: DATE,
      defaultAmount: 9_000,
      judgmentAmount: 210_000,
      loanAmount: 280_000,
      lenderName: 'First Harbor Bank',
      trusteeName: 'Harbor Trustees',
      parcelNumber: 'R-555',
      propertyAttributes,
      legalDescription: 'Lot 5, block 5',
      owners: [PARTY],
      address: PARTY.address,
    };
    expectFields(foreclosureSchema, foreclosure, {
      needed: 'id provenance matchIndicators owners',
      orAbsent: 'matchIndicators',
    });
    expectFields(foreclosureSchema.shape.propertyAttributes.def.innerType, propertyAttributes, { needed: '' });
  });
  it('about an eviction has its case, filing, action, amount and who was evicted from where [P3-086]', () => {
    const eviction = {
      ...RECORD,
      caseNumber: '21LT00555',
      filingType: 'Residential eviction',
      filingState: 'OR',
      actionType: 'Judgment',
      department: 'Landlord and tenant',
      unlawfulDetainer: true,
      filingDate: DATE,
      liabilityAmount: 1_800,
      name: RECORD_NAME,
      address: PARTY.address,
    };
    expectFields(evictionSchema, eviction, { needed: 'id provenance matchIndicators', orAbsent: 'matchIndicators' });
  });
});
