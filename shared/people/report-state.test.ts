import { expect, test } from 'vitest';
import { personCountsSchema } from '../contract/person/counts.ts';
import { lookupTypeSchema } from '../contract/viewer.ts';
import { decideReportState, hasOpenReport } from './report-state.ts';

const nothing = personCountsSchema.parse(
  Object.fromEntries(Object.keys(personCountsSchema.shape).map((key) => [key, 0])),
);
const some = { ...nothing, publicRecords: 1, liens: 1 };

test('a report is open to those who unlocked it, and to nobody by a plan', () => {
  expect(lookupTypeSchema.options.filter((lookupType) => hasOpenReport({ lookupType }))).toEqual(['bg']);
});

test('a report with nothing in it is empty to everybody, once that is known', () => {
  const states = (counts: Parameters<typeof decideReportState>[1]) =>
    lookupTypeSchema.options.map((lookupType) => decideReportState({ lookupType }, counts));
  expect(states(nothing)).toEqual(['empty', 'empty', 'empty']);
  for (const counts of [some, 'late', 'loading', 'missing', null] as const)
    expect(states(counts)).toEqual(['locked', 'locked', 'open']);
});
