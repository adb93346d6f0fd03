import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo/demo-accounts.ts';
import { isAlive, listenerOn } from '../../scripts/lib/run/processes.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { Problem } from '../../shared/contract/transport/problem.ts';
import { paths } from '../../shared/urls/paths.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36' };
/** More than may wait for their turn. */
const BURST = 20;

let site: Awaited<ReturnType<typeof startTestServer>>;
let clients = 0;

/** Each from an address of its own, so that no limit refuses it. */
function logIn(password = DEMO_PASSWORD) {
  clients += 1;
  const email = DEMO_ACCOUNTS[clients % DEMO_ACCOUNTS.length]?.email;
  const headers = {
    ...HUMAN,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-local-client': `198.51.100.${clients}`,
  };
  return fetch(new URL(calls.login.path, site.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
}

async function view(): Promise<number> {
  const page = await fetch(new URL(paths.home(), site.url), { headers: HUMAN });
  await page.text();
  return page.status;
}

async function open(hasHasher: boolean): Promise<void> {
  site = await startTestServer({ hasHasher });
  // The first page takes longer than any other.
  expect(await view()).toBe(200);
}

describe('in one process', () => {
  beforeAll(() => open(false));
  afterAll(() => site.server.dispose());

  test('pages are answered between the log-ins of a burst, and those that are too many are told when to come back', async () => {
    const events: ('log-in' | 'busy' | 'page')[] = [];
    let areDone = false;
    const burst = Promise.all(
      Array.from({ length: BURST }, async () => {
        const answer = await logIn();
        const problem = (await answer.json()) as Problem;
        if (answer.status === 503) {
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(problem.title).toMatch(/^Too many people are logging in/);
        } else expect(answer.status).toBe(200);
        events.push(answer.status === 200 ? 'log-in' : 'busy');
      }),
    ).finally(() => {
      areDone = true;
    });
    while (!areDone) {
      expect(await view()).toBe(200);
      events.push('page');
    }
    await burst;
    expect(events).toContain('busy');
    const [first, last] = [events.indexOf('log-in'), events.lastIndexOf('log-in')];
    expect(last).toBeGreaterThan(first);
    expect(events.slice(first, last)).toContain('page');
    // Whoever comes back later gets in: nothing is broken, and nobody is locked out.
    await expect.poll(async () => (await logIn()).status, { timeout: 60_000 }).toBe(200);
  });
});

describe('with a second process', () => {
  let isOpen = true;
  beforeAll(() => open(true));
  afterAll(async () => {
    if (isOpen) await site.server.dispose();
  });

  test('it checks the same passwords, and does nothing for others on this machine', async () => {
    expect((await logIn()).status).toBe(200);
    expect((await logIn('not the password')).status).toBe(401);
    const { hasherUrl } = site;
    if (hasherUrl === null) throw new Error('no hasher');
    expect(hasherUrl.hostname).toBe('127.0.0.1');
    for (const body of ['', JSON.stringify({ password: 'a', cost: 32_768 }), 'A'.repeat(100_000)])
      expect((await fetch(hasherUrl, { method: 'POST', body })).status).toBe(401);
    expect((await fetch(hasherUrl)).status).toBe(401);
  });

  test('while it hangs there is no log-in, and everything else works', async () => {
    const hasher = hasherOn();
    process.kill(hasher, 'SIGSTOP');
    try {
      const waiting = Promise.all([logIn(), logIn()]);
      expect(await view()).toBe(200);
      for (const answer of await waiting) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(((await answer.json()) as Problem).title).toMatch(/^Too many people are logging in/);
      }
      expect(await view()).toBe(200);
    } finally {
      process.kill(hasher, 'SIGCONT');
    }
    await expect.poll(async () => (await logIn()).status, { timeout: 60_000 }).toBe(200);
  });

  test('if it ends it starts again', async () => {
    const first = hasherOn();
    process.kill(first, 'SIGKILL');
    await expect.poll(async () => (await logIn()).status, { timeout: 60_000 }).toBe(200);
    const second = hasherOn();
    expect(isAlive(first)).toBe(false);
    expect(second).not.toBe(first);
  });

  test('it ends with the server', async () => {
    const hasher = hasherOn();
    isOpen = false;
    await site.server.dispose();
    await expect.poll(() => isAlive(hasher), { timeout: 60_000 }).toBe(false);
  });
});

function hasherOn(): number {
  const pid = listenerOn(Number(site.hasherUrl?.port))?.pid;
  if (pid === undefined) throw new Error('no hasher to be seen in /proc: this test needs Linux');
  return pid;
}
