import { expect, test } from 'vitest';
import { countOf, formatCapped, formatCount, formatMoreThan } from './numbers.ts';

test('numbers have commas, as in the United States', () => {
  expect(formatCount(1204)).toBe('1,204');
});

test('a capped count has a plus', () => {
  expect(formatCapped(1000, true)).toBe('1,000+');
  expect(formatCapped(1000, false)).toBe('1,000');
});

test('one thing has no plural s', () => {
  expect(countOf(1, 'record')).toBe('1 record');
  expect(countOf(0, 'record')).toBe('0 records');
  expect(countOf(2, 'person', 'people')).toBe('2 people');
});

test('the count is always more than the number shown', () => {
  expect([1, 100, 101, 2_000, 2_001, 19_999, 20_000, 251_300_000].map(formatMoreThan)).toEqual([
    '0',
    '99',
    '100',
    '1,900',
    '2,000',
    '19,000',
    '19,000',
    '250,000,000',
  ]);
});
