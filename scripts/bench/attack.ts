import { setTimeout as pause } from 'node:timers/promises';
import { startLocalServer } from '../lib/local-server.ts';
import { localVars } from '../lib/local-vars.ts';
import { ensureDatabases } from '../lib/people-database.ts';
import { say } from '../lib/say.ts';
import { type Answered, type Ask, tally, Visitors } from './load.ts';
import { print, quantile } from './table.ts';
import { Traffic } from './traffic.ts';
import { WORST_INPUTS } from './worst-inputs.ts';

/** Addresses that attack at once, one run each. */
const ATTACKERS = [1, 5, 20];
/** Requests that each sends, and pages that others look at meanwhile, in one minute. */
const ATTACKS_A_MINUTE = 40;
const VIEWS_A_MINUTE = 300;
const MINUTE_MS = 60_000;
const CONNECTIONS = 200;
/** Pages that are looked at before, so that the first is none of those measured. */
const WARM_UP = 12;

/** What visitors notice while somebody sends the worst that can be sent, within the limits by address. */
export async function benchAttack(stateDir: string): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const traffic = new Traffic(peopleFile);
  console.log(`\nOne minute: ${VIEWS_A_MINUTE} page views, ${ATTACKS_A_MINUTE} attacks from each address`);
  await attackFrom(0, stateDir, traffic);
  for (const attackers of ATTACKERS) await attackFrom(attackers, stateDir, traffic);
}

async function attackFrom(attackers: number, stateDir: string, traffic: Traffic): Promise<void> {
  // A server of its own, so that no run suffers from the one before it.
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir,
    onLog: () => {},
    vars: { ...localVars(), ENVIRONMENT: 'production', SITE_URL: 'https://porchlight.example' },
  });
  const visitors = new Visitors(url, CONNECTIONS);
  try {
    for (let index = 0; index < WARM_UP; index += 1) await visitors.ask(traffic.page(index));
    const views = Array.from({ length: VIEWS_A_MINUTE }, (_, index) => traffic.page(WARM_UP + index));
    const [seen, struck] = await Promise.all([
      spreadOverAMinute(visitors, views),
      spreadOverAMinute(visitors, attacksFrom(attackers)),
    ]);
    const times = seen.map(({ took }) => took);
    const failed = seen.filter(({ status }) => status !== 200);
    print(
      `${attackers} addresses: views that failed`,
      `${failed.length} of ${seen.length}`,
      failed.length === 0 ? '' : tally(failed.map(nameOf)),
    );
    print(
      '  time of a view, p50',
      `${quantile(times, 0.5).toFixed(0)} ms`,
      `p95 ${quantile(times, 0.95).toFixed(0)} ms`,
    );
    print('  the slowest', `${Math.max(...times).toFixed(0)} ms`);
    if (struck.length > 0) print('  what attackers got', String(struck.length), tally(struck.map(nameOf)));
  } finally {
    visitors.close();
    await server.dispose();
  }
}

/** Addresses that are set aside for documentation (RFC 5737), each with all inputs in turn. */
function attacksFrom(attackers: number): Ask[] {
  return Array.from({ length: attackers * ATTACKS_A_MINUTE }, (_, index) => ({
    path: WORST_INPUTS[index % WORST_INPUTS.length] ?? '/',
    address: `203.0.113.${index % Math.max(1, attackers)}`,
    headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  }));
}

/** Sends each at its time, whether those before it were answered or not. */
function spreadOverAMinute(visitors: Visitors, asks: readonly Ask[]): Promise<Answered[]> {
  return Promise.all(
    asks.map(async (ask, index) => {
      await pause((index * MINUTE_MS) / asks.length);
      return visitors.ask(ask);
    }),
  );
}

const nameOf = ({ status, failure }: Answered): string => failure ?? String(status);
