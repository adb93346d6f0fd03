import { expect, test } from 'vitest';
import { stepOf, stepStarts } from './state-steps.ts';

test('the steps of a map of states begin at round numbers, the last at most at the largest count', () => {
  expect(stepStarts([312, 288, 14])).toEqual([1, 20, 60, 200]);
  expect(stepStarts([59])).toEqual([1, 2, 6, 20]);
  expect(stepStarts([5_400])).toEqual([1, 200, 600, 2_000]);
});

test('few people make fewer steps, and nobody makes none', () => {
  expect(stepStarts([1])).toEqual([1]);
  expect(stepStarts([3, 2])).toEqual([1, 2]);
  expect(stepStarts([])).toEqual([]);
  expect(stepStarts([0])).toEqual([]);
});

test('a count is in the last step that begins at or under it', () => {
  const starts = stepStarts([312]);
  expect([0, 1, 19, 20, 59, 60, 199, 200, 312].map((count) => stepOf(count, starts))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4,
  ]);
});
