import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuild } from '../../scripts/lib/build/build.ts';
import { say } from '../../scripts/lib/run/say.ts';
import { buildPerson } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { type EdgeBefore, startEdgeBefore } from '../support/edge-before.ts';
import { rawRequest } from '../support/raw-http.ts';
import { startBuiltServer, TEST_SECRET } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const ID = 'Pabcdefghijk1234';
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const SMALLEST_DETAILS = buildDetails(buildPerson({ id: ID }));

let edge: EdgeBefore | null = null;

// Each test starts a server, so there must be time for a build.
beforeAll(() => ensureBuild(say));
afterEach(async () => {
  await edge?.stop();
  edge = null;
});

async function edgeBefore(behaviour: RequestListener, edgeVars: Record<string, string> = {}): Promise<URL> {
  edge = await startEdgeBefore(behaviour, edgeVars);
  return edge.url;
}

function expectErrorPage(answer: Awaited<ReturnType<typeof rawRequest>>, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toMatch(/no-store/);
  const trackingId = String(answer.headers['x-tracking-id']);
  expect(trackingId.length).toBeGreaterThan(8);
  expect(answer.body).toContain(trackingId);
  expect(answer.body).toMatch(/<h1[\s>]/);
  expect(answer.body).not.toMatch(/\n\s+at |undefined|\[object Object\]/);
}

const JSON_TYPE = { 'content-type': 'application/json' };
const answerWith =
  (details: unknown): RequestListener =>
  (_, answer) =>
    answer.writeHead(200, JSON_TYPE).end(JSON.stringify(details));
const isDetailsCall = (url: string | undefined) => url?.startsWith('/api/v4/person/details') === true;

/** Sends as long as anybody reads. */
const answerWithoutEnd: RequestListener = (_, answer) => {
  const piece = Buffer.alloc(64 * 1024, ' ');
  const send = () => {
    while (!answer.destroyed && answer.write(piece));
  };
  answer.writeHead(200, JSON_TYPE).on('drain', send);
  send();
};

/** A byte now and then. */
const drip: RequestListener = (_, answer) => {
  answer.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => answer.write(' '), 20);
  answer.once('close', () => clearInterval(timer));
};

const broken: [string, string, RequestListener][] = [
  ['hangs up', 'unreachable', (request) => request.socket.destroy()],
  [
    'breaks off in the middle',
    'unreachable',
    (request, answer) => {
      answer.writeHead(200, { ...JSON_TYPE, 'content-length': '500' }).write('{"results":');
      setTimeout(() => request.socket.destroy(), 20);
    },
  ],
  [
    'answers 500 with a stack trace',
    'origin-5xx',
    (_, answer) => answer.writeHead(500).end('Error: boom\n    at secret (file.ts:1:1)'),
  ],
  ['answers 504', 'origin-5xx', (_, answer) => answer.writeHead(504).end()],
  ['answers no JSON', 'bad-answer', (_, answer) => answer.writeHead(200, JSON_TYPE).end('<html>')],
  ['answers JSON of another shape', 'bad-answer', answerWith({ results: {} })],
  ['answers a 404 of its own making', 'bad-answer', (_, answer) => answer.writeHead(404).end('<h1>Not found</h1>')],
  ['answers nothing', 'bad-answer', (_, answer) => answer.writeHead(200).end()],
  ['answers without end', 'bad-answer', answerWithoutEnd],
  ['answers that there were too many requests', 'bad-answer', (_, answer) => answer.writeHead(429).end()],
];

describe('an origin that', () => {
  let behaviour: RequestListener = answerWithoutEnd;
  let before: EdgeBefore;
  beforeAll(async () => {
    before = await startEdgeBefore((request, answer) => behaviour(request, answer));
  });
  afterAll(() => before.stop());

  test.each(broken)('%s gives a person the 404 page, its class and a log entry', async (_, failure, behaves) => {
    behaviour = behaves;
    const answer = await rawRequest(before.url, PERSON, { headers: HUMAN });
    expectErrorPage(answer, 404);
    expect(answer.headers['x-failure']).toBe(failure);
    const trackingId = String(answer.headers['x-tracking-id']);
    const lines = () => before.logged.filter((line) => line.includes(trackingId) && line.includes('"failure"'));
    await expect.poll(() => lines().length).toBe(1);
    expect(lines()[0]).toContain('converted to a 404');
    expect(lines()[0]).toContain(`"failure":"${failure}"`);
    expect(lines()[0]).not.toMatch(/maya|ostrowski|portland|Pabc|secret/i);
  });
});

test('an unknown person is not a failure', async () => {
  const url = await edgeBefore((_, answer) => {
    const problem = { type: 'about:blank', title: 'Not found', status: 404 };
    answer.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
  });
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expect(answer.status).toBe(301);
  expect(answer.headers['x-failure']).toBeUndefined();
});

test('an endless answer is abandoned, on pages and through the proxy, and its connection closed', async () => {
  let sent = 0;
  let open = 0;
  const url = await edgeBefore((request, answer) => {
    const { socket } = request;
    const before = socket.bytesWritten;
    open += 1;
    answer.once('close', () => {
      open -= 1;
      sent = Math.max(sent, socket.bytesWritten - before);
    });
    answerWithoutEnd(request, answer);
  });
  expect((await rawRequest(url, PERSON, { headers: HUMAN })).status).toBe(404);
  const call = await rawRequest(url, '/api/user', { headers: HUMAN });
  expect([call.status, call.headers['x-failure']]).toEqual([502, 'bad-answer']);
  await expect.poll(() => open).toBe(0);
  // The limit of 2 MB, plus what systems in between buffer.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test.each([
  ['drips', drip],
  ['stops in the middle', (_, answer) => void answer.writeHead(200, JSON_TYPE).write('{')],
] as [string, RequestListener][])(
  'an answer that %s ends with the time limit, and its connection with it',
  async (_, behaviour) => {
    let open = 0;
    const url = await edgeBefore(
      (request, answer) => {
        open += 1;
        answer.once('close', () => {
          open -= 1;
        });
        behaviour(request, answer);
      },
      { DETAILS_TIMEOUT_MS: '150' },
    );
    const answer = await rawRequest(url, PERSON, { headers: HUMAN });
    expectErrorPage(answer, 408);
    expect(answer.headers['x-failure']).toBe('timeout');
    await expect.poll(() => open, { timeout: 10_000 }).toBe(0);
  },
);

test('a proven search engine gets 503 with Retry-After instead [P8-004]', async () => {
  const url = await edgeBefore((request) => request.socket.destroy(), { TRUST_BOT_USER_AGENT: 'true' });
  const answer = await rawRequest(url, PERSON, { headers: GOOGLE });
  expectErrorPage(answer, 503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a slow origin gives 408 with a retry link', async () => {
  const url = await edgeBefore(() => {}, { DETAILS_TIMEOUT_MS: '150' });
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expectErrorPage(answer, 408);
  expect(answer.headers['x-failure']).toBe('timeout');
  expect(answer.body).toContain(`href="${PERSON}"`);
});

test('the page works without counts if only they fail', async () => {
  const url = await edgeBefore((request, answer) => {
    if (!isDetailsCall(request.url)) return request.socket.destroy();
    return answerWith(SMALLEST_DETAILS)(request, answer);
  });
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Record counts are not available right now.');
  expect(answer.body).toContain('Maya Ostrowski');
});

test('the page completes without data that never arrives', async () => {
  const url = await edgeBefore((request, answer) => {
    if (isDetailsCall(request.url)) answerWith(SMALLEST_DETAILS)(request, answer);
  });
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expect(answer.status).toBe(200);
  expect(answer.headers['x-failure']).toBeUndefined();
  expect(answer.body).toContain('Maya Ostrowski');
  expect(answer.body).toContain('Record counts are not available right now.');
  expect(answer.body).toMatch(/<\/html>\s*$/);
});

test('after several faults in a row pages fail fast, and recover', async () => {
  let isDown = true;
  let calls = 0;
  const url = await edgeBefore((request, answer) => {
    // Each call has its own breaker; counts are requested alongside the details.
    if (isDetailsCall(request.url)) calls += 1;
    return isDown ? request.socket.destroy() : answerWith(SMALLEST_DETAILS)(request, answer);
  });
  const view = () => rawRequest(url, PERSON, { headers: HUMAN });
  await expect.poll(async () => (await view()).status, { timeout: 5_000 }).toBe(503);
  const before = calls;
  const out = await view();
  expectErrorPage(out, 503);
  expect(out.headers['x-failure']).toBe('unreachable');
  expect(calls).toBe(before);
  isDown = false;
  await expect.poll(async () => (await view()).status, { timeout: 15_000, interval: 500 }).toBe(200);
});

test('the home page needs no origin, and calls under /api fail with problem details', async () => {
  const url = await edgeBefore((request) => request.socket.destroy());
  expect((await rawRequest(url, '/', { headers: HUMAN })).status).toBe(200);
  const answer = await rawRequest(url, '/api/user', { headers: HUMAN });
  expect(answer.status).toBe(502);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

const STRANGER = { ...HUMAN, 'x-local-client': '192.0.2.7' };
const VISITOR = { ...HUMAN, 'x-local-client': '198.51.100.9' };
const SLOW = PERSON.replace(ID, 'Pslowslowslow123');

test('a call that strangers make fail at will takes no person page down', async () => {
  const url = await edgeBefore((request, answer) => {
    if (isDetailsCall(request.url)) return answerWith(SMALLEST_DETAILS)(request, answer);
    return answer.writeHead(request.url?.startsWith('/api/suggest') ? 500 : 503).end();
  });
  for (let i = 0; i < 12; i++)
    for (const path of ['/api/suggest?q=ma&type=name', '/api/search/address?street=538+Dunby+Ln&location=Portland,+OR'])
      expect((await rawRequest(url, path, { headers: STRANGER })).status).toBeGreaterThanOrEqual(500);
  for (const headers of [STRANGER, VISITOR]) expect((await rawRequest(url, PERSON, { headers })).status).toBe(200);
});

test('slow or abandoned requests from one address take no one else’s pages down', async () => {
  const url = await edgeBefore(
    (request, answer) => {
      if (request.url?.includes('Pslow')) return;
      answerWith(SMALLEST_DETAILS)(request, answer);
    },
    { DETAILS_TIMEOUT_MS: '300' },
  );
  const slow = (signal?: AbortSignal) => fetch(new URL(SLOW, url), { headers: STRANGER, signal: signal ?? null });
  await Promise.allSettled(Array.from({ length: 10 }, () => slow(AbortSignal.timeout(100))));
  expect((await slow()).status).toBe(408);
  await Promise.all(Array.from({ length: 10 }, () => slow()));
  // Nobody else proved that the origin is up, so the stranger must wait; new visitors need not.
  expect((await slow()).status).toBe(503);
  expect((await rawRequest(url, PERSON, { headers: VISITOR })).status).toBe(200);
  await Promise.all(Array.from({ length: 10 }, () => slow()));
  expect((await rawRequest(url, PERSON, { headers: VISITOR })).status).toBe(200);
});

const SEARCH = '/name/Maya-Ostrowski/-';
/** How many strangers may be answered before the visitor next to them. */
const ROUNDS = 10;

test.each([
  ['never answers', () => {}, 'timeout', 'waits'],
  ['drips', drip, 'timeout', 'waits'],
  ['answers without end', answerWithoutEnd, 'bad-answer', 'is soon refused'],
] as [string, RequestListener, string, string][])(
  'a visitor does not wait for the search of a stranger that %s',
  async (_, searches, failure, stranger) => {
    let asked = Promise.withResolvers<void>();
    const url = await edgeBefore((request, answer) => {
      if (!request.url?.startsWith('/api/search/people')) return answerWith(SMALLEST_DETAILS)(request, answer);
      asked.resolve();
      searches(request, answer);
    });
    const view = async () => expect((await rawRequest(url, PERSON, { headers: VISITOR })).status).toBe(200);
    await view();
    // On a busy machine a stranger may time out first; waiting visitors never come first.
    let isFirst = false;
    for (let round = 1; round <= ROUNDS && !isFirst; round += 1) {
      asked = Promise.withResolvers();
      let isAnswered = false;
      const headers = { ...HUMAN, 'x-local-client': `192.0.${round}.7` };
      const search = rawRequest(url, SEARCH, { headers }).finally(() => {
        isAnswered = true;
      });
      await asked.promise;
      await view();
      isFirst = !isAnswered || stranger !== 'waits';
      const answer = await search;
      expectErrorPage(answer, 404);
      expect(answer.headers['x-failure']).toBe(failure);
    }
    expect(isFirst).toBe(true);
  },
);

test('an origin without our secret gives 500 on every page and call', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'porchlight-refused-'));
  const logged: string[] = [];
  const { server, url } = await startBuiltServer({
    port: 0,
    stateDir,
    vars: { ENVIRONMENT: 'local', EDGE_ORIGIN_SECRET: TEST_SECRET },
    edgeVars: { EDGE_ORIGIN_SECRET: `${TEST_SECRET} of yesterday` },
    onLog: (line) => logged.push(line),
  });
  try {
    for (const path of [PERSON, '/', '/name/Maya-Ostrowski/Portland-OR', '/phone/503-555-0142']) {
      const answer = await rawRequest(url, path, { headers: HUMAN });
      expectErrorPage(answer, 500);
      expect(answer.body).toContain('not set up');
    }
    const call = await rawRequest(url, '/api/user', { headers: { ...HUMAN, cookie: 'session=token' } });
    expect([call.status, JSON.parse(call.body).title]).toEqual([500, 'This site is not set up yet.']);
    const refused = () => logged.filter((line) => line.includes('"edge_not_set_up"'));
    await expect.poll(() => refused().length).toBe(5);
  } finally {
    await server.dispose();
    rmSync(stateDir, { recursive: true, force: true });
  }
});
