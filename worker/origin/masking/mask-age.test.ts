import { describe, expect, it } from 'vitest';
import { CANCELLED, FREE, mask, PAID } from '../../../tests/fixtures/person-record.ts';
import type { Access } from './access.ts';

const birthOf = (access: Access, year: number | null, month: number | null = null) =>
  mask(access, { birth: { year, month } }).dateOfBirth;

describe('the birth date', () => {
  it.each([
    [[1985, 7], { age: 41, ageRange: null }, 'exact below 65'],
    [[1961, 7], { age: 65, ageRange: null }, 'exact at 65 [P5-028]'],
    [[1960, 7], { age: null, ageRange: '65+' }, 'a range above that [P5-029]'],
    [[1926, 7], { age: null, ageRange: '65+' }, 'the same range at 100'],
    [[1920, 7], { age: null, ageRange: null }, 'nothing at 106, when people count as dead'],
    [[1985, null], { age: null, ageRange: '40s' }, 'a decade from only the year'],
    [[1950, null], { age: null, ageRange: '65+' }, 'the same range from only the year'],
    [[2007, null], { age: null, ageRange: '18-19' }, 'no band that starts below 18'],
    [[null, null], { age: null, ageRange: null }, 'nothing if nothing is known'],
  ] as [[number | null, number | null], object, string][])('%j in the free view is %j: %s', (birth, expected) => {
    expect(birthOf(FREE, ...birth)).toEqual(expected);
    expect(birthOf(CANCELLED, ...birth)).toEqual(expected);
  });

  it('for a paying viewer is exact, with month and year and without the day [P3-021 P5-031]', () => {
    for (const access of PAID) {
      expect(birthOf(access, 1951, 7)).toEqual({ age: 75, ageRange: null, month: 7, year: 1951 });
      expect(birthOf(access, 1951)).toEqual({ age: null, ageRange: '70s', month: null, year: 1951 });
      expect(birthOf(access, null)).toEqual({ age: null, ageRange: null, month: null, year: null });
    }
  });

  it('of somebody who has died is no age for anybody, and month and year for a paying viewer', () => {
    const of = (access: Access) => mask(access, { isRecordedDead: true, birth: { year: 1951, month: 7 } });
    for (const access of [FREE, CANCELLED]) expect(of(access).dateOfBirth).toEqual({ age: null, ageRange: null });
    for (const access of PAID)
      expect(of(access).dateOfBirth).toEqual({ age: null, ageRange: null, month: 7, year: 1951 });
  });
});
