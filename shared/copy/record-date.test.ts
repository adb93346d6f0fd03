import { expect, test } from 'vitest';
import { readRecordDate } from '../people/record-date.ts';
import { formatRecordDate } from './record-date.ts';

test.each([
  ['2021-03-09', '3/9/2021'],
  ['2021-03', '3/2021'],
  ['2021', '2021'],
])('%s of a record is written %s', (stored, written) => {
  const date = readRecordDate(stored);
  expect(date === null ? null : formatRecordDate(date)).toBe(written);
});

test('a date without its year is no date', () => {
  expect(formatRecordDate({ year: null, month: 3, day: 9, fullDate: null })).toBeNull();
});
