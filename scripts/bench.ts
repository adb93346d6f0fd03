// npm run bench: what a page view and a search cost, printed and not judged. The figures depend on the machine; compare ratios.
//   npm run bench -- [--only render,bytes,browser,start,scale,slowest] [--browser] [--scale] [--slowest] [--people N,N]
//   npm run bench -- --write: also writes the figures into docs/bench.md, each part into its section
//   npm run bench -- --early [--rounds N] [--url http://127.0.0.1:8787]: what becomes of a reader's first acts on a phone;
//   with --url, on the site that npm start runs there
//   npm run bench -- --taps: taps and pages from a locked phone number to the number, with a new card
//   npm run bench -- --paying: taps, seconds and consents from a person page to the first record read, with a new card, a
//   kept one and a credit; bytes and CPU of a checkout page
//   npm run bench -- --quotas: CPU that counting views adds to a page, a counter's answer under load, and how far somebody
//   comes who asks for hidden numbers, houses and birthdays
//   npm run bench -- --odd: how long the origin takes for 10,000 odd strings in any box
//   npm run bench -- --print: sheets of paper and time of printing reports of 2, 20 and 421 records
//   npm run bench -- --bots: how many user agents of public lists end up on the wrong side
//   npm run bench -- --monitoring [--people N,N]: comparing 20,000 and 200,000 monitored reports: time, memory, rows read
//   npm run bench -- --removal [--people N]: as many hashes of the Delete Act as people, against them: time and memory; and how
//     long after the confirming click somebody is found
//   npm run bench -- --memory [--requests N,N], --kept, --seeding, --attack, --log-ins, --renewals and --frequencies: what
//   workerd holds after so many requests and so many people, what people take to make, what visitors notice of somebody
//   who sends the worst and of many log-ins at once, what renewing 20,000 plans takes and whom a killed run charges, and how
//   frequent the most frequent names and places are; none of them is among the parts of a plain run
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../shared/urls/paths.ts';
import { benchAttack } from './bench/attack.ts';
import { benchBots } from './bench/bots.ts';
import { benchBrowser } from './bench/browser.ts';
import { benchEarlyActs, DEFAULT_ROUNDS } from './bench/early-acts.ts';
import { benchFrequencies } from './bench/frequencies.ts';
import { benchKeptMemory } from './bench/kept-memory.ts';
import { benchLogIns } from './bench/log-ins.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMonitoring } from './bench/monitoring.ts';
import { benchOdd } from './bench/odd.ts';
import { benchBytes } from './bench/page-bytes.ts';
import { ALL_PARTS, NAMED_PARTS, PARTS, type Part } from './bench/parts.ts';
import { benchPaying } from './bench/paying.ts';
import { benchPrint } from './bench/print.ts';
import { benchQuotas } from './bench/quotas.ts';
import { benchRemoval } from './bench/removal.ts';
import { benchRemovedSurfaces } from './bench/removed-surfaces.ts';
import { benchRender } from './bench/render.ts';
import { benchRenewals } from './bench/renewals.ts';
import { benchReportBytes, unlockForBench } from './bench/report-bytes.ts';
import { benchScale, printGrowth, type ScaleFigures } from './bench/scale.ts';
import { benchSeeding } from './bench/seeding.ts';
import { onSite, parseRunning } from './bench/site-under-test.ts';
import { benchSlowest } from './bench/slowest.ts';
import { benchStart } from './bench/start-time.ts';
import { takeTables } from './bench/table.ts';
import { benchTaps } from './bench/taps.ts';
import { UNLIMITED } from './bench/unlimited.ts';
import { describeRun, writeFigures } from './bench/write-figures.ts';
import { ensureBuild } from './lib/build/build.ts';
import { DEFAULT_PEOPLE, ensureDatabases, peopleWorthLookingAt } from './lib/database/people-database.ts';
import { holdState } from './lib/database/state-lock.ts';
import { ROOT, startLocalServer } from './lib/run/local-server.ts';
import { localVars } from './lib/run/local-vars.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** Kept apart from those of npm start, which may be running. */
const STATE_DIR = join(ROOT, '.wrangler/bench-state');
const DOCUMENT = join(ROOT, 'docs/bench.md');
/** Sizes of population for the search benchmark. */
const POPULATIONS = [DEFAULT_PEOPLE, 200_000, 1_000_000];
/** The most reports that are compared. */
const REPORTS_MAX = 200_000;
/** Numbers of requests after which memory is measured. */
const STAGES = [20_000, 60_000, 100_000];

try {
  const { parts, people, stages, rounds, running, isWriting } = readArguments();
  holdState(STATE_DIR);
  if (running === null) await ensureBuild(say);
  const run = describeRun(new Date());
  const work: { readonly [P in Part]: () => Promise<void> } = {
    render: benchRender,
    bytes: benchPageBytes,
    browser: () => onSite({ stateDir: STATE_DIR }, benchBrowser),
    start: benchStart,
    scale: () => benchPopulations(people),
    early: () => onSite({ stateDir: STATE_DIR, running }, (url, peopleFile) => benchEarlyActs(url, peopleFile, rounds)),
    kept: benchKeptMemory,
    memory: () => benchMemory(STATE_DIR, stages),
    attack: () => benchAttack(STATE_DIR),
    'log-ins': () => benchLogIns(STATE_DIR),
    renewals: benchRenewals,
    monitoring: () => benchReports(people),
    slowest: () => benchSlowest(STATE_DIR),
    quotas: () => benchQuotas(STATE_DIR),
    seeding: benchSeeding,
    frequencies: benchFrequencies,
    taps: () => onSite({ stateDir: STATE_DIR }, benchTaps),
    paying: () => benchPaying(STATE_DIR),
    print: () => benchPrint(STATE_DIR),
    odd: () => benchOdd(STATE_DIR),
    bots: benchBots,
    removal: async () => {
      await benchLists(people.at(-1) ?? DEFAULT_PEOPLE);
      await benchRemovedSurfaces();
    },
  };
  for (const part of ALL_PARTS) {
    if (!parts.has(part)) continue;
    await work[part]();
    const tables = takeTables();
    if (isWriting) writeFileSync(DOCUMENT, writeFigures(readFileSync(DOCUMENT, 'utf8'), part, tables, run));
  }
} catch (error) {
  failWithSentence(error);
}

interface Arguments {
  readonly parts: ReadonlySet<Part>;
  readonly people: readonly number[];
  readonly stages: readonly number[];
  /** how often each early act is repeated */
  readonly rounds: number;
  /** where the site under test runs already; null to start one */
  readonly running: URL | null;
  /** whether the figures go into docs/bench.md */
  readonly isWriting: boolean;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      browser: { type: 'boolean' },
      scale: { type: 'boolean' },
      slowest: { type: 'boolean' },
      people: { type: 'string' },
      memory: { type: 'boolean' },
      attack: { type: 'boolean' },
      'log-ins': { type: 'boolean' },
      renewals: { type: 'boolean' },
      requests: { type: 'string' },
      early: { type: 'boolean' },
      rounds: { type: 'string' },
      url: { type: 'string' },
      kept: { type: 'boolean' },
      monitoring: { type: 'boolean' },
      seeding: { type: 'boolean' },
      frequencies: { type: 'boolean' },
      taps: { type: 'boolean' },
      paying: { type: 'boolean' },
      quotas: { type: 'boolean' },
      print: { type: 'boolean' },
      odd: { type: 'boolean' },
      bots: { type: 'boolean' },
      removal: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  const named = (['browser', 'scale', 'slowest', ...NAMED_PARTS] as const).filter((part) => values[part] === true);
  const wanted = named.length > 0 ? named : (values.only?.split(',') ?? PARTS);
  const unknown = wanted.find((name) => !ALL_PARTS.includes(name as Part));
  if (unknown !== undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not '${unknown}'`);
  const people = values.people?.split(',').map(Number) ?? POPULATIONS;
  if (people.some((count) => !Number.isInteger(count) || count < 1_000))
    throw new Error('--people wants whole numbers from 1,000 on');
  const stages = values.requests?.split(',').map(Number) ?? STAGES;
  if (stages.some((count) => !Number.isInteger(count) || count < 1)) throw new Error('--requests wants whole numbers');
  const rounds = Number(values.rounds ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds wants a whole number');
  const running = parseRunning(values.url);
  if (running !== null && wanted.some((name) => name !== 'early')) throw new Error('--url belongs to --early');
  return { parts: new Set(wanted as Part[]), people, stages, rounds, running, isWriting: values.write === true };
}

/** Bytes of a page from the invented population, as a browser loads it from the whole site. */
async function benchPageBytes(): Promise<void> {
  const databases = await ensureDatabases({ stateDir: STATE_DIR, onProgress: say });
  const person = peopleWorthLookingAt(databases.peopleFile)[0];
  if (person?.id == null) throw new Error('the database holds nobody to look at');
  const path = paths.person({ name: person.fullName, city: person.city, stateCode: person.stateCode, id: person.id });
  const reported = unlockForBench(databases, peopleWorthLookingAt(databases.peopleFile));
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir: STATE_DIR,
    vars: localVars(),
    originVars: UNLIMITED,
  });
  try {
    await benchBytes(url, path);
    await benchReportBytes(url, reported);
  } finally {
    await server.dispose();
  }
}

/** All but the million: monitored reports are as many as people. */
async function benchReports(people: readonly number[]): Promise<void> {
  for (const count of people.filter((count) => count <= REPORTS_MAX)) {
    const stateDir = stateDirOf(count);
    if (stateDir !== STATE_DIR) holdState(stateDir);
    await benchMonitoring(stateDir, count);
  }
}

/** As many identifiers as people, by default a million. */
async function benchLists(people: number): Promise<void> {
  const stateDir = stateDirOf(people);
  if (stateDir !== STATE_DIR) holdState(stateDir);
  await benchRemoval(stateDir, people);
}

function stateDirOf(people: number): string {
  return people === DEFAULT_PEOPLE ? STATE_DIR : `${STATE_DIR}-${people}`;
}

/** Each population has its own folder; the other parts use the first. */
async function benchPopulations(people: readonly number[]): Promise<void> {
  const figures: ScaleFigures[] = [];
  for (const count of people) {
    const stateDir = stateDirOf(count);
    if (stateDir !== STATE_DIR) holdState(stateDir);
    figures.push(await benchScale(stateDir, count));
  }
  const [smallest, largest] = [figures[0], figures.at(-1)];
  if (smallest !== undefined && largest !== undefined && smallest !== largest) printGrowth(smallest, largest);
}
