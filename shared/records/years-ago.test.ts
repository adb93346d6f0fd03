import { expect, test } from 'vitest';
import { readRecordDate } from '../people/record-date.ts';
import { yearsAgo } from './years-ago.ts';

const TODAY = Date.UTC(2026, 10, 22);

test.each([
  ['2019-08-02', '7 years ago'],
  ['2019-11-30', '7 years ago'],
  ['2019-12-01', '6 years ago'],
  ['2025-11', '1 year ago'],
  ['2025-12', 'less than a year ago'],
  ['2026-11-30', 'less than a year ago'],
  ['2019', 'about 7 years ago'],
  ['2025', 'about 1 year ago'],
  ['2026', 'this year'],
  ['1626-11', '400 years ago'],
])('whole years are counted by months: %s is %s', (date, text) => {
  expect(yearsAgo(readRecordDate(date), TODAY)).toBe(text);
});

test('a date to come, one that does not exist and one that is not known were not ago', () => {
  for (const date of ['2026-12', '2027', '9999-01-01']) expect(yearsAgo(readRecordDate(date), TODAY)).toBeNull();
  expect(yearsAgo({ year: 2019, month: 2, day: 31, fullDate: '2/31/2019' }, TODAY)).toBeNull();
  expect(yearsAgo({ year: 0, month: 1, day: 1, fullDate: null }, TODAY)).toBeNull();
  expect(yearsAgo({ year: null, month: 3, day: null, fullDate: null }, TODAY)).toBeNull();
  expect(yearsAgo(null, TODAY)).toBeNull();
});
