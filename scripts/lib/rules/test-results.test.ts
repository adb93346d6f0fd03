import { expect, it } from 'vitest';
import type { RuleRow } from './rule-tables.ts';
import {
  failedTests,
  findUnprovenRows,
  readPlaywrightReport,
  readVitestReport,
  type TestOutcome,
} from './test-results.ts';

const vitest = (...assertionResults: { title: string; status: string }[]) => ({
  success: true,
  testResults: [
    {
      name: '/repo/shared/a.test.ts',
      assertionResults: assertionResults.map((result) => ({ ancestorTitles: ['outer', 'inner'], ...result })),
    },
  ],
});

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
const playwright = (...statuses: Status[]) => ({
  config: { rootDir: '/repo/tests/browser' },
  suites: [
    {
      title: 'sub/a.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a page',
          specs: [{ title: 'opens', file: 'sub/a.spec.ts', tests: statuses.map((status) => ({ status })) }],
        },
      ],
    },
  ],
});

it('reads a Vitest report as file, describes and title', () => {
  const report = vitest({ title: 'holds', status: 'passed' }, { title: 'breaks', status: 'failed' });
  const file = 'shared/a.test.ts';
  expect(readVitestReport(report, '/repo')).toEqual([
    { file, titles: ['outer', 'inner', 'holds'], outcome: 'passed' },
    { file, titles: ['outer', 'inner', 'breaks'], outcome: 'failed' },
  ]);
});

it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a Vitest test that is %s as not run', (status) => {
  expect(readVitestReport(vitest({ title: 'holds', status }), '/repo')[0]?.outcome).toBe('skipped');
});

it('reads a Playwright report, one run per project; passing on retry does not count', () => {
  const runs = readPlaywrightReport(playwright('expected', 'unexpected', 'flaky', 'skipped'), '/repo');
  expect(runs[0]).toEqual({ file: 'tests/browser/sub/a.spec.ts', titles: ['a page', 'opens'], outcome: 'passed' });
  expect(runs.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'failed', 'skipped']);
  expect(readPlaywrightReport(playwright(), '/repo')).toEqual([]);
});

it('rejects a report of another shape, so that a new runner version proves nothing by accident', () => {
  expect(() => readVitestReport({ tests: [] }, '/repo')).toThrow();
  expect(() => readPlaywrightReport({ suites: [{ name: 'a' }] }, '/repo')).toThrow();
});

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

it('counts a row as proven if a test with its id passed and none failed', () => {
  expect(unproven('passed')).toEqual([]);
  expect(unproven('passed', 'skipped')).toEqual([]);
  expect(unproven('skipped', 'passed')).toEqual([]);
});

it('reports a row with a failed test, even if others passed', () => {
  const fault = (at: number) => [`F2-01 is not proven: failed: shared/a.test.ts › paths › ${at}`];
  expect(unproven('failed')).toEqual(fault(0));
  expect(unproven('failed', 'passed')).toEqual(fault(0));
  expect(unproven('passed', 'failed')).toEqual(fault(1));
});

it('reports a row whose tests did not run', () => {
  expect(unproven()).toEqual(['F2-01 is not proven: no test of it ran']);
  expect(unproven('skipped')).toEqual(['F2-01 is not proven: skipped: shared/a.test.ts › paths › 0']);
});

it('finds the ids of a describe', () => {
  const run = { file: 'a.test.ts', titles: ['paths [F2-01]', 'name home'], outcome: 'passed' } as const;
  expect(findUnprovenRows(ROWS, [run])).toEqual([]);
});

it('names each failed test once, however many browsers it failed in', () => {
  const runs = [
    ...readVitestReport(vitest({ title: 'holds', status: 'passed' }, { title: 'breaks', status: 'failed' }), '/repo'),
    ...readPlaywrightReport(playwright('unexpected', 'flaky', 'expected'), '/repo'),
  ];
  expect(failedTests(runs)).toEqual([
    'shared/a.test.ts › outer › inner › breaks',
    'tests/browser/sub/a.spec.ts › a page › opens',
  ]);
});
