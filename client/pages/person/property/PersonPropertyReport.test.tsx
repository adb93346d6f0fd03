import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Property, type PropertyAnswer, propertySchema } from '../../../../shared/contract/records/property.ts';
import { readRecordDate } from '../../../../shared/people/record-date.ts';
import { buildPropertyTeaser } from '../../../../tests/fixtures/property.ts';
import { PropertyReport } from '../../../property/PropertyReport.tsx';
import { RecordGlossary } from '../../../records/RecordGlossary.tsx';
import { renderText } from '../../../ui/text/render-text.ts';
import { PersonPropertyContent } from './PersonPropertyDialog.tsx';

const day = readRecordDate('2019-04-15');
const FULL: Property = {
  id: 'n1',
  pnpId: 'n1',
  address: { line1: '88 Alder Ct', city: 'Portland', stateCode: 'OR', zip: '97214' },
  apn: 'R-118',
  apnSequenceNumber: '001',
  buildingSquareFeet: 2100,
  livingSquareFeet: 1850,
  landSquareFeet: 5000,
  legalDescription: 'Lot 4, Block 2',
  yearBuilt: 1964,
  subdivisionName: 'Alder Heights',
  bedrooms: 3,
  baths: 2.5,
  taxYear: 2025,
  taxAmount: 4120.75,
  totalValue: 512_000,
  assessedYear: 2024,
  landValue: 190_000,
  improvementValue: 322_000,
  assessedValue: 498_000,
  saleDate: day,
  saleAmount: 455_000,
  purchaseInformation: 'Resale',
  dateFirstSeenAsOwner: readRecordDate('2019-04'),
  dateLastSeenAsOwner: readRecordDate('2026'),
  deedSecCat: 'Warranty deed',
  book: '77',
  page: '12',
  lenderInformation: 'Blue Harbor Credit Union',
  lenderCompanyCode: 'BHCU',
  mortgageInterestRate: 6.125,
  mortgageInterestRateType: 'Fixed',
  mortgageAssumptionAmount: 0,
  secondMortgageAmount: 20_000,
  secondMortgageLoanType: 'Home equity',
  secondMortgageDeedType: 'Trust deed',
  mortgageEndDate: readRecordDate('2049-04-01'),
  privatePartyLender: false,
  constructionLoan: false,
  equalityFlag: true,
  ownerships: [
    {
      ownerRelationshipType: 'Husband and wife',
      absenteeIndicator: 'Owner occupied',
      universalLandUse: 'Single family residence',
      propertyIndicator: 'Residential',
      resaleNewConstruction: 'Resale again',
      residentialModelIndicator: 'Y',
      titleCompanyName: 'Canary Title',
      owners: [{ name: { fullName: 'Ann Hale' } }, { name: { fullName: 'Bob Hale' } }],
      sellers: [{ name: { fullName: 'Blue Harbor Homes' } }],
      lenderName: { fullName: 'Harbor Savings' },
      registryEntities: [
        { recordingDate: readRecordDate('2019-04-16'), documentType: 'Deed', documentNumber: '2019-1' },
      ],
      mortgages: [
        {
          cashPurchase: false,
          mortgageAmount: 360_000,
          mortgageLoanType: 'Conventional',
          mortgageDeedType: 'Deed of trust',
          mortgageTerm: '30 years',
          mortgageDate: day,
          mortgageDueDate: readRecordDate('2049-05'),
          mtgSecCat: 'First',
          refiFlag: true,
        },
      ],
    },
  ],
  provenance: { firstSeen: '2012-02', lastSeen: '2026-03', source: 'property record' },
};
const EMPTY_OWNERSHIP = {
  ownerRelationshipType: null,
  absenteeIndicator: null,
  universalLandUse: null,
  propertyIndicator: null,
  resaleNewConstruction: null,
  residentialModelIndicator: null,
  titleCompanyName: null,
  owners: [],
  sellers: [],
  lenderName: null,
  registryEntities: [],
  mortgages: [],
};
const KEPT = ['id', 'pnpId', 'address', 'provenance'];
/** A property with only an address and one change of ownership. */
const EMPTY = propertySchema.parse({
  ...Object.fromEntries(Object.entries(FULL).map(([key, value]) => [key, KEPT.includes(key) ? value : null])),
  ownerships: [EMPTY_OWNERSHIP],
});

const reportOf = (property: Property) => <PropertyReport property={property} lead="place" Glossary={RecordGlossary} />;
const shownOf = (property: Property) => renderText(reportOf(property)).replaceAll('\u00a0', ' ');
/** Labels and values in order. */
const fieldsOf = (property: Property) =>
  [...renderToStaticMarkup(reportOf(property)).matchAll(/<dt>([^<]*)<\/dt><dd dir="auto">([^<]*)<\/dd>/g)].map(
    ([, label, value]) => `${label}: ${value?.replaceAll('\u00a0', ' ')}`,
  );

describe('the property report', () => {
  test('has the three sections in this order, and the disclaimer at its end [P3-100]', () => {
    const html = renderToStaticMarkup(reportOf(FULL));
    const titles = [...html.matchAll(/<h3><svg.*?<\/svg>([^<]*)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Basic Property Information',
      'Tax Assessment Information',
      'Mortgage and Transaction Information',
    ]);
    expect(shownOf(FULL)).toMatch(/^Portland, OR 97214\. Last confirmed Mar, 2026 · property record\./);
    expect(shownOf(FULL)).toMatch(/court records may be inaccurate or incomplete\.$/);
  });

  test.each([
    [{ yearBuilt: 0, taxYear: 0, assessedYear: 0 }, ['Year built', 'Tax year', 'Assessed year']],
    [{ yearBuilt: -1964 }, ['Year built']],
    [{ bedrooms: -1, baths: -1 }, ['Bedrooms', 'Baths']],
    [{ livingSquareFeet: 0, buildingSquareFeet: 0, landSquareFeet: 0 }, ['Living area', 'Building area', 'Land area']],
    [{ landSquareFeet: -5000 }, ['Land area']],
    [{ mortgageInterestRate: -3.5, saleAmount: -1 }, ['Sale amount', 'Interest rate']],
  ] satisfies [Partial<Property>, string[]][])('treats %j as not on record', (changed, labels) => {
    const shown = fieldsOf({ ...FULL, ...changed }).map((field) => field.split(': ')[0]);
    const missing = fieldsOf(FULL)
      .map((field) => field.split(': ')[0])
      .filter((label) => !shown.includes(label));
    expect(missing.toSorted()).toEqual(labels.toSorted());
    for (const label of labels)
      expect(shownOf({ ...FULL, ...changed })).toMatch(new RegExp(`Not in this record: [^:]*${label}`, 'i'));
  });

  test('shows a home without bedrooms, and a loan without interest', () => {
    expect(fieldsOf({ ...FULL, bedrooms: 0, mortgageInterestRate: 0 })).toEqual(
      expect.arrayContaining(['Bedrooms: 0', 'Interest rate: 0%']),
    );
  });

  test('shows every field, with dates as month/day/year and whole dollars', () => {
    expect(fieldsOf(FULL)).toEqual([
      ...['Parcel number (APN): R-118', 'Parcel sequence number: 001', 'Year built: 1964', 'Bedrooms: 3', 'Baths: 2.5'],
      ...['Living area: 1,850 sq ft', 'Building area: 2,100 sq ft', 'Land area: 5,000 sq ft'],
      ...['Subdivision: Alder Heights', 'First seen as owner: 04/2019', 'Last seen as owner: 2026'],
      'Legal description: Lot 4, Block 2',
      ...['Total value: $512,000', 'Assessed value: $498,000', 'Assessed year: 2024', 'Land value: $190,000'],
      ...['Improvement value: $322,000', 'Tax year: 2025', 'Tax amount: $4,121'],
      ...['Sale date: 04/15/2019', 'Sale amount: $455,000', 'Purchase: Resale'],
      ...['Kind of sale: Warranty deed', 'Deed book: 77', 'Deed page: 12', 'Lender: Blue Harbor Credit Union'],
      ...['Lender number: BHCU', 'Interest rate: 6.125%', 'Rate type: Fixed', 'Mortgage end date: 04/01/2049'],
      ...['Assumed mortgage: $0', 'Second mortgage: $20,000', 'Kind of second mortgage: Home equity'],
      ...[
        'Second mortgage document: Trust deed',
        'Lender is a private party: No',
        'Construction loan: No',
        'Home equity loan: Yes',
      ],
      ...['Owners: Ann Hale and Bob Hale', 'Sellers: Blue Harbor Homes', 'Relationship of owners: Husband and wife'],
      ...['Occupancy: Owner-occupied', 'Land use: Single family residence', 'Property kind: Residential'],
      ...[
        'Resale or new construction: Resale again',
        'Counted as residential: Yes',
        'Title company: Canary Title',
        'Lender: Harbor Savings',
      ],
      ...['Document type: Deed', 'Document number: 2019-1', 'Recording date: 04/16/2019'],
      ...['Mortgage amount: $360,000', 'Loan type: Conventional', 'Mortgage document: Deed of trust', 'Term: 30 years'],
      ...['Mortgage date: 04/15/2019', 'Due date: 05/2049', 'Kind of mortgage: First', 'Cash purchase: No'],
      'Refinanced: Yes',
    ]);
    expect(shownOf(FULL)).not.toMatch(/Not available|Not in this record/);
  });

  test('names what a section leaves out, says it if that is everything, and explains once what it means [P3-099]', () => {
    expect(fieldsOf(EMPTY)).toEqual([]);
    for (const said of [
      'The record gives no details of the property.',
      'The record gives no tax assessment.',
      'The record gives no sale and no mortgage.',
      'The record gives no details of this change of ownership.',
    ])
      expect(shownOf(EMPTY)).toContain(said);
    const some = shownOf({ ...FULL, book: ' ', taxAmount: null });
    expect(some).toContain('Not in this record: tax amount');
    expect(some).toContain('Not in this record: deed book');
    expect(some.match(/does not mean none or zero/g)).toHaveLength(1);
  });

  test('writes codes in words', () => {
    const [transfer] = FULL.ownerships;
    const ownerships = [{ ...transfer, ownerRelationshipType: 'JT', absenteeIndicator: 'A', universalLandUse: '163' }];
    expect(fieldsOf({ ...FULL, ownerships } as Property)).toEqual(
      expect.arrayContaining([
        'Relationship of owners: Joint tenants',
        'Occupancy: Owner lives elsewhere',
        'Land use: Single-family home',
      ]),
    );
  });

  test('says where the house is only if nothing above it does', () => {
    expect(renderText(<PropertyReport property={FULL} Glossary={RecordGlossary} />)).toMatch(/^Basic Property/);
    expect(renderText(<PropertyReport property={FULL} lead="confirmed" Glossary={RecordGlossary} />)).toMatch(
      /^Last confirmed Mar, 2026 · property record\. Basic Property/,
    );
  });

  test('explains its words, but none that it does not use', () => {
    expect(shownOf(FULL)).toMatch(/What these words mean .*Deed of trust A document that secures a home loan/);
    expect(shownOf(FULL)).not.toContain('Lis pendens');
  });

  test('shows the latest change of ownership open, and the earlier ones and the glossary folded', () => {
    const ownerships = [...FULL.ownerships, EMPTY_OWNERSHIP];
    const html = renderToStaticMarkup(reportOf({ ...FULL, ownerships }));
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false, false]);
    expect(html).toContain('1. Ann Hale and Bob Hale');
    expect(html).toContain('2. Owners not in this record');
  });
});

test('the teaser lists what this report holds, with counts and nothing that it lacks, and reveals only the street and city of the house [P9-044 P1-008]', () => {
  const bulletsOf = (state: PropertyAnswer) =>
    [...renderToStaticMarkup(<PersonPropertyContent state={state} />).matchAll(/<span>([^<]*)<\/span><\/li>/g)].map(
      ([, bullet]) => bullet,
    );
  const all = buildPropertyTeaser();
  expect(bulletsOf(all)).toEqual([
    '4 changes of ownership, with owners and sellers as recorded',
    'What the home sold for, and when',
    'Whether it is owner-occupied',
    '3 mortgages',
    'Mortgage rate',
    'Tax assessment',
    '6 facts about the building',
    '5 recorded documents',
  ]);
  expect(renderText(<PersonPropertyContent state={all} />)).toMatch(
    /^Portland, OR This report holds: 4 changes.* only forecasts are estimates\./,
  );
  const none = { ownerships: 0, hasSale: false, mortgages: 0, hasMortgageRate: false, hasOccupancy: false };
  const little = buildPropertyTeaser({ holds: { ...none, hasTax: true, buildingFacts: 1, documents: 0 } });
  expect(bulletsOf(little)).toEqual(['Tax assessment', '1 fact about the building']);
  const empty = buildPropertyTeaser({ holds: { ...none, hasTax: false, buildingFacts: 0, documents: 0 } });
  expect(renderText(<PersonPropertyContent state={empty} />)).toMatch(/Little is on record about this home/);
});

test('where nobody counted what a report holds, the teaser promises nothing [P9-044]', () => {
  const teaser = <PersonPropertyContent state={buildPropertyTeaser({ holds: undefined })} />;
  expect(renderText(teaser)).toMatch(/^Portland, OR A property report shows what is on record about one home\./);
  expect(renderToStaticMarkup(teaser)).not.toContain('<li');
});

test('a report that does not load says so', () => {
  expect(renderText(<PersonPropertyContent state="failed" />)).toBe('The property report did not load.');
  expect(renderText(<PersonPropertyContent state="gone" />)).toBe('This property is no longer on record.');
  expect(renderText(<PersonPropertyContent state="loading" />)).toBe('');
});
