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
const MEASURED = 400;
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
  const traffic = new Traffic(peopleFile);
  try {
    const origin = await originAddress(server);
    const measure = (question: Question) => timesOf(origin, vars.EDGE_ORIGIN_SECRET ?? '', question);
    for (const question of QUESTIONS) await measure(question);
    beginTable(`A counter's answer at the origin, all on two cores (${MEASURED} answers, one after another)`);
    for (const question of QUESTIONS) printTimes(`${question.name}, alone`, await measure(question));
    const views = keepLooking(visitors, traffic);
    for (const question of QUESTIONS)
      printTimes(`${question.name}, under ${CONCURRENT} views at a time`, await measure(question));
    const { seen, failed } = await views.stop();
    print('views meanwhile', String(seen), `${failed} failed`);
  } finally {
    visitors.close();
    await server.dispose();
  }
}

function printTimes(name: string, times: readonly number[]): void {
  print(name, `${quantile(times, 0.5).toFixed(1)} ms`, `p50; p99 ${quantile(times, 0.99).toFixed(1)} ms`);
}

async function timesOf(origin: URL, secret: string, { path }: Question): Promise<readonly number[]> {
  const times: number[] = [];
  for (let at = 0; at < MEASURED; at += 1) {
    const asked = path(at);
    const envelope = { ...HUMAN_VIEW, visitorId: `bench-${at % 20}`, clientAddress: `198.51.100.${at % 20}` };
    const headers = await signEnvelope([secret], 'GET', asked, envelope, Date.now());
    const begin = performance.now();
    // Workerd closes idle connections without warning.
    const answer = await fetch(new URL(asked, origin), { headers: { ...headers, connection: 'close' } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${asked} answered ${answer.status}`);
    times.push(performance.now() - begin);
  }
  return times;
}

/** Keeps so many views going until it is stopped. */
function keepLooking(visitors: Visitors, traffic: Traffic) {
  let isOver = false;
  let seen = 0;
  let failed = 0;
  const look = async (visitor: number): Promise<void> => {
    for (let at = visitor; !isOver; at += CONCURRENT) {
      const ask: Ask = {
        ...traffic.page(at),
        address: `10.${visitor % 250}.${at % 250}.1`,
        headers: { 'user-agent': HUMAN },
      };
      const { status } = await visitors.ask(ask);
      seen += 1;
      if (status !== 200) failed += 1;
    }
  };
  const all = Promise.all(Array.from({ length: CONCURRENT }, (_, visitor) => look(visitor)));
  return {
    async stop() {
      isOver = true;
      await all;
      return { seen, failed };
    },
  };
}
