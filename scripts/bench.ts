// npm run bench: what a page view costs, printed and not judged. The figures depend on the machine; compare ratios.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { paths } from '../shared/urls/paths.ts';
import { ensureBuild } from './lib/build.ts';
import { cpuTimeMs, findWorkerd } from './lib/cpu-time.ts';
import { ensureBrowser } from './lib/ensure-browser.ts';
import { ROOT, startLocalServer } from './lib/local-server.ts';
import { localVars } from './lib/local-vars.ts';
import { ensureDatabases, peopleWorthLookingAt } from './lib/people-database.ts';
import { failWithSentence, say } from './lib/say.ts';
import { holdState } from './lib/state-lock.ts';

const WARM_UP = 400;
const REQUESTS = 1_000;
const ROUNDS = 5;
/** 'Loaded within 5 s without input', in milliseconds. */
const SCRIPT_WINDOW_MS = 5_000;
/** Apart from those of npm start, which may be running. */
const BENCH_STATE_DIR = join(ROOT, '.wrangler/bench-state');
const agent = new Agent({ keepAlive: true, maxSockets: 2 });

try {
  holdState(BENCH_STATE_DIR);
  await ensureBuild(say);
  const databases = await ensureDatabases({ stateDir: BENCH_STATE_DIR, onProgress: say });
  const person = peopleWorthLookingAt(databases.peopleFile)[0];
  if (person?.id == null) throw new Error('the database holds nobody to look at');
  const path = paths.person({ name: person.fullName, city: person.city, stateCode: person.stateCode, id: person.id });
  const { server, url } = await startLocalServer({ port: 0, stateDir: BENCH_STATE_DIR, vars: localVars() });
  try {
    await benchCpu(url, path);
    await benchBytes(url, path);
  } finally {
    agent.destroy();
    await server.dispose();
  }
  await benchStart();
} catch (error) {
  failWithSentence(error);
}

/** Server CPU of an anonymous person page beside the same bytes as a fixed answer, interleaved, medians. */
async function benchCpu(url: URL, path: string): Promise<void> {
  const workerd = findWorkerd();
  const variants = [
    { name: 'person page, anonymous', path },
    { name: 'the same bytes, fixed', path: `/dev/fixed?path=${encodeURIComponent(path)}` },
    { name: 'the shortest answer', path: '/robots.txt' },
  ];
  const samples = variants.map((): number[] => []);
  for (const variant of variants) await load(url, variant.path, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, variant] of variants.entries()) {
      const before = cpuTimeMs(workerd);
      await load(url, variant.path, REQUESTS);
      samples[index]?.push((cpuTimeMs(workerd) - before) / REQUESTS);
    }
  }
  console.log(`\nServer CPU per answer, user + system time of workerd (${ROUNDS} rounds of ${REQUESTS}, median)`);
  for (const [index, { name }] of variants.entries()) print(name, `${median(samples[index] ?? []).toFixed(2)} ms`);
}

async function load(url: URL, path: string, count: number): Promise<void> {
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const status = await fetchOnce(url, path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all([work(), work()]);
}

function fetchOnce(url: URL, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
    get({ host: url.hostname, port: url.port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

/** Bytes of a person page as a phone loads it, gzip -9, scripts counted for five seconds without input. */
async function benchBytes(url: URL, path: string): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: bytes of a page view are not measured.');
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    pending.push(
      response.body().then(
        (body) => {
          const kind = response.request().resourceType();
          sizes.set(kind, (sizes.get(kind) ?? 0) + gzipSync(body, { level: 9 }).length);
        },
        () => undefined,
      ),
    );
  });
  await page.goto(new URL(path, url).href);
  await new Promise((resolve) => setTimeout(resolve, SCRIPT_WINDOW_MS));
  await Promise.all(pending);
  await browser.close();
  console.log(`\nOne anonymous person page at 390 px, bytes after gzip -9`);
  for (const [kind, name] of [
    ['document', 'HTML'],
    ['stylesheet', 'CSS'],
    ['script', `JS within ${SCRIPT_WINDOW_MS / 1000} s, no input`],
    ['font', 'font (woff2 as it is)'],
  ] as const) {
    print(name, `${(sizes.get(kind) ?? 0).toLocaleString('en-US')} B`);
  }
}

/** npm start in a fresh copy: without build and database, and once more with both. */
async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of files.split('\0').filter((name) => name !== '')) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    console.log('\nFrom npm start to the first served page');
    print('first start (build, 20,000 people)', `${((await timeStart(folder)) / 1000).toFixed(1)} s`);
    print('second start', `${((await timeStart(folder)) / 1000).toFixed(1)} s`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timeStart(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const port = 8790;
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
    });
    let output = '';
    const onOutput = async (chunk: Buffer): Promise<void> => {
      const wasReady = output.includes('Stop with Ctrl-C');
      output += chunk.toString();
      if (wasReady || !output.includes('Stop with Ctrl-C')) return;
      const status = await fetchOnce(new URL(`http://127.0.0.1:${port}`), '/');
      const took = performance.now() - begin;
      child.once('exit', () =>
        status === 200 ? resolve(took) : reject(new Error(`the start page answered ${status}`)),
      );
      child.kill('SIGTERM');
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) =>
      output.includes('Stop with Ctrl-C') ? undefined : reject(new Error(`npm start ended with ${code}: ${output}`)),
    );
  });
}

function print(name: string, value: string): void {
  console.log(`  ${name.padEnd(38)} ${value.padStart(12)}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
