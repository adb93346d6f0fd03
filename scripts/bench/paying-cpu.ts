import { Agent, get } from 'node:http';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { buildProductsAnswer } from '../../tests/fixtures/billing.ts';
import { benchAnswers } from './bench-person.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { USER_AGENT } from './interaction.ts';
import { type PlainWorkerd, startPlainWorkerd } from './plain-workerd.ts';
import { beginTable, median, print } from './table.ts';

const WARM_UP = 800;
const REQUESTS = 1_000;
const ROUNDS = 7;
const CONNECTIONS = 2;

/** Server CPU of the checkout of one report, for a visitor without an account, in front of an origin that answers from memory. */
export async function benchCheckoutCpu(): Promise<void> {
  const answers = benchAnswers();
  const { details, counts } = answers.anonymous;
  const products = buildProductsAnswer({ paymentWay: 'hosted-page' });
  const workerd = await startPlainWorkerd({
    answers,
    pages: { anonymous: '', premium: '' },
    more: { [calls.products.path]: products, [calls.personCounts.path]: counts },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const costs: number[] = [];
  let bytes = 0;
  const load = async (count: number): Promise<void> => {
    let left = count;
    const work = async (): Promise<void> => {
      while (left-- > 0) bytes = await ask(agent, workerd, paths.checkoutSearch({ wpId: details.results.id }));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  };
  try {
    await load(WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = cpuTimeMs(workerd.pid);
      await load(REQUESTS);
      costs.push((cpuTimeMs(workerd.pid) - before) / REQUESTS);
    }
  } finally {
    agent.destroy();
    await workerd.stop();
  }
  beginTable(`Server CPU of the checkout of a report (${ROUNDS} rounds of ${REQUESTS}, median)`);
  print('a visitor without an account', `${median(costs).toFixed(2)} ms`, `${bytes.toLocaleString('en-US')} B of HTML`);
}

/** The size of the answer, in bytes. @throws unless it is a checkout */
function ask(agent: Agent, { edge }: PlainWorkerd, path: string): Promise<number> {
  const headers = { 'user-agent': USER_AGENT, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
  return new Promise((resolve, reject) => {
    get(new URL(path, edge), { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const html = Buffer.concat(chunks);
        if (answer.statusCode === 200 && html.includes('name="key"')) resolve(html.length);
        else reject(new Error(`${path} answered ${answer.statusCode} without a form`));
      });
    }).once('error', reject);
  });
}
