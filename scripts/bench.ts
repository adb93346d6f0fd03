// npm run bench: what a page view and a search cost, printed and not judged. The figures depend on the machine; compare ratios.
//   npm run bench -- [--only render,bytes,browser,start,scale,slowest] [--browser] [--scale] [--slowest] [--people N,N]
//   npm run bench -- --memory [--requests N,N] and --attack: what workerd holds after so many requests, and what visitors notice
//   of somebody who sends the worst; neither is among the parts of a plain run
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../shared/urls/paths.ts';
import { benchAttack } from './bench/attack.ts';
import { benchBrowser } from './bench/browser.ts';
import { benchMemory } from './bench/memory.ts';
import { benchBytes } from './bench/page-bytes.ts';
import { benchRender } from './bench/render.ts';
import { benchReportBytes, unlockForBench } from './bench/report-bytes.ts';
import { benchScale, printGrowth, type ScaleFigures } from './bench/scale.ts';
import { benchSlowest } from './bench/slowest.ts';
import { benchStart } from './bench/start-time.ts';
import { ensureBuild } from './lib/build/build.ts';
import { DEFAULT_PEOPLE, ensureDatabases, peopleWorthLookingAt } from './lib/database/people-database.ts';
import { holdState } from './lib/database/state-lock.ts';
import { ROOT, startLocalServer } from './lib/run/local-server.ts';
import { localVars } from './lib/run/local-vars.ts';
import { failWithSentence, say } from './lib/run/say.ts';

/** Kept apart from those of npm start, which may be running. */
const STATE_DIR = join(ROOT, '.wrangler/bench-state');
/** Sizes of population for the search benchmark. */
const POPULATIONS = [DEFAULT_PEOPLE, 200_000, 1_000_000];
const PARTS = ['render', 'bytes', 'browser', 'start', 'scale', 'slowest'] as const;
/** Parts that take many minutes or the whole machine run only when named. */
const NAMED_PARTS = ['memory', 'attack'] as const;
type Part = (typeof PARTS)[number] | (typeof NAMED_PARTS)[number];
/** Numbers of requests after which memory is measured. */
const STAGES = [20_000, 60_000, 100_000];

try {
  const { parts, people, stages } = readArguments();
  holdState(STATE_DIR);
  await ensureBuild(say);
  if (parts.has('render')) await benchRender();
  if (parts.has('bytes')) await benchPageBytes();
  if (parts.has('browser')) await benchInBrowser();
  if (parts.has('start')) await benchStart();
  if (parts.has('scale')) await benchPopulations(people);
  if (parts.has('memory')) await benchMemory(STATE_DIR, stages);
  if (parts.has('attack')) await benchAttack(STATE_DIR);
  if (parts.has('slowest')) await benchSlowest(STATE_DIR);
} catch (error) {
  failWithSentence(error);
}

function readArguments(): { parts: ReadonlySet<Part>; people: readonly number[]; stages: readonly number[] } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      browser: { type: 'boolean' },
      scale: { type: 'boolean' },
      slowest: { type: 'boolean' },
      people: { type: 'string' },
      memory: { type: 'boolean' },
      attack: { type: 'boolean' },
      requests: { type: 'string' },
    },
  });
  const named = (['browser', 'scale', 'slowest', ...NAMED_PARTS] as const).filter((part) => values[part] === true);
  const wanted = named.length > 0 ? named : (values.only?.split(',') ?? PARTS);
  const unknown = wanted.find((name) => ![...PARTS, ...NAMED_PARTS].includes(name as Part));
  if (unknown !== undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not '${unknown}'`);
  const people = values.people?.split(',').map(Number) ?? POPULATIONS;
  if (people.some((count) => !Number.isInteger(count) || count < 1_000))
    throw new Error('--people wants whole numbers from 1,000 on');
  const stages = values.requests?.split(',').map(Number) ?? STAGES;
  if (stages.some((count) => !Number.isInteger(count) || count < 1)) throw new Error('--requests wants whole numbers');
  return { parts: new Set(wanted as Part[]), people, stages };
}

/** Bytes of a page from the invented population, as a browser loads it from the whole site. */
async function benchPageBytes(): Promise<void> {
  const databases = await ensureDatabases({ stateDir: STATE_DIR, onProgress: say });
  const person = peopleWorthLookingAt(databases.peopleFile)[0];
  if (person?.id == null) throw new Error('the database holds nobody to look at');
  const path = paths.person({ name: person.fullName, city: person.city, stateCode: person.stateCode, id: person.id });
  const reported = unlockForBench(databases, peopleWorthLookingAt(databases.peopleFile));
  const { server, url } = await startLocalServer({ port: 0, stateDir: STATE_DIR, vars: localVars() });
  try {
    await benchBytes(url, path);
    await benchReportBytes(url, reported);
  } finally {
    await server.dispose();
  }
}

/** Each population has its own folder; the other parts use the first. */
async function benchPopulations(people: readonly number[]): Promise<void> {
  const figures: ScaleFigures[] = [];
  for (const count of people) {
    const stateDir = count === DEFAULT_PEOPLE ? STATE_DIR : `${STATE_DIR}-${count}`;
    if (stateDir !== STATE_DIR) holdState(stateDir);
    figures.push(await benchScale(stateDir, count));
  }
  const [smallest, largest] = [figures[0], figures.at(-1)];
  if (smallest !== undefined && largest !== undefined && smallest !== largest) printGrowth(smallest, largest);
}

async function benchInBrowser(): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir: STATE_DIR, onProgress: say });
  const { server, url } = await startLocalServer({ port: 0, stateDir: STATE_DIR, vars: localVars() });
  try {
    await benchBrowser(url, peopleFile);
  } finally {
    await server.dispose();
  }
}
