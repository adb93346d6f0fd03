import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../../shared/urls/paths.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { say } from '../lib/run/say.ts';
import { type Answered, type Ask, tally, Visitors } from './load.ts';
import { beginTable, print, quantile } from './table.ts';
import { Traffic } from './traffic.ts';
import { UNLIMITED } from './unlimited.ts';
import { WORST_INPUTS } from './worst-inputs.ts';

/** How many addresses attack at once, in one run each. */
const ATTACKERS = [1, 5, 20];
/** Requests per minute from each address. */
const ATTACKS_A_MINUTE = 40;
/** Requests that an attacker sends at once: failures in a row do more harm than scattered ones. */
const BURST = 8;
/** How many inputs are sent: those the site fails on, otherwise the slowest. */
const CHOSEN = 5;
/** Pages that others view meanwhile. */
const VIEWS_A_MINUTE = 300;
const MINUTE_MS = 60_000;
const CONNECTIONS = 200;
/** Pages viewed before measuring, as a warm-up. */
const WARM_UP = 12;

/** What visitors notice while attackers send the worst inputs that rate limits allow. */
export async function benchAttack(stateDir: string): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const traffic = new Traffic(peopleFile);
  const inputs = await worstInputs(stateDir);
  beginTable(`One minute: ${VIEWS_A_MINUTE} page views, ${ATTACKS_A_MINUTE} attacks from each address`);
  for (const attackers of [0, ...ATTACKERS]) {
    await withServer(stateDir, (visitors) => attackFrom(attackers, inputs, traffic, visitors));
  }
}

/** Tries every input once, alone, and chooses. */
async function worstInputs(stateDir: string): Promise<readonly string[]> {
  const tried: { path: string; answer: Answered }[] = [];
  await withServer(stateDir, async (visitors) => {
    await visitors.ask(attack(paths.home(), 0));
    for (const path of WORST_INPUTS) tried.push({ path, answer: await visitors.ask(attack(path, 0)) });
  });
  const isFault = ({ status }: Answered): boolean => status === null || status >= 500;
  tried.sort((a, b) => b.answer.took - a.answer.took);
  beginTable(`The worst of ${WORST_INPUTS.length} inputs, each by itself`);
  const faults = tried.filter(({ answer }) => isFault(answer));
  const chosen = (faults.length > 0 ? faults : tried).slice(0, CHOSEN);
  for (const { path, answer } of chosen) print(path.slice(0, 44), `${answer.took.toFixed(0)} ms`, nameOf(answer));
  return chosen.map(({ path }) => path);
}

async function attackFrom(
  attackers: number,
  inputs: readonly string[],
  traffic: Traffic,
  visitors: Visitors,
): Promise<void> {
  for (let index = 0; index < WARM_UP; index += 1) await visitors.ask(traffic.page(index));
  const views = Array.from({ length: VIEWS_A_MINUTE }, (_, index) => [traffic.page(WARM_UP + index)]);
  const [seen, struck] = await Promise.all([
    spreadOverAMinute(visitors, views),
    spreadOverAMinute(visitors, burstsFrom(attackers, inputs)),
  ]);
  const times = seen.map(({ took }) => took);
  const failed = seen.filter(({ status }) => status !== 200);
  const howFailed = failed.length === 0 ? '' : tally(failed.map(nameOf));
  print(`attackers: ${attackers}, views that failed`, `${failed.length} of ${seen.length}`, howFailed);
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  print('  time of a view, p50', `${p50.toFixed(0)} ms`, `p95 ${p95.toFixed(0)} ms`);
  print('  the slowest', `${Math.max(...times).toFixed(0)} ms`);
  if (struck.length > 0) print('  what attackers got', String(struck.length), tally(struck.map(nameOf)));
}

/** Each run has its own server, so that none suffers from the one before it. */
async function withServer(stateDir: string, run: (visitors: Visitors) => Promise<void>): Promise<void> {
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir,
    originVars: UNLIMITED,
    onLog: () => {},
    vars: { ...localVars(), ENVIRONMENT: 'production', SITE_URL: 'https://porchlight.example' },
  });
  const visitors = new Visitors(url, CONNECTIONS);
  try {
    await run(visitors);
  } finally {
    visitors.close();
    await server.dispose();
  }
}

/** What all attackers send in a minute: bursts of one input, each attacker in turn. */
function burstsFrom(attackers: number, inputs: readonly string[]): Ask[][] {
  const bursts = (attackers * ATTACKS_A_MINUTE) / BURST;
  return Array.from({ length: bursts }, (_, index) => {
    const path = inputs[Math.floor(index / Math.max(1, attackers)) % inputs.length] ?? paths.home();
    return Array.from({ length: BURST }, () => attack(path, index % Math.max(1, attackers)));
  });
}

/** Requests for pages, since images on another site are refused at the door; the addresses are reserved for documentation (RFC 5737). */
function attack(path: string, attacker: number): Ask {
  const headers = { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  return { path, address: `203.0.113.${attacker}`, headers };
}

/** Sends each group on schedule, whether or not earlier ones were answered. */
async function spreadOverAMinute(visitors: Visitors, groups: readonly (readonly Ask[])[]): Promise<Answered[]> {
  const answered = await Promise.all(
    groups.map(async (group, index) => {
      await pause((index * MINUTE_MS) / groups.length);
      return Promise.all(group.map((ask) => visitors.ask(ask)));
    }),
  );
  return answered.flat();
}

const nameOf = ({ status, failure }: Answered): string => failure ?? String(status);
