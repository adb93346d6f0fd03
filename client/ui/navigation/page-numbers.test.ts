import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('a short list shows all its pages', () => {
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test('a long list shows both ends and the neighbours of the current page', () => {
  expect(pageNumbers(50, 100)).toEqual([1, null, 49, 50, 51, null, 100]);
});

test('a gap of one page is that page', () => {
  expect(pageNumbers(4, 100)).toEqual([1, 2, 3, 4, 5, null, 100]);
  expect(pageNumbers(97, 100)).toEqual([1, null, 96, 97, 98, 99, 100]);
});
