import { expect, test } from 'vitest';
import { buildAddressProperty, buildHomeDetails } from '../../../../tests/fixtures/person.ts';
import { homeFacts } from './home-facts.ts';

const nothing = buildAddressProperty({
  propertyType: null,
  propertyPurpose: null,
  bedrooms: null,
  bathrooms: null,
  livingSqft: null,
  effYearBuilt: null,
  lastSaleAmount: null,
  saleDate: null,
});
const home = buildHomeDetails({
  propertyPurpose: 'Residential',
  bedrooms: 4,
  bathrooms: 1,
  livingSqft: 900,
  marketValue: 545_000,
});
/** With plain spaces. */
const facts = (...args: Parameters<typeof homeFacts>) => homeFacts(...args).replaceAll('\u00a0', ' ');

test('lists beds, baths, area, purpose, year and last sale, in this order [P9-043]', () => {
  expect(facts(buildAddressProperty(), null)).toBe(
    '3 beds · 2.5 baths · 1,840 sq ft · Residential · Built 1978 · Sold $412K in 2018',
  );
});

test('keeps a number and its unit on one line', () => {
  expect(homeFacts({ ...nothing, livingSqft: 1840 }, null)).toBe('1,840\u00a0sq\u00a0ft');
});

test('leaves out what is not on record or is 0', () => {
  expect(facts(nothing, null)).toBe('');
  expect(facts({ ...nothing, bedrooms: 0, bathrooms: 0, livingSqft: 0, lastSaleAmount: 0 }, null)).toBe('');
  expect(facts({ ...nothing, bedrooms: 1, bathrooms: 1 }, null)).toBe('1 bed · 1 bath');
  expect(facts({ ...nothing, propertyType: 'Condominium' }, null)).toBe('Condominium');
});

test('says what is known of a sale', () => {
  const year = { year: 2018, month: null, day: null, fullDate: null };
  expect(facts({ ...nothing, lastSaleAmount: 1_250_000 }, null)).toBe('Sold $1.25M');
  expect(facts({ ...nothing, saleDate: year }, null)).toBe('Sold in 2018');
  expect(facts({ ...nothing, lastSaleAmount: 0, saleDate: year }, null)).toBe('Sold in 2018');
  expect(facts({ ...nothing, saleDate: { ...year, year: null } }, null)).toBe('');
});

test('takes missing facts and the value from the details of the current home', () => {
  expect(facts(null, home)).toBe('4 beds · 1 bath · 900 sq ft · Residential · Market value $545K');
  expect(facts({ ...nothing, bedrooms: 3 }, home)).toMatch(/^3 beds · 1 bath/);
});
