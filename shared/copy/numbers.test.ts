import { expect, test } from 'vitest';
import { countOf, formatCapped, formatCount } from './numbers.ts';

test('numbers have commas, as in the United States', () => {
  expect(formatCount(1204)).toBe('1,204');
});

test('what was counted no further has a plus', () => {
  expect(formatCapped(1000, true)).toBe('1,000+');
  expect(formatCapped(1000, false)).toBe('1,000');
});

test('one thing has no plural s', () => {
  expect(countOf(1, 'record')).toBe('1 record');
  expect(countOf(0, 'record')).toBe('0 records');
  expect(countOf(2, 'person', 'people')).toBe('2 people');
});
