import { describe, expect, test } from 'vitest';
import { decideRunnerPerson } from './runner-person.ts';

const NOW = Date.UTC(2026, 10, 22);
const fields = { wpId: 'P1', firstName: ' Maya ', middleName: '', lastName: 'Ostrowski', birthDate: '1985-03-04' };

describe('whom a runner asks for', () => {
  test('has id, names and the whole date of birth', () => {
    expect(decideRunnerPerson(fields, NOW)).toEqual({
      id: 'P1',
      firstName: 'Maya',
      middleName: null,
      lastName: 'Ostrowski',
      dateOfBirth: { month: 3, day: 4, year: 1985 },
    });
    expect(decideRunnerPerson({ ...fields, middleName: 'Lind' }, NOW)?.middleName).toBe('Lind');
  });

  test.each(['wpId', 'firstName', 'lastName', 'birthDate'] as const)('is nobody without %s', (field) => {
    expect(decideRunnerPerson({ ...fields, [field]: '' }, NOW)).toBeNull();
  });

  test('is nobody with a last name of spaces, or a date that is none [P5-019]', () => {
    expect(decideRunnerPerson({ ...fields, lastName: '  ' }, NOW)).toBeNull();
    expect(decideRunnerPerson({ ...fields, birthDate: '1985-02-30' }, NOW)).toBeNull();
  });
});
