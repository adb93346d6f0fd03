import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countsReportSchema } from '../../shared/contract/operations/counts.ts';
import { GATHERED_MS } from '../../shared/metrics/gathering.ts';
import { app } from '../app.ts';
import type { EdgeBindings } from '../env.ts';
import { edge, HOST, json, type OriginAnswers, problemResponse } from '../testing.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const COUNTS = 'POST /api/counts';

/** An edge whose work beside its answers ends when told to, and the sums that it sent. */
function measured(answers: OriginAnswers = {}, env: Partial<EdgeBindings> = {}) {
  const reports: unknown[] = [];
  const works: Promise<unknown>[] = [];
  const take = async (request: Request) => {
    reports.push(await request.json());
    return json({ isDone: true });
  };
  const { env: bindings, asked } = edge({ [COUNTS]: take, ...answers }, env);
  const lifetime = { waitUntil: (work: Promise<unknown>) => works.push(work), passThroughOnException() {}, props: {} };
  const askUrl = async (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetch(new Request(url, { method, headers }), bindings, lifetime);
  return {
    asked,
    works,
    askUrl,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') => askUrl(HOST + path, headers, method),
    async end() {
      await vi.advanceTimersByTimeAsync(GATHERED_MS);
      await Promise.all(works);
    },
    sums: () => reports.flatMap((report) => countsReportSchema.parse(report).metrics),
  };
}

const brief = (sums: ReturnType<ReturnType<typeof measured>['sums']>) =>
  sums.map(({ source, name, viewer, outcome, count }) => `${source} ${name} ${viewer} ${outcome} ${count}`);

test('requests for ad frames are counted as such, and not as paths that nobody knows', async () => {
  const origin = 'https://ads.example.net';
  const { askUrl, end, sums } = measured({}, { ADS_FRAME_ORIGIN: origin, ADS_SCRIPT_URL: `${origin}/tag.js` });
  await askUrl(`${origin}/frame/300x250/main`, { 'user-agent': 'Mozilla/5.0 Chrome/156.0' });
  await end();
  expect(brief(sums())).toEqual(['page ad-host anonymous 2xx 1']);
});

test('requests are counted by route, class and outcome, and reported together', async () => {
  const { ask, end, sums } = measured();
  for (let at = 0; at < 30; at += 1) await ask('/people-search');
  await ask('/people-search', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await ask('/people-search', { cookie: 'session=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef' });
  await ask('/maya-ostrowski/of/nowhere');
  await ask('/api/user');
  await ask('/api/maya-ostrowski');
  await end();
  const lines = brief(sums());
  expect(lines).toContain('page people-search anonymous 2xx 30');
  expect(lines).toContain('page people-search other-bot 2xx 1');
  expect(lines.filter((line) => line.startsWith('page people-search session'))).toHaveLength(1);
  expect(lines).toContain('page unknown anonymous 4xx 1');
  expect(lines).toContain('api unknown anonymous 4xx 1');
  expect(lines.some((line) => line.startsWith('api user anonymous'))).toBe(true);
  expect(JSON.stringify(sums())).not.toMatch(/maya|ostrowski|nowhere/i);
});

test('an edge with METRICS writes a point for each request, and reports none', async () => {
  const points: unknown[] = [];
  const { ask, asked, end } = measured({}, { METRICS: { writeDataPoint: (point) => points.push(point) } });
  await ask('/people-search');
  await end();
  expect(points).toEqual([
    {
      indexes: ['page people-search'],
      blobs: ['page', 'people-search', 'anonymous', '2xx'],
      doubles: [expect.any(Number), 0, 0, 0, 0],
    },
  ]);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an origin that takes no reports gets one, and no more until something is refused', async () => {
  let reports = 0;
  const { ask, end } = measured({
    [COUNTS]: () => {
      reports += 1;
      return problemResponse(404);
    },
  });
  for (let at = 0; at < 3; at += 1) {
    await ask('/people-search');
    await end();
  }
  expect(reports).toBe(1);
  expect(vi.mocked(console.error).mock.calls.filter(([line]) => String(line).includes('counts_lost'))).toEqual([]);
});
