import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../shared/contract/calls.ts';
import { signEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import { GATHERED_MS } from '../../../shared/metrics/gathering.ts';
import { HUMAN_VIEW, openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import type { OriginBindings, SqlDatabase } from '../env.ts';
import worker from '../index.ts';
import { countedBindings } from './counted-bindings.ts';

const SEARCH = '/api/search/people?name=Maya+Ostrowski';
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  origin = openTestOrigin();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The built worker's way in, with work beside answers that ends when told to. */
function running(more: Partial<OriginBindings> = {}) {
  const env = { ...origin.bindings, ...more };
  const works: Promise<unknown>[] = [];
  const lifetime = { waitUntil: (work: Promise<unknown>) => works.push(work), passThroughOnException() {}, props: {} };
  return {
    env,
    works,
    async ask(path: string, method = 'GET', body?: string): Promise<Response> {
      const headers = await signEnvelope([SECRET], method, path, HUMAN_VIEW, Date.now());
      return worker.fetch(
        new Request(`https://origin.example${path}`, { method, headers, body }),
        env,
        lifetime as never,
      );
    },
    async end() {
      await vi.advanceTimersByTimeAsync(GATHERED_MS);
      await Promise.all(works);
    },
  };
}

const stored = async () =>
  (
    await origin.accounts
      .prepare('SELECT * FROM metric_minute ORDER BY source, name, outcome')
      .all<Record<string, string | number>>()
  ).results;

describe('what is measured', () => {
  it('is the sum of all calls of a kind, failed ones apart, in one write', async () => {
    const { ask, end } = running();
    for (let at = 0; at < 20; at += 1) expect((await ask(SEARCH)).status).toBe(200);
    expect((await ask('/api/search/people')).status).toBe(400);
    vi.spyOn(origin.people, 'prepare').mockImplementation(() => {
      throw new Error('D1_ERROR: no such table');
    });
    expect((await ask(SEARCH)).status).toBe(500);
    expect(await stored()).toEqual([]);
    const { count } = origin.accounts.roundTrips;
    await end();
    expect(origin.accounts.roundTrips.count).toBe(count + 1);
    expect(await stored()).toMatchObject([
      { source: 'call', name: 'searchPeople', outcome: '2xx', count: 20 },
      { source: 'call', name: 'searchPeople', outcome: '4xx', count: 1, rows_read: 0 },
      { source: 'call', name: 'searchPeople', outcome: '5xx', count: 1 },
    ]);
    const [good] = (await stored()) as Readonly<Record<string, number>>[];
    const buckets = Object.entries(good ?? {}).filter(([column]) => column.startsWith('to_') || column === 'over');
    expect(buckets.reduce((sum, [, count]) => sum + count, 0)).toBe(20);
    expect(good?.round_trips).toBeGreaterThan(0);
  });

  it('holds no path, name or id', async () => {
    const { ask, end } = running();
    await ask(SEARCH);
    await ask('/api/property/Pmaya12345678?x=ostrowski');
    await ask('/api/nothing/maya');
    await end();
    expect(JSON.stringify(await stored())).not.toMatch(/maya|ostrowski|nothing/i);
  });

  it('goes to Analytics Engine where that is bound, one point for each call, and to no table', async () => {
    const points: unknown[] = [];
    const { ask, end, works } = running({ METRICS: { writeDataPoint: (point) => points.push(point) } });
    await ask(SEARCH);
    await ask('/api/search/people');
    await end();
    expect(works).toEqual([]);
    expect(points).toEqual([
      {
        indexes: ['call searchPeople'],
        blobs: ['call', 'searchPeople', '', '2xx'],
        doubles: [expect.any(Number), expect.any(Number), 0, expect.any(Number), 0],
      },
      {
        indexes: ['call searchPeople'],
        blobs: ['call', 'searchPeople', '', '4xx'],
        doubles: [expect.any(Number), 0, 0, 0, 0],
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('never delays or fails an answer: a database that takes no sums loses them, and the log says so', async () => {
    const { ask, end } = running();
    origin.accounts.exec('DROP TABLE metric_minute');
    expect((await ask(SEARCH)).status).toBe(200);
    await end();
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([{ message: 'metrics lost' }]);
    expect((await ask(SEARCH)).status).toBe(200);
  });

  it('includes what the edge reports', async () => {
    const { ask } = running();
    const sum = {
      ...{ source: 'page', name: 'person', viewer: 'other-bot', outcome: '2xx', count: 3, ms: 30 },
      ...{ rowsRead: 0, rowsWritten: 0, roundTrips: 0, kept: 2, latency: [0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    };
    const body = JSON.stringify({ security: [], metrics: [sum] });
    for (let at = 0; at < 2; at += 1) expect((await ask(calls.reportCounts.path, 'POST', body)).status).toBe(200);
    const answer = await ask(calls.metrics.path);
    const { rows, minutes, isElsewhere } = calls.metrics.response.parse(await answer.json());
    expect(isElsewhere).toBe(false);
    expect(rows[0]).toMatchObject({ source: 'page', name: 'person', count: 6, bots: 6, kept: 4, errors: 0 });
    expect(rows[0]?.p50).toBeGreaterThan(5);
    expect(rows[0]?.p95).toBeLessThanOrEqual(10);
    expect(minutes).toHaveLength(60);
    expect(minutes.reduce((all, { pages }) => all + pages, 0)).toBe(6);
    for (const name of ['/maya', 'Maya@example.com', '', 'x'.repeat(61)]) {
      const forged = JSON.stringify({ security: [], metrics: [{ ...sum, name }] });
      expect((await ask(calls.reportCounts.path, 'POST', forged)).status).toBe(400);
    }
  });

  it('of jobs is how long each took and whether it failed', async () => {
    const { env } = running();
    origin.accounts.exec('DROP TABLE refund');
    await worker.scheduled(null, env);
    const rows = await stored();
    expect(rows.every(({ source }) => source === 'job')).toBe(true);
    expect(rows.find(({ name }) => name === 'sweep what is stored')).toMatchObject({ outcome: 'done', count: 1 });
    expect(rows.find(({ name }) => name === 'carry out refunds')).toMatchObject({ outcome: 'failed', count: 1 });
    const traces = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).trackingId);
    expect(new Set(traces).size).toBe(1);
    expect(traces[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

it('a counted database answers like the real one, and says what each round trip read and wrote', async () => {
  const meta = { changes: 0, rows_read: 7, rows_written: 2 };
  const inner: string[] = [];
  const statement = (sql: string) => ({
    bind: (...values: unknown[]) => statement(`${sql} ${values}`),
    first: async () => null,
    all: async () => ({ results: [{ sql }], meta }),
    run: async () => ({ results: [], meta }),
    sql,
  });
  const db = {
    prepare: statement,
    async batch(statements: { sql: string }[]) {
      inner.push(...statements.map(({ sql }) => sql));
      return statements.map(({ sql }) => ({ results: [{ sql }], meta }));
    },
  } as unknown as SqlDatabase;
  const env = { ...origin.bindings, PEOPLE: db };
  const { PEOPLE } = countedBindings(env);
  expect(countedBindings(env).PEOPLE).toBe(PEOPLE);
  const { asWork } = await import('../logging/current-work.ts');
  await asWork({ traceId: HUMAN_VIEW.traceId, spanId: null }, async (sql) => {
    expect(await PEOPLE.prepare('a').bind(1).first()).toEqual({ sql: 'a 1' });
    expect((await PEOPLE.prepare('b').all()).results).toEqual([{ sql: 'b' }]);
    await PEOPLE.prepare('c').run();
    expect(await PEOPLE.batch([PEOPLE.prepare('d').bind(2), PEOPLE.prepare('e')])).toHaveLength(2);
    expect(inner).toEqual(['d 2', 'e']);
    expect(sql).toEqual({ rowsRead: 35, rowsWritten: 10, roundTrips: 4 });
  });
});
