import { expect, test } from 'vitest';
import { askedNumber, readAskedNumber } from './asked-number.ts';

test.each([
  ['538 Dunby Ln', 'Dunby Ln', '538'],
  ['12 Mile Rd', '12 Mile Rd', null],
  ['40 12 Mile Rd', '12 Mile Rd', '40'],
  ['2417 1/2 N Halyard Ave', 'N Halyard Ave', '2417 1/2'],
  ['12-B Elm St Apt 3', 'Elm St', '12-B'],
  ['Dunby Ln', 'Dunby Ln', null],
  ['', 'Dunby Ln', null],
  ['538 Other Ln', 'Dunby Ln', null],
])('%j on %s is number %j', (typed, street, number) => {
  expect(askedNumber(typed, street)).toBe(number);
});

test('a query repeats a house number and no other text', () => {
  for (const number of ['1', '538', '12-B', '12B', '118-20', '2417 1/2']) expect(readAskedNumber(number)).toBe(number);
  for (const text of [null, '', 'x', '538 Dunby Ln', '<b>1</b>', '1'.repeat(40), '5 call me'])
    expect(readAskedNumber(text)).toBeNull();
});
