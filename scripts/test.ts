// npm test: types, lint, unit, worker and browser tests, guards and budgets; the last line sums them all. --all (npm
// run test:all) runs every case and every width, where npm test takes samples: see tests/support/sample.ts and
// tests/support/browser-widths.ts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROTATION } from '../tests/support/sample.ts';
import { prepareTestDatabases } from '../tests/support/test-server.ts';
import { ensureBuild, keepBuild } from './lib/build/build.ts';
import { copyDatabase } from './lib/database/local-database.ts';
import { databaseFiles } from './lib/database/people-database.ts';
import { holdState } from './lib/database/state-lock.ts';
import { failedTests, readPlaywrightReport, readVitestReport } from './lib/rules/test-results.ts';
import { browserLine, ensureBrowser, NO_BROWSER, readBrowserVersion } from './lib/run/chromium.ts';
import { ROOT, TEST_STATE_DIR } from './lib/run/local-server.ts';
import { runTool } from './lib/run/run-tool.ts';
import { failWithSentence, say } from './lib/run/say.ts';

interface Tally {
  passed: number;
  failed: number;
}

if (process.argv.includes('--all')) process.env.TEST_ALL = 'true';
// For every part of this run, even past midnight.
process.env.TEST_ROTATION = String(ROTATION);

const RESULTS = join(ROOT, 'test-results');
/** Databases of the browser tests, in the project's folder. */
const BROWSER_STATE = '.wrangler/browser-test-state';
const total: Tally = { passed: 0, failed: 0 };
/** Seconds per part; parts may overlap. */
const seconds: string[] = [];
/** Names of failed tests, for the end of the output: it may be all that somebody sees of it. */
const failures: string[] = [];

try {
  holdState(TEST_STATE_DIR);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const browser = ensureBrowser(say);
  // The browser tests read it from here.
  if (browser !== null) process.env.BROWSER_VERSION = await readBrowserVersion(browser);
  if (process.env.TEST_ALL !== 'true') console.log(`Samples: those of TEST_ROTATION=${ROTATION}`);
  console.log(browser === null ? NO_BROWSER : browserLine(process.env.BROWSER_VERSION ?? '', browser));

  await check('types', 'tsc', ['-p', 'tsconfig.json']);
  await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
  await check('boundaries', process.execPath, ['scripts/check-boundaries.ts']);
  await timed('build', () => ensureBuild(say));
  keepBuild();
  await check('budgets', process.execPath, ['scripts/check-budgets.ts']);

  await timed('databases', prepareTestDatabases);
  copyPeople();
  // Neither keeps both processors busy, and each has its own databases.
  await Promise.all([runVitest('vitest-worker', ['population', 'worker']), runUnitAndBrowser(browser)]);
  await check('rule tables', process.execPath, ['scripts/check-rule-tables.ts']);
} catch (error) {
  failWithSentence(error);
}

console.log(`\nSeconds: ${seconds.join(', ')}`);
for (const name of failures) console.log(`✗ ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runUnitAndBrowser(browser: string | null): Promise<void> {
  await runVitest('vitest', ['unit', 'unit-mocking']);
  await runPlaywright(browser);
}

async function runVitest(name: string, projects: readonly string[]): Promise<void> {
  const file = join(RESULTS, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  await timed(projects.join(' + '), () =>
    runTool('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
  );
  add(vitestTally(file));
  nameFailures(file, readVitestReport);
}

async function runPlaywright(browser: string | null): Promise<void> {
  if (browser === null) {
    console.error(`\n${NO_BROWSER}`);
    total.failed += 1;
    return;
  }
  const file = join(RESULTS, 'playwright.json');
  await timed('browser', () =>
    runTool('playwright', ['test'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      TEST_STATE_DIR: BROWSER_STATE,
    }),
  );
  add(playwrightTally(file));
  nameFailures(file, readPlaywrightReport);
}

async function timed<T>(part: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  seconds.push(`${part} ${Math.round((performance.now() - start) / 1000)}`);
  return result;
}

/** The population is made once; each server makes its own accounts. */
function copyPeople(): void {
  const { peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  copyDatabase(peopleFile, databaseFiles({ stateDir: join(ROOT, BROWSER_STATE) }).peopleFile);
}

function add({ passed, failed }: Tally): void {
  total.passed += passed;
  total.failed += failed;
}

/** A tool that passes or fails as a whole counts as one test. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  say(`Checking ${name}`);
  const ok = (await timed(name, () => runTool(command, args))) === 0;
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  if (!ok) failures.push(name);
}

/** A runner without a result has failed, whatever it printed. */
function vitestTally(file: string): Tally {
  const result = readResult(file) as { numPassedTests?: number; numFailedTests?: number; success?: boolean } | null;
  if (result === null) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests ?? 0;
  return { passed: result.numPassedTests ?? 0, failed: failed === 0 && result.success !== true ? 1 : failed };
}

function playwrightTally(file: string): Tally {
  const result = readResult(file) as {
    stats?: { expected: number; unexpected: number; flaky: number };
    errors?: unknown[];
  } | null;
  if (result?.stats === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.stats;
  const broken = result.errors?.length ?? 0;
  return { passed: expected, failed: unexpected + flaky + (unexpected === 0 ? broken : 0) };
}

function nameFailures(file: string, read: typeof readVitestReport): void {
  try {
    failures.push(...failedTests(read(readResult(file), ROOT)));
  } catch {
    failures.push(`no result in ${file}`);
  }
}

function readResult(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
