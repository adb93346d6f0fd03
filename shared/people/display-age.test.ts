import { describe, expect, it } from 'vitest';
import { ageBand, ageFromBirth, calendarDay, displayAge } from './display-age.ts';

describe('displayAge (P 5)', () => {
  it('shows the exact age where it was sent', () => {
    expect(displayAge({ age: 41, ageRange: null })).toBe('41');
    expect(displayAge({ age: 65, ageRange: '65+' })).toBe('65');
  });
  it('shows the range where no exact age was sent', () => {
    expect(displayAge({ age: null, ageRange: '65+' })).toBe('65+');
    expect(displayAge({ age: null, ageRange: '40s' })).toBe('40s');
  });
  it('shows -- where neither is known', () => {
    expect(displayAge({ age: null, ageRange: null })).toBe('--');
    expect(displayAge({ age: null, ageRange: ' ' })).toBe('--');
  });
});

describe('ageBand (P 5)', () => {
  it.each([
    [18, '10s'],
    [39, '30s'],
    [40, '40s'],
    [49, '40s'],
    [60, '60s'],
    [64, '60s'],
    [65, '65+'],
    [104, '65+'],
  ])('puts %i into %s', (age, band) => {
    expect(ageBand(age)).toBe(band);
  });
});

describe('ageFromBirth', () => {
  const today = { year: 2026, month: 3, day: 15 };
  it('counts a year on the birthday and not the day before it', () => {
    expect(ageFromBirth({ year: 1985, month: 3, day: 15 }, today)).toBe(41);
    expect(ageFromBirth({ year: 1985, month: 3, day: 16 }, today)).toBe(40);
  });
  it('takes nobody for older than is certain when month or day is unknown', () => {
    expect(ageFromBirth({ year: 2008, month: null, day: null }, today)).toBe(17);
    expect(ageFromBirth({ year: 2008, month: 3, day: null }, today)).toBe(17);
    expect(ageFromBirth({ year: 2008, month: 2, day: null }, today)).toBe(18);
    expect(ageFromBirth({ year: 2008, month: null, day: 1 }, today)).toBe(17);
  });
  it('counts somebody born on 29 February as older on 1 March of other years', () => {
    const born = { year: 2008, month: 2, day: 29 };
    expect(ageFromBirth(born, { year: 2026, month: 2, day: 28 })).toBe(17);
    expect(ageFromBirth(born, { year: 2026, month: 3, day: 1 })).toBe(18);
  });
  it('takes today from a moment in UTC', () => {
    expect(calendarDay(new Date('2026-03-15T23:59:59Z'))).toEqual(today);
  });
});
