import { expect, test } from 'vitest';
import { personCountsSchema } from '../contract/person/counts.ts';
import { lookupTypeSchema } from '../contract/viewer.ts';
import { hasOpenReport } from './open-report.ts';
import { decideReportState } from './report-state.ts';

const nothing = personCountsSchema.parse(
  Object.fromEntries(Object.keys(personCountsSchema.shape).map((key) => [key, 0])),
);
const some = { ...nothing, publicRecords: 1, liens: 1 };

test('a report is open to viewers who unlocked it, never because of a plan', () => {
  expect(lookupTypeSchema.options.filter((lookupType) => hasOpenReport({ lookupType }))).toEqual(['bg']);
});

test('an empty report is empty for everybody, once its counts are known', () => {
  const states = (counts: Parameters<typeof decideReportState>[1]) =>
    lookupTypeSchema.options.map((lookupType) => decideReportState({ lookupType }, counts));
  expect(states(nothing)).toEqual(['empty', 'empty', 'empty']);
  for (const counts of [some, 'late', 'loading', 'missing', null] as const)
    expect(states(counts)).toEqual(['locked', 'locked', 'open']);
});
