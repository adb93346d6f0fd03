import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStore } from '../../tests/support/fake-store.ts';
import { makeSigningBot } from '../../tests/support/signing-bot.ts';
import type { StoredProofs } from '../bots/bot-proofs.ts';
import { PROOFS_FRESH_MS, PROOFS_KEY, PROOFS_RETRY_MS, PROOFS_WAIT_MS } from '../bots/read-proofs.ts';
import type { KeyValueStore } from '../env.ts';
import { edge } from '../testing.ts';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ADDRESS = '192.0.2.77';
const PERSON = '/name/-/-/Pabcdefghijkl';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged.push((JSON.parse(line) as { event: string }).event);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const proofsAt = (fetchedAt: number): string =>
  JSON.stringify({
    ranges: { 'google-common': { fetchedAt, prefixes: ['192.0.2.64/27'] } },
    keys: {},
  } satisfies StoredProofs);

/** What a local edge says that it decided. */
const decided = async (site: ReturnType<typeof edge>, headers: Record<string, string> = {}, path = '/robots.txt') =>
  (await site.get(path, { 'user-agent': GOOGLE, 'x-local-client': ADDRESS, ...headers })).headers.get('x-bot-class');
const withStore = (store: KeyValueStore | undefined) => edge({}, { BOT_PROOFS: store });

test('a local edge says what it decided and why, on errors too; any other says nothing', async () => {
  const site = withStore(fakeStore({ [PROOFS_KEY]: proofsAt(Date.now()) }).store);
  expect(await decided(site)).toBe('search-engine; reason=address');
  expect(await decided(site, { 'x-local-client': '203.0.113.9' }, '/no/such/page')).toBe('other-bot; reason=no-proof');
  expect(await decided(site, { 'user-agent': CHROME })).toBe('human; reason=no-bot');
  const elsewhere = edge({}, { ENVIRONMENT: 'production' });
  const answer = await elsewhere.request('/robots.txt', { headers: { 'user-agent': GOOGLE } });
  expect(answer.headers.has('x-bot-class')).toBe(false);
});

test('outside a local run, only the address that Cloudflare saw counts', async () => {
  const store = fakeStore({ [PROOFS_KEY]: proofsAt(Date.now()) }).store;
  let botClass: string | null = null;
  const origin = {
    fetch: async (request: Request) => {
      botClass = request.headers.get('x-edge-bot-class');
      return new Response(null, { status: 404 });
    },
  };
  const site = edge({}, { ENVIRONMENT: 'production', BOT_PROOFS: store, ORIGIN: origin });
  const ask = async (headers: Record<string, string>) => {
    await site.get(PERSON, { 'user-agent': GOOGLE, ...headers });
    return botClass;
  };
  expect(await ask({ 'cf-connecting-ip': ADDRESS })).toBe('search-engine');
  const forged = { 'x-local-client': ADDRESS, 'x-forwarded-for': Array(2_000).fill(ADDRESS).join(', ') };
  expect(await ask({ ...forged, 'cf-connecting-ip': '203.0.113.9', 'x-edge-bot-class': 'search-engine' })).toBe(
    'other-bot',
  );
});

test('an isolate reads the store once in five minutes, only for bots, and nobody waits for the second read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { store, stored, used } = fakeStore({ [PROOFS_KEY]: proofsAt(Date.now()) });
  const site = withStore(store);
  await decided(site, { 'user-agent': CHROME });
  expect(used.gets).toBe(0);
  await decided(site);
  await decided(site);
  expect(used.gets).toBe(1);
  stored.set(PROOFS_KEY, proofsAt(0));
  vi.advanceTimersByTime(PROOFS_FRESH_MS);
  expect(await decided(site)).toBe('search-engine; reason=address');
  expect(used.gets).toBe(2);
  await vi.waitFor(async () => expect(await decided(site)).toBe('other-bot; reason=no-proof'));
});

test('a store that is not bound, fails, hangs or holds nonsense proves nothing and fails no page', async () => {
  for (const [store, event] of [
    [undefined, 'bot_proofs_missing'],
    [{ ...fakeStore().store, get: () => Promise.reject(new Error('down')) }, 'bot_proofs_failed'],
    [fakeStore({ [PROOFS_KEY]: '{"ranges":' }).store, 'bot_proofs_unreadable'],
    [fakeStore().store, null],
  ] as const) {
    logged = [];
    const site = withStore(store);
    expect(await decided(site)).toBe('other-bot; reason=no-proof');
    // The next one neither waits nor logs.
    expect(await decided(site)).toBe('other-bot; reason=no-proof');
    expect(logged).toEqual(event === null ? [] : [event]);
  }
});

test('a store that hangs is waited for only so long, and not again until the next read', async () => {
  vi.useFakeTimers();
  let gets = 0;
  const store = {
    ...fakeStore().store,
    get: () => {
      gets += 1;
      return new Promise<string | null>(() => {});
    },
  };
  const site = withStore(store);
  const first = decided(site);
  await vi.advanceTimersByTimeAsync(PROOFS_WAIT_MS);
  expect(await first).toBe('other-bot; reason=no-proof');
  const person = decided(site, { 'user-agent': CHROME });
  expect(await person).toBe('human; reason=no-bot');
  await vi.advanceTimersByTimeAsync(PROOFS_RETRY_MS);
  const second = decided(site);
  await vi.advanceTimersByTimeAsync(PROOFS_WAIT_MS);
  expect(await second).toBe('other-bot; reason=no-proof');
  expect(gets).toBe(2);
});

test('a signature counts for the site as clients call it, whatever speaks https in front of it', async () => {
  const bot = await makeSigningBot();
  const agent = 'https://engine.example.com';
  const stored: StoredProofs = {
    ranges: {},
    keys: { [agent]: { fetchedAt: Date.now(), keys: [{ keyid: bot.keyid, x: bot.jwk.x, from: null, until: null }] } },
  };
  const env = {
    BOT_PROOFS: fakeStore({ [PROOFS_KEY]: JSON.stringify(stored) }).store,
    SIGNED_ENGINES: JSON.stringify([agent]),
    SITE_URL: 'https://127.0.0.1',
  };
  const headers = await bot.sign({ url: 'https://127.0.0.1/robots.txt' }, { components: [['@target-uri', new Map()]] });
  expect(await decided(edge({}, env), { ...headers, 'user-agent': CHROME })).toBe('search-engine; reason=signature');
  expect(await decided(edge({}, env), { ...headers, 'user-agent': CHROME }, '/')).toBe(
    'other-bot; reason=signed-by-another',
  );
});

test('an AI crawler gets a sentence for a page about a person, without any call for it, unless it may read', async () => {
  const GPT = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)' };
  const site = edge();
  for (const method of ['GET', 'HEAD', 'POST']) {
    const answer = await site.request(PERSON, { method, headers: { ...GPT, 'sec-fetch-site': 'same-origin' } });
    expect([method, answer.status]).toEqual([method, 403]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    if (method === 'GET') expect(await answer.text()).toContain('does not give them to AI crawlers');
  }
  expect((await site.get('/glossary', GPT)).status).toBe(200);
  expect(site.asked).toEqual([]);
  // They read how to remove somebody, as everybody does.
  for (const path of ['/opt-out', '/privacy', '/sample-report']) expect((await site.get(path, GPT)).status).toBe(200);
  const open = edge({}, { AI_CRAWLERS: 'allow' });
  expect((await open.get(PERSON, GPT)).status).not.toBe(403);
  expect(open.asked).not.toEqual([]);
});

test.each([
  '/name/Maya-Ostrowski/Portland-OR',
  '/directory/name/o/ostrowski',
  '/white-pages/portland-or',
  '/phone/1-503-555-0186',
  '/address/Maple-St/Portland-OR',
  '/address/16-Maple-St/Portland-OR/a1',
  '/monitor/Pabcdefghijkl',
  '/checkout/search?wpId=Pabcdefghijkl',
  '/api/search/people?name=Maya+Ostrowski',
  '/api/suggest?q=ostrowski&type=name',
])('other ways to somebody are closed to an AI crawler, too: %s', async (path) => {
  const site = edge();
  expect((await site.get(path, { 'user-agent': 'GPTBot/1.3' })).status).toBe(403);
  expect(site.asked).toEqual([]);
  expect((await site.get(path, { 'user-agent': GOOGLE })).status).not.toBe(403);
});
