import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepingOrigin, keptPaths } from '../../tests/support/kept-views.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';
import { ABOUT_FRESH_MS, ABOUT_RETRY_MS } from './about-site.ts';

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

  test.each([404, 501])('of an origin that answers %i to the question says nothing and may be kept', async (status) => {
    const site = edge({ [SITE]: problemResponse(status) });
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

  test('of an error says it as well: an unknown path, a fault of the origin, a closed page', async () => {
    const site = edge({ [SITE]: INVENTED, 'GET /api/v4/person/details': new Response('', { status: 500 }) });
    const [person] = keptPaths();
    for (const [path, status] of [
      ['/nothing/here', 404],
      [person, 404],
      ['/privacy', 501],
    ] as const) {
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
    expect(siteCalls(site)).toBe(2);
  });

  test('asks once for all first pages together', async () => {
    const site = edge({ [SITE]: INVENTED });
    const said = await Promise.all([saidBy(site), saidBy(site, '/'), saidBy(site, '/reverse-phone')]);
    expect(said).toEqual(Array(3).fill([NOTICE, false]));
    expect(siteCalls(site)).toBe(1);
  });

  test('asks nothing for calls and files', async () => {
    const site = edge({ [SITE]: INVENTED });
    for (const path of ['/api/user', '/sitemap.xml', '/sitemaps/people-1.xml']) await site.get(path);
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
    expect(siteCalls(site)).toBe(2);
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
});

describe('kept pages', () => {
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
