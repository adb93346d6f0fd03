import { expect, it } from 'vitest';
import { collectOutcomes, readPlaywrightReport, readVitestReport } from './test-results.ts';

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
const browserOutcome = (...statuses: Status[]) =>
  collectOutcomes(readPlaywrightReport(playwright(...statuses), '/repo')).get(
    'tests/browser/sub/a.spec.ts › a page › opens',
  );

it('reads a report of Vitest as file, describes and title', () => {
  const report = vitest({ title: 'holds', status: 'passed' }, { title: 'breaks', status: 'failed' });
  expect([...collectOutcomes(readVitestReport(report, '/repo'))]).toEqual([
    ['shared/a.test.ts › outer › inner › holds', 'passed'],
    ['shared/a.test.ts › outer › inner › breaks', 'failed'],
  ]);
});

it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a test of Vitest that is %s as not run', (status) => {
  const outcomes = collectOutcomes(readVitestReport(vitest({ title: 'holds', status }), '/repo'));
  expect([...outcomes.values()]).toEqual(['skipped']);
});

it('takes a test of one name for passed only if none of that name failed', () => {
  const passed = { title: 'holds', status: 'passed' };
  const failed = { title: 'holds', status: 'failed' };
  for (const results of [
    [passed, failed],
    [failed, passed],
  ])
    expect([...collectOutcomes(readVitestReport(vitest(...results), '/repo')).values()]).toEqual(['failed']);
});

it('reads a report of Playwright over its projects: passed in one is enough, failed in one is too much', () => {
  expect(browserOutcome('expected', 'expected')).toBe('passed');
  expect(browserOutcome('expected', 'skipped')).toBe('passed');
  expect(browserOutcome('skipped', 'expected')).toBe('passed');
  expect(browserOutcome('skipped', 'skipped')).toBe('skipped');
  expect(browserOutcome('expected', 'unexpected')).toBe('failed');
  expect(browserOutcome('unexpected', 'expected')).toBe('failed');
  expect(browserOutcome('expected', 'flaky')).toBe('failed');
  expect(browserOutcome()).toBeUndefined();
});

it('refuses a report of another shape, so that a new version of a runner proves nothing by accident', () => {
  expect(() => readVitestReport({ tests: [] }, '/repo')).toThrow();
  expect(() => readPlaywrightReport({ suites: [{ name: 'a' }] }, '/repo')).toThrow();
});
