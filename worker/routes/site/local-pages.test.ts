import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_KINDS } from '../../../shared/contract/monitor.ts';
import { edge, json, modelOf } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const MAILS = [
  {
    id: 'm1',
    kind: 'sign-up',
    at: 1_790_000_000_000,
    to: 'june@example.com',
    subject: 'Welcome',
    text: 'Hello',
    html: null,
    headers: [],
  },
  {
    id: 'm2',
    kind: 'monitor-alert',
    at: 1_790_000_000_000,
    to: 'june@example.com',
    subject: '1 change',
    text: 'Hello',
    html: '<p style="color:red">Hello</p>',
    headers: [],
  },
];
const TEXTS = [{ id: 't1', at: 1_790_000_000_000, to: '5035550142', text: 'Your code' }];
const ANSWERS = { 'GET /api/dev/outbox': json(MAILS), 'GET /api/dev/outbox/texts': json(TEXTS) };

test("a local run's outbox is a page that is not indexed", async () => {
  const response = await edge(ANSWERS).get('/dev/outbox');
  expect(response.status).toBe(200);
  const { page, head } = await modelOf(response);
  expect(page).toEqual({ kind: 'outbox', mails: MAILS, texts: TEXTS });
  expect([head.isIndexable, head.canonical]).toEqual([false, null]);
});

const COUNTS = {
  isStoredHere: true,
  isCapped: false,
  events: [{ name: 'page_viewed', count: 1, mobile: 1, bars: Array<number>(12).fill(0) }],
  pages: [{ page: 'home', views: 1, mobile: 1 }],
  senders: [{ device: 'mobile', viewer: 'anonymous', events: 1, views: 1 }],
  across: null,
  vitals: [],
};

test("a local run's page events are a page that is not indexed, filtered by its address", async () => {
  const asked: string[] = [];
  const count = (request: Request) => {
    asked.push(new URL(request.url).search);
    return json(COUNTS);
  };
  const { get } = edge({ 'GET /api/dev/events': count });
  const response = await get('/dev/events?period=hour&device=mobile&page=home');
  expect(response.status).toBe(200);
  const { page, head } = await modelOf(response);
  expect(page).toMatchObject({
    kind: 'page-events',
    query: { period: 'hour', device: 'mobile', page: 'home' },
    counts: COUNTS,
  });
  expect([head.isIndexable, head.canonical]).toEqual([false, null]);
  for (const nothing of [
    '',
    '?period=&device=&page=',
    '?period=year&device=watch&page=Maya&x=1',
    '?period=day&period=hour',
  ])
    expect((await get(`/dev/events${nothing}`)).status, nothing).toBe(200);
  expect(asked).toEqual(['?period=hour&device=mobile&page=home', ...Array<string>(4).fill('?period=day')]);
});

test('the HTML of a mail is shown as mail programs do: it runs nothing, loads nothing, and only the outbox frames it', async () => {
  const { get } = edge(ANSWERS);
  const policyOf = (response: Response) => response.headers.get('content-security-policy');
  expect(policyOf(await get('/dev/outbox'))).toContain("frame-src 'self'");
  const mail = await get('/dev/outbox?mail=m2');
  expect([mail.status, mail.headers.get('content-type'), await mail.text()]).toEqual([
    200,
    'text/html; charset=UTF-8',
    '<p style="color:red">Hello</p>',
  ]);
  expect(policyOf(mail)).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
      'sandbox allow-popups allow-popups-to-escape-sandbox',
  );
  for (const id of ['m1', 'm3', '']) {
    const none = await get(`/dev/outbox?mail=${id}`);
    expect([none.status, policyOf(none)]).toEqual([404, expect.stringContaining("frame-ancestors 'none'")]);
  }
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

test('people are aged by a number of months, and nothing else', async () => {
  const changed = Object.fromEntries([...CHANGE_KINDS, 'death'].map((kind) => [kind, 1]));
  const done = { changed, compared: 2, found: 3, alerts: 1, mails: 1 };
  const { request, asked } = edge({ 'POST /api/dev/monitoring': json(done) });
  const post = (body: string) =>
    request('/dev/monitoring', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
  expect(await (await post('{"months":1}')).json()).toEqual(done);
  expect(asked).toHaveLength(1);
  for (const body of ['', '{}', '{"months":-1}', '{"months":25}', '{"months":1,"personIds":["nobody"]}'])
    expect([body, (await post(body)).status]).toEqual([body, 400]);
  expect(asked).toHaveLength(1);
});

test('elsewhere the status page and the calls that move time on are unknown by every method', async () => {
  const { request } = edge(ANSWERS, { ENVIRONMENT: 'production' });
  for (const path of [
    '/dev/outbox',
    '/dev/events',
    '/dev/kit',
    '/dev/court-runner',
    '/dev/renewals',
    '/dev/monitoring',
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
      const { status, headers } = await request(path, { method });
      expect([path, method, status, headers.get('allow')]).toEqual([path, method, 404, null]);
    }
});

test('a browser cannot request it', async () => {
  expect((await edge(ANSWERS).get('/api/dev/outbox')).status).toBe(404);
});
