import { describe, expect, test } from 'vitest';
import { buildSegment } from '../urls/segments.ts';
import { isBoxLine, isStreetLine } from './street-line.ts';
import { guessAddressSplit, plainUnit, splitAddressLine } from './typed-address.ts';

test.each([
  '1423 Main St',
  '1423 main st portland or',
  '12-B Elm St, Bend, OR',
  '12 1/2 Elm St',
  'N6W23001 Main St',
  '12345 Main St',
  'Halyard Ave, Portland, OR',
  'halyard ave portland or',
  'Main Street, Portland',
])('%s is a street', (text) => {
  expect(isStreetLine(text)).toBe(true);
});

test.each(['Diane Lane', 'Ruby Dr', 'Mary St John', 'Maya Ostrowski, Bend', '97701 maya ostrowski', 'Portland OR'])(
  '%s is no street',
  (text) => {
    expect(isStreetLine(text)).toBe(false);
  },
);

test.each([
  ['12 Elm St Apt #4B', '12 Elm St Apt 4B'],
  ['12 Elm St, Unit # 2', '12 Elm St, Unit 2'],
  ['12 Elm St Ste. #300', '12 Elm St Ste 300'],
  ['12 Elm St # 4', '12 Elm St # 4'],
  ['12 Elm St #4', '12 Elm St #4'],
])('the unit of %s has one word in a path: %s [F5-16]', (typed, street) => {
  expect(plainUnit(typed)).toBe(street);
  expect(buildSegment(plainUnit(typed))).not.toMatch(/apt-apt|unit-apt|ste-apt/i);
});

test.each([
  ['PO Box 12', true],
  ['P.O. Box 12, Salem', true],
  ['p o box 12', true],
  ['POB 12', true],
  ['Post Office Box 12', true],
  ['Box 12', true],
  ['12 Box Elder Rd', false],
  ['Boxwood Ln', false],
])('whether %s is a post office box: %s', (text, isBox) => {
  expect(isBoxLine(text)).toBe(isBox);
});

describe('street and place', () => {
  test.each([
    ['12 Elm St, Bend, OR', '12 Elm St', 'Bend, OR'],
    ['12 Elm St Apt 4B, Bend, OR', '12 Elm St Apt 4B', 'Bend, OR'],
    ['12 Elm St, Apt #4B, Bend, OR', '12 Elm St Apt #4B', 'Bend, OR'],
    ['12 Elm St, # 4, Bend, OR', '12 Elm St # 4', 'Bend, OR'],
    ['12 Elm St, #4, Bend', '12 Elm St #4', 'Bend'],
    ['12 Elm St Unit 2 Bend OR', '12 Elm St Unit 2', 'Bend OR'],
    ['12 Elm St #4 Bend, OR', '12 Elm St #4', 'Bend OR'],
    ['12 Elm St, Suite # 300, 97701', '12 Elm St Suite # 300', '97701'],
    ['12 Elm St, Bend, OR, USA', '12 Elm St', 'Bend, OR'],
  ])('of %s are divided by a comma or the unit', (text, street, location) => {
    expect(splitAddressLine(text)).toEqual({ street, location });
  });

  test('are left together where only a gazetteer can tell', () => {
    for (const text of ['12 Elm St Bend, OR', '12 Elm St Bend OR', '12 Elm St Bend, OR 97701'])
      expect(splitAddressLine(text)).toEqual({ street: text.replace(',', ''), location: '' });
  });

  test('are guessed behind the first word that ends a street', () => {
    expect(guessAddressSplit('12 elm st bend or')).toEqual({ street: '12 elm st', location: 'bend or' });
    expect(guessAddressSplit('12 broadway boise id')).toEqual({ street: '12 broadway boise id', location: '' });
    expect(guessAddressSplit('12 elm st')).toEqual({ street: '12 elm st', location: '' });
  });
});
