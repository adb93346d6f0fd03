import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, peopleWorthLookingAt } from '../../scripts/lib/database/people-database.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer, TEST_SECRET } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const LOGIN = {
  method: 'POST',
  headers: { ...HUMAN, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams({ email: 'free@example.com', password: DEMO_PASSWORD }).toString(),
};

let site: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  closeRawConnections();
  await site?.server.dispose();
  site = null;
});

async function startIn(environment: 'local' | 'production', edgeVars: Record<string, string> = {}): Promise<URL> {
  site = await startTestServer({ vars: { ENVIRONMENT: environment, EDGE_ORIGIN_SECRET: TEST_SECRET }, edgeVars });
  return site.url;
}

test('demo accounts exist only in a local environment', async () => {
  const local = await startIn('local');
  expect((await rawRequest(local, '/auth/login', LOGIN)).status).toBe(303);
  await site?.server.dispose();

  const production = await startIn('production');
  expect((await rawRequest(production, '/auth/login', LOGIN)).status).toBe(401);
});

test('nobody can choose their client address outside a local run', async () => {
  const url = await startIn('production');
  const statuses: number[] = [];
  // More than twice the limit: even if a minute ends in between, one half exceeds it.
  for (let i = 0; i < 45; i += 1) {
    statuses.push(
      (
        await rawRequest(url, '/name/-/-/999999999999999', {
          headers: { ...HUMAN, 'x-local-client': `198.51.100.${i}` },
        })
      ).status,
    );
  }
  expect(statuses).toContain(429);
});

test('a local-only setting stops a non-local worker with one sentence and no details', async () => {
  const url = await startIn('production', { TRUST_BOT_USER_AGENT: 'true' });
  for (const path of ['/', '/people-search', '/api/user']) {
    const answer = await rawRequest(url, path, { headers: HUMAN });
    expect([answer.status, answer.body]).toEqual([500, 'This site is not set up yet.\n']);
  }
});

test('nobody can choose a variant outside a local run; assigned ones are pinned in https-only cookies', async () => {
  const EXPERIMENT_WEIGHTS = '{"UPSELL_NEW_TAB":[0,1]}';
  const url = await startIn('production', { EXPERIMENT_WEIGHTS });
  const id = peopleWorthLookingAt(site?.databases.peopleFile ?? '')[0]?.id ?? '';
  const view = async (headers: Record<string, string> = {}) => {
    const answer = await rawRequest(url, `/name/-/-/${id}?exp.PROPERTY_UPSELL=2`, {
      headers: { ...HUMAN, ...headers },
    });
    const [, variants] = /"experiments":(\{[^}]*\})/.exec(answer.body) ?? [];
    return { variants: JSON.parse(variants ?? 'null') as unknown, set: [answer.headers['set-cookie'] ?? []].flat() };
  };
  const { variants, set } = await view();
  expect(variants).toMatchObject({ PROPERTY_UPSELL: 0, UPSELL_NEW_TAB: 1 });
  expect(set.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual(['__Host-experiments', '__Host-visitor_id']);
  for (const cookie of set) expect(cookie).toContain('; HttpOnly; Secure; SameSite=Lax');
  const cookie = set.map((text) => text.split(';', 1)[0]).join('; ');
  expect(await view({ cookie })).toEqual({ variants, set: [] });
});

test('weights for an unknown experiment stop the worker', async () => {
  const url = await startIn('production', { EXPERIMENT_WEIGHTS: '{"PROPERTY":[1,1]}' });
  expect((await rawRequest(url, '/', { headers: HUMAN })).status).toBe(500);
});

test('local-only pages are unknown paths elsewhere, for every method', async () => {
  const url = await startIn('production');
  for (const path of ['/dev/outbox', '/dev/status', '/dev/events', '/dev/kit', '/dev/court-runner', '/dev/nothing'])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
      const { status, headers } = await rawRequest(url, path, { method, headers: HUMAN });
      expect([path, method, status, headers.allow]).toEqual([path, method, 404, undefined]);
    }
});

test('outside a local run pages send HSTS', async () => {
  const url = await startIn('production');
  const { headers } = await rawRequest(url, '/', { headers: HUMAN });
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/);
});

test('a page at another host redirects to the site’s own, and a call there is refused', async () => {
  const url = await startIn('production', { INDEX_INVENTED: 'true' });
  const headers = { ...HUMAN, host: 'evil.example' };
  const page = await rawRequest(url, '/name/Smith/-?page=2', { headers });
  expect([page.status, page.headers.location]).toEqual([301, `https://${url.host}/name/Smith/-?page=2`]);
  expect((await rawRequest(url, '/api/user', { headers })).status).toBe(421);
  expect((await rawRequest(url, '/robots.txt', { headers: HUMAN })).body).toContain(`https://${url.host}/sitemap.xml`);
});

test('a worker without the site’s host serves nothing', async () => {
  const url = await startIn('production', { SITE_URL: '' });
  expect((await rawRequest(url, '/', { headers: HUMAN })).status).toBe(500);
});

test('a static file, which has no personal data, is served before our code on any host', async () => {
  const url = await startIn('local');
  const headers = { ...HUMAN, host: 'evil.example' };
  expect((await rawRequest(url, '/favicon.svg', { headers })).status).toBe(200);
  for (const path of ['/', '/favicon.sv', '/api/user', '/.vite/manifest.json', '/tiles/v3/0/0/0.mv'])
    expect([path, (await rawRequest(url, path, { headers })).status]).toEqual([path, 421]);
});

test('a local server answers only to this machine’s names', async () => {
  const url = await startIn('local');
  for (const host of [`evil.example:${url.port}`, 'localhost', `192.0.2.1:${url.port}`])
    expect((await rawRequest(url, '/robots.txt', { headers: { ...HUMAN, host } })).status, host).toBe(421);
  expect((await rawRequest(url, '/robots.txt', { headers: { ...HUMAN, host: `localhost:${url.port}` } })).status).toBe(
    200,
  );
  // Miniflare treats this as the requested address, and a page whose host resolves here may send it.
  const disguised = { host: `evil.example:${url.port}`, 'mf-original-url': `http://localhost:${url.port}/dev/outbox` };
  expect((await rawRequest(url, '/dev/outbox', { headers: { ...HUMAN, ...disguised } })).status).toBe(421);
});
