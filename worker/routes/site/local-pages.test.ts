import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edge, json, modelOf } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const MAILS = [
  { id: 'm1', kind: 'sign-up', at: 1_790_000_000_000, to: 'june@example.com', subject: 'Welcome', text: 'Hello' },
];
const ANSWERS = { 'GET /api/dev/outbox': json(MAILS) };

test("a local run's outbox is a page that is not indexed", async () => {
  const response = await edge(ANSWERS).get('/dev/outbox');
  expect(response.status).toBe(200);
  const { page, head } = await modelOf(response);
  expect(page).toEqual({ kind: 'outbox', mails: MAILS });
  expect([head.isIndexable, head.canonical]).toEqual([false, null]);
});

test('elsewhere there is no such page, and the origin is not asked', async () => {
  for (const ENVIRONMENT of ['staging', 'production']) {
    const { get, asked } = edge(ANSWERS, { ENVIRONMENT });
    const [page, nothing] = [await get('/dev/outbox'), await get('/dev/nothing')];
    const shown = async (response: Response) => {
      const { trackingId: _, ...words } = (await modelOf(response)).page as unknown as Record<string, unknown>;
      return [response.status, words];
    };
    expect(await shown(page)).toEqual(await shown(nothing));
    expect(page.status).toBe(404);
    expect(asked).toEqual([]);
  }
});

test('plans are renewed by a number of days, and nothing else', async () => {
  const done = { renewed: 3, declined: 1, ended: 0, mails: 4 };
  const { request, asked } = edge({ 'POST /api/dev/renewals': json(done) });
  const post = (body: string) =>
    request('/dev/renewals', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
  expect(await (await post('{"days":31}')).json()).toEqual(done);
  expect(asked).toHaveLength(1);
  for (const body of ['', '{}', '{"days":-1}', '{"days":801}', '{"days":1.5}'])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect(asked).toHaveLength(1);
});

test('elsewhere the status page and the calls that move time on are unknown by every method', async () => {
  const { request } = edge(ANSWERS, { ENVIRONMENT: 'production' });
  for (const path of ['/dev/outbox', '/dev/court-runner', '/dev/renewals'])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
      const { status, headers } = await request(path, { method });
      expect([path, method, status, headers.get('allow')]).toEqual([path, method, 404, null]);
    }
});

test('a browser cannot request it', async () => {
  expect((await edge(ANSWERS).get('/api/dev/outbox')).status).toBe(404);
});
