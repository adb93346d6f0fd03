import { describe, expect, it } from 'vitest';
import { DATE, PROVENANCE, RECORD_NAME } from '../../../tests/fixtures/sample-values.ts';
import { expectFields, outlineOf } from '../../../tests/support/contract-fields.ts';
import {
  mortgageSchema,
  ownershipSchema,
  propertyAnswerSchema,
  propertySchema,
  propertyTeaserSchema,
  registryEntitySchema,
} from './property.ts';

const MORTGAGE = {
  cashPurchase: false,
  mortgageAmount: 280_000,
  mortgageLoanType: 'Conventional',
  mortgageDeedType: 'Deed of trust',
  mortgageTerm: '30 years',
  mortgageDate: DATE,
  mortgageDueDate: DATE,
  mtgSecCat: 'First',
  refiFlag: false,
};
const REGISTRY_ENTITY = { recordingDate: DATE, documentType: 'Deed', documentNumber: '2021-555' };
const OWNERSHIP = {
  ownerRelationshipType: 'Husband and wife',
  absenteeIndicator: 'Owner occupied',
  universalLandUse: 'Single family residence',
  propertyIndicator: 'Single family',
  resaleNewConstruction: 'Resale',
  residentialModelIndicator: 'Residential',
  titleCompanyName: 'Harbor Title',
  owners: [{ name: RECORD_NAME }],
  sellers: [{ name: RECORD_NAME }],
  saleDate: DATE,
  saleAmount: 412_000,
  lenderName: { fullName: 'First Harbor Bank' },
  registryEntities: [REGISTRY_ENTITY],
  mortgages: [MORTGAGE],
};
const PROPERTY = {
  id: 'property-1',
  pnpId: 'pnp-maple-16',
  address: { line1: '16 Maple St', city: 'Portland', stateCode: 'OR', zip: '97201' },
  apn: 'R-555',
  apnSequenceNumber: '1',
  buildingSquareFeet: 1_600,
  livingSquareFeet: 1_420,
  landSquareFeet: 5_000,
  legalDescription: 'Lot 5, block 5',
  yearBuilt: 1988,
  subdivisionName: 'Maple Grove',
  bedrooms: 3,
  baths: 1.5,
  taxYear: 2025,
  taxAmount: 4_120.5,
  totalValue: 498_000,
  assessedYear: 2025,
  landValue: 180_000,
  improvementValue: 240_000,
  assessedValue: 420_000,
  saleDate: DATE,
  saleAmount: 412_000,
  purchaseInformation: 'Mortgage',
  dateFirstSeenAsOwner: DATE,
  dateLastSeenAsOwner: DATE,
  deedSecCat: 'Resale',
  book: '12',
  page: '345',
  lenderInformation: 'First Harbor Bank',
  lenderCompanyCode: 'FHB',
  mortgageInterestRate: 6.25,
  mortgageInterestRateType: 'Fixed',
  mortgageAssumptionAmount: 0,
  secondMortgageAmount: 20_000,
  secondMortgageLoanType: 'Conventional',
  secondMortgageDeedType: 'Deed of trust',
  mortgageEndDate: DATE,
  privatePartyLender: false,
  constructionLoan: false,
  equalityFlag: false,
  ownerships: [OWNERSHIP],
  provenance: PROVENANCE,
};
const TEASER = {
  type: 'teaser',
  pnpId: 'pnp-maple-16',
  address: { line1WithoutNumber: 'Maple St', city: 'Portland', stateCode: 'OR' },
  home: { bedrooms: 3, livingSquareFeet: 1_800, yearBuilt: 1962 },
  roiGrade: 'B',
  isDistinct: true,
  position: { latitude: 45.5, longitude: -122.7 },
  soldOnStreet: 3,
  refreshedOn: '2026-11-14',
  holds: {
    ...{ ownerships: 2, hasSale: true, hasOccupancy: true, mortgages: 1, hasMortgageRate: false },
    ...{ hasTax: true, buildingFacts: 5, documents: 2 },
  },
};

describe('a property report', () => {
  it('has location, land and building, taxes and values, the sale and its loans; anything not on record is null [P3-091 P3-092 P3-093 P3-094 P3-095]', () => {
    expectFields(propertySchema, PROPERTY, { needed: 'id pnpId address ownerships provenance' });
    expect(outlineOf(propertySchema.shape.address)).toBe('{ line1, city, stateCode, zip }');
  });
  it('has for each ownership its kind, owners, sellers and lender by full name, registry entries and mortgages [P3-096 P3-097]', () => {
    expectFields(ownershipSchema, OWNERSHIP, {
      needed: 'owners sellers registryEntities mortgages',
      orAbsent: 'saleDate saleAmount',
    });
    const { owners, sellers, lenderName } = ownershipSchema.shape;
    expect(outlineOf(owners)).toBe('[{ name: { fullName } }]');
    expect(outlineOf(sellers)).toBe('[{ name: { fullName } }]');
    expect(outlineOf(lenderName)).toBe('{ fullName }');
    expectFields(registryEntitySchema, REGISTRY_ENTITY, { needed: '' });
  });
  it('has for each mortgage amount, types, term, dates and flags [P3-098]', () => {
    expectFields(mortgageSchema, MORTGAGE, { needed: '' });
  });
  it('is sent in full, or as a teaser with the street without its number', () => {
    expectFields(propertyTeaserSchema, TEASER, {
      orNull: 'roiGrade',
      orAbsent: 'home roiGrade isDistinct holds position soldOnStreet refreshedOn',
    });
    expect(outlineOf(propertyTeaserSchema.shape.address)).toBe('{ line1WithoutNumber, city, stateCode }');
    const takes = (answer: object) => propertyAnswerSchema.safeParse(answer).success;
    expect([takes(TEASER), takes({ type: 'full', property: PROPERTY })]).toEqual([true, true]);
    expect(takes({ ...TEASER, property: PROPERTY })).toBe(false);
  });
  it('has the letter of its forecast for everybody, and score, percent and price only with the whole report [F1-14]', () => {
    const takes = (answer: object) => propertyAnswerSchema.safeParse(answer).success;
    const forecast = { roiScore: 64, roiAttributes: ['Low vacancy'], cstvP50: 52.4, price: 412_000 };
    expect(takes({ type: 'full', property: PROPERTY, roiGrade: 'B', forecast })).toBe(true);
    expect(takes({ type: 'full', property: PROPERTY, roiGrade: null, forecast: null })).toBe(true);
    expect(takes({ ...TEASER, roiGrade: null })).toBe(true);
    expect(takes({ ...TEASER, roiGrade: 'E' })).toBe(false);
    expect(takes({ ...TEASER, forecast })).toBe(false);
  });
  it('tells where the home is to a tenth of a degree, and which homes near it were sold only with the whole report', () => {
    const takes = (answer: object) => propertyAnswerSchema.safeParse(answer).success;
    const position = { latitude: 45.5234, longitude: -122.6762 };
    const sold = { line1: '18 Maple St', bedrooms: null, baths: null, livingSquareFeet: null };
    const soldHomes = [{ ...sold, saleMonth: '2024-03', saleAmount: 518_000 }];
    expect(takes({ ...TEASER, position })).toBe(false);
    expect(takes({ ...TEASER, soldHomes })).toBe(false);
    expect(takes({ ...TEASER, neighbors: [] })).toBe(false);
    expect(takes({ type: 'full', property: PROPERTY, position, soldOnStreet: 1, soldHomes, neighbors: [] })).toBe(true);
    expect(takes({ type: 'full', property: PROPERTY, soldHomes: [{ ...soldHomes[0], pnpId: 'pnp-maple-18' }] })).toBe(
      false,
    );
  });
  it('has a size in hundreds in its teaser, never to the foot [F2-21]', () => {
    const sized = (livingSquareFeet: number | null) =>
      propertyTeaserSchema.safeParse({ ...TEASER, home: { ...TEASER.home, livingSquareFeet } }).success;
    expect([sized(1_800), sized(null), sized(1_842), sized(0)]).toEqual([true, true, false, false]);
  });
});
