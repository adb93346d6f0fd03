import { describe, expect, test } from 'vitest';
import { readRecordDate } from '../../people/record-date.ts';
import { formatRecordDate } from './record-date.ts';

describe("a record's date", () => {
  test.each([
    ['2019-06-14', '06/14/2019'],
    ['2021-03', '03/2021'],
    ['2021', '2021'],
    ['2021-00-00', '2021'],
    ['2021-03-00', '03/2021'],
    ['2021-02-30', '02/2021'],
    ['1702-03-15', '03/15/1702'],
    ['0044-03-15', null],
  ])('reads month/day/year, as far as it is known: %s is %s [P5-034]', (stored, written) => {
    const date = readRecordDate(stored);
    expect(date === null ? null : formatRecordDate(date)).toBe(written);
  });

  test.each([
    ['a date without a year', { year: null, month: 3, day: 9, fullDate: null }],
    ['a date whose text says more than its parts', { year: null, month: null, day: null, fullDate: '3/9/2021' }],
    ['a date in the year 0', { year: 0, month: 3, day: 9, fullDate: '3/9/0' }],
    ['a date that software writes for none', { year: 1601, month: 1, day: 1, fullDate: '1/1/1601' }],
    ['a date before the year 1', { year: -5, month: null, day: null, fullDate: null }],
    ['a date in a five-digit year', { year: 20_211, month: null, day: null, fullDate: null }],
    ['a day that does not exist', { year: 2021, month: 2, day: 29, fullDate: '2/29/2021' }],
  ])('%s is left out', (_, date) => {
    expect(formatRecordDate(date)).toBeNull();
  });

  test('with a day and no month is only its year', () => {
    expect(formatRecordDate({ year: 2021, month: null, day: 9, fullDate: null })).toBe('2021');
  });
});
