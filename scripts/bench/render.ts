import { Agent, get } from 'node:http';
import { benchAnswers, benchId, benchPath } from './bench-person.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { USER_AGENT } from './interaction.ts';
import {
  BENCH_VIEWERS,
  type BenchViewer,
  type PlainWorkerd,
  PREMIUM_COOKIE,
  startPlainWorkerd,
} from './plain-workerd.ts';
import { beginTable, median, print, quantile } from './table.ts';

const WARM_UP = 800;
const REQUESTS = 1_000;
const ROUNDS = 7;
const CONNECTIONS = 2;

/** At most so many times the CPU of the same bytes, fixed, after one origin call. */
const AIMS: Readonly<Record<BenchViewer, { readonly cold: number; readonly warm: number }>> = {
  anonymous: { cold: 4.5, warm: 2 },
  premium: { cold: 6, warm: 2.3 },
};

/** People of the Zipf-shaped walk, and its views. */
const WALK_PEOPLE = 20_000;
const WALK_VIEWS = 20_000;

/** Connections that find the highest rate, and how long each rate is held, in milliseconds. */
const SATURATING = 16;
const RATE_MS = 6_000;
const LATE_VIEWS = 20;

let agent: Agent;
/** Every view of a person that nobody has seen before takes the next number. */
let lastPerson = 0;

interface Variant {
  readonly name: string;
  readonly viewer: BenchViewer;
  readonly urlOf: () => URL;
}

/**
 * Server CPU of the benchmark page in plain workerd, next to serving the same bytes as a fixed answer after one call to
 * the same origin; then what many people's pages cost, how long visitors wait, and what late counts hold up.
 */
export async function benchRender(): Promise<void> {
  const answers = benchAnswers();
  const pages = { anonymous: '', premium: '' };
  agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const first = await startPlainWorkerd({ answers, pages });
  try {
    for (const viewer of BENCH_VIEWERS) pages[viewer] = await ask(new URL(benchPath(), first.edge), viewer);
  } finally {
    await first.stop();
  }
  const workerd = await startPlainWorkerd({ answers, pages });
  try {
    await measureCpu(workerd, pages);
    await walk(workerd);
    await measureLatency(workerd);
    await measureLate(workerd);
  } finally {
    agent.destroy();
    await workerd.stop();
  }
}

/** Variants take turns within a round, so that a busy machine treats them alike. */
async function measureCpu(workerd: PlainWorkerd, pages: Readonly<Record<BenchViewer, string>>): Promise<void> {
  const variants = BENCH_VIEWERS.flatMap((viewer): Variant[] => [
    { name: 'cold', viewer, urlOf: () => newPersonUrl(workerd) },
    { name: 'warm', viewer, urlOf: () => new URL(benchPath(), workerd.edge) },
    { name: 'fixed', viewer, urlOf: () => new URL('/', workerd.fixed) },
  ]);
  for (const variant of variants) await load(variant, WARM_UP);
  const samples = new Map(variants.map((variant) => [variant, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const variant of variants) {
      const before = cpuTimeMs(workerd.pid);
      await load(variant, REQUESTS);
      samples.get(variant)?.push((cpuTimeMs(workerd.pid) - before) / REQUESTS);
    }
  }
  beginTable(
    `Server CPU per page of the bench person, user + system time of workerd (${ROUNDS} rounds of ${REQUESTS}, median)`,
  );
  for (const viewer of BENCH_VIEWERS) {
    const costOf = (name: string) =>
      median(samples.get(variants.find((one) => one.name === name && one.viewer === viewer) as Variant) ?? []);
    const fixed = costOf('fixed');
    const bytes = `${Buffer.byteLength(pages[viewer]).toLocaleString('en-US')} B`;
    for (const name of ['cold', 'warm'] as const) {
      const words = name === 'cold' ? 'a person nobody has seen' : 'a page seen before';
      const ratio = (costOf(name) / fixed).toFixed(2);
      print(
        `${viewer}, ${words}`,
        `${costOf(name).toFixed(2)} ms`,
        `${ratio} times the fixed bytes (aim: at most ${AIMS[viewer][name]})`,
      );
    }
    print(`${viewer}, the same bytes, fixed, after one call`, `${fixed.toFixed(2)} ms`, bytes);
  }
}

/** Views of 20,000 people, each as often as its rank says (Zipf, exponent 1). */
async function walk(workerd: PlainWorkerd): Promise<void> {
  const pick = zipf(WALK_PEOPLE);
  await ask(new URL('/count', workerd.fixed), 'anonymous');
  const before = cpuTimeMs(workerd.pid);
  await load(
    { name: 'walk', viewer: 'anonymous', urlOf: () => new URL(benchPath(benchId(pick(), 'Pwalk')), workerd.edge) },
    WALK_VIEWS,
  );
  const cost = (cpuTimeMs(workerd.pid) - before) / WALK_VIEWS;
  const { asked, unchanged } = JSON.parse(await ask(new URL('/count', workerd.fixed), 'anonymous')) as Counted;
  beginTable(
    `${WALK_VIEWS.toLocaleString('en-US')} views of ${WALK_PEOPLE.toLocaleString('en-US')} people, each by rank (Zipf, exponent 1)`,
  );
  print('kept pages that still held', `${((unchanged / asked) * 100).toFixed(0)} %`);
  print('mean CPU per view', `${cost.toFixed(2)} ms`);
}

interface Counted {
  readonly asked: number;
  readonly unchanged: number;
}

/** Ranks from 0, by inverting the sum of 1/rank; the same sequence every time. */
function zipf(people: number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= people; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const wanted = (seed / 2 ** 32) * sum;
    let [low, high] = [0, people - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** The highest rate of new people's pages, and what visitors wait for at half of it. */
async function measureLatency(workerd: PlainWorkerd): Promise<void> {
  agent.destroy();
  agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const end = performance.now() + RATE_MS;
  let done = 0;
  await Promise.all(
    Array.from({ length: SATURATING }, async () => {
      while (performance.now() < end) {
        await ask(newPersonUrl(workerd), 'anonymous');
        done += 1;
      }
    }),
  );
  const rate = (done / RATE_MS) * 1_000;
  const waits: number[] = [];
  const pending: Promise<void>[] = [];
  const begin = performance.now();
  for (let sent = 0; performance.now() - begin < RATE_MS; ) {
    const due = ((performance.now() - begin) / 1_000) * (rate / 2);
    for (; sent < due; sent += 1) {
      const at = performance.now();
      pending.push(ask(newPersonUrl(workerd), 'anonymous').then(() => void waits.push(performance.now() - at)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  beginTable('Waiting for a new person, the client on the same two cores');
  print('highest rate', `${rate.toFixed(0)}/s`);
  print('p50 at half of it', `${quantile(waits, 0.5).toFixed(1)} ms`);
  print('p99 at half of it', `${quantile(waits, 0.99).toFixed(1)} ms`);
}

/** Counts that come 300 ms after the details. */
async function measureLate(workerd: PlainWorkerd): Promise<void> {
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (let view = 0; view < LATE_VIEWS; view += 1) {
    const url = new URL(benchPath(benchId(view, 'Plate')), workerd.edge);
    const begin = performance.now();
    await ask(url, 'anonymous', () => void firsts.push(performance.now() - begin));
    lasts.push(performance.now() - begin);
  }
  beginTable('A page whose counts come 300 ms late, median');
  print('first byte', `${median(firsts).toFixed(1)} ms`);
  print('last byte', `${median(lasts).toFixed(0)} ms`);
}

function newPersonUrl(workerd: PlainWorkerd): URL {
  lastPerson += 1;
  return new URL(benchPath(benchId(lastPerson)), workerd.edge);
}

async function load({ viewer, urlOf }: Variant, count: number): Promise<void> {
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await ask(urlOf(), viewer);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

function ask(url: URL, viewer: BenchViewer, onFirstByte: () => void = () => {}): Promise<string> {
  const headers = { 'user-agent': USER_AGENT, ...(viewer === 'premium' ? { cookie: PREMIUM_COOKIE } : {}) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.once('data', onFirstByte);
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${url.pathname} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
      });
    }).once('error', reject);
  });
}
