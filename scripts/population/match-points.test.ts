import { describe, expect, test } from 'vitest';
import { collectPopulation } from '../../tests/support/collected-population.ts';
import { readMatchPoints } from '../../worker/origin/people/person-rows.ts';

const all = collectPopulation('matches', 1_500);
const pointsOf = ({ matched_by }: { readonly matched_by?: number | null }) => readMatchPoints(matched_by ?? 0);

describe('what matched', () => {
  test('is on record for every address, phone, email and relation, and includes a name', () => {
    for (const rows of [all.residence, all.phone, all.email, all.relation]) {
      expect(rows.length).toBeGreaterThan(500);
      for (const row of rows) expect(pointsOf(row)).toContain('full name');
    }
  });

  test('is never the fact itself', () => {
    for (const row of all.phone) expect(pointsOf(row)).not.toContain('phone number');
    for (const row of all.email) expect(pointsOf(row)).not.toContain('email address');
    for (const row of all.residence) expect(pointsOf(row)).not.toContain('address');
    for (const row of all.relation) expect(pointsOf(row)).not.toContain('relative');
  });

  test('is never a birth month if none is on record', () => {
    const unborn = new Set(all.person.filter(({ birth_month }) => birth_month === null).map(({ key }) => key));
    expect(unborn.size).toBeGreaterThan(5);
    for (const rows of [all.residence, all.phone, all.email])
      for (const row of rows) if (unborn.has(row.person_key)) expect(pointsOf(row)).not.toContain('birth month');
  });

  test('is the name alone for some facts, so that some records are less sure than others', () => {
    const alone = all.residence.filter((row) => pointsOf(row).length === 1).length / all.residence.length;
    expect(alone).toBeGreaterThan(0.01);
    expect(alone).toBeLessThan(0.2);
  });
});
