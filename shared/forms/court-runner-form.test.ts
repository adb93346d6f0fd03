import { describe, expect, test } from 'vitest';
import { checkCourtRunner } from './court-runner-form.ts';

const NOW = Date.UTC(2026, 10, 22);
const fields = { firstName: 'Maya', middleName: '', lastName: 'Ostrowski', birthDate: '1985-03-04' };
const check = (more: Partial<typeof fields>, chosen: readonly string[] = ['a'], unconfirmed: readonly string[] = []) =>
  checkCourtRunner({ ...fields, ...more }, { chosen, unconfirmed }, NOW);

describe('the Court Runner form', () => {
  test('is valid with both names, a date of birth and a county; a middle name is optional', () => {
    expect(check({})).toEqual({});
  });

  test('requires first and last name [P5-015 P8-028]', () => {
    expect(check({ firstName: '', lastName: '  ' })).toEqual({
      firstName: 'This field is required.',
      lastName: 'This field is required.',
    });
  });

  test('requires at least one county [P5-018 P8-027]', () => {
    expect(check({}, [])).toEqual({ county: 'Must select at least one county' });
  });

  test('requires that a county is confirmed which the person left long ago', () => {
    expect(check({}, ['a', 'b'], ['b'])).toEqual({ old: 'Check “Search it anyway”, or leave that county out.' });
  });

  test('requires a complete date of birth, for an age from 18 to 90', () => {
    expect(check({ birthDate: '' })).toEqual({ birthDate: 'This field is required.' });
    const wrong = { birthDate: 'Please enter a full date of birth, 18 to 90 years ago.' };
    for (const birthDate of ['0000-03-04', '2012-03-04', '1930-03-04', '1985-02-30', 'March 1985'])
      expect(check({ birthDate })).toEqual(wrong);
  });

  test('rejects names that are too long', () => {
    const long = 'a'.repeat(101);
    expect(Object.keys(check({ firstName: long, middleName: long, lastName: long }))).toEqual([
      'firstName',
      'middleName',
      'lastName',
    ]);
  });
});
