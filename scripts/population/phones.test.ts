import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import type { StateCode } from '../../shared/people/us-states.ts';
import { collectPopulation } from '../../tests/support/collected-population.ts';
import { areaCodesOfState } from './area-codes.ts';
import { loadPlaces } from './places.ts';
import { timeZoneOf } from './time-zones.ts';

const all = collectPopulation('phones', 2_000);
const places = new Map(loadPlaces().map((place) => [place.id, place]));
const personByKey = new Map(all.person.map((person) => [person.key, person]));

describe('phones', () => {
  test('have ten digits and exchange 555, and are never reserved for tests, offices or directory assistance', () => {
    for (const { number } of all.phone) expect(number).toMatch(/^\d{3}555(?!1212|01\d\d)\d{4}$/);
  });

  test('have an area code and the time zone of their place', () => {
    for (const { number, place_id, timezone } of all.phone) {
      const place = places.get(place_id ?? 0);
      if (place === undefined) throw new Error('a phone of nowhere');
      expect(areaCodesOfState(place.stateCode as StateCode)).toContain(number.slice(0, 3));
      expect(timezone).toBe(timeZoneOf(place));
    }
  });

  test('are valid numbers with area codes in use', () => {
    // American Samoa issues no 555 numbers at all, and its one area code is all there is.
    const elsewhere = all.phone.filter(({ number }) => !number.startsWith('684'));
    const wrong = elsewhere.filter(({ number }) => !parsePhoneNumberFromString(`+1${number}`)?.isValid());
    expect(wrong.map(({ number }) => number)).toEqual([]);
    expect(elsewhere.length).toBeGreaterThan(all.phone.length * 0.9);
  });

  test('are listed only as landlines, and about half of those', () => {
    const landlines = all.phone.filter(({ line_type }) => line_type === 'Landline');
    const listed = all.phone.filter(({ is_listed }) => is_listed === 1);
    expect(listed.every(({ line_type }) => line_type === 'Landline')).toBe(true);
    expect(listed.length / landlines.length).toBeGreaterThan(0.35);
    expect(listed.length / landlines.length).toBeLessThan(0.65);
    expect(new Set(all.phone.map(({ line_type }) => line_type)).size).toBe(3);
  });

  test('are shared only as landlines, and listed for everybody or nobody', () => {
    for (const [, rows] of Map.groupBy(all.phone, ({ number }) => number)) {
      if (rows.length === 1) continue;
      expect(new Set(rows.map(({ line_type }) => line_type))).toEqual(new Set(['Landline']));
      expect(new Set(rows.map(({ is_listed }) => is_listed)).size).toBe(1);
    }
  });

  test('are for business only if the person has a job', () => {
    const professional = all.phone.filter(({ is_professional }) => is_professional === 1);
    expect(professional.length).toBeGreaterThan(all.phone.length * 0.02);
    for (const { person_key } of professional) expect(personByKey.get(person_key)?.job_title).not.toBeNull();
  });

  test('have hours that exist, a score from 0 to 100 and a carrier, each unknown for some', () => {
    for (const { best_weekday, best_weekend, activity_score } of all.phone) {
      expect(best_weekday === null).toBe(best_weekend === null);
      for (const hours of [best_weekday, best_weekend]) {
        for (const hour of JSON.parse(hours ?? '[]') as number[]) expect(hour >= 0 && hour <= 23).toBe(true);
      }
      if (activity_score !== null) expect(activity_score >= 0 && activity_score <= 100).toBe(true);
    }
    for (const column of ['best_weekday', 'activity_score', 'carrier'] as const) {
      const unknown = all.phone.filter((phone) => phone[column] === null).length / all.phone.length;
      expect(unknown).toBeGreaterThan(0.02);
      expect(unknown).toBeLessThan(0.6);
    }
    const scores = all.phone.map(({ activity_score }) => activity_score ?? -1);
    expect([scores.some((s) => s >= 70), scores.some((s) => s >= 0 && s <= 30)]).toEqual([true, true]);
  });

  test('of deceased people are not active', () => {
    for (const { person_key, activity_score, best_weekday } of all.phone) {
      if (personByKey.get(person_key)?.is_dead !== 1) continue;
      expect(best_weekday).toBeNull();
      expect(activity_score ?? 0).toBeLessThan(50);
    }
  });
});
