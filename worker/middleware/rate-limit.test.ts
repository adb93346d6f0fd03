import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { edge, FORM_HEADERS, limited } from '../testing.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('past the limit a page is a 429 with Retry-After, and the origin is not asked', async () => {
  const limiter = limited(0);
  const { get, asked } = edge({}, { LIMIT_SEARCH: limiter });
  const response = await get('/name/maya/-', { 'x-local-client': '192.0.2.7' });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(limiter.keys).toEqual(['192.0.2.7']);
  expect(asked).toHaveLength(0);
});

test('past the limit a call gets problem details', async () => {
  const { get } = edge({}, { LIMIT_SEARCH: limited(0) });
  const response = await get('/api/search/people?name=maya');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('calls that could be used to enumerate people are limited like searches', async () => {
  for (const path of [
    '/api/funnel/counts?id=15035550142&source=phone',
    '/api/person/realtime/age?personIds=Pabcdefghijkl',
    '/api/phone/activity?phoneNumbers=15035550142',
    '/api/v1/person/missing-address-ids?personId=Pabcdefghijkl',
  ]) {
    const { get, asked } = edge({}, { LIMIT_SEARCH: limited(0) });
    expect([path, (await get(path)).status]).toEqual([path, 429]);
    expect(asked).toHaveLength(0);
  }
});

test('checks of addresses count a whole /24 or /48 as one', async () => {
  const limiter = limited(9);
  const { get } = edge({}, { LIMIT_EMAIL_CHECK: limiter });
  for (const client of ['192.0.2.7', '192.0.2.200', '2001:db8:7:1::9', '2001:db8:7:2::9'])
    await get('/api/auth/email-available?email=june@example.com', { 'x-local-client': client });
  expect(limiter.keys).toEqual(['192.0.2.0/24', '192.0.2.0/24', '2001:db8:7::/48', '2001:db8:7::/48']);
});

test('page and call share one limit', async () => {
  const limiter = limited(1);
  const { get } = edge({}, { LIMIT_SEARCH: limiter });
  await get('/name/maya/-');
  expect((await get('/api/search/people?name=maya')).status).toBe(429);
});

test('browser logs and events have separate limits, and neither reaches the origin past its limit', async () => {
  const [log, events] = [limited(1), limited(1)];
  const { request, asked } = edge({}, { LIMIT_LOG: log, LIMIT_EVENTS: events });
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-local-client': '192.0.2.7',
  };
  const statuses: number[] = [];
  for (const path of ['/api/log-error', '/api/log-info', '/api/events', '/api/events'])
    statuses.push((await request(path, { method: 'POST', headers, body: '{}' })).status);
  expect(statuses).toEqual([404, 429, 404, 429]);
  expect(asked).toHaveLength(2);
  expect([log.keys, events.keys]).toEqual([Array(2).fill('192.0.2.7'), Array(2).fill('192.0.2.7')]);
});

test('account changes have their own limit, by call or by form', async () => {
  const writes = [
    ['POST', '/api/monitor/'],
    ['DELETE', '/api/monitor/'],
    ['PUT', '/api/contact-list/person'],
    ['DELETE', '/api/contact-list/person'],
    ['POST', '/name/Maya/Portland-OR/Pabcdefghijkl'],
  ] as const;
  for (const [method, path] of writes) {
    const { request, asked } = edge({}, { LIMIT_WRITE: limited(0) });
    const response = await request(path, { method, headers: FORM_HEADERS, body: 'do=unmonitor' });
    expect([path, response.status, asked.length]).toEqual([path, 429, 0]);
  }
});

test('map squares and pictures share a limit', async () => {
  const { get } = edge({}, { LIMIT_TILES: limited(1) });
  const paths = ['/tiles/v3/15/5217/11720.mvt', '/tiles/v3/picture/light/region7.5,45.5,-122.7.svg'];
  expect([(await get(paths[0] ?? '')).status, (await get(paths[1] ?? '')).status]).toEqual([200, 429]);
});

test('viewing an order is limited, since a pending one is checked with the payment provider', async () => {
  const { request } = edge({}, { LIMIT_LATE_PARTS: limited(1) });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const looks = [await request('/api/orders/O1', { headers }), await request('/api/orders/O2', { headers })];
  expect(looks.map(({ status }) => status)).toEqual([404, 429]);
});

test('late offer texts and property reports share a limit, separate from the search limit', async () => {
  const [late, search] = [limited(1), limited(0)];
  const { request } = edge({}, { LIMIT_LATE_PARTS: late, LIMIT_SEARCH: search });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const texts = await request('/api/interpolate-string', { method: 'POST', headers, body: '{}' });
  const report = await request('/api/property/pnp-1', { headers });
  expect([texts.status, report.status, search.keys]).toEqual([404, 429, []]);
});

test('the limits are those in docs/rules.md', () => {
  const limits = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  for (const [name, limit] of [
    ['LIMIT_SEARCH', 60],
    ['LIMIT_SMARTCHECK', 20],
    ['LIMIT_LOGIN', 10],
    ['LIMIT_LOG', 20],
    ['LIMIT_EVENTS', 60],
    ['LIMIT_WRITE', 60],
    ['LIMIT_TILES', 600],
    ['LIMIT_LATE_PARTS', 120],
    ['LIMIT_SITEMAP', 30],
    ['LIMIT_SUGGEST', 120],
    ['LIMIT_CALLS', 240],
    ['LIMIT_PAGES', 240],
    ['LIMIT_ADS', 240],
  ] as const)
    expect(limits).toMatch(
      new RegExp(`name = "${name}"\\s+namespace_id = "\\d+"\\s+simple = \\{ limit = ${limit}, period = 60 \\}`),
    );
});

test('a missing binding limits nothing and is logged once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get } = edge({}, { LIMIT_SMARTCHECK: undefined });
  await get('/name/-/-/1234567890123');
  await get('/name/-/-/1234567890123');
  const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('rate_limit_missing'));
  expect(lines).toHaveLength(1);
});

test('a failing binding limits nothing, and is logged once a minute, without the address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const limiter = {
    limit: async ({ key }: { key: string }): Promise<{ success: boolean }> => {
      throw new RangeError(`disk full at ${key}`);
    },
  };
  const { get } = edge({}, { LIMIT_TILES: limiter, LIMIT_SEARCH: limiter });
  const tile = () => get('/tiles/v3/15/5217/11720.mvt', { 'x-local-client': '192.0.2.7' });
  for (let i = 0; i < 5; i++) expect((await tile()).status).toBe(200);
  const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));
  const failed = () => lines().filter(({ event }) => event === 'rate_limit_failed');
  expect(failed()).toMatchObject([{ binding: 'LIMIT_TILES', error: 'RangeError' }]);
  await get('/api/search/people?name=maya');
  expect(failed()).toHaveLength(2);
  vi.setSystemTime(Date.now() + 60_000);
  await tile();
  await tile();
  expect(failed()).toHaveLength(3);
  expect(JSON.stringify(failed())).not.toContain('192.0.2.7');
});
