// npm run fuzz: generated input against the built workers, more of it than npm test takes.
//   npm run fuzz -- [--cases N] [--seed N] [--all]
// --all also opens every generated answer in Chromium.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from './lib/build.ts';
import { ensureBrowser, NO_BROWSER } from './lib/ensure-browser.ts';
import { ROOT } from './lib/local-server.ts';
import { failWithSentence, say } from './lib/say.ts';
import { holdState } from './lib/state-lock.ts';

const DEFAULT_CASES = 3_000;
/** Databases of the tests: two at once would be in each other's way. */
const TEST_STATE_DIR = join(ROOT, '.wrangler/test-state');
const SUITES = ['tests/worker/bad-input.test.ts', 'tests/worker/generated-answers.test.ts'];

try {
  const { cases, seed, isAll } = readArguments();
  holdState(TEST_STATE_DIR);
  await ensureBuild(say);
  const env = { FUZZ_CASES: String(cases), FUZZ_SEED: String(seed), FUZZ_PAGES: String(cases) };
  say(`${cases} cases of seed ${seed}; the same seed gives the same cases`);
  let isFine = (await run('vitest', ['run', '--project', 'worker', ...SUITES], env)) === 0;
  if (isAll) {
    const browser = ensureBrowser(say);
    if (browser === null) throw new Error(NO_BROWSER);
    isFine = (await run('playwright', ['test', 'generated'], { ...env, CHROMIUM_PATH: browser })) === 0 && isFine;
  }
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  failWithSentence(error);
}

function readArguments(): { cases: number; seed: number; isAll: boolean } {
  const { values } = parseArgs({
    options: { cases: { type: 'string' }, seed: { type: 'string' }, all: { type: 'boolean' } },
  });
  const cases = wholeNumber('--cases', values.cases ?? String(DEFAULT_CASES));
  const seed = wholeNumber('--seed', values.seed ?? String(Math.floor(Math.random() * 1_000_000)));
  return { cases, seed, isAll: values.all === true };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} wants a whole number from 1 on, not '${text}'`);
  return number;
}

function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
