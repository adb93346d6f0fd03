import { expect, test } from 'vitest';
import { lowLookups } from './low-lookups.ts';

test.each([
  [20, 15, null],
  [20, 16, { left: 4, max: 20 }],
  [20, 19, { left: 1, max: 20 }],
  [20, 20, { left: 0, max: 20 }],
  [20, 23, { left: 0, max: 20 }],
  [50, 39, null],
  [50, 40, { left: 10, max: 50 }],
])('of %i lookups with %i used, a fifth or less is low [P6-059 P9-010]', (max, used, low) => {
  expect(lowLookups({ max, used })).toEqual(low);
});

test('without a limit, or without a plan, nothing is low [P6-059]', () => {
  expect(lowLookups({ max: null, used: 900 })).toBeNull();
  expect(lowLookups({ max: 0, used: 0 })).toBeNull();
  expect(lowLookups(null)).toBeNull();
});
