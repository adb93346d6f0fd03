import { expect, it } from 'vitest';
import { findUnprovenRows } from './proven-rows.ts';
import type { RuleRow } from './rule-tables.ts';
import type { TestOutcome } from './test-results.ts';

const row = (id: string, stage: string): RuleRow => ({
  ...{ doc: 'docs/site-foundations.md', line: 1, section: 'F 2', id, rule: 'Home is `/`.', stage },
  file: 'shared/urls/paths.ts',
});
const ROWS = [row('F2-01', 'built'), row('F2-02', 'monitoring')];
const unproven = (...outcomes: TestOutcome[]) =>
  findUnprovenRows(
    ROWS,
    outcomes.map((outcome, at) => ({ file: 'shared/a.test.ts', titles: ['paths', `${at} [F2-01 F2-03]`], outcome })),
  );

it('takes a row for proven when a test that carries its id passed and none failed', () => {
  expect(unproven('passed')).toEqual([]);
  expect(unproven('passed', 'skipped')).toEqual([]);
  expect(unproven('skipped', 'passed')).toEqual([]);
});

it('names a row of which a test failed, even if others passed', () => {
  const fault = (at: number) => [`F2-01 is not proven: failed: shared/a.test.ts › paths › ${at}`];
  expect(unproven('failed')).toEqual(fault(0));
  expect(unproven('failed', 'passed')).toEqual(fault(0));
  expect(unproven('passed', 'failed')).toEqual(fault(1));
});

it('names a row whose tests did not run', () => {
  expect(unproven()).toEqual(['F2-01 is not proven: no test of it ran']);
  expect(unproven('skipped')).toEqual(['F2-01 is not proven: skipped: shared/a.test.ts › paths › 0']);
});

it('finds the ids of a describe', () => {
  const run = { file: 'a.test.ts', titles: ['paths [F2-01]', 'name home'], outcome: 'passed' } as const;
  expect(findUnprovenRows(ROWS, [run])).toEqual([]);
});

it('asks the same of a row of the contract', () => {
  expect(findUnprovenRows([row('F2-03', 'contract')], [])).toEqual(['F2-03 is not proven: no test of it ran']);
});
