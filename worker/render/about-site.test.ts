import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepingOrigin, keptPaths } from '../../tests/support/kept-views.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';
import { ABOUT_FRESH_MS, ABOUT_RETRY_MS, WAIT_MS } from './about-site.ts';

const SITE = 'GET /api/site';
const NOTICE = 'All of them are made up.';
const INVENTED = json({ isInvented: true, notice: NOTICE });
const REAL = json({ isInvented: false, notice: null });
const FORM = '/people-search';
const INDEXING = { INDEX_INVENTED: 'true' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a page says about the site: its sentence, and whether search engines may keep it. */
async function saidBy(site: ReturnType<typeof edge>, path = FORM) {
  const { head, site: model } = await modelOf(await site.get(path));
  return [model.notice, head.isIndexable];
}

const siteCalls = ({ asked }: ReturnType<typeof edge>) =>
  asked.filter(({ url }) => new URL(url).pathname === '/api/site').length;

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** An origin whose answer about the site can be held back. */
function heldOrigin() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answers: { [SITE]: () => promise } satisfies OriginAnswers, resolve };
}

describe('every page', () => {
  test('of an invented population says so and is for no search engine', async () => {
    expect(await saidBy(edge({ [SITE]: INVENTED }))).toEqual([NOTICE, false]);
  });

  test('says so but may be kept by search engines if the operator wants that', async () => {
    expect(await saidBy(edge({ [SITE]: INVENTED }, INDEXING))).toEqual([NOTICE, true]);
  });

  test('of real records says nothing and may be kept', async () => {
    expect(await saidBy(edge({ [SITE]: REAL }))).toEqual([undefined, true]);
  });

  test.each([
    ['404', problemResponse(404)],
    ['501', problemResponse(501)],
    ['404 in its own way', new Response('<h1>Not found</h1>', { status: 404 })],
    ['501 in its own way', new Response('', { status: 501 })],
  ])('of an origin that answers %s to the question says nothing and may be kept', async (_, answer) => {
    const site = edge({ [SITE]: answer });
    expect(await saidBy(site)).toEqual([undefined, true]);
    expect(await saidBy(site)).toEqual([undefined, true]);
    expect(siteCalls(site)).toBe(1);
  });

  test('shows the sentence of an origin whose people are real, too', async () => {
    expect(await saidBy(edge({ [SITE]: json({ isInvented: false, notice: NOTICE }) }))).toEqual([NOTICE, true]);
  });

  test('that search engines may not keep anyway stays out', async () => {
    expect(await saidBy(edge({ [SITE]: REAL }), `${FORM}?name=a`)).toEqual([undefined, false]);
    expect(await saidBy(edge({ [SITE]: INVENTED }, INDEXING), `${FORM}?name=a`)).toEqual([NOTICE, false]);
  });

  test('of an error says it as well, even if it is the first page of an isolate', async () => {
    const [person] = keptPaths();
    for (const [path, status] of [
      ['/%', 400],
      ['/sitemaps/nothing-1.xml', 404],
      ['/nothing/here', 404],
      [person, 404],
    ] as const) {
      const site = edge({ [SITE]: INVENTED, 'GET /api/v4/person/details': new Response('', { status: 500 }) });
      const response = await site.get(path, { 'user-agent': 'Mozilla/5.0 Chrome/156.0' });
      expect([path, response.status]).toEqual([path, status]);
      expect((await modelOf(response)).site.notice, path).toBe(NOTICE);
    }
  });
});

describe('an isolate', () => {
  test('asks once in a few minutes, without anybody’s session', async () => {
    const site = edge({ [SITE]: INVENTED });
    for (let view = 0; view < 5; view += 1) await site.get(FORM, { cookie: 'session=abc' });
    expect(siteCalls(site)).toBe(1);
    expect(site.asked.find(({ url }) => url.endsWith('/api/site'))?.headers.get('cookie')).toBeNull();
    later(ABOUT_FRESH_MS);
    await Promise.all([site.get(FORM), site.get('/'), site.get('/nothing')]);
    // The call leaves once it is sealed, which the pages do not wait for.
    await vi.waitFor(() => expect(siteCalls(site)).toBe(2));
    await site.get(FORM);
    expect(siteCalls(site)).toBe(2);
  });

  test('asks once for all first pages together', async () => {
    const site = edge({ [SITE]: INVENTED });
    const said = await Promise.all([saidBy(site), saidBy(site, '/'), saidBy(site, '/reverse-phone')]);
    expect(said).toEqual(Array(3).fill([NOTICE, false]));
    expect(siteCalls(site)).toBe(1);
  });

  test('asks nothing for calls and files', async () => {
    const files = { 'GET /api/sitemap': json({ files: [] }), 'GET /api/sitemap/people/1': json({ entries: [] }) };
    const site = edge({ ...files, [SITE]: INVENTED });
    for (const path of ['/sitemap.xml', '/sitemaps/people-1.xml']) expect((await site.get(path)).status).toBe(200);
    await site.get('/api/user');
    expect(siteCalls(site)).toBe(0);
  });

  test('goes by the last answer until there is another one', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    let said: Response | Promise<Response> = INVENTED;
    const site = edge({ [SITE]: async () => (await said).clone() });
    expect(await saidBy(site)).toEqual([NOTICE, false]);
    said = promise;
    later(ABOUT_FRESH_MS);
    expect(await saidBy(site)).toEqual([NOTICE, false]);
    await vi.waitFor(() => expect(siteCalls(site)).toBe(2));
    resolve(REAL);
    await vi.waitFor(async () => expect(await saidBy(site)).toEqual([undefined, true]));
  });

  test('goes by the last answer while the origin is down, and asks again after a while', async () => {
    let isDown = false;
    const site = edge({ [SITE]: () => (isDown ? new Response('', { status: 500 }) : INVENTED.clone()) });
    expect(await saidBy(site)).toEqual([NOTICE, false]);
    isDown = true;
    later(ABOUT_FRESH_MS);
    for (let view = 0; view < 3; view += 1) expect(await saidBy(site)).toEqual([NOTICE, false]);
    await vi.waitFor(() => expect(siteCalls(site)).toBe(2));
    later(ABOUT_RETRY_MS);
    expect(await saidBy(site)).toEqual([NOTICE, false]);
    await vi.waitFor(() => expect(siteCalls(site)).toBe(3));
  });

  test('that never had an answer says nothing, keeps search engines out, and recovers', async () => {
    let isDown = true;
    const site = edge({ [SITE]: () => (isDown ? new Response('', { status: 500 }) : REAL.clone()) });
    expect(await saidBy(site)).toEqual([undefined, false]);
    expect(await saidBy(site)).toEqual([undefined, false]);
    expect(siteCalls(site)).toBe(1);
    isDown = false;
    later(ABOUT_RETRY_MS);
    await vi.waitFor(async () => expect(await saidBy(site)).toEqual([undefined, true]));
    expect(siteCalls(site)).toBe(2);
  });

  test('that never had an answer lets search engines in if the operator wants that', async () => {
    expect(await saidBy(edge({ [SITE]: new Response('', { status: 500 }) }, INDEXING))).toEqual([undefined, true]);
  });
});

describe('a page does not wait for an answer that does not come', () => {
  test('if it is a form', async () => {
    const { answers } = heldOrigin();
    expect(await saidBy(edge(answers))).toEqual([undefined, false]);
  });

  test('if it is a person: the next view has the sentence', async () => {
    const held = heldOrigin();
    const site = edge({ ...keepingOrigin(true).answer, ...held.answers });
    const [path] = keptPaths();
    expect(await saidBy(site, path)).toEqual([undefined, false]);
    held.resolve(INVENTED.clone());
    await vi.waitFor(async () => expect(await saidBy(site, path)).toEqual([NOTICE, false]));
  });

  test('once the isolate has waited for its first call', async () => {
    const site = edge(heldOrigin().answers);
    // A page that asks the origin nothing else.
    await site.get('/nothing');
    later(ABOUT_RETRY_MS);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await saidBy(site, '/nothing')).toEqual([undefined, false]);
    const waits = timers.mock.calls.map(([, ms]) => Number(ms)).filter((ms) => ms <= WAIT_MS);
    timers.mockRestore();
    expect(waits).toEqual([0]);
    // The call leaves once it is sealed, which the page does not wait for.
    await vi.waitFor(() => expect(siteCalls(site)).toBe(2));
  });
});

describe('a proven search engine', () => {
  const ENGINE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const TRUSTING = { TRUST_BOT_USER_AGENT: 'true' };

  test('reads of an invented population that it may not keep it', async () => {
    const page = await edge({ [SITE]: INVENTED }, TRUSTING).get(FORM, ENGINE);
    expect([page.status, (await modelOf(page)).head.isIndexable]).toEqual([200, false]);
  });

  test('waits for an answer that others do not wait for', async () => {
    const held = heldOrigin();
    const site = edge(held.answers, TRUSTING);
    await site.get(FORM);
    const page = site.get(FORM, ENGINE);
    await site.get(FORM);
    held.resolve(REAL.clone());
    const { head } = await modelOf(await page);
    expect(head.isIndexable).toBe(true);
  });

  test('comes back later rather than drop a good page because the origin fails', async () => {
    const site = edge({ [SITE]: new Response('', { status: 500 }) }, TRUSTING);
    const page = await site.get(FORM, ENGINE);
    expect([page.status, page.headers.get('retry-after'), page.headers.get('x-failure')]).toEqual([
      503,
      '120',
      'origin-5xx',
    ]);
    expect((await site.get(`${FORM}?name=a`, ENGINE)).status).toBe(200);
    expect((await site.get(FORM)).status).toBe(200);
    expect((await site.get('/robots.txt', ENGINE)).status).toBe(200);
  });

  test('reads the page if the operator lets it in, whatever the origin does', async () => {
    const site = edge({ [SITE]: new Response('', { status: 500 }) }, { ...TRUSTING, ...INDEXING });
    expect((await site.get(FORM, ENGINE)).status).toBe(200);
  });
});

describe('kept pages', () => {
  test('made while the origin said nothing about the site are not shown once it has', async () => {
    const { answer, statuses } = keepingOrigin(true);
    let said = new Response('', { status: 500 });
    const site = edge({ ...answer, [SITE]: () => said.clone() });
    const [path] = keptPaths();
    for (let view = 0; view < 3; view += 1) expect(await saidBy(site, path)).toEqual([undefined, false]);
    expect(statuses).toEqual([200, 200, 304]);
    said = INVENTED;
    later(ABOUT_RETRY_MS);
    await site.get(FORM);
    expect(await saidBy(site, path)).toEqual([NOTICE, false]);
  });

  test('show what the origin says about the site by now', async () => {
    const { answer, statuses } = keepingOrigin(true);
    let said = INVENTED;
    const site = edge({ ...answer, [SITE]: () => said.clone() });
    const [path] = keptPaths();
    for (let view = 0; view < 3; view += 1) expect(await saidBy(site, path)).toEqual([NOTICE, false]);
    expect(statuses).toEqual([200, 200, 304]);
    said = json({ isInvented: true, notice: 'Another sentence.' });
    later(ABOUT_FRESH_MS);
    await vi.waitFor(async () => expect(await saidBy(site, path)).toEqual(['Another sentence.', false]));
    said = REAL;
    later(ABOUT_FRESH_MS);
    await vi.waitFor(async () => expect((await saidBy(site, path))[0]).toBeUndefined());
  });
});

describe('robots.txt', () => {
  const text = async (...site: Parameters<typeof edge>) => (await edge(...site).get('/robots.txt')).text();

  test('closes nothing more for invented people: a page must be read for its noindex', async () => {
    const [invented, real] = [await text({ [SITE]: INVENTED }), await text({ [SITE]: REAL })];
    expect(invented.match(/^Disallow.*$/gm)).toEqual(real.match(/^Disallow.*$/gm));
  });

  test('offers the sitemap only if search engines may keep what it lists', async () => {
    expect(await text({ [SITE]: REAL })).toContain('Sitemap: ');
    expect(await text({ [SITE]: INVENTED })).not.toContain('Sitemap: ');
    expect(await text({ [SITE]: INVENTED }, INDEXING)).toContain('Sitemap: ');
  });
});
