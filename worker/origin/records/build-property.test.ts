import { expect, it } from 'vitest';
import { propertySchema } from '../../../shared/contract/records/property.ts';
import { FULL_REPORT, FULL_TRANSFER } from '../../../tests/fixtures/record-bodies.ts';
import { emptyParts, storedForm } from '../../../tests/support/stored-form.ts';
import { buildProperty, type PropertyRow, type TransferRow } from './build-property.ts';
import type { Mentions } from './mentions.ts';

const PEOPLE: Readonly<Record<string, string>> = { Pann: 'Ann Hale', Pbob: 'Bob Hale' };
const mentions: Mentions = { nameOf: (id) => PEOPLE[id] ?? null, addressOf: () => null };
const row: PropertyRow = {
  pnp_id: 'pnp-1',
  house_number: '98431',
  street: 'Alder St',
  unit: 'Apt 7',
  city: 'Portland',
  state_code: 'OR',
  zip5: '97201',
  county: 'Canary',
  apn: 'R-118-20',
  year_built: 1964,
  bedrooms: 3,
  bathrooms: 2.5,
  living_sqft: 1850,
  report: JSON.stringify(FULL_REPORT),
  first_seen: '2012-02',
  last_seen: '2026-03',
  source: 'property record',
  owner_since: '2019-04',
  owner_until: '2026-03',
};

function transfer(owners: object[], sellers: object[], body: object = {}): TransferRow {
  return {
    pnp_id: 'pnp-1',
    body: JSON.stringify({ ...FULL_TRANSFER, ...body }),
    owners: JSON.stringify(owners),
    sellers: JSON.stringify(sellers),
  };
}

const build = (transfers: readonly TransferRow[], ownerId = 'Pann', more: Partial<PropertyRow> = {}) =>
  propertySchema.parse(buildProperty({ ...row, ...more }, transfers, ownerId, mentions));

it('includes every field of the building, the tax, the loan and the sale', () => {
  const property = build([transfer([{ personId: 'Pann' }], [{ name: 'Blue Harbor Homes' }])]);
  const { saleDate, saleAmount } = FULL_TRANSFER;
  expect(storedForm(property)).toMatchObject({
    ...FULL_REPORT,
    id: 'pnp-1',
    pnpId: 'pnp-1',
    address: { line1: '98431 Alder St Apt 7', city: 'Portland', stateCode: 'OR', zip: '97201' },
    apn: 'R-118-20',
    yearBuilt: 1964,
    bedrooms: 3,
    baths: 2.5,
    livingSquareFeet: 1850,
    saleDate,
    saleAmount,
    dateFirstSeenAsOwner: '2019-04',
    dateLastSeenAsOwner: '2026-03',
    ownerships: [
      {
        ...FULL_TRANSFER,
        owners: [{ name: { fullName: 'Ann Hale' } }],
        sellers: [{ name: { fullName: 'Blue Harbor Homes' } }],
      },
    ],
    provenance: { firstSeen: '2012-02', lastSeen: '2026-03', source: 'property record' },
  });
  expect(emptyParts(property)).toEqual([]);
});

it('has as its own sale the latest one to this person, no later one to somebody else; each change of ownership has its own', () => {
  const transfers = [
    transfer([{ personId: 'Pbob' }], [{ personId: 'Pann' }], { saleDate: '2024-06-01', saleAmount: 600_000 }),
    transfer([{ personId: 'Pann' }, { personId: 'Pbob' }], [], { saleDate: '2010-05-20', saleAmount: 300_000 }),
    transfer([{ personId: 'Pann' }], [], { saleDate: '2001-01-02', saleAmount: 100_000 }),
  ];
  expect(build(transfers)).toMatchObject({ saleDate: { fullDate: '5/20/2010' }, saleAmount: 300_000 });
  expect(build(transfers).ownerships.map(({ saleAmount }) => saleAmount)).toEqual([600_000, 300_000, 100_000]);
  expect(build(transfers, 'Pbob')).toMatchObject({ saleDate: { fullDate: '6/1/2024' }, saleAmount: 600_000 });
  expect(build(transfers, 'Pcy')).toMatchObject({ saleDate: null, saleAmount: null });
});

it('counts no change after a death or a divorce as the purchase, unless there was no other', () => {
  const kept = transfer([{ personId: 'Pann' }], [{ personId: 'Pbob' }], { saleDate: '2020-02-02', saleAmount: null });
  const bought = transfer([{ personId: 'Pann' }, { personId: 'Pbob' }], [], { saleDate: '2010-05-20' });
  expect(build([kept, bought])).toMatchObject({ saleDate: { fullDate: '5/20/2010' }, saleAmount: 455_000 });
  expect(build([kept])).toMatchObject({ saleDate: { fullDate: '2/2/2020' }, saleAmount: null });
});

it('leaves out owners and sellers who may not be named, and keeps the sale', () => {
  const property = build([
    transfer([{ personId: 'Pann' }, { personId: 'Pgone' }], [{ personId: 'Pgone' }, { name: ' ' }]),
  ]);
  expect(property.ownerships).toHaveLength(1);
  expect(property.ownerships[0]?.owners).toEqual([{ name: { fullName: 'Ann Hale' } }]);
  expect(property.ownerships[0]?.sellers).toEqual([]);
});

it('names people as they were called at the time, but nobody who may not be named today', () => {
  const property = build([
    transfer(
      [
        { personId: 'Pann', as: 'Ann Quill' },
        { personId: 'Pgone', as: 'Guy Gone' },
      ],
      [{ personId: 'Pbob', as: ' ' }],
    ),
  ]);
  expect(property.ownerships[0]?.owners).toEqual([{ name: { fullName: 'Ann Quill' } }]);
  expect(property.ownerships[0]?.sellers).toEqual([{ name: { fullName: 'Bob Hale' } }]);
});

it('is complete even if only the address is on record', () => {
  const unknown = { apn: null, year_built: null, bedrooms: null, bathrooms: null, living_sqft: null, report: '{}' };
  const property = build([], 'Pann', { ...unknown, unit: null, owner_since: null, owner_until: null });
  expect(property).toMatchObject({ address: { line1: '98431 Alder St' }, taxAmount: null, ownerships: [] });
});
