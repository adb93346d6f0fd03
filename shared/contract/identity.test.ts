import { expect, it } from 'vitest';
import { NAME, PERSON_ID } from '../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../tests/support/contract-fields.ts';
import {
  ageOfFreeSchema,
  ageWithBirthMonthSchema,
  dateOfBirthSchema,
  personNameSchema,
  personReferenceSchema,
  pnpIdSchema,
} from './identity.ts';

it('has the four parts of a name and the full name; middle name and suffix may be missing [F3-15]', () => {
  expectFields(personNameSchema, NAME, { orNull: 'middleName suffix' });
});

it('has id, name, city and state for a redirect', () => {
  const reference = { id: PERSON_ID, name: 'Maya Ostrowski', city: 'Portland', state: 'OR' };
  expectFields(personReferenceSchema, reference, { orNull: 'city state' });
});

it('has property ids in lower case, because their paths are', () => {
  for (const id of ['n4k2p9x7q1ab', 'pnp-12_a', 'n'.repeat(40)])
    expect(pnpIdSchema.safeParse(id).success, id).toBe(true);
  for (const id of ['N4k2p9x7q1ab', '', 'n 1', 'n/1', 'n'.repeat(41)])
    expect(pnpIdSchema.safeParse(id).success, id).toBe(false);
});

it('has age or range for a date of birth, with both month and year or neither, and never the day', () => {
  const age = { age: 41, ageRange: '40s' };
  const birthMonth = { ...age, month: 3, year: 1985 };
  expectFields(ageOfFreeSchema, age, { orNull: 'age ageRange' });
  expectFields(ageWithBirthMonthSchema, birthMonth, { orNull: 'age ageRange month year' });
  expect(dateOfBirthSchema.safeParse({ ...age, year: 1985 }).success).toBe(false);
  expect(dateOfBirthSchema.safeParse({ ...birthMonth, day: 9 }).success).toBe(false);
  expect(dateOfBirthSchema.safeParse({ ...birthMonth, month: 13 }).success).toBe(false);
});
