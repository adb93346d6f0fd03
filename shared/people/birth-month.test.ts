import { expect, it } from 'vitest';
import { birthMonth } from './birth-month.ts';

it('says the month of birth as far as it was sent', () => {
  const age = { age: 41, ageRange: null };
  expect(birthMonth({ ...age, month: 7, year: 1985 })).toBe('Jul, 1985');
  expect(birthMonth({ ...age, month: null, year: 1985 })).toBe('1985');
  expect(birthMonth({ ...age, month: null, year: null })).toBeNull();
  expect(birthMonth(age)).toBeNull();
});
