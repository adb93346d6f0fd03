import { expect, test } from 'vitest';
import { readRecordDate } from '../people/record-date.ts';
import { ageThen, birthMonthOf, plausibleAge } from './age-then.ts';

const TODAY = Date.UTC(2026, 10, 22);
const BORN = { year: 1985, month: 3 };
const ageOn = (date: string, born = BORN) => ageThen(readRecordDate(date), born, TODAY);

test('an age then is in whole years by months, and no day of birth can be read from it', () => {
  expect(ageOn('2019-06-14')).toBe(34);
  expect(ageOn('2019-03-01')).toBe(33);
  expect(ageOn('2019-03-31')).toBe(33);
  expect(ageOn('2019-04-01')).toBe(34);
});

test('nobody is younger than 18, or older than anybody was', () => {
  expect(ageOn('2003-03-31')).toBeNull();
  expect(ageOn('2003-04-01')).toBe(18);
  expect(ageOn('1984-01')).toBeNull();
  expect(ageOn('2019-01', { year: 1850, month: 1 })).toBeNull();
  expect([17, 18, 120, 121, null].map(plausibleAge)).toEqual([null, 18, 120, null, null]);
});

test('without both months, and for dates that do not exist or are yet to come, there is none', () => {
  expect(ageOn('2019')).toBeNull();
  expect(ageOn('2026-12')).toBeNull();
  expect(ageThen({ year: 2019, month: 2, day: 31, fullDate: '2/31/2019' }, BORN, TODAY)).toBeNull();
  expect(ageThen(readRecordDate('2019-06'), null, TODAY)).toBeNull();
  expect(ageThen(null, BORN, TODAY)).toBeNull();
});

test('a birth counts if the page has its month, and not for the dead', () => {
  const known = { age: 41, ageRange: null, month: 3, year: 1985 };
  expect(birthMonthOf({ dateOfBirth: known, isDead: false })).toEqual(BORN);
  expect(birthMonthOf({ dateOfBirth: known, isDead: true })).toBeNull();
  expect(birthMonthOf({ dateOfBirth: { ...known, month: null }, isDead: false })).toBeNull();
  expect(birthMonthOf({ dateOfBirth: { age: 41, ageRange: null }, isDead: false })).toBeNull();
});
