import { afterAll, beforeAll, expect, test } from 'vitest';
import { badRequests } from '../support/bad-paths.ts';
import { closeRawConnections, type RawAnswer, rawBytes, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

const CASES = Number(process.env.FUZZ_CASES ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261120);
/** From so many cases on they reach every kind of answer, whatever the seed; npm run fuzz may take fewer. */
const ENOUGH_CASES = 1_000;

let site: Awaited<ReturnType<typeof startTestServer>>;
const logged: string[] = [];

beforeAll(async () => {
  site = await startTestServer({ onLog: (line) => logged.push(line) });
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** Statuses with which bad input may be answered: a page, a redirect, a clear refusal, or 'Not open yet'. */
const ALLOWED = new Set([200, 204, 301, 302, 303, 304, 307, 308, 400, 403, 404, 405, 501]);

/** What is wrong with an answer to bad input; null when nothing is. */
function fault(answer: RawAnswer): string | null {
  if (!ALLOWED.has(answer.status)) return `status ${answer.status}`;
  if (/\n\s+at .+\(?.+:\d+:\d+\)?/.test(answer.body)) return 'a stack trace';
  const location = answer.headers.location;
  if (location !== undefined && !isSameSite(location)) return `a redirect to ${location}`;
  if (answer.status >= 300 && answer.status < 400 && location === undefined) return 'a redirect to nowhere';
  if (answer.status >= 300 && answer.status < 309 && answer.status !== 304 && !isNoStore(answer))
    return 'a redirect that may be stored';
  if (answer.headers['set-cookie']?.some((cookie) => /^x=/.test(cookie))) return 'an injected cookie';
  if (isErrorPage(answer) && !hasTrackingId(answer)) return 'an error page without a tracking id';
  if (isHtml(answer) && !/<h1[\s>]/.test(answer.body)) return 'a page without a heading';
  if (isHtml(answer) && /\sstyle=/.test(answer.body)) return 'a style attribute';
  return null;
}

function isSameSite(location: string): boolean {
  return (
    location.startsWith('/') &&
    new URL(location, 'https://porchlight.example').origin === 'https://porchlight.example' &&
    !/^\/[/\\]/.test(location)
  );
}
const isNoStore = ({ headers }: RawAnswer): boolean => /no-store/.test(headers['cache-control'] ?? '');
const isHtml = ({ headers }: RawAnswer): boolean => /^text\/html/.test(headers['content-type'] ?? '');
const isErrorPage = (answer: RawAnswer): boolean => isHtml(answer) && answer.body.includes('"kind":"error"');
const hasTrackingId = ({ headers, body }: RawAnswer): boolean => {
  const id = headers['x-tracking-id'];
  return typeof id === 'string' && id.length > 8 && body.includes(id);
};

test(`answers ${CASES} malformed requests with a clear page or a redirect within the site`, async () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let errorPages = 0;
  const queue = badRequests(SEED, CASES);
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const answer = await rawRequest(site.url, next.path, { headers: { ...next.headers } });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (isErrorPage(answer)) errorPages += 1;
      const found = fault(answer);
      if (found !== null)
        faults.push(`${found}: ${next.path.slice(0, 200)} ${JSON.stringify(next.headers).slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(faults.slice(0, 20)).toEqual([]);
  if (CASES < ENOUGH_CASES) return;
  expect(errorPages).toBeGreaterThan(0);
  // The cases must reach every kind of answer, or they prove little.
  for (const status of [200, 301, 400, 404, 501])
    expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
});

test('logs no fault of its own while it answers them', () => {
  expect(logged.filter((line) => /"render_failed"|"edge_fault"|Uncaught|TypeError|RangeError/.test(line))).toEqual([]);
});

test('survives bytes that are no HTTP request', async () => {
  const lines = [
    'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /name/\u00ff HTTP/1.1\r\nHost: a\r\n\r\n',
    'NONSENSE\r\n\r\n',
    '\r\n\r\n',
  ];
  for (const line of lines) {
    const status = await rawBytes(site.url, Buffer.from(line, 'latin1'));
    if (status !== null) expect(status).not.toMatch(/^HTTP\/1\.1 500/);
  }
  expect((await rawRequest(site.url, '/')).status).toBe(200);
});
