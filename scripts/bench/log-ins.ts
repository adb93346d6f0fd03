import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../shared/contract/calls.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../lib/demo/demo-accounts.ts';
import { startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { ownChildren } from '../lib/run/processes.ts';
import { say } from '../lib/run/say.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { inParallel, tally } from './load.ts';
import { beginTable, median, print, quantile } from './table.ts';
import { Traffic } from './traffic.ts';
import { UNLIMITED } from './unlimited.ts';

/** Log-ins at once, and the addresses they come from: as many as the limit lets each of them try in a minute. */
const LOG_INS = 60;
const ADDRESSES = 6;
/** How often all of them come at once, each time from other addresses. */
const BURSTS = 3;
/** Visitors who view pages meanwhile, one after another each, and how long they pause between two. */
const READERS = 4;
const BETWEEN_VIEWS_MS = 20;
/** Log-ins measured one after another, and other calls. */
const MEASURED_LOG_INS = 10;
const MEASURED_CALLS = 100;
const ROUNDS = 3;
const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

/** What log-ins and other account calls cost, and what visitors notice of many log-ins at once. */
export async function benchLogIns(stateDir: string): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  const traffic = new Traffic(peopleFile);
  await onSite(stateDir, false, printCalls);
  await onSite(stateDir, false, (site) => printViewers('in one process', site, traffic));
  await onSite(stateDir, true, (site) => printViewers('hashing in a second process', site, traffic));
}

/** A running site with what is measured on it. */
interface Site {
  readonly url: URL;
  /** user and system time of its processes so far, in milliseconds */
  readonly cpu: () => number;
}

async function onSite(stateDir: string, hasHasher: boolean, measure: (site: Site) => Promise<void>): Promise<void> {
  const before = ownChildren('workerd');
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir,
    originVars: UNLIMITED,
    hasHasher,
    onLog: () => {},
    vars: localVars(),
  });
  try {
    const own = ownChildren('workerd').filter((pid) => !before.includes(pid));
    if (own.length === 0) throw new Error('no workerd to be seen in /proc: this part of the bench needs Linux');
    await measure({ url, cpu: () => own.reduce((sum, pid) => sum + cpuTimeMs(pid), 0) });
  } finally {
    await server.dispose();
  }
}

let addresses = 0;
/** Of a visitor who was never here. */
function newAddress(): string {
  addresses += 1;
  return `10.200.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

interface Asked {
  readonly address: string;
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask({ url }: Site, path: string, { address, cookie, body, headers }: Asked) {
  const begin = performance.now();
  const answer = await fetch(new URL(path, url), {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: {
      'user-agent': HUMAN,
      'x-local-client': address,
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, headers: answer.headers, took: performance.now() - begin };
}

function logIn(site: Site, index: number, address: string) {
  const email = DEMO_ACCOUNTS[index % DEMO_ACCOUNTS.length]?.email;
  return ask(site, calls.login.path, { address, body: { email, password: DEMO_PASSWORD } });
}

/** CPU of a log-in and of the other calls about an account, each by itself. */
async function printCalls(site: Site): Promise<void> {
  beginTable(`CPU of workerd for a call about an account, user + system time (median of ${ROUNDS} rounds)`);
  const first = await logIn(site, 0, newAddress());
  const cookie = first.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  const logInCpu = await cpuOf(
    site,
    MEASURED_LOG_INS,
    async (index) => (await logIn(site, index, newAddress())).status,
  );
  print('a log-in', `${logInCpu.toFixed(0)} ms`, 'aim: at most 400 ms');
  const get = (path: string, own?: string) => async () =>
    (await ask(site, path, { address: newAddress(), ...(own === undefined ? {} : { cookie: own }) })).status;
  // The edge alone, and the way there and back.
  const ping = await cpuOf(site, MEASURED_CALLS, get('/robots.txt'));
  print('GET /robots.txt, which asks nobody', `${ping.toFixed(2)} ms`);
  const anonymous = await cpuOf(site, MEASURED_CALLS, get(calls.user.path));
  print('GET /api/user without a session', `${anonymous.toFixed(2)} ms`);
  // As long as a real one, so it is looked up, and nothing follows.
  const unknown = await cpuOf(site, MEASURED_CALLS, get(calls.user.path, `session=${'a'.repeat(43)}`));
  print('so the session check', `${(unknown - anonymous).toFixed(2)} ms`, 'one query; aim: at most 1 ms');
  const user = await cpuOf(site, MEASURED_CALLS, get(calls.user.path, cookie));
  print('GET /api/user with a session', `${user.toFixed(2)} ms`, 'two round trips to D1; aim: at most 10 ms');
  let asked = 0;
  const newEmail = () => {
    asked += 1;
    return `bench-${Date.now()}-${asked}@example.com`;
  };
  const others: readonly [string, () => Promise<number>][] = [
    [
      'GET /api/auth/email-available',
      () => get(`${calls.emailAvailable.path}?${new URLSearchParams({ email: newEmail() })}`)(),
    ],
    ['GET /api/reports/', get(calls.reports.path, cookie)],
    [
      'POST /api/auth/trigger-one-time-login-email',
      async () => {
        const body = { email: newEmail(), redirect: '/', usersLocalTimestamp: '2026-11-26T00:00:00.000-05:00' };
        return (await ask(site, calls.triggerOneTimeLogin.path, { address: newAddress(), body })).status;
      },
    ],
    ['GET /api/user/ledger', get(calls.ledger.path, cookie)],
    ['GET /api/user/sessions', get(calls.sessions.path, cookie)],
  ];
  for (const [name, call] of others) {
    const status = await call();
    const cpu = await cpuOf(site, MEASURED_CALLS, call);
    print(name, `${cpu.toFixed(2)} ms`, `${status}; aim: at most 10 ms`);
  }
}

/** Median CPU of one call, in milliseconds. A call that fails is an error; one that is not open yet is not. */
async function cpuOf(site: Site, times: number, call: (index: number) => Promise<number>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = site.cpu();
    for (let index = 0; index < times; index += 1) {
      const status = await call(index);
      if (status >= 500 && status !== 501) throw new Error(`a call of the bench answered ${status}`);
    }
    rounds.push((site.cpu() - before) / times);
  }
  return median(rounds);
}

/** How long page views of others take while nobody logs in, and while many do. */
async function printViewers(where: string, site: Site, traffic: Traffic): Promise<void> {
  beginTable(`${LOG_INS} log-ins from ${ADDRESSES} addresses, ${where}: page views of others`);
  let next = 0;
  const view = async (): Promise<number> => {
    next += 1;
    const page = traffic.page(next);
    const { status, took } = await ask(site, page.path, { address: page.address, headers: { ...page.headers } });
    if (status !== 200) throw new Error(`a page view answered ${status}`);
    return took;
  };
  for (let at = 0; at < 60; at += 1) await view();
  print('load of the machine', (loadavg()[0] ?? 0).toFixed(1), 'processes that want to run, the minute before');
  const alone: number[] = [];
  for (let at = 0; at < 3; at += 1) alone.push((await logIn(site, at, newAddress())).took);
  print('a log-in by itself', `${median(alone).toFixed(0)} ms`);
  printViews('nobody logs in', await viewsDuring(view, () => pause(3_000)));

  const inTurn: Answer[] = [];
  const views = await viewsDuring(view, () => fromEachAddress(site, inTurn));
  printViews('each address logs in again and again', views, 'aim: 3 times');
  printLogIns(inTurn);

  const calls60 = await viewsDuring(view, () =>
    inBursts(async (address) => void (await ask(site, '/api/user', { address }))),
  );
  printViews(`${BURSTS} bursts of ${LOG_INS} calls that hash nothing`, calls60);
  const atOnce: Answer[] = [];
  const burst = () => inBursts(async (address, at) => void atOnce.push(await logIn(site, at, address)));
  printViews(`${BURSTS} bursts of ${LOG_INS} log-ins`, await viewsDuring(view, burst));
  printLogIns(atOnce);
}

interface Answer {
  readonly status: number;
  readonly took: number;
}

/** All addresses at the same time, each with one log-in after another. */
async function fromEachAddress(site: Site, answers: Answer[]): Promise<void> {
  const from = Array.from({ length: ADDRESSES }, (_, at) => ({ address: newAddress(), at }));
  await inParallel(from, ADDRESSES, async ({ address, at }) => {
    for (let done = 0; done < LOG_INS / ADDRESSES; done += 1) answers.push(await logIn(site, at + done, address));
  });
}

/** All requests at once, and again when all are answered, each time from other addresses. */
async function inBursts(request: (address: string, at: number) => Promise<void>): Promise<void> {
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const from = Array.from({ length: ADDRESSES }, newAddress);
    await Promise.all(Array.from({ length: LOG_INS }, (_, at) => request(from[at % ADDRESSES] ?? '', at)));
  }
}

function printLogIns(answers: readonly Answer[]): void {
  const took = (status: number) => answers.filter((answer) => answer.status === status).map((answer) => answer.took);
  print('  log-ins that got in', String(took(200).length), `of ${answers.length}${seconds(took(200))}`);
  print('  told to come back (503)', String(took(503).length), seconds(took(503)).slice(2));
  const others = answers.length - took(200).length - took(503).length;
  if (others > 0) print('  other answers', String(others), tally(answers.map(({ status }) => String(status))));
}

/** Times of the views that readers begin while something goes on, in milliseconds. */
async function viewsDuring(view: () => Promise<number>, something: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const work = something().finally(() => {
    isOver = true;
  });
  const readers = Array.from({ length: READERS }, (_, reader) => reader);
  await inParallel(readers, READERS, async () => {
    while (!isOver) {
      times.push(await view());
      await pause(BETWEEN_VIEWS_MS);
    }
  });
  await work;
  return times;
}

/** The median, and how many times as long the slow ones take. */
function printViews(name: string, times: readonly number[], aim = ''): void {
  const [p50 = 0, p95 = 0] = [quantile(times, 0.5), quantile(times, 0.95)];
  const longest = Math.max(...times).toFixed(0);
  const ratio = `p95 ${(p95 / p50).toFixed(1)} times the median${aim === '' ? '' : ` (${aim})`}, ${times.length} views`;
  print(name, `${p50.toFixed(0)} ms`, `p95 ${p95.toFixed(0)}, longest ${longest} ms; ${ratio}`);
}

const seconds = (times: readonly number[]): string =>
  times.length === 0
    ? ''
    : `, p50 ${(median(times) / 1_000).toFixed(1)} s, longest ${(Math.max(...times) / 1_000).toFixed(1)} s`;
