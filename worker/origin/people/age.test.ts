import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import {
  adultBornBy,
  adultSql,
  type BirthParts,
  deceasedBornBy,
  isDeceased,
  isMinor,
  leastAge,
  livingSql,
} from './age.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const born = (year: number | null, month: number | null = null, day: number | null = null): BirthParts => ({
  year,
  month,
  day,
});

describe('the age at the moment of reading', () => {
  it.each([
    [born(1985, 11, 20), 41, 'on the birthday'],
    [born(1985, 11, 21), 40, 'the day before it'],
    [born(1985, 12, 1), 40, 'a month before it'],
    [born(1985, 10), 41, 'with the month past'],
    [born(1985, 11), 40, 'with an unknown day this month: the smaller one'],
    [born(1985), 40, 'with only the year: the smaller one'],
    [born(2008, 2, 29), 18, 'for somebody born on a leap day'],
    [born(1925, 11, 20), 101, 'for somebody old'],
  ])('for a birth date %o is %i, %s', (birth, age) => {
    expect(leastAge(birth, NOW)).toBe(age);
  });

  it('is unknown without a year', () => {
    expect(leastAge(born(null, 5, 5), NOW)).toBeNull();
  });
});

describe('people count as deceased', () => {
  it('if recorded as such or more than 100 years old [P4-112 P9-033]', () => {
    expect(isDeceased(true, born(1990), NOW)).toBe(true);
    expect(isDeceased(false, born(1926, 11, 20), NOW)).toBe(false);
    expect(isDeceased(false, born(1925, 11, 20), NOW)).toBe(true);
    expect(isDeceased(false, born(null), NOW)).toBe(false);
  });

  it('if only their year is known, from a least age above 100 [P4-114]', () => {
    expect(isDeceased(false, born(1925), NOW)).toBe(false);
    expect(isDeceased(false, born(1924), NOW)).toBe(true);
  });

  it('in SQL as well', async () => {
    const db = openTestDatabase('people');
    const births = [
      born(null),
      born(1990),
      born(1924),
      born(1925),
      born(1925, 11, 20),
      born(1925, 11, 21),
      born(1925, 10),
    ];
    for (const birth of births) {
      for (const isRecorded of [true, false]) {
        const row = await db
          .prepare(
            `SELECT ${livingSql('p', '?5')} AS is_living
             FROM (SELECT ?1 AS birth_year, ?2 AS birth_month, ?3 AS birth_day, ?4 AS is_dead) p`,
          )
          .bind(birth.year, birth.month, birth.day, isRecorded ? 1 : 0, deceasedBornBy(NOW))
          .first<{ is_living: number }>();
        expect(row?.is_living === 0, JSON.stringify(birth)).toBe(isDeceased(isRecorded, birth, NOW));
      }
    }
  });
});

describe('minors', () => {
  const cases = [
    born(null),
    born(2008),
    born(2007),
    born(2009),
    born(2030),
    born(2008, 11),
    born(2008, 10),
    born(2008, 12),
    born(2008, 11, 19),
    born(2008, 11, 20),
    born(2008, 11, 21),
    born(2008, null, 3),
    born(1950, 1, 1),
  ];

  it('are all who may be under 18', () => {
    expect(cases.filter((birth) => isMinor(birth, NOW))).toEqual([
      born(2008),
      born(2009),
      born(2030),
      born(2008, 11),
      born(2008, 12),
      born(2008, 11, 21),
      born(2008, null, 3),
    ]);
  });

  it('are the same in SQL', async () => {
    const db = openTestDatabase('people');
    for (const birth of cases) {
      const row = await db
        .prepare(
          `SELECT ${adultSql('p', '?4')} AS is_adult
           FROM (SELECT ?1 AS birth_year, ?2 AS birth_month, ?3 AS birth_day) p`,
        )
        .bind(birth.year, birth.month, birth.day, adultBornBy(NOW))
        .first<{ is_adult: number }>();
      expect(row?.is_adult === 0, JSON.stringify(birth)).toBe(isMinor(birth, NOW));
    }
  });
});
