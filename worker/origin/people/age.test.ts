import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import {
  adultBornBy,
  adultSql,
  type BirthParts,
  deceasedBornBy,
  isDeceased,
  isMinor,
  lastFullMonth,
  leastAge,
  livingSql,
} from './age.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const born = (year: number | null, month: number | null = null): BirthParts => ({ year, month });

describe('the age at the moment of reading', () => {
  it.each([
    [born(1985, 12), 40, 'before the month of the birthday'],
    [born(1985, 11), 40, 'in it'],
    [born(1985, 10), 41, 'after it'],
    [born(1985), 40, 'with only the year: the smaller one'],
    [born(1925, 10), 101, 'for somebody old'],
  ])('for a birth date %o is %i, %s', (birth, age) => {
    expect(leastAge(birth, NOW)).toBe(age);
  });

  it.each([
    [born(1985, 1), '2026-02-01'],
    [born(1985, 2), '2026-03-01'],
    [born(1985, 11), '2026-12-01'],
    [born(1985, 12), '2027-01-01'],
    [born(1985), '2027-01-01'],
  ])('for a birth date %o changes on %s, and on no other day of the year before', (birth, day) => {
    const changes: string[] = [];
    for (let at = Date.UTC(2026, 0, 2); at <= Date.UTC(2027, 0, 1); at += 86_400_000) {
      const age = leastAge(birth, at);
      if (age !== leastAge(birth, at - 1)) changes.push(new Date(at).toISOString().slice(0, 10));
    }
    expect(changes).toEqual([day]);
  });

  it('is unknown without a year', () => {
    expect(leastAge(born(null, 5), NOW)).toBeNull();
  });

  it('goes by the last month that is over, also in January', () => {
    expect(lastFullMonth(Date.UTC(2026, 0, 1))).toBe(202512);
    expect(lastFullMonth(Date.UTC(2026, 0, 31, 23, 59, 59, 999))).toBe(202512);
    expect(lastFullMonth(Date.UTC(2026, 1, 1))).toBe(202601);
    expect(lastFullMonth(Date.UTC(2026, 11, 31))).toBe(202611);
  });
});

describe('people count as deceased', () => {
  it('if recorded as such or more than 100 years old [P4-112 P9-033]', () => {
    expect(isDeceased(true, born(1990), NOW)).toBe(true);
    expect(isDeceased(false, born(1925, 11), NOW)).toBe(false);
    expect(isDeceased(false, born(1925, 10), NOW)).toBe(true);
    expect(isDeceased(false, born(null), NOW)).toBe(false);
  });

  it('if only their year is known, from a least age above 100 [P4-114]', () => {
    expect(isDeceased(false, born(1925), NOW)).toBe(false);
    expect(isDeceased(false, born(1924), NOW)).toBe(true);
  });

  it('in SQL as well', async () => {
    const db = openTestDatabase('people');
    const births = [born(null), born(1990), born(1924), born(1925), born(1925, 11), born(1925, 10), born(1925, 12)];
    for (const birth of births) {
      for (const isRecorded of [true, false]) {
        const row = await db
          .prepare(
            `SELECT ${livingSql('p', '?4')} AS is_living
             FROM (SELECT ?1 AS birth_year, ?2 AS birth_month, ?3 AS is_dead) p`,
          )
          .bind(birth.year, birth.month, isRecorded ? 1 : 0, deceasedBornBy(NOW))
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
    born(1950, 1),
  ];

  it('are all who may be under 18', () => {
    expect(cases.filter((birth) => isMinor(birth, NOW))).toEqual([
      born(2008),
      born(2009),
      born(2030),
      born(2008, 11),
      born(2008, 12),
    ]);
  });

  it('are the same in SQL', async () => {
    const db = openTestDatabase('people');
    for (const birth of cases) {
      const row = await db
        .prepare(
          `SELECT ${adultSql('p', '?3')} AS is_adult
           FROM (SELECT ?1 AS birth_year, ?2 AS birth_month) p`,
        )
        .bind(birth.year, birth.month, adultBornBy(NOW))
        .first<{ is_adult: number }>();
      expect(row?.is_adult === 0, JSON.stringify(birth)).toBe(isMinor(birth, NOW));
    }
  });
});
