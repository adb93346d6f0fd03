import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeStore } from '../../tests/support/fake-store.ts';
import { ENGINE_ORIGIN, makeSigningBot, type SigningBot } from '../../tests/support/signing-bot.ts';
import { NO_PROOFS, type StoredProofs } from './bot-proofs.ts';
import { DIRECTORY_PATH } from './key-directory.ts';
import { RANGE_SOURCES } from './published-ranges.ts';
import { PROOFS_KEY } from './read-proofs.ts';
import { REFRESHED_AFTER_MS, refreshProofs } from './refresh-proofs.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const DIRECTORY = ENGINE_ORIGIN + DIRECTORY_PATH;
const [common, special, bing] = RANGE_SOURCES.map(({ url }) => url) as [string, string, string];

let bot: SigningBot;
beforeAll(async () => {
  bot = await makeSigningBot();
});
afterEach(() => vi.unstubAllGlobals());

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const listOf =
  (...prefixes: string[]) =>
  () =>
    Response.json({ prefixes: prefixes.map((ipv4Prefix) => ({ ipv4Prefix })) });
const fine = (): Answers => ({
  [common]: listOf('192.0.2.0/27'),
  [special]: listOf('192.0.2.32/27'),
  [bing]: listOf('198.51.100.0/24'),
  [DIRECTORY]: bot.directory,
});

/** One run of the job: what is stored then, what was logged, and which addresses were asked. */
async function run(
  before: StoredProofs | string | null,
  answers: Answers,
  { now = NOW, engines = [ENGINE_ORIGIN] } = {},
) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return (answers[url] ?? (() => new Response(null, { status: 404 })))();
  });
  const text = typeof before === 'string' ? before : JSON.stringify(before);
  const { store, stored, used } = fakeStore(before === null ? {} : { [PROOFS_KEY]: text });
  const lines: string[] = [];
  await refreshProofs({ store, engines, now, log: (source, reason) => lines.push(`${source}: ${reason}`) });
  return { after: JSON.parse(stored.get(PROOFS_KEY) ?? 'null') as StoredProofs | null, lines, asked, puts: used.puts };
}

const old = (fetchedAt: number): StoredProofs => ({
  ranges: Object.fromEntries(RANGE_SOURCES.map(({ name }) => [name, { fetchedAt, prefixes: ['203.0.113.0/24'] }])),
  keys: { [ENGINE_ORIGIN]: { fetchedAt, keys: [{ keyid: 'old', x: 'old', from: null, until: null }] } },
});
const DUE = NOW - REFRESHED_AFTER_MS;

test('the first run fetches all lists and directories, with their time', async () => {
  const { after, lines, asked } = await run(null, fine());
  expect(lines).toEqual([]);
  expect(after?.ranges).toEqual({
    'google-common': { fetchedAt: NOW, prefixes: ['192.0.2.0/27'] },
    'google-special': { fetchedAt: NOW, prefixes: ['192.0.2.32/27'] },
    bing: { fetchedAt: NOW, prefixes: ['198.51.100.0/24'] },
  });
  expect(after?.keys).toEqual({
    [ENGINE_ORIGIN]: { fetchedAt: NOW, keys: [{ keyid: bot.keyid, x: bot.jwk.x, from: null, until: null }] },
  });
  for (const { init } of asked) expect(init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) });
});

test('what is fresh is not fetched, and nothing is written', async () => {
  const { after, asked, puts } = await run(old(DUE + 1), fine());
  expect([asked, puts]).toEqual([[], 0]);
  expect(after).toEqual(old(DUE + 1));
});

test('each source fails by itself: the old one stays with its time, one line says why, and the next run tries again', async () => {
  const { after, lines } = await run(old(DUE), { ...fine(), [special]: () => new Response(null, { status: 503 }) });
  expect(lines).toEqual(['google-special: status 503']);
  expect(after?.ranges['google-special']).toEqual(old(DUE).ranges['google-special']);
  expect(after?.ranges['google-common']?.fetchedAt).toBe(NOW);
  const next = await run(after, fine(), { now: NOW + 3_600_000 });
  expect(next.asked.map(({ url }) => url)).toEqual([special]);
  expect(next.after?.ranges['google-special']?.prefixes).toEqual(['192.0.2.32/27']);
});

test.each<[string, string, () => Response | Promise<Response>]>([
  ['is no list', 'not a list of prefixes', () => new Response('<html>Sorry</html>')],
  ['is too long', 'too long', () => new Response('x'.repeat(1_000_001))],
  ['is empty', '0 prefixes', listOf()],
  ['has 10,000 entries', '10000 prefixes', listOf(...Array(10_000).fill('192.0.2.0/27'))],
  ['covers everything', 'a prefix of 0 bits', listOf('0.0.0.0/0')],
  ['is elsewhere', 'a redirect to another host', () => Response.redirect('https://example.com/list.json')],
  ['is not found', 'status 404', () => new Response(null, { status: 404 })],
  ['cannot be reached', 'TypeError', () => Promise.reject(new TypeError('fetch failed: https://secret.example'))],
  ['does not come', 'TimeoutError', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
])('a list that %s replaces nothing', async (_, reason, answer) => {
  const { after, lines } = await run(old(DUE), { ...fine(), [bing]: answer });
  expect(lines).toEqual([`bing: ${reason}`]);
  expect(after?.ranges.bing).toEqual(old(DUE).ranges.bing);
});

test.each<[string, string, () => Response]>([
  ['has another type', 'another media type', () => Response.json({ keys: [] })],
  ['redirects', 'a redirect', () => new Response(null, { status: 302, headers: { location: '/keys' } })],
  ['has no keys', 'no usable key', () => new Response('{"keys":[]}', bot.directory())],
])('a directory that %s replaces nothing', async (_, reason, answer) => {
  const { after, lines } = await run(old(DUE), { ...fine(), [DIRECTORY]: answer });
  expect(lines).toEqual([`${ENGINE_ORIGIN}: ${reason}`]);
  expect(after?.keys).toEqual(old(DUE).keys);
});

test('a key that is gone from its directory is gone here, and so is an engine that is no longer configured', async () => {
  expect((await run(old(DUE), fine())).after?.keys[ENGINE_ORIGIN]?.keys.map(({ keyid }) => keyid)).toEqual([bot.keyid]);
  expect((await run(old(DUE), fine(), { engines: [] })).after?.keys).toEqual({});
});

test('a list may move within its host, twice', async () => {
  const moved = (to: string) => () => new Response(null, { status: 301, headers: { location: to } });
  const near = new URL('/a.json', bing).href;
  const far = new URL('/b.json', bing).href;
  const twice = { ...fine(), [bing]: moved('/a.json'), [near]: moved('/b.json'), [far]: listOf('192.0.2.0/24') };
  expect((await run(null, twice)).after?.ranges.bing?.prefixes).toEqual(['192.0.2.0/24']);
  expect((await run(null, { ...twice, [far]: moved('/') })).lines).toEqual(['bing: a redirect']);
});

test.each(['', 'null', '{"ranges":[]}'])('what is stored and cannot be read is replaced: %j', async (text) => {
  const { after, lines } = await run(text, fine());
  expect(lines).toEqual([]);
  expect(Object.keys(after?.ranges ?? NO_PROOFS.ranges)).toHaveLength(3);
});
