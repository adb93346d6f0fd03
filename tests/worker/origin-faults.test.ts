import type { RequestListener } from 'node:http';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { buildDetails, buildPerson } from '../../client/pages/person/person-fixtures.ts';
import { ensureBuild } from '../../scripts/lib/build.ts';
import { type EdgeBefore, startEdgeBefore } from '../support/edge-before.ts';
import { rawRequest } from '../support/raw-http.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const ID = 'Pabcdefghijk1234';
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${ID}`;
const SMALLEST_DETAILS = buildDetails(buildPerson({ id: ID }));

let edge: EdgeBefore | null = null;

beforeAll(() => ensureBuild(() => {}));
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

const broken: [string, RequestListener][] = [
  ['hangs up', (request) => request.socket.destroy()],
  [
    'answers 500 with a stack trace',
    (_, answer) => answer.writeHead(500).end('Error: boom\n    at secret (file.ts:1:1)'),
  ],
  ['answers no JSON', (_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('<html>')],
  [
    'answers JSON of another shape',
    (_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"results":{}}'),
  ],
  ['answers nothing', (_, answer) => answer.writeHead(200).end()],
];

test.each(broken)('an origin that %s gives a person the 404 page with a log entry', async (_, behaviour) => {
  const url = await edgeBefore(behaviour);
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expectErrorPage(answer, 404);
  const trackingId = String(answer.headers['x-tracking-id']);
  await expect
    .poll(() => edge?.logged.some((line) => line.includes(trackingId) && line.includes('converted to a 404')))
    .toBe(true);
});

test('a search engine that is proven gets 503 with Retry-After instead', async () => {
  const url = await edgeBefore((request) => request.socket.destroy(), { TRUST_BOT_USER_AGENT: 'true' });
  const answer = await rawRequest(url, PERSON, { headers: GOOGLE });
  expectErrorPage(answer, 503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('an origin that takes too long gives 408 with a way to try again', async () => {
  const url = await edgeBefore(() => {}, { DETAILS_TIMEOUT_MS: '150' });
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expectErrorPage(answer, 408);
  expect(answer.body).toContain(`href="${PERSON}"`);
});

test('the page comes without counts when only they fail', async () => {
  const url = await edgeBefore((request, answer) => {
    if (request.url?.startsWith('/api/v4/person/details') !== true) return request.socket.destroy();
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(SMALLEST_DETAILS));
  });
  const answer = await rawRequest(url, PERSON, { headers: HUMAN });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Record counts are not available right now.');
  expect(answer.body).toContain('Maya Ostrowski');
});

test('after several faults in a row pages say at once that we are out, and recover', async () => {
  let isDown = true;
  let calls = 0;
  const url = await edgeBefore((request, answer) => {
    calls += 1;
    if (isDown) return request.socket.destroy();
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(SMALLEST_DETAILS));
  });
  const view = () => rawRequest(url, PERSON, { headers: HUMAN });
  await expect.poll(async () => (await view()).status, { timeout: 5_000 }).toBe(503);
  const before = calls;
  expectErrorPage(await view(), 503);
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
