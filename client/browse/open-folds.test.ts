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

test('where a page has more to show, the first group starts open only if it is small', () => {
  expect(openFolds([8, 1], 8, false)).toEqual([true, false]);
  expect(openFolds([9, 1], 8, false)).toEqual([false, false]);
});
