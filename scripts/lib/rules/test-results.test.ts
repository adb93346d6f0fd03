import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-results.ts';

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

it('reads a report of Vitest as file, describes and title', () => {
  const report = vitest({ title: 'holds', status: 'passed' }, { title: 'breaks', status: 'failed' });
  const file = 'shared/a.test.ts';
  expect(readVitestReport(report, '/repo')).toEqual([
    { file, titles: ['outer', 'inner', 'holds'], outcome: 'passed' },
    { file, titles: ['outer', 'inner', 'breaks'], outcome: 'failed' },
  ]);
});

it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a test of Vitest that is %s as not run', (status) => {
  expect(readVitestReport(vitest({ title: 'holds', status }), '/repo')[0]?.outcome).toBe('skipped');
});

it('reads a report of Playwright, one run a project; passed at the second try is no pass', () => {
  const runs = readPlaywrightReport(playwright('expected', 'unexpected', 'flaky', 'skipped'), '/repo');
  expect(runs[0]).toEqual({ file: 'tests/browser/sub/a.spec.ts', titles: ['a page', 'opens'], outcome: 'passed' });
  expect(runs.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'failed', 'skipped']);
  expect(readPlaywrightReport(playwright(), '/repo')).toEqual([]);
});

it('refuses a report of another shape, so that a new version of a runner proves nothing by accident', () => {
  expect(() => readVitestReport({ tests: [] }, '/repo')).toThrow();
  expect(() => readPlaywrightReport({ suites: [{ name: 'a' }] }, '/repo')).toThrow();
});
