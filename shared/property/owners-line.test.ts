import { describe, expect, test } from 'vitest';
import { buildOwnership } from '../../tests/fixtures/property.ts';
import type { Ownership } from '../contract/records/property.ts';
import type { PropertyHolds } from '../copy/records/property-holds.ts';
import { readRecordDate } from '../people/record-date.ts';
import { maskedOwnersLine, ownersLine } from './owners-line.ts';

const TODAY = Date.UTC(2026, 10, 27);
const HOLDS: PropertyHolds = {
  ...{ ownerships: 3, hasSale: true, sales: 3, hasOccupancy: false, mortgages: 2, hasMortgageRate: false },
  ...{ hasTax: false, buildingFacts: 0, documents: 0 },
};
const owned = (date: string | null, price: number | null, names: readonly string[], more: Partial<Ownership> = {}) =>
  buildOwnership({
    saleDate: readRecordDate(date),
    saleAmount: price,
    owners: names.map((fullName) => ({ name: { fullName } })),
    ...more,
  });
const loan = (from: string, due: string | null) => ({
  ...{ cashPurchase: null, mortgageAmount: 300_000, mortgageLoanType: null, mortgageDeedType: null },
  ...{ mortgageTerm: '30 years', mtgSecCat: null, refiFlag: null },
  ...{ mortgageDate: readRecordDate(from), mortgageDueDate: readRecordDate(due) },
});
const THREE = [
  owned('2018-02-10', 462_000, ['Terry Pierce', 'Carolyn Pierce'], { mortgages: [loan('2018-02', '2048-02')] }),
  owned('2009-06-01', 248_500, ['Marisol Echeverria'], { mortgages: [loan('2009-06', '2039-06')] }),
  owned('1998-04-20', 139_900, ['Dale Whitcomb']),
];

function laneOf(ownerships: readonly Ownership[], name: string) {
  const lane = ownersLine({ ownerships: [...ownerships] }, TODAY)?.line.lanes.find((one) => one.name === name);
  if (lane === undefined) throw new Error(`no lane ${name}`);
  return lane;
}
const stretchesOf = (ownerships: readonly Ownership[]) => {
  const lane = laneOf(ownerships, 'Owners');
  return lane.kind === 'stretches' ? lane.stretches : [];
};

describe('the line of readers of the report', () => {
  test('has each owner from their sale to the next one, numbered back from now, and leads to them in the report', () => {
    expect(stretchesOf(THREE).map(({ number, label, sublabel, href }) => [number, label, sublabel, href])).toEqual([
      [1, 'Terry Pierce and Carolyn Pierce', 'since 2018', '#owner-1'],
      [2, 'Marisol Echeverria', '2009–2018', '#owner-2'],
      [3, 'Dale Whitcomb', '1998–2009', '#owner-3'],
    ]);
    expect(ownersLine({ ownerships: THREE }, TODAY)?.about).toBe('3 owners, 3 sales, 1998 to now');
  });

  test('has the price of each sale, and each loan until it is due, at the latest until the home is sold', () => {
    const sales = laneOf(THREE, 'Sales');
    expect(sales.kind === 'rings' ? sales.rings.map(({ label, sublabel }) => [label, sublabel]) : null).toEqual([
      ['$462,000', '2018'],
      ['$248,500', '2009'],
      ['$139,900', '1998'],
    ]);
    const loans = laneOf(THREE, 'Loans');
    expect(loans.kind === 'bands' ? loans.bands.map(({ label, sublabel }) => [label, sublabel]) : null).toEqual([
      ['Mortgage, 30 years', 'since 2018'],
      ['Mortgage, 30 years', '2009–2018'],
    ]);
  });

  test('is also a list, with how long each owned the home', () => {
    const list = ownersLine({ ownerships: THREE }, TODAY)?.line.list ?? [];
    expect(list[1]).toEqual({ key: 2, label: 'Marisol Echeverria', when: '2009 to 2018, 9 years' });
    expect(list).toContainEqual({ key: 'Sales', label: '$248,500', when: '2009' });
    expect(list).toContainEqual({ key: 'Loans', label: '$300,000 mortgage, 30 years', when: '2009 to 2018, 9 years' });
  });

  test('takes the first recorded document if a sale has no date, and names nobody who may not be named', () => {
    const deed = { recordingDate: readRecordDate('2003-05-02'), documentType: null, documentNumber: null };
    const [stretch] = stretchesOf([owned(null, null, [], { registryEntities: [deed] })]);
    expect([stretch?.label, stretch?.sublabel]).toEqual(['Not named', 'since 2003']);
    const { saleDate: _date, saleAmount: _amount, ...silent } = owned('2001', 1, ['Ann Hale']);
    expect(stretchesOf([silent])[0]).toMatchObject({ label: 'Ann Hale', sublabel: 'owns it now', span: null });
  });

  test('also shows owners whose dates overlap or contradict each other', () => {
    const mixed = [owned('2010', 1, ['A']), owned('2015', 2, ['B']), owned('2012', 3, ['C'])];
    expect(stretchesOf(mixed)).toHaveLength(3 - 1);
    const line = ownersLine({ ownerships: mixed }, TODAY)?.line;
    expect(line?.list.map(({ label }) => label).slice(0, 3)).toEqual(['A', 'B', 'C']);
  });

  test('holds 40 sales, each stretch within the axis, and none without a change of ownership', () => {
    const many = Array.from({ length: 40 }, (_, n) => owned(`${2025 - n}-03`, 100_000 + n, [`Owner ${n}`]));
    const stretches = stretchesOf(many);
    expect(stretches).toHaveLength(40);
    for (const { span } of stretches) expect((span?.start ?? 0) + (span?.length ?? 0)).toBeLessThanOrEqual(255);
    expect(ownersLine({ ownerships: [] }, TODAY)).toBeNull();
  });
});

describe('the line of everybody else', () => {
  test('tells how many owners, in order and all equal, and nothing of a name, a year, a price or a length [F2-22]', () => {
    const owners = maskedOwnersLine(HOLDS, TODAY);
    expect(owners?.about).toBe('3 owners, in order. Names, years and prices are hidden.');
    expect(owners?.line).toMatchObject({ scale: 'order', ticks: [] });
    const [lane, ...sentences] = owners?.line.lanes ?? [];
    expect(lane?.kind === 'stretches' ? lane.stretches : []).toEqual(
      ['Current owner', 'Previous owner', 'First owner on record'].map((label, at) => ({
        ...{ number: at + 1, label, sublabel: null, span: null, row: 0 },
        ...{ isAlone: true, isMasked: true, isNow: at === 0, href: null },
      })),
    );
    expect(sentences.map((one) => (one.kind === 'sentence' ? one.text : one.kind))).toEqual([
      '3 sales on record',
      '2 mortgages on record',
    ]);
    expect(JSON.stringify(owners)).not.toMatch(/\d{4}|\$/);
  });

  test.each([
    [1, ['Current owner']],
    [2, ['Current owner', 'First owner on record']],
    [4, ['Current owner', 'Previous owner', 'Earlier owner', 'First owner on record']],
  ])('of %i owners reads %j', (ownerships, labels) => {
    const [lane] = maskedOwnersLine({ ...HOLDS, ownerships }, TODAY)?.line.lanes ?? [];
    expect(lane?.kind === 'stretches' ? lane.stretches.map(({ label }) => label) : null).toEqual(labels);
  });

  test('leaves out sales and loans that are not on record, and does not exist without an owner', () => {
    const none = maskedOwnersLine({ ...HOLDS, sales: 0, mortgages: 0 }, TODAY);
    expect(none?.line.lanes).toHaveLength(1);
    expect(maskedOwnersLine({ ...HOLDS, ownerships: 0 }, TODAY)).toBeNull();
  });
});
