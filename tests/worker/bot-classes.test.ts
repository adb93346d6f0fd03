import { DatabaseSync } from 'node:sqlite';
import { Response as WorkerResponse } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localAds } from '../../scripts/lib/run/local-vars.ts';
import type { StoredProofs } from '../../worker/bots/bot-proofs.ts';
import { PROOFS_KEY } from '../../worker/bots/read-proofs.ts';
import { logIn, originDatabase } from '../support/callers.ts';
import { isLiving } from '../support/living.ts';
import { anotherClient, closeRawConnections, FROM_OURS, type RawAnswer, rawRequest } from '../support/raw-http.ts';
import { shownPage } from '../support/shown-page.ts';
import { ENGINE_ORIGIN, makeSigningBot, type SigningBot } from '../support/signing-bot.ts';
import { ofType, thingsOf } from '../support/structured-data.ts';
import { startTestServer } from '../support/test-server.ts';

/** What the built site does for each class of visitor, and how search engines prove themselves to it. */

const EDGE = 'porchlight-edge';
const CRON = { cron: '23 * * * *' };
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const BING = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const GOOGLE_ADDRESS = '192.0.2.70';
const BING_ADDRESS = '2001:db8:5::9';
const SUBSCRIBER = 'premium@example.com';
/** how many people a visitor may open before the hard stop */
const PERSONS = 3;
const DAY_MS = 86_400_000;

type Headers = Record<string, string>;

const HUMAN: Headers = { 'user-agent': CHROME };
const ENGINE: Headers = { 'user-agent': GOOGLE, 'x-local-client': GOOGLE_ADDRESS };
const SPOOF: Headers = { 'user-agent': GOOGLE };
const OTHER: Headers = { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' };
const AI: Headers = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)' };

let bot: SigningBot;
let site: Awaited<ReturnType<typeof startTestServer>>;
let people: readonly string[];
/** somebody whose age nobody knows */
let ageless: string;
/** what the site asked of the outside, and whether anybody answers there */
let outside: { asked: string[]; isUp: boolean };

async function answerOutside(url: string): Promise<WorkerResponse> {
  outside.asked.push(url);
  if (!outside.isUp) return new WorkerResponse('down', { status: 503 });
  if (url.startsWith(ENGINE_ORIGIN)) {
    const directory = bot.directory();
    return new WorkerResponse(await directory.text(), {
      headers: { 'content-type': `${directory.headers.get('content-type')}` },
    });
  }
  const prefix = url.includes('bing') ? { ipv6Prefix: '2001:db8:5::/64' } : { ipv4Prefix: '192.0.2.64/27' };
  return WorkerResponse.json({ creationTime: '2026-11-20T15:00:39.000000', prefixes: [prefix] });
}

const start = () =>
  startTestServer({
    edgeVars: {
      SIGNED_ENGINES: JSON.stringify([ENGINE_ORIGIN]),
      EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[0,1]}',
      // Only a page that engines may keep has structured data.
      INDEX_INVENTED: 'true',
      // Nothing is loaded from there.
      ...localAds(9),
    },
    originVars: { QUOTAS: JSON.stringify({ anonymousPersons: PERSONS }) },
    outsideOfEdge: ({ url }) => answerOutside(url),
  });
/** What the platform does every hour. */
const runCron = async () => (await site.server.getWorker(EDGE)).scheduled(CRON);
const store = () => site.server.getKVNamespace('BOT_PROOFS', EDGE);
const storedText = async (): Promise<string> => (await (await store()).get(PROOFS_KEY, 'text')) ?? '';
const storedProofs = async () => JSON.parse(await storedText()) as StoredProofs;

beforeAll(async () => {
  bot = await makeSigningBot();
  outside = { asked: [], isUp: true };
  site = await start();
  const database = new DatabaseSync(site.databases.peopleFile, { readOnly: true });
  const idsOf = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ id }) => String(id));
  people = idsOf(`SELECT id FROM person p WHERE ${isLiving('p')} ORDER BY id LIMIT 40`);
  [ageless = ''] = idsOf('SELECT id FROM person WHERE birth_year IS NULL AND is_dead = 0 ORDER BY id LIMIT 1');
  database.close();
  await runCron();
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const pathOf = (at: number) => `/name/-/-/${people[at]}`;

/** A page as its final address shows it. Each request has an address of its own unless it names one. */
async function see(path: string, headers: Headers): Promise<RawAnswer> {
  const asked = { ...anotherClient(), ...headers };
  const answer = await rawRequest(site.url, path, { headers: asked });
  const { location } = answer.headers;
  return answer.status === 301 && location !== undefined ? rawRequest(site.url, location, { headers: asked }) : answer;
}

/** Signed for one page. The address of a person redirects to the spelled-out one, so a signature covers the site alone. */
const signedFor = async (path: string): Promise<Headers> => ({
  'user-agent': CHROME,
  ...(await bot.sign({ url: new URL(path, site.url).href })),
});

/** What the page's scripts get. */
function modelOf({ body }: RawAnswer): Readonly<Record<string, unknown>> {
  const [, text] = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(text ?? '{"page":{}}') as { page: Record<string, unknown> }).page;
}

describe('a search engine proves itself', () => {
  const reasonOf = async (headers: Headers, path = '/robots.txt') => (await see(path, headers)).headers['x-bot-class'];

  test('by an address that it publishes, once the cron has fetched the list', async () => {
    expect(outside.asked).toHaveLength(4);
    expect(await reasonOf(ENGINE)).toBe('search-engine; reason=address');
    expect(await reasonOf({ 'user-agent': BING, 'x-local-client': BING_ADDRESS })).toBe(
      'search-engine; reason=address',
    );
    expect(await reasonOf({ 'user-agent': BING, 'x-local-client': GOOGLE_ADDRESS })).toBe('other-bot; reason=no-proof');
    expect(await reasonOf({ ...SPOOF, 'x-forwarded-for': `${GOOGLE_ADDRESS}, ${GOOGLE_ADDRESS}` })).toBe(
      'other-bot; reason=no-proof',
    );
  });

  test('by its signature, whose key is in its directory', async () => {
    expect(await reasonOf(await signedFor('/robots.txt'))).toBe('search-engine; reason=signature');
    const forged = await (await makeSigningBot()).sign(
      { url: new URL('/robots.txt', site.url).href },
      { keyid: bot.keyid },
    );
    expect(await reasonOf({ 'user-agent': CHROME, ...forged })).toBe('other-bot; reason=signed-by-another');
  });

  test('a list that fails leaves the old one as it is, and what is fresh is not fetched again', async () => {
    const stored = await storedProofs();
    outside = { asked: [], isUp: false };
    await runCron();
    expect(outside.asked).toEqual([]);
    const anHourOver = Date.now() - DAY_MS / 4 - 3_600_000;
    const aged = JSON.stringify({
      ...stored,
      ranges: { ...stored.ranges, bing: { ...stored.ranges.bing, fetchedAt: anHourOver } },
    });
    await (await store()).put(PROOFS_KEY, aged);
    await runCron();
    expect(outside.asked).toEqual(['https://www.bing.com/toolbox/bingbot.json']);
    expect(await storedText()).toBe(aged);
    outside.isUp = true;
    await runCron();
    expect((await storedProofs()).ranges.bing?.fetchedAt).toBeGreaterThan(anHourOver);
  });
});

describe('each class of visitor', () => {
  /** [people, proven engines, other bots] */
  const cells: readonly [
    what: string,
    read: (page: RawAnswer) => unknown,
    expected: readonly [unknown, unknown, unknown],
  ][] = [
    ['gets the page', ({ status }) => status, [200, 200, 200]],
    ['has counts', (page) => modelOf(page).counts !== null, [true, false, false]],
    [
      'has ads',
      (page) => [modelOf(page).ads !== null, page.body.includes('data-ad=')],
      [
        [true, true],
        [false, false],
        [false, false],
      ],
    ],
    [
      'reads values in the structured data of a person',
      ({ body }) => {
        const [about] = ofType(thingsOf(shownPage(body)), 'WebPage');
        const { name = '' } = (about?.mainEntity ?? {}) as { readonly name?: string };
        return [name === 'xxxxx', name !== '' && body.includes(`>${name}<`)];
      },
      [
        [false, true],
        [false, true],
        [true, false],
      ],
    ],
    [
      'takes part in experiments',
      (page) => (modelOf(page).experiments as { UPSELL_NEW_TAB: number }).UPSELL_NEW_TAB,
      [1, 0, 0],
    ],
    [
      'gets cookies',
      ({ headers }) => (headers['set-cookie'] ?? []).map((cookie) => cookie.split('=', 1)[0]).sort(),
      [['experiments', 'visitor_id'], [], []],
    ],
    ['gets rules for speculative loading', ({ headers }) => 'speculation-rules' in headers, [true, false, false]],
    ['gets the picture of the map', ({ body }) => body.includes('/tiles/v3/picture/'), [true, true, true]],
  ];

  test.each(cells)('%s, or not', async (_, read, expected) => {
    const seen = [HUMAN, ENGINE, OTHER, SPOOF].map((headers) => see(pathOf(0), headers).then(read));
    expect(await Promise.all(seen)).toEqual([...expected, expected[2]]);
  });

  test('is asked for an age that is not known, or not', async () => {
    const asks = async (headers: Headers) => modelOf(await see(`/name/-/-/${ageless}`, headers)).unknownAge !== null;
    expect(await Promise.all([HUMAN, ENGINE, OTHER].map(asks))).toEqual([true, false, false]);
  });

  test('meets the hard stop, or not', async () => {
    const visit = async (headers: Headers) => {
      const cookies = (await see(pathOf(1), headers)).headers['set-cookie'] ?? [];
      const visitor = cookies.find((cookie) => cookie.startsWith('visitor_id='))?.split(';')[0];
      const own = visitor === undefined ? headers : { ...headers, cookie: visitor };
      let last = 0;
      for (let at = 2; at < 2 + PERSONS; at += 1) last = (await see(pathOf(at), own)).status;
      return last;
    };
    const from = (headers: Headers, client: string): Headers => ({ 'x-local-client': client, ...headers });
    expect(await visit(from(HUMAN, '198.51.100.31'))).toBe(302);
    for (const headers of [ENGINE, OTHER, SPOOF]) expect(await visit(from(headers, '198.51.100.32'))).toBe(200);
  });

  test('gets the map that can be moved, where places are exact, or not', async () => {
    const cookie = await logIn(site.url, SUBSCRIBER);
    const mapOf = async (headers: Headers) =>
      modelOf(await see(pathOf(11), { ...headers, ...FROM_OURS, cookie })).map !== null;
    expect([await mapOf(HUMAN), await mapOf(ENGINE), await mapOf(OTHER)]).toEqual([true, false, false]);
    // A map of cities stays a picture.
    expect(modelOf(await see(pathOf(11), HUMAN)).map).toBeNull();
  });

  test('uses lookups, or not', async () => {
    const cookie = await logIn(site.url, SUBSCRIBER);
    const accounts = await originDatabase(site.server, 'ACCOUNTS');
    const used = async () => (await accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n;
    const before = await used();
    for (const headers of [ENGINE, OTHER]) await see(pathOf(10), { ...headers, ...FROM_OURS, cookie });
    expect(await used()).toBe(before);
    await see(pathOf(10), { ...HUMAN, ...FROM_OURS, cookie });
    expect(await used()).toBe((before ?? 0) + 1);
  });

  test('has its page events kept, or not', async () => {
    const accounts = await originDatabase(site.server, 'ACCOUNTS');
    const kept = async (name: string) =>
      (await accounts.prepare('SELECT COUNT(*) AS n FROM page_event WHERE name = ?1').bind(name).first<{ n: number }>())
        ?.n ?? -1;
    const send = async (name: string, headers: Headers) => {
      const own = {
        ...anotherClient(),
        ...headers,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ events: [{ name, at: new Date().toISOString(), properties: {} }] });
      return (await rawRequest(site.url, '/api/events', { method: 'POST', headers: own, body })).status;
    };
    const [byBots, byPeople] = [await kept('roi_explained'), await kept('recent_view_opened')];
    expect(await send('roi_explained', ENGINE)).toBe(200);
    expect(await send('roi_explained', OTHER)).toBe(200);
    expect(await send('roi_explained', AI)).toBe(403);
    expect(await send('recent_view_opened', HUMAN)).toBe(200);
    // They are written after the answer, in turn.
    await expect.poll(() => kept('recent_view_opened')).toBe(byPeople + 1);
    expect(await kept('roi_explained')).toBe(byBots);
  });

  test('is limited per minute, or not', async () => {
    // More than twice the limit: even if a minute ends in between, one half exceeds it.
    const statuses = async (headers: Headers) => {
      const seen = new Set<number>();
      for (let batch = 0; batch < 61; batch += 1) {
        const asked = Array.from({ length: 8 }, () => rawRequest(site.url, '/name/-/-/-', { headers }));
        for (const { status } of await Promise.all(asked)) seen.add(status);
      }
      return seen.has(429);
    };
    expect(await statuses(ENGINE)).toBe(false);
    expect(await statuses({ ...OTHER, 'x-local-client': '198.51.100.40' })).toBe(true);
    expect(await statuses({ ...HUMAN, 'x-local-client': '198.51.100.41' })).toBe(true);
  });

  test('may read pages about people, except AI crawlers, who may read all others', async () => {
    const refused = await see(pathOf(0), AI);
    expect([refused.status, refused.headers['x-bot-class']]).toEqual([403, 'other-bot; reason=ai-crawler']);
    expect(refused.body).toContain('does not give them to AI crawlers');
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(refused.headers['cache-control']).toBe('private, no-store');
    for (const path of ['/', '/glossary', '/robots.txt']) expect((await see(path, AI)).status, path).toBe(200);
    expect((await see('/robots.txt', AI)).body).toMatch(/^User-agent: GPTBot$/m);
  });

  test('reads the same record: an engine’s text is all in a visitor’s page', async () => {
    const textOf = ({ body }: RawAnswer) =>
      [
        ...new Set(
          body
            .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
            .split(/<[^>]*>/)
            .map((text) => text.trim()),
        ),
      ].filter(Boolean);
    const [human, engine] = [await see(pathOf(0), HUMAN), await see(pathOf(0), ENGINE)].map(textOf);
    expect(engine?.length).toBeGreaterThan(100);
    expect(engine?.filter((text) => human?.includes(text) !== true)).toEqual([]);
    expect(textOf(await see(pathOf(0), OTHER))).toEqual(engine);
  });
});

describe('a proof of the past', () => {
  test('proves nothing after seven days', async () => {
    await site.server.dispose();
    site = await start();
    outside = { asked: [], isUp: true };
    await runCron();
    const stored = await storedProofs();
    const age = <T extends { readonly fetchedAt: number }>(all: Readonly<Record<string, T>>) =>
      Object.fromEntries(
        Object.entries(all).map(([name, one]) => [name, { ...one, fetchedAt: Date.now() - 7 * DAY_MS }]),
      );
    await (await store()).put(PROOFS_KEY, JSON.stringify({ ranges: age(stored.ranges), keys: age(stored.keys) }));
    expect((await see('/robots.txt', ENGINE)).headers['x-bot-class']).toBe('other-bot; reason=no-proof');
    expect((await see('/robots.txt', await signedFor('/robots.txt'))).headers['x-bot-class']).toBe(
      'other-bot; reason=signed-by-another',
    );
  });
});
