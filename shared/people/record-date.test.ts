import { expect, test } from 'vitest';
import { recordDateSchema } from '../contract/primitives.ts';
import { isOnCalendar, readRecordDate } from './record-date.ts';

test.each([
  ['2021-03-09', { year: 2021, month: 3, day: 9, fullDate: '3/9/2021' }],
  ['2021-03', { year: 2021, month: 3, day: null, fullDate: null }],
  ['2021', { year: 2021, month: null, day: null, fullDate: null }],
])('a stored date is read with the parts it has (%s) [F3-14]', (stored, date) => {
  expect(readRecordDate(stored)).toEqual(date);
  expect(recordDateSchema.safeParse(readRecordDate(stored)).success).toBe(true);
});

test.each([
  ['2021-00-00', { year: 2021, month: null, day: null, fullDate: null }],
  ['2021-13-09', { year: 2021, month: null, day: null, fullDate: null }],
  ['2021-03-00', { year: 2021, month: 3, day: null, fullDate: null }],
  ['2021-02-29', { year: 2021, month: 2, day: null, fullDate: null }],
  ['2020-02-29', { year: 2020, month: 2, day: 29, fullDate: '2/29/2020' }],
])('an impossible part is unknown (%s)', (stored, date) => {
  expect(readRecordDate(stored)).toEqual(date);
});

test.each([
  null,
  '',
  '0000',
  '0000-03-09',
  '0001-01-01',
  '1601-01-01',
  '9999-12-31',
  'unknown',
  '21-03',
  '2021-3',
  '2021-03-09T00:00',
])('anything else is not a date (%s)', (stored) => {
  expect(readRecordDate(stored)).toBeNull();
});

test.each([1, 999, 1601, 9999, 20_190])(
  'a year that software writes for no date is none, whoever sends it (%s)',
  (year) => {
    expect(isOnCalendar({ year, month: 1, day: 1 })).toBe(false);
  },
);

test.each([1602, 1641, 1926, 2060])('the year of an old house and of the end of a loan is one (%s)', (year) => {
  expect(isOnCalendar({ year, month: null, day: null })).toBe(true);
});
