import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleWorthLookingAt } from '../../scripts/lib/database/people-database.ts';
import { SITE_MANIFEST_PATH } from '../../shared/urls/site-icons.ts';
import { logIn } from '../support/callers.ts';
import { unnamedScripts } from '../support/inline-scripts.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let site: Awaited<ReturnType<typeof startTestServer>>;
let id: string;

beforeAll(async () => {
  site = await startTestServer();
  const person = peopleWorthLookingAt(site.databases.peopleFile).find((candidate) =>
    candidate.label.toLowerCase().includes('full page'),
  );
  id = person?.id ?? '';
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.url, path, { headers: { 'user-agent': HUMAN, ...headers } });

describe('headers', () => {
  test('every page has a strict policy that names its inline scripts by hash, and no style attribute', async () => {
    for (const path of ['/', '/people-search', `/name/-/-/${id}`, '/auth/login', '/opt-out', '/nowhere', '/%zz']) {
      const { headers, body } = await get(path);
      const policy = headers['content-security-policy'];
      expect(typeof policy, path).toBe('string');
      expect(String(policy), path).toContain("default-src 'none'");
      expect(String(policy), path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      expect(body, path).not.toMatch(/<[^>]+\sstyle=/);
      expect(unnamedScripts(body, String(policy)), path).toEqual([]);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  test('static files forbid other sites to read them, except the link preview picture', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec((await get('/')).body) ?? [];
    for (const path of [
      script,
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-maskable-512.png',
      '/site.webmanifest',
      '/newsreader-400-500.woff2',
      '/speculation-rules.json',
      '/robots.txt',
    ]) {
      const { status, headers } = await get(path);
      expect([path, status, headers['cross-origin-resource-policy']]).toEqual([path, 200, 'same-origin']);
    }
    expect((await get('/open-graph.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('every page names the icons and the manifest, which are there, of the right type, and kept for a day', async () => {
    const { body } = await get('/nowhere');
    const named = [...body.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    expect(named.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    expect(body.match(/<meta name="theme-color"/g)).toHaveLength(2);
    const manifest = JSON.parse((await get(SITE_MANIFEST_PATH)).body) as { icons: { src: string }[] };
    const types: Readonly<Record<string, string>> = {
      ico: 'image/x-icon',
      svg: 'image/svg+xml',
      png: 'image/png',
      webmanifest: 'application/manifest+json',
    };
    for (const path of [...named.map(([, , href = '']) => href), ...manifest.icons.map(({ src }) => src)]) {
      const { status, headers } = await get(path);
      const [type] = String(headers['content-type']).split(';');
      expect([path, status, type, headers['cache-control']]).toEqual([
        path,
        200,
        types[path.split('.').at(-1) ?? ''],
        'public, max-age=86400',
      ]);
    }
  });

  test('anonymous pages may be kept for the Back button; nothing else is stored', async () => {
    for (const path of ['/', `/name/-/-/${id}`, '/people-search'])
      expect((await get(path)).headers['cache-control'], path).toBe('private, no-cache');
    const cookie = await logIn(site.url, 'free@example.com');
    for (const path of ['/', `/name/-/-/${id}`])
      expect((await get(path, { cookie })).headers['cache-control'], path).toBe('private, no-store');
    for (const path of ['/nowhere', '/cookie-choices', '/%zz', '/api/user', '/api/nothing'])
      expect((await get(path)).headers['cache-control'], path).toMatch(/no-store/);
  });

  test('an anonymous page sets no cookie, but the page of a person numbers its visitors', async () => {
    for (const path of ['/', '/people-search', '/privacy'])
      expect((await get(path)).headers['set-cookie'], path).toBeUndefined();
    const set = (await get(`/name/-/-/${id}`)).headers['set-cookie'] ?? [];
    expect(set.map((cookie) => cookie.split('=', 1)[0])).toEqual(['visitor_id']);
    const cookie = set[0]?.split(';', 1)[0] ?? '';
    expect((await get(`/name/-/-/${id}`, { cookie })).headers['set-cookie']).toBeUndefined();
  });

  test('built files are immutable, the manifest is not public', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).body)?.[1] ?? '';
    expect((await get(script)).headers['cache-control']).toContain('immutable');
    expect((await get('/.vite/manifest.json')).status).toBe(404);
  });
});

describe('streaming', () => {
  test('people get the counts, in one piece where they are ready with the details; bots get none', async () => {
    // The card names the groups that have records.
    const card = /id="person-report".*?<dt>[^<]+<\/dt><dd>\d[\d,]*<\/dd>/s;
    expect((await get(`/name/-/-/${id}`)).body).toMatch(card);
    const full = (await get(`/name/-/-/${id}?full=1`)).body;
    expect(full).not.toContain('Show the record counts');
    expect(full).toMatch(card);
    const bot = (await get(`/name/-/-/${id}`, { 'user-agent': GOOGLE })).body;
    expect(bot).not.toContain('late-counts');
    expect(bot).not.toMatch(card);
    expect(bot).not.toContain('Show the record counts');
  });

  test('HEAD answers as GET does, without a body', async () => {
    for (const [path, status] of [
      ['/', 200],
      [`/name/-/-/${id}`, 200],
      ['/nowhere', 404],
      ['/cookie-choices', 200],
    ] as const) {
      const answer = await rawRequest(site.url, path, { method: 'HEAD', headers: { 'user-agent': HUMAN } });
      expect([answer.status, answer.body], path).toEqual([status, '']);
    }
  });
});

describe('the api for the browser', () => {
  test('passes on calls that the table allows browsers [F3-32 F7-02]', async () => {
    const counts = await get(`/api/person/counts?personId=${id}`);
    expect(counts.status).toBe(200);
    expect(JSON.parse(counts.body)).toHaveProperty('criminalTrafficRecords');
    expect(JSON.parse((await get('/api/user')).body)).toEqual({ user: null });
  });

  test('refuses edge-only calls, unknown calls, documents, other methods and cross-site posts', async () => {
    for (const forged of [{}, { 'x-edge-caller': 'edge', 'x-edge-bot-class': 'search-engine' }] as Record<
      string,
      string
    >[]) {
      expect((await get(`/api/v4/person/details?personId=${id}`, forged)).status).toBe(404);
      expect((await get('/api/person/premium?personId=x', forged)).status).toBe(404);
    }
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get(`/api/person/counts?personId=${id}`, { 'sec-fetch-dest': 'document' })).status).toBe(403);
    expect(
      (await rawRequest(site.url, '/api/user', { method: 'PUT', headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(405);
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[]) {
      const answer = await rawRequest(site.url, '/api/auth/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      expect(answer.status, JSON.stringify(headers)).toBe(403);
    }
  });

  test('fails with problem details that carry a tracking id [F8-16 P8-041]', async () => {
    const answer = await get('/api/person/counts?personId=nonsense');
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ status: 400, trackingId: expect.any(String) });
  });

  test('trusts nothing a browser claims about itself', async () => {
    // A bot would get no counts: only the edge's own classification matters.
    const counts = `/api/person/counts?personId=${id}`;
    const forged = await get(counts, {
      'x-edge-caller': 'edge',
      'x-edge-bot-class': 'other-bot',
      'x-edge-signature': 'x',
    });
    expect([forged.status, forged.body]).toEqual([200, (await get(counts)).body]);
    expect((await get(counts, { 'user-agent': GOOGLE, 'x-edge-bot-class': 'human' })).status).toBe(204);
  });
});

describe('log-in', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    rawRequest(site.url, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-local-client': `${Math.random()}`,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };

  test('sets a session that scripts cannot read and returns to the previous page on this site', async () => {
    for (const [redirect, target] of [
      ['/people-search', '/people-search'],
      ['//evil.example', '/'],
      ['https://evil.example/', '/'],
      ['/\\evil.example', '/'],
    ] as const) {
      const answer = await post(
        '/auth/login',
        { email: 'free@example.com', password: 'porchlight-demo', redirect },
        sameOrigin,
      );
      expect([answer.status, answer.headers.location], redirect).toEqual([303, target]);
      const session = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('session='));
      expect(session).toMatch(/HttpOnly/i);
      expect(session).toMatch(/SameSite=Lax/i);
    }
  });

  test('is refused from another site', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[]) {
      expect(
        (await post('/auth/login', { email: 'free@example.com', password: 'porchlight-demo' }, headers)).status,
      ).toBe(403);
    }
  });

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const strip = (body: string) => body.replace(/(free|nobody)@example\.com/g, '');
    const wrong = await post('/auth/login', { email: 'free@example.com', password: 'wrong' }, sameOrigin);
    const unknown = await post('/auth/login', { email: 'nobody@example.com', password: 'wrong' }, sameOrigin);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(strip(wrong.body)).toBe(strip(unknown.body));
    expect(wrong.body).toContain('Incorrect email or password. Please try again.');
  });

  test('a log-out ends the session everywhere', async () => {
    const cookie = await logIn(site.url, 'smb@example.com');
    expect(JSON.parse((await get('/api/user', { cookie })).body).user.userType).toBe('smb');
    expect((await post('/auth/logout', {}, { ...sameOrigin, cookie })).status).toBe(303);
    expect(JSON.parse((await get('/api/user', { cookie })).body)).toEqual({ user: null });
  });
});

describe('people search', () => {
  test('counts, pages and sorts many namesakes, each once', async () => {
    const cluster = peopleWorthLookingAt(site.databases.peopleFile).find(({ id: personId }) => personId === null);
    if (cluster === undefined) throw new Error('no cluster of namesakes');
    const query = new URLSearchParams({ name: cluster.fullName, location: `${cluster.city}, ${cluster.stateCode}` });
    const first = JSON.parse((await get(`/api/search/people?${query}`)).body);
    expect(first.exactTotal).toBeGreaterThanOrEqual(21);
    const seen = new Set<string>();
    const matches: string[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      query.set('page', String(page));
      const { results, total } = JSON.parse(
        (await get(`/api/search/people?${query}`, { 'x-local-client': `page-${page}` })).body,
      );
      expect(total).toBe(first.total);
      for (const result of results) {
        seen.add(result.id);
        matches.push(result.match);
      }
    }
    expect(seen.size).toBe(first.total);
    expect(matches).toEqual([...matches].sort());
  });

  test('the form without JavaScript leads to the results', async () => {
    const answer = await get('/search?name=Maya+O%27Neil&location=portland%2C+oregon');
    expect([answer.status, answer.headers.location]).toEqual([303, '/name/Maya-Oneil/Portland-OR']);
    const missing = await get('/search?name=&location=Portland%2C+OR');
    expect(missing.status).toBe(400);
    expect(missing.body).toContain('Enter a name, a phone number or an address.');
  });
});
