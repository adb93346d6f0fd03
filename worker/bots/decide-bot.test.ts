import { beforeAll, expect, test } from 'vitest';
import { ENGINE_ORIGIN, makeSigningBot, type SigningBot } from '../../tests/support/signing-bot.ts';
import { BotProofs, PROOF_MAX_AGE_MS, type StoredProofs } from './bot-proofs.ts';
import { type BotQuestion, decideBot } from './decide-bot.ts';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const BING = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const YANDEX = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const GPT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NOW = Date.parse('2026-11-27T12:00:00Z');
const SECONDS = NOW / 1_000;
const ASKED = 'https://www.example.com/name/a/b/c';
const GOOGLE_ADDRESS = '192.0.2.77';
const BING_ADDRESS = '2001:db8:1::7';
const VERIFIED = [{ botManagement: { verifiedBot: true } }, { verifiedBotCategory: 'Search Engine Crawler' }];

let bot: SigningBot;
beforeAll(async () => {
  bot = await makeSigningBot();
});

const stored = (fetchedAt: number): StoredProofs => ({
  ranges: {
    'google-special': { fetchedAt, prefixes: ['192.0.2.64/27'] },
    bing: { fetchedAt, prefixes: ['198.51.100.0/24', '2001:db8:1::/48'] },
    'no longer known': { fetchedAt, prefixes: ['203.0.113.0/24'] },
  },
  keys: { [ENGINE_ORIGIN]: { fetchedAt, keys: [{ keyid: bot.keyid, x: bot.jwk.x, from: null, until: null }] } },
});

interface Asked {
  readonly userAgent?: string;
  readonly cloudflare?: BotQuestion['cloudflare'];
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly proofs?: StoredProofs | null;
  readonly engines?: readonly string[];
  readonly trusts?: boolean;
}

/** 'class, reason', and how often the store was read. */
async function decide({ userAgent = CHROME, cloudflare, address = '203.0.113.9', trusts = false, ...more }: Asked) {
  const { headers = {}, proofs = stored(NOW), engines = [ENGINE_ORIGIN] } = more;
  let reads = 0;
  const { botClass, reason } = await decideBot({
    request: { method: 'GET', url: new URL(ASKED), headers: new Headers({ 'user-agent': userAgent, ...headers }) },
    cloudflare,
    clientAddress: address,
    settings: { trustBotUserAgent: trusts, signedEngines: engines },
    proofs: async () => {
      reads += 1;
      return proofs === null ? null : new BotProofs(proofs);
    },
    now: NOW,
  });
  return { said: `${botClass}, ${reason}`, reads };
}
const said = async (asked: Asked) => (await decide(asked)).said;
const signed = (how: Parameters<SigningBot['sign']>[1] = {}, by = bot) =>
  by.sign({ url: ASKED }, { created: SECONDS - 5, expires: SECONDS + 295, ...how });

test('Google and Bing are search engines only with proof [F6-18 P6-045]', async () => {
  for (const userAgent of [GOOGLE, BING]) {
    for (const cloudflare of VERIFIED) expect(await said({ userAgent, cloudflare })).toBe('search-engine, cloudflare');
    expect(await said({ userAgent })).toBe('other-bot, no-proof');
    const preview = { verifiedBotCategory: 'Page Preview' };
    const previewOfEnterprise = { ...preview, botManagement: { verifiedBot: true } };
    for (const cloudflare of [{}, { verifiedBotCategory: '' }, preview, previewOfEnterprise])
      expect(await said({ userAgent, cloudflare })).toBe('other-bot, no-proof');
    expect(await said({ userAgent, cloudflare: { botManagement: { verifiedBot: false } } })).toBe(
      'other-bot, no-proof',
    );
  }
});

test('the address of an engine proves that engine, and no other', async () => {
  expect(await said({ userAgent: GOOGLE, address: GOOGLE_ADDRESS })).toBe('search-engine, address');
  expect(await said({ userAgent: BING, address: BING_ADDRESS })).toBe('search-engine, address');
  expect(await said({ userAgent: BING, address: GOOGLE_ADDRESS })).toBe('other-bot, no-proof');
  expect(await said({ userAgent: GOOGLE, address: '192.0.2.63' })).toBe('other-bot, no-proof');
  expect(await said({ userAgent: GOOGLE, address: '203.0.113.1' })).toBe('other-bot, no-proof');
  // An engine's network is not the engine: its employees browse from there, too.
  expect(await said({ userAgent: CHROME, address: GOOGLE_ADDRESS })).toBe('human, no-bot');
});

test('what X-Forwarded-For or any other header says about an address changes nothing', async () => {
  const list = Array(2_000).fill(GOOGLE_ADDRESS).join(', ');
  for (const name of ['x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded', 'x-edge-client-address'])
    expect(await said({ userAgent: GOOGLE, headers: { [name]: list } }), name).toBe('other-bot, no-proof');
  expect(await said({ userAgent: GOOGLE, address: `${GOOGLE_ADDRESS}, 203.0.113.9` })).toBe('other-bot, no-proof');
  for (const name of ['x-edge-bot-class', 'cf-verified-bot', 'cf-bot-score', 'x-bot-class'])
    expect(await said({ userAgent: GOOGLE, headers: { [name]: 'search-engine' } }), name).toBe('other-bot, no-proof');
});

test('ranges and keys prove nothing when they are seven days old, from the future, or missing', async () => {
  const headers = await signed();
  for (const [fetchedAt, proves] of [
    [NOW - PROOF_MAX_AGE_MS + 1, true],
    [NOW - PROOF_MAX_AGE_MS, false],
    [NOW + 3_600_001, false],
  ] as const) {
    const proofs = stored(fetchedAt);
    expect(await said({ userAgent: GOOGLE, address: GOOGLE_ADDRESS, proofs })).toBe(
      proves ? 'search-engine, address' : 'other-bot, no-proof',
    );
    expect(await said({ headers, proofs })).toBe(proves ? 'search-engine, signature' : 'other-bot, signed-by-another');
  }
  expect(await said({ userAgent: GOOGLE, address: GOOGLE_ADDRESS, proofs: null })).toBe('other-bot, no-proof');
  expect(await said({ headers, proofs: null })).toBe('other-bot, signed-by-another');
});

test('the key of a configured engine makes a search engine, whatever the user agent says', async () => {
  for (const userAgent of [CHROME, GOOGLE, YANDEX, ''])
    expect(await said({ userAgent, headers: await signed() })).toBe('search-engine, signature');
});

test('any other signature says that a bot is at work, and no more', async () => {
  const another = await makeSigningBot();
  for (const [headers, engines] of [
    // Valid, but of nobody whom the operator listed.
    [await signed(), []],
    [await signed({ agent: 'https://another.example.com' }), [ENGINE_ORIGIN]],
    // The engine's name with somebody else's key, an engine's key under another's name, and one that has ended.
    [await signed({}, another), [ENGINE_ORIGIN]],
    [await signed({ keyid: bot.keyid }, another), [ENGINE_ORIGIN]],
    [await signed({ agent: 'https://second.example.com' }), [ENGINE_ORIGIN, 'https://second.example.com']],
    [await signed({ created: SECONDS - 900, expires: SECONDS - 600 }), [ENGINE_ORIGIN]],
  ] as const) {
    expect(await said({ headers, engines })).toBe('other-bot, signed-by-another');
    expect(await said({ userAgent: GOOGLE, headers, engines })).toBe('other-bot, no-proof');
    // Its address still proves an engine whose signature does not hold.
    expect(await said({ userAgent: GOOGLE, headers, engines, address: GOOGLE_ADDRESS })).toBe('search-engine, address');
  }
});

test('headers of a signature that cannot be read say nothing', async () => {
  const unreadable: Record<string, string>[] = [
    { signature: 'sig1=:AA==:' },
    { 'signature-input': 'sig1=("@authority")', signature: 'sig1=:AA==:' },
    { 'signature-input': '(((', signature: ')))', 'signature-agent': ';;;' },
    { 'signature-input': 'x'.repeat(10_000), signature: 'y'.repeat(10_000) },
  ];
  for (const headers of unreadable) expect(await decide({ headers })).toEqual({ said: 'human, no-bot', reads: 0 });
});

test('a verified bot that is no engine, or does not say which, is just a bot, even with the user agent of a browser', async () => {
  for (const cloudflare of [...VERIFIED, { verifiedBotCategory: 'Page Preview' }]) {
    expect(await said({ userAgent: YANDEX, cloudflare })).toBe('other-bot, verified-bot');
    expect(await said({ userAgent: CHROME, cloudflare })).toBe('other-bot, verified-bot');
  }
  expect(await said({ userAgent: YANDEX })).toBe('other-bot, user-agent');
});

test('an AI crawler is one by its name or by Cloudflare’s verdict, whatever else it proves', async () => {
  const headers = await signed();
  expect(await said({ userAgent: GPT })).toBe('other-bot, ai-crawler');
  expect(await said({ userAgent: `${GPT} ${GOOGLE}`, address: GOOGLE_ADDRESS, headers })).toBe('other-bot, ai-crawler');
  for (const verifiedBotCategory of ['AI Crawler', 'AI Search', 'AI Assistant'])
    for (const userAgent of [CHROME, GOOGLE, YANDEX])
      expect(await said({ userAgent, cloudflare: { verifiedBotCategory } })).toBe('other-bot, ai-crawler');
});

test('locally a user agent can be trusted, but only for the two engines', async () => {
  expect(await said({ userAgent: GOOGLE, trusts: true })).toBe('search-engine, trusted-locally');
  expect(await said({ userAgent: BING, trusts: true })).toBe('search-engine, trusted-locally');
  expect(await said({ userAgent: 'AdsBot-Google', trusts: true })).toBe('other-bot, no-proof');
  expect(await said({ userAgent: YANDEX, trusts: true })).toBe('other-bot, user-agent');
  expect(await said({ userAgent: CHROME, trusts: true })).toBe('human, no-bot');
});

test("a name that merely contains an engine's is not that engine", async () => {
  expect(await said({ userAgent: 'NotGooglebotty/1.0', cloudflare: VERIFIED[0], trusts: true })).not.toMatch(/^search/);
});

test('the store is read only for claims that it can settle, never for people', async () => {
  const headers = await signed();
  expect((await decide({ userAgent: GOOGLE })).reads).toBe(1);
  expect((await decide({ headers })).reads).toBe(1);
  for (const asked of [
    {},
    { userAgent: YANDEX },
    { userAgent: GPT },
    { userAgent: GOOGLE, cloudflare: VERIFIED[1] },
    { headers, engines: [] },
  ])
    expect((await decide(asked)).reads).toBe(0);
});
