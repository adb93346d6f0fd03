import { expect, it } from 'vitest';
import { pagesOf, rangesOf } from './list-pages.ts';

it('a page has a hundred entries', () => {
  expect([0, 1, 100, 101].map(pagesOf)).toEqual([0, 1, 1, 2]);
});

it('ranges lead to every page, and beyond a hundred pages combine as few as possible', () => {
  expect(rangesOf(1)).toEqual([]);
  expect(rangesOf(2)).toEqual([
    { page: 1, from: 1, to: 100 },
    { page: 2, from: 101, to: 200 },
  ]);
  expect(rangesOf(100)).toHaveLength(100);
  const many = rangesOf(250);
  expect(many).toHaveLength(84);
  expect(many.at(1)).toEqual({ page: 4, from: 301, to: 600 });
  expect(many.at(-1)?.page).toBe(250);
});
