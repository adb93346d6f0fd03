import { expect, test } from 'vitest';
import type { CourtRunnerCase } from '../contract/court-runner.ts';
import { type CourtRunnerCharge, chargeFields } from './case-fields.ts';

const TODAY = Date.UTC(2026, 10, 22);
const date = (year: number, month: number | null = null, day: number | null = null) => ({
  ...{ year, month, day },
  fullDate: null,
});
const NOTHING: CourtRunnerCharge = {
  ...{ offenseTitle: null, sentence: null, crimeType: null, plea: null },
  ...{ offenseDate: null, bestKnownDate: null },
};
const FOUND: CourtRunnerCase = { fileDate: date(2019, 6), sourceName: 'Multnomah Circuit Court', offenses: [] };
const shown = (more: Partial<CourtRunnerCharge>, found: Partial<CourtRunnerCase> = {}) =>
  chargeFields({ ...NOTHING, ...more }, { ...FOUND, ...found }, TODAY).flatMap(({ label, value }) =>
    value === null ? [] : `${label}: ${value}`,
  );

test('a charge has the court’s words on how it ended first, whatever the plea was', () => {
  const [first, ...rest] = shown({ disposition: 'Nolle prosequi', plea: 'Guilty', sentence: ' ' });
  expect(first).toBe('Disposition: Nolle prosequi');
  expect(rest).toContain('Plea: Guilty');
  expect(rest.join()).not.toContain('Sentence');
});

test('only the first of its dates says how long ago that was', () => {
  expect(shown({ offenseDate: date(2019, 6, 14), bestKnownDate: date(2019, 6, 18) })).toEqual([
    'Offense date: 14 June 2019 (7 years ago)',
    'Best known date: 18 June 2019',
    'Filed: June 2019',
    'Source: Multnomah Circuit Court',
  ]);
  expect(shown({ bestKnownDate: date(2019, 6, 18) })[0]).toBe('Best known date: 18 June 2019 (7 years ago)');
  expect(shown({})[0]).toBe('Filed: June 2019 (7 years ago)');
});

test('a date that does not exist is not shown, and one that is known twice only once', () => {
  expect(shown({ offenseDate: date(2021, 2, 31) }, { fileDate: date(0) })).toEqual(['Source: Multnomah Circuit Court']);
  const once = { offenseDate: date(2019, 6, 14), bestKnownDate: date(2019, 6, 14) };
  expect(shown(once).filter((field) => field.includes('14 June'))).toHaveLength(1);
});
