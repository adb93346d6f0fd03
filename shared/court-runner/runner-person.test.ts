import { describe, expect, test } from 'vitest';
import { birthDateLimits, decideRunnerPerson, parseBirthDate } from './runner-person.ts';

const NOW = Date.UTC(2026, 10, 22);
const fields = { wpId: 'P1', firstName: ' Maya ', middleName: '', lastName: 'Ostrowski', birthDate: '1985-03-04' };

describe('the person a court runner asks about', () => {
  test('has id, names and a complete date of birth', () => {
    expect(decideRunnerPerson(fields, NOW)).toEqual({
      id: 'P1',
      firstName: 'Maya',
      middleName: null,
      lastName: 'Ostrowski',
      dateOfBirth: { month: 3, day: 4, year: 1985 },
    });
    expect(decideRunnerPerson({ ...fields, middleName: 'Lind' }, NOW)?.middleName).toBe('Lind');
  });

  test.each(['wpId', 'firstName', 'lastName', 'birthDate'] as const)('is null without %s', (field) => {
    expect(decideRunnerPerson({ ...fields, [field]: '' }, NOW)).toBeNull();
  });

  test('is null with a blank last name or an invalid date [P5-019]', () => {
    expect(decideRunnerPerson({ ...fields, lastName: '  ' }, NOW)).toBeNull();
    expect(decideRunnerPerson({ ...fields, birthDate: '1985-02-30' }, NOW)).toBeNull();
  });
});

const LATER_THAT_DAY = Date.UTC(2026, 10, 22, 10);

describe('the birth date of that person', () => {
  test('is 90 to 18 years ago, to the day', () => {
    expect(birthDateLimits(LATER_THAT_DAY)).toEqual({ min: '1936-11-22', max: '2008-11-22' });
    expect(birthDateLimits(Date.UTC(2028, 1, 29))).toEqual({ min: '1938-02-28', max: '2010-02-28' });
  });

  test('is accepted on the first and last of these days, and not a day outside [P9-062]', () => {
    expect(parseBirthDate('2008-11-22', LATER_THAT_DAY)).toEqual({ month: 11, day: 22, year: 2008 });
    expect(parseBirthDate('1936-11-22', LATER_THAT_DAY)).toEqual({ month: 11, day: 22, year: 1936 });
    expect(parseBirthDate('2008-11-23', LATER_THAT_DAY)).toBeNull();
    expect(parseBirthDate('1936-11-21', LATER_THAT_DAY)).toBeNull();
  });

  test.each([
    ...['', '1985', '1985-03', '1985-3-4', '03/04/1985', '0000-01-01', '0085-03-04', '1985-00-10', '1985-13-10'],
    ...['1985-02-29', '1985-04-31', '1985-03-00', '1985-03-04T00:00', ' 1985-03-04', '19850-03-04', '１985-03-04'],
  ])('is null for %j', (text) => {
    expect(parseBirthDate(text, LATER_THAT_DAY)).toBeNull();
  });

  test('may be a leap day', () => {
    expect(parseBirthDate('1984-02-29', LATER_THAT_DAY)).toEqual({ month: 2, day: 29, year: 1984 });
  });
});
