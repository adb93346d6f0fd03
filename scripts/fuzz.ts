// npm run fuzz: generated input against the built workers, more of it than npm test takes.
//   npm run fuzz -- [--cases N] [--seed N] [--all]
// --all also opens every generated answer in Chromium.
import { parseArgs } from 'node:util';
import { ensureBuild } from './lib/build.ts';
import { ensureBrowser, NO_BROWSER } from './lib/ensure-browser.ts';
import { TEST_STATE_DIR } from './lib/local-server.ts';
import { runTool } from './lib/run-tool.ts';
import { failWithSentence, say } from './lib/say.ts';
import { holdState } from './lib/state-lock.ts';

const DEFAULT_CASES = 3_000;
/** Numbers of cases from a million on are those of answers with one broken field. */
const MOST_CASES = 1_000_000;
/** Beyond, seed and number of a case together are no longer exact, and cases become each other's. */
const LARGEST_SEED = 1_000_000_000;
const SUITES = ['tests/worker/bad-input.test.ts', 'tests/worker/generated-answers.test.ts'];

try {
  const { cases, seed, isAll } = readArguments();
  holdState(TEST_STATE_DIR);
  await ensureBuild(say);
  const env = { FUZZ_CASES: String(cases), FUZZ_SEED: String(seed), FUZZ_PAGES: String(cases) };
  say(`${cases} cases of seed ${seed}; the same seed gives the same cases`);
  let isFine = (await runTool('vitest', ['run', '--project', 'worker', ...SUITES], env)) === 0;
  if (isAll) {
    const browser = ensureBrowser(say);
    if (browser === null) throw new Error(NO_BROWSER);
    isFine = (await runTool('playwright', ['test', 'generated'], { ...env, CHROMIUM_PATH: browser })) === 0 && isFine;
  }
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  failWithSentence(error);
}

function readArguments(): { cases: number; seed: number; isAll: boolean } {
  const { values } = parseArgs({
    options: { cases: { type: 'string' }, seed: { type: 'string' }, all: { type: 'boolean' } },
  });
  const cases = wholeNumber('--cases', values.cases ?? String(DEFAULT_CASES), MOST_CASES);
  const seed = wholeNumber('--seed', values.seed ?? String(1 + Math.floor(Math.random() * 1_000_000)), LARGEST_SEED);
  return { cases, seed, isAll: values.all === true };
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`${name} wants a whole number from 1 to ${most}, not '${text}'`);
  return number;
}
