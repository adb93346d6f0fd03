import { expect, test } from 'vitest';
import {
  type PropertyHolds,
  propertyHoldingLines,
  propertyHoldings,
  propertyHoldingsInShort,
} from './property-holds.ts';

const ALL: PropertyHolds = {
  ownerships: 4,
  hasSale: true,
  mortgages: 3,
  hasMortgageRate: true,
  hasOccupancy: true,
  hasTax: true,
  buildingFacts: 6,
  documents: 1,
};
const NOTHING: PropertyHolds = {
  ownerships: 0,
  hasSale: false,
  mortgages: 0,
  hasMortgageRate: false,
  hasOccupancy: false,
  hasTax: false,
  buildingFacts: 0,
  documents: 0,
};

test('a property report is described by what it holds, with counts [P9-044]', () => {
  expect(propertyHoldings(ALL)).toEqual([
    '4 changes of ownership, with owners and sellers as recorded',
    'What the home sold for, and when',
    'Whether it is owner-occupied',
    '3 mortgages',
    'Mortgage rate',
    'Tax assessment',
    '6 facts about the building',
    '1 recorded document',
  ]);
  expect(propertyHoldingsInShort(ALL)).toBe('owners, the latest sale, mortgages, the tax assessment and the building');
});

test('the same stands line by line on the page of a property, with a number only where something is counted [P9-044]', () => {
  expect(propertyHoldingLines(ALL).map(({ name, count }) => [name, count])).toEqual([
    ['Owners', 4],
    ['Latest sale', null],
    ['Occupancy', null],
    ['Mortgages', 3],
    ['Mortgage rate', null],
    ['Tax assessment', null],
    ['Building', 6],
    ['Recorded documents', 1],
  ]);
});

test('what it does not hold is neither promised nor listed as missing [P9-044]', () => {
  expect(propertyHoldings(NOTHING)).toEqual([]);
  expect(propertyHoldingLines(NOTHING)).toEqual([]);
  expect(propertyHoldingsInShort(NOTHING)).toBe('');
  for (const [key, value] of Object.entries(ALL))
    for (const listed of [propertyHoldings, propertyHoldingLines])
      expect(listed({ ...NOTHING, [key]: value }), key).toHaveLength(1);
});
