import { Agent, get } from 'node:http';
import { benchAnswers, benchId, benchPath } from './bench-person.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { USER_AGENT } from './interaction.ts';
import { type HardStopWay, type PlainWorkerd, startPlainWorkerd } from './plain-workerd.ts';
import { beginTable, median, print } from './table.ts';

const WARM_UP = 800;
const REQUESTS = 1_000;
const ROUNDS = 7;
const CONNECTIONS = 2;
/** Milliseconds that the hard stop may add to an anonymous person page. */
const AIM_MS = 0.15;

const WAYS: readonly HardStopWay[] = ['none', 'with details', 'by calls'];

/**
 * Server CPU that the hard stop adds to the page of somebody nobody has seen, for an origin that counts with its details,
 * as ours does, and for one that is asked and told by calls of their own. Each way has a process of its own, and they take
 * turns within a round.
 */
export async function benchHardStopCpu(): Promise<void> {
  const answers = benchAnswers();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const sites: { readonly way: HardStopWay; readonly workerd: PlainWorkerd; readonly costs: number[] }[] = [];
  let person = 0;
  const view = (workerd: PlainWorkerd): Promise<void> => {
    person += 1;
    return ask(agent, new URL(benchPath(benchId(person)), workerd.edge));
  };
  const load = async (workerd: PlainWorkerd, count: number): Promise<void> => {
    let left = count;
    const work = async (): Promise<void> => {
      while (left-- > 0) await view(workerd);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  };
  try {
    for (const hardStop of WAYS) {
      const workerd = await startPlainWorkerd({ answers, pages: { anonymous: '', premium: '' }, hardStop });
      sites.push({ way: hardStop, workerd, costs: [] });
    }
    for (const { workerd } of sites) await load(workerd, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { workerd, costs } of sites) {
        const before = cpuTimeMs(workerd.pid);
        await load(workerd, REQUESTS);
        costs.push((cpuTimeMs(workerd.pid) - before) / REQUESTS);
      }
    }
  } finally {
    agent.destroy();
    for (const { workerd } of sites) await workerd.stop();
  }
  const costOf = (wanted: HardStopWay) => median(sites.find(({ way }) => way === wanted)?.costs ?? []);
  const none = costOf('none');
  const added = (way: HardStopWay) => `adds ${(costOf(way) - none).toFixed(2)} ms`;
  beginTable(
    `Server CPU of an anonymous person page, a person nobody has seen (${ROUNDS} rounds of ${REQUESTS}, median)`,
  );
  print('no hard stop', `${none.toFixed(2)} ms`);
  print(
    'counted with the details',
    `${costOf('with details').toFixed(2)} ms`,
    `${added('with details')} (aim: at most ${AIM_MS} ms)`,
  );
  print(
    'counted by calls of their own',
    `${costOf('by calls').toFixed(2)} ms`,
    `${added('by calls')}, the origin's answers included`,
  );
}

function ask(agent: Agent, url: URL): Promise<void> {
  const headers = { 'user-agent': USER_AGENT, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url.pathname} answered ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}
