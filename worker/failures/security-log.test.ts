import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GATHERED_MS } from '../../shared/metrics/gathering.ts';
import { app } from '../app.ts';
import type { EdgeBindings } from '../env.ts';
import { edge, FORM_HEADERS, HOST, json, limited, modelOf, problemResponse } from '../testing.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const COUNT = 'POST /api/counts';
const lines = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => event === 'security');

/** An edge that finishes its background work when told to, and what it asked the origin to count. */
function watched(env: Partial<EdgeBindings> = {}, answer: Response = json({ isDone: true })) {
  const sent: unknown[] = [];
  const works: Promise<unknown>[] = [];
  const { env: bindings, asked } = edge(
    {
      [COUNT]: async (request) => {
        sent.push(await request.json());
        return answer.clone();
      },
      'GET /api/dev/metrics': json({ isElsewhere: false, minutes: [], rows: [] }),
      'GET /api/dev/security': json([{ kind: 'limit-hit', subject: 'LIMIT_SEARCH', hour: 1, day: 2, month: 3 }]),
    },
    env,
  );
  const lifetime = { waitUntil: (work: Promise<unknown>) => works.push(work), passThroughOnException() {}, props: {} };
  return {
    sent,
    works,
    asked,
    ask: async (path: string, init: RequestInit = {}) =>
      app.fetch(new Request(new URL(path, HOST), init), bindings, lifetime),
    async end() {
      await vi.advanceTimersByTimeAsync(GATHERED_MS);
      await Promise.all(works);
    },
  };
}

describe('the security log records', () => {
  test('a limit that was reached, by its name, and counts any number of hits with one call', async () => {
    const { ask, end, sent, works } = watched({ LIMIT_SEARCH: limited(0), LIMIT_LOGIN: limited(0) });
    for (let at = 0; at < 50; at += 1)
      expect(
        (await ask('/name/Maya-Ostrowski/Portland-OR', { headers: { 'x-local-client': '203.0.113.77' } })).status,
      ).toBe(429);
    await ask('/auth/login', { method: 'POST', headers: FORM_HEADERS, body: 'email=maya%40example.com&password=x' });
    expect(lines()).toHaveLength(51);
    expect(lines()[0]).toEqual({
      event: 'security',
      trackingId: expect.any(String),
      kind: 'limit-hit',
      subject: 'LIMIT_SEARCH',
    });
    expect(JSON.stringify(lines())).not.toMatch(/maya|ostrowski|portland|203\.0/i);
    // The report to come, and the question about the site, which every isolate asks.
    expect([works.length, sent.length]).toEqual([2, 0]);
    await end();
    expect(sent).toEqual([
      {
        security: [
          { kind: 'limit-hit', subject: 'LIMIT_SEARCH', count: 50 },
          { kind: 'limit-hit', subject: 'LIMIT_LOGIN', count: 1 },
        ],
        metrics: [
          expect.objectContaining({ source: 'page', name: 'person-search', outcome: '4xx', count: 50 }),
          expect.objectContaining({ source: 'page', name: 'login', outcome: '4xx', count: 1 }),
        ],
      },
    ]);
  });

  test('a form and a call sent by another site', async () => {
    const { ask, end, sent } = watched();
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    for (const path of ['/auth/logout', '/api/auth/logout'])
      expect((await ask(path, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    await end();
    expect(sent).toMatchObject([{ security: [{ kind: 'cross-site-refused', subject: '', count: 2 }] }]);
    expect(lines()).toHaveLength(2);
  });

  test('a wrong host, which is counted with the next event because it asks the origin nothing', async () => {
    const { ask, end, sent, asked } = watched({ LIMIT_SEARCH: limited(0) });
    expect((await ask('http://evil.example/api/user')).status).toBe(421);
    await end();
    expect(asked).toEqual([]);
    await ask('/name/A/-');
    await end();
    expect(sent).toMatchObject([{ security: [{ kind: 'wrong-host', subject: '', count: 1 }, { kind: 'limit-hit' }] }]);
  });
});

test('an origin that does not count, or fails, does not affect the visitor', async () => {
  for (const status of [404, 503]) {
    const { ask, end, sent } = watched({ LIMIT_SEARCH: limited(0) }, problemResponse(status));
    expect((await ask('/name/A/-')).status).toBe(429);
    await end();
    expect(sent.length).toBeGreaterThan(0);
  }
  const lost = vi.mocked(console.error).mock.calls.filter(([line]) => String(line).includes('counts_lost'));
  expect(lost).toHaveLength(1);
});

test("a local run's status page shows the counts so far; elsewhere there is none", async () => {
  const { ask, sent } = watched({ LIMIT_SEARCH: limited(0) });
  await ask('/name/A/-');
  const page = await ask('/dev/status');
  expect([page.status, sent.length]).toEqual([200, 1]);
  const model = await modelOf(page);
  expect(model.page).toMatchObject({ kind: 'status', security: [{ kind: 'limit-hit', hour: 1 }] });
  expect(model.head.isIndexable).toBe(false);
  for (const ENVIRONMENT of ['staging', 'production']) {
    const live = watched({ ENVIRONMENT });
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await live.ask('/dev/status', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
    }
    expect(live.asked).toEqual([]);
  }
  expect((await ask('/api/dev/security')).status).toBe(404);
});
