import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { titleIds, withoutTitleIds } from './rule-ids.ts';
import { owesTest, type RuleRow } from './rule-tables.ts';

const vitestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const playwrightSpecSchema = z.object({
  title: z.string(),
  file: z.string(),
  /** one per project */
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});
const playwrightSuiteSchema = z.object({
  title: z.string(),
  specs: z.array(playwrightSpecSchema),
  get suites() {
    return z.optional(z.array(playwrightSuiteSchema));
  },
});
const playwrightReportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuiteSchema),
});
type PlaywrightSuite = z.infer<typeof playwrightSuiteSchema>;

export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One run of a test. */
interface TestRun {
  /** path in the repository */
  readonly file: string;
  readonly titles: readonly string[];
  readonly outcome: TestOutcome;
}

/** The runs in a Vitest JSON report. Throws if the report has another shape. */
export function readVitestReport(report: unknown, root: string): TestRun[] {
  return vitestReportSchema.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      titles: [...ancestorTitles, title],
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/** The runs in a Playwright JSON report, one per project. Throws if the report has another shape. */
export function readPlaywrightReport(report: unknown, root: string): TestRun[] {
  const { config, suites } = playwrightReportSchema.parse(report);
  // A top-level suite is a file, whose title is not part of a test's name.
  return suites
    .flatMap((file) => runsOf(file, []))
    .map((run) => ({
      ...run,
      file: relative(root, join(config.rootDir, run.file)),
    }));
}

function runsOf({ specs, suites = [] }: PlaywrightSuite, above: readonly string[]): TestRun[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ file, titles: [...above, title], outcome: playwrightOutcome(status) })),
  );
  return [...own, ...suites.flatMap((suite) => runsOf(suite, [...above, suite.title]))];
}

// 'Flaky' passed only on retry, which does not count.
function playwrightOutcome(status: 'expected' | 'unexpected' | 'flaky' | 'skipped'): TestOutcome {
  if (status === 'skipped') return 'skipped';
  return status === 'expected' ? 'passed' : 'failed';
}

/**
 * Unproven rows that need a test, each with the reason. A row is proven if at least one test with its id passed, in any
 * project, and none failed.
 */
export function findUnprovenRows(rows: readonly RuleRow[], runs: readonly TestRun[]): string[] {
  const runsOfId = new Map<string, TestRun[]>();
  for (const run of runs)
    for (const id of new Set(run.titles.flatMap(titleIds))) runsOfId.set(id, [...(runsOfId.get(id) ?? []), run]);
  return rows.filter(owesTest).flatMap(({ id }) => {
    const own = runsOfId.get(id) ?? [];
    const failed = own.find(({ outcome }) => outcome === 'failed');
    if (failed !== undefined) return [`${id} is not proven: failed: ${nameOf(failed)}`];
    if (own.some(({ outcome }) => outcome === 'passed')) return [];
    const [skipped] = own;
    return [`${id} is not proven: ${skipped === undefined ? 'no test of it ran' : `skipped: ${nameOf(skipped)}`}`];
  });
}

/** The names of the tests that failed, each once, as 'file › describe › title'. */
export function failedTests(runs: readonly TestRun[]): string[] {
  return [...new Set(runs.filter(({ outcome }) => outcome === 'failed').map(nameOf))];
}

function nameOf({ file, titles }: TestRun): string {
  return `${file} › ${titles.map(withoutTitleIds).join(' › ')}`;
}
