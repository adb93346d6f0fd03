import { expect, it } from 'vitest';
import { lockTimeMs } from './lockout.ts';

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [12, 4],
  [13, 8],
  [14, 15],
  [99, 15],
])('after %i wrong passwords in a row the log-in rests %i minutes', (wrong, minutes) => {
  expect(lockTimeMs(wrong)).toBe(minutes * 60_000);
});
