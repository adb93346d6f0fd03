import { expect, test } from 'vitest';
import { homeLine } from './home-line.ts';

const NOTHING = { bedrooms: null, livingSquareFeet: null, yearBuilt: null };
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('a home is told by its bedrooms, size and year [F2-21]', () => {
  const line = homeLine({ bedrooms: 3, livingSquareFeet: 1_800, yearBuilt: 1962 });
  expect(spaced(line)).toBe('3 beds · 1,800 sq ft · built 1962');
  // A number and its unit never break apart.
  expect(line.match(/ /g)).toHaveLength(4);
});

test('what is not on record is left out, and a home without bedrooms is a studio [F2-21]', () => {
  expect(spaced(homeLine({ ...NOTHING, bedrooms: 1 }))).toBe('1 bed');
  expect(spaced(homeLine({ ...NOTHING, bedrooms: 0, livingSquareFeet: 400 }))).toBe('studio · 400 sq ft');
  expect(spaced(homeLine({ ...NOTHING, yearBuilt: 1962 }))).toBe('built 1962');
  expect(homeLine(NOTHING)).toBe('');
});
