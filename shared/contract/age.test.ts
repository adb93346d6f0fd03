import { expect, it } from 'vitest';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { ageOfFreeSchema, ageWithBirthMonthSchema, dateOfBirthSchema } from './age.ts';

it('has of a birth age or range, with month and year or with neither, and never the day', () => {
  const age = { age: 41, ageRange: '40s' };
  const birthMonth = { ...age, month: 3, year: 1985 };
  expectFields(ageOfFreeSchema, age, { orNull: 'age ageRange' });
  expectFields(ageWithBirthMonthSchema, birthMonth, { orNull: 'age ageRange month year' });
  expect(dateOfBirthSchema.safeParse({ ...age, year: 1985 }).success).toBe(false);
  expect(dateOfBirthSchema.safeParse({ ...birthMonth, day: 9 }).success).toBe(false);
  expect(dateOfBirthSchema.safeParse({ ...birthMonth, month: 13 }).success).toBe(false);
});
