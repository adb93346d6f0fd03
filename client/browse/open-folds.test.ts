import { expect, test } from 'vitest';
import { openFolds } from './open-folds.ts';

test('the first groups of a list start open while they have up to twelve entries together', () => {
  expect(openFolds([4, 8, 1, 30])).toEqual([true, true, false, false]);
  expect(openFolds([5, 8, 1])).toEqual([true, false, false]);
  expect(openFolds([1, 1, 1])).toEqual([true, true, true]);
});

test('the first group starts open, however long it is', () => {
  expect(openFolds([23, 1])).toEqual([true, false]);
  expect(openFolds([])).toEqual([]);
});
