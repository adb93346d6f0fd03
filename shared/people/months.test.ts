import { expect, it } from 'vitest';
import { birthMonth, formatDate, formatMonth, yearMonthOf } from './months.ts';

it('writes Mon D, YYYY, Mon, YYYY or YYYY, depending on which parts exist (P 5) [P5-032]', () => {
  expect(formatDate({ year: 2018, month: 3, day: 4 })).toBe('Mar 4, 2018');
  expect(formatDate({ year: 2018, month: 12, day: null })).toBe('Dec, 2018');
  expect(formatDate({ year: 2018, month: null, day: 4 })).toBe('2018');
  expect(formatDate({ year: 2018, month: 13, day: 4 })).toBe('2018');
  expect(formatDate({ year: null, month: 3, day: 4 })).toBe('');
});
it('writes a month and year, and nothing for anything else', () => {
  expect(formatMonth('2018-03')).toBe('Mar, 2018');
  expect(formatMonth('2018-01')).toBe('Jan, 2018');
  expect(formatMonth('2018-12')).toBe('Dec, 2018');
  expect(formatMonth('2018-00')).toBeNull();
  expect(formatMonth('2018-13')).toBeNull();
  expect(formatMonth('2018')).toBeNull();
});

it('writes the month of birth as far as it was sent', () => {
  const age = { age: 41, ageRange: null };
  expect(birthMonth({ ...age, month: 7, year: 1985 })).toBe('Jul, 1985');
  expect(birthMonth({ ...age, month: null, year: 1985 })).toBe('1985');
  expect(birthMonth({ ...age, month: null, year: null })).toBeNull();
  expect(birthMonth(age)).toBeNull();
});

it('the month of a moment is that of UTC', () => {
  expect(yearMonthOf(Date.UTC(2024, 1, 29, 23, 59))).toBe('2024-02');
  expect(yearMonthOf(Date.UTC(2024, 2, 1))).toBe('2024-03');
});
