import { expect, test } from 'vitest';
import type { CourtRunnerCase } from '../contract/court-runner.ts';
import { caseGroups } from './case-fields.ts';

type Charge = CourtRunnerCase['offenses'][number];

const TODAY = Date.UTC(2026, 10, 22);
const date = (year: number, month: number | null = null, day: number | null = null) => ({
  ...{ year, month, day },
  fullDate: null,
});
const NOTHING: Charge = {
  ...{ offenseTitle: null, sentence: null, crimeType: null, plea: null },
  ...{ offenseDate: null, bestKnownDate: null },
};
const FOUND: CourtRunnerCase = { fileDate: date(2019, 6), sourceName: 'Multnomah Circuit Court', offenses: [] };
const shown = (more: Partial<Charge>, found: Partial<CourtRunnerCase> = {}) =>
  caseGroups({ ...FOUND, ...found, offenses: [{ ...NOTHING, ...more }] }, TODAY).flatMap(({ fields }) =>
    fields.flatMap(({ label, value }) => (value === null ? [] : `${label}: ${value}`)),
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

test('a title of any length becomes a heading of 120 characters, and is whole among the fields', () => {
  const offenseTitle = 'Theft of services '.repeat(20).trim();
  const [group] = caseGroups({ ...FOUND, offenses: [{ ...NOTHING, offenseTitle }] }, TODAY);
  expect(group?.title).toHaveLength(120);
  expect(group?.fields[0]).toMatchObject({ label: 'Charge in full', value: offenseTitle });
});

test('a case without a charge says so, has no outcome, and keeps its date and its source', () => {
  const [group, ...more] = caseGroups(FOUND, TODAY);
  expect(more).toEqual([]);
  expect(group).toMatchObject({ title: 'The court’s file on this case lists no charge.', outcome: null });
  expect(group?.fields.map(({ value }) => value)).toEqual(['June 2019 (7 years ago)', 'Multnomah Circuit Court']);
});
