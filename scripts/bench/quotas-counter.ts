import { calls } from '../../shared/contract/calls.ts';
import { HARD_STOP_APP, PERSON_URI } from '../../shared/contract/operations/hard-stop.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { HUMAN_VIEW } from '../../tests/support/origin-app.ts';
import { GENEROUS_QUOTAS } from '../../tests/support/test-meters.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { originAddress, startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { say } from '../lib/run/say.ts';
import { type Ask, Visitors } from './load.ts';
import { beginTable, print, quantile } from './table.ts';
import { Traffic } from './traffic.ts';

const CONCURRENT = 200;
/** Answers measured one after another, and at once in the middle of so many views. */
const MEASURED = { alone: 400, amid: 100 };
/** Bursts of views per question. */
const BURSTS = 3;
const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

/** One question to the origin, and the name of its figures. */
interface Question {
  readonly name: string;
  readonly path: (at: number) => string;
}

const QUESTIONS: readonly Question[] = [
  { name: 'a call without a counter', path: () => calls.site.path },
  {
    name: 'a counter: may this visitor open another person',
    path: (at) =>
      `${calls.hardStop.path}?${new URLSearchParams({
        path: `/name/a/b/P${String(at).padStart(15, '0')}`,
        virtualUri: PERSON_URI,
        appId: HARD_STOP_APP,
      })}`,
  },
];

/** How long a counter's answer takes at the origin, alone and while 200 visitors at a time look at people. */
export async function benchCounter(stateDir: string): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const vars = localVars();
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir,
    onLog: () => {},
    vars: { ...vars, ENVIRONMENT: 'production', SITE_URL: 'https://porchlight.example' },
    originVars: { QUOTAS: GENEROUS_QUOTAS },
    isOriginReachable: true,
  });
  const visitors = new Visitors(url, CONCURRENT);
  const origin = new Visitors(await originAddress(server), MEASURED.amid);
  const traffic = new Traffic(peopleFile);
  try {
    const secret = vars.EDGE_ORIGIN_SECRET ?? '';
    const alone = (question: Question) => timesOf(origin, secret, question, { count: MEASURED.alone, atATime: 1 });
    for (const question of QUESTIONS) await alone(question);
    beginTable("A counter's answer at the origin: one thread for edge, origin and counters");
    for (const question of QUESTIONS) printTimes(`${question.name}, alone`, await alone(question));
    for (const question of QUESTIONS) {
      const times: number[] = [];
      for (let burst = 0; burst < BURSTS; burst += 1) {
        const views = lookAtOnce(visitors, traffic, burst);
        const count = MEASURED.amid;
        times.push(...(await timesOf(origin, secret, question, { count, atATime: count })));
        await views;
      }
      printTimes(`${question.name}, amid ${CONCURRENT} views`, times);
    }
  } finally {
    visitors.close();
    origin.close();
    await server.dispose();
  }
}

function printTimes(name: string, times: readonly number[]): void {
  print(name, `${quantile(times, 0.5).toFixed(1)} ms`, `p50; p99 ${quantile(times, 0.99).toFixed(1)} ms`);
}

/** Of those that were answered: a connection may break under such a load. */
async function timesOf(
  origin: Visitors,
  secret: string,
  { path }: Question,
  { count, atATime }: { readonly count: number; readonly atATime: number },
): Promise<readonly number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const at = next;
      next += 1;
      const asked = path(at);
      const envelope = { ...HUMAN_VIEW, visitorId: `bench-${at % 20}`, clientAddress: `198.51.100.${at % 20}` };
      const headers = await signEnvelope([secret], 'GET', asked, envelope, Date.now());
      const { status, took } = await origin.ask({ path: asked, address: '198.51.100.1', headers });
      if (status === 200) times.push(took);
      else if (status !== null) throw new Error(`${asked} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return times;
}

/** So many visitors look at a page at the same time. */
async function lookAtOnce(visitors: Visitors, traffic: Traffic, burst: number): Promise<void> {
  const views = Array.from(
    { length: CONCURRENT },
    (_, visitor): Ask => ({
      ...traffic.page(burst * CONCURRENT + visitor),
      address: `10.${burst}.${visitor}.1`,
      headers: { 'user-agent': HUMAN },
    }),
  );
  await Promise.all(views.map((view) => visitors.ask(view)));
}
