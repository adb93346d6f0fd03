import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { benchAnswers, benchPath } from './bench-person.ts';
import { BENCH_VIEWERS, type BenchViewer, PREMIUM_COOKIE, startPlainWorkerd } from './plain-workerd.ts';
import { median, print } from './table.ts';

const WARM_UP = 800;
const REQUESTS = 1_000;
const ROUNDS = 7;
const CONNECTIONS = 2;
const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

interface Variant {
  readonly name: string;
  readonly url: URL;
  readonly viewer: BenchViewer;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Server CPU of the benchmark page in plain workerd, next to serving the same bytes as a fixed answer after one call to
 * the same origin. Variants take turns within a round, so that a busy machine treats them alike.
 */
export async function benchRender(): Promise<void> {
  const answers = benchAnswers();
  const path = benchPath();
  const first = await startPlainWorkerd({ answers, pages: { anonymous: '', premium: '' } });
  const pages = { anonymous: '', premium: '' };
  try {
    // stub=true leaves out the counts: the cost of a page with one origin call.
    for (const viewer of BENCH_VIEWERS)
      pages[viewer] = (await ask(new URL(`${path}?stub=true`, first.edge), viewer)).text;
  } finally {
    await first.stop();
  }
  const workerd = await startPlainWorkerd({ answers, pages });
  try {
    const variants: Variant[] = BENCH_VIEWERS.flatMap((viewer) => [
      { name: `${viewer}, one origin call`, url: new URL(`${path}?stub=true`, workerd.edge), viewer },
      { name: `${viewer}, counts streamed after it`, url: new URL(path, workerd.edge), viewer },
      { name: `${viewer}, same bytes fixed, one call`, url: new URL('/', workerd.fixed), viewer },
    ]);
    variants.push({ name: 'the shortest answer', url: new URL('/shortest', workerd.fixed), viewer: 'anonymous' });
    await measure(workerd.pid, variants, workerd.fixed);
  } finally {
    agent.destroy();
    await workerd.stop();
  }
}

async function measure(pid: number, variants: readonly Variant[], counter: URL): Promise<void> {
  const sizes: { bytes: number; calls: number }[] = [];
  for (const { url, viewer } of variants) {
    await load(url, viewer, WARM_UP);
    await ask(new URL('/count', counter), viewer);
    const { text } = await ask(url, viewer);
    const calls = Number((await ask(new URL('/count', counter), viewer)).text);
    sizes.push({ bytes: Buffer.byteLength(text), calls });
  }
  const samples = variants.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, viewer }] of variants.entries()) {
      const before = cpuTimeMs(pid);
      await load(url, viewer, REQUESTS);
      samples[index]?.push((cpuTimeMs(pid) - before) / REQUESTS);
    }
  }
  console.log(
    `\nServer CPU per page of the bench person, user + system time of workerd (${ROUNDS} rounds of ${REQUESTS}, median)`,
  );
  for (const [index, { name }] of variants.entries()) {
    const { bytes = 0, calls = 0 } = sizes[index] ?? {};
    const size = `${bytes.toLocaleString('en-US')} B, ${calls} origin call${calls === 1 ? '' : 's'}`;
    print(name, `${median(samples[index] ?? []).toFixed(2)} ms`, size);
  }
}

async function load(url: URL, viewer: BenchViewer, count: number): Promise<void> {
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await ask(url, viewer);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

function ask(url: URL, viewer: BenchViewer): Promise<Answer> {
  const headers = { 'user-agent': HUMAN, ...(viewer === 'premium' ? { cookie: PREMIUM_COOKIE } : {}) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 200) resolve({ status: 200, text });
        else reject(new Error(`${url.pathname} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
      });
    }).once('error', reject);
  });
}

/**
 * User and system time a process has used so far, over all threads, in milliseconds. Linux only: reads /proc/PID/stat,
 * where the command is in parentheses and may contain spaces; utime and stime are fields 14 and 15.
 *
 * @throws if there is no such process, or no /proc
 */
function cpuTimeMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond();
}

let cachedTicks: number | undefined;
function ticksPerSecond(): number {
  cachedTicks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return cachedTicks;
}
