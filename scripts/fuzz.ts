// npm run fuzz: generated input against the built workers, more of it than npm test takes.
//   npm run fuzz -- [--cases N] [--answers N] [--seed N] [--all]
//   npm run fuzz -- --seed N --case 'call 1234'   one case of bad input once more, as a fault names it
// Cases are bad input to calls and pages; answers are generated ones of the origin, which the edge has to render. --all also
// opens every generated answer in Chromium.
import { parseArgs } from 'node:util';
import { ensureBuild, keepBuild } from './lib/build/build.ts';
import { holdState } from './lib/database/state-lock.ts';
import { ensureBrowser, NO_BROWSER } from './lib/run/chromium.ts';
import { TEST_STATE_DIR } from './lib/run/local-server.ts';
import { runTool } from './lib/run/run-tool.ts';
import { failWithSentence, say } from './lib/run/say.ts';

const DEFAULT_CASES = 50_000;
const DEFAULT_ANSWERS = 3_000;
/** Share of cases that are calls and page views with bad values; the rest are malformed paths. */
const SHARES = { calls: 0.5, visits: 0.4 };
/** 'call 1234', 'page 12' */
const CASE_SHAPE = /^(?:call|page) \d+$/;
/** Case numbers from a million on are answers with one broken field. */
const MOST_CASES = 1_000_000;
/** Beyond this, seed and case number together are no longer exact, and cases collide. */
const LARGEST_SEED = 1_000_000_000;
const BAD_INPUT = 'tests/worker/bad-input.test.ts';
const GENERATED_ANSWERS = 'tests/worker/generated-answers.test.ts';

try {
  const { cases, answers, seed, isAll, only } = readArguments();
  holdState(TEST_STATE_DIR);
  await ensureBuild(say);
  keepBuild();
  const calls = Math.round(cases * SHARES.calls);
  const visits = Math.round(cases * SHARES.visits);
  const env = {
    FUZZ_SEED: String(seed),
    FUZZ_CALLS: String(calls),
    FUZZ_VISITS: String(visits),
    FUZZ_PATHS: String(cases - calls - visits),
    FUZZ_CASES: String(answers),
    FUZZ_PAGES: String(answers),
    ...(only === null ? {} : { FUZZ_ONLY: only }),
  };
  say(only ?? `${cases} cases and ${answers} answers of seed ${seed}; the same seed gives the same cases`);
  const suites = only === null ? [BAD_INPUT, GENERATED_ANSWERS] : [BAD_INPUT];
  let isFine = (await runTool('vitest', ['run', '--project', 'worker', ...suites], env)) === 0;
  if (isAll) {
    const browser = ensureBrowser(say);
    if (browser === null) throw new Error(NO_BROWSER);
    isFine = (await runTool('playwright', ['test', 'generated'], { ...env, CHROMIUM_PATH: browser })) === 0 && isFine;
  }
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  failWithSentence(error);
}

interface Arguments {
  readonly cases: number;
  readonly answers: number;
  readonly seed: number;
  readonly isAll: boolean;
  /** the one case that is asked for; null for all */
  readonly only: string | null;
}

function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { cases: text, answers: text, seed: text, case: text, all: { type: 'boolean' } },
  });
  const cases = wholeNumber('--cases', values.cases ?? String(DEFAULT_CASES), MOST_CASES);
  const answers = wholeNumber('--answers', values.answers ?? String(DEFAULT_ANSWERS), MOST_CASES);
  const seed = wholeNumber('--seed', values.seed ?? String(1 + Math.floor(Math.random() * 1_000_000)), LARGEST_SEED);
  const only = values.case ?? null;
  if (only !== null && (!CASE_SHAPE.test(only) || values.seed === undefined))
    throw new Error("--case wants 'call N' or 'page N' and the --seed it is of");
  return { cases, answers, seed, isAll: values.all === true, only };
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`${name} wants a whole number from 1 to ${most}, not '${text}'`);
  return number;
}
