import { expect, it } from 'vitest';
import { formatDollars } from './dollars.ts';

it.each([
  [0, '$0'],
  [950.4, '$950'],
  [1_000, '$1K'],
  [412_499, '$412K'],
  [999_499, '$999K'],
])('writes thousands with K and no decimals (F 9): %d [F9-32]', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
it.each([
  [999_500, '$1.00M'],
  [1_254_900, '$1.25M'],
  [12_000_000, '$12.00M'],
])('writes millions with M and two decimals (F 9): %d [F9-33]', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
