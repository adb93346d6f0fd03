import crawlers from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { classifyBot } from './bots.ts';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const BING = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const YANDEX = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PROOFS = [{ botManagement: { verifiedBot: true } }, { verifiedBotCategory: 'Search Engine Crawler' }];

test('Google and Bing are search engines only with proof [F6-18 P6-045]', () => {
  for (const agent of [GOOGLE, BING]) {
    for (const proof of PROOFS) expect(classifyBot(agent, proof, false)).toBe('search-engine');
    expect(classifyBot(agent, undefined, false)).toBe('other-bot');
    expect(classifyBot(agent, { verifiedBotCategory: 'AI Crawler' }, false)).toBe('other-bot');
    expect(classifyBot(agent, { botManagement: { verifiedBot: false } }, false)).toBe('other-bot');
  }
});

test('any other engine is just a bot, verified or not, and proof does not turn a browser into one', () => {
  for (const proof of PROOFS) {
    expect(classifyBot(YANDEX, proof, false)).toBe('other-bot');
    expect(classifyBot(CHROME, proof, false)).toBe('human');
  }
});

test('locally a user agent can be trusted, but only for the two engines', () => {
  expect(classifyBot(GOOGLE, undefined, true)).toBe('search-engine');
  expect(classifyBot(BING, undefined, true)).toBe('search-engine');
  expect(classifyBot(YANDEX, undefined, true)).toBe('other-bot');
  expect(classifyBot(CHROME, undefined, true)).toBe('human');
});

test("a name that merely contains an engine's is not that engine", () => {
  expect(classifyBot('NotGooglebotty/1.0', PROOFS[0], true)).not.toBe('search-engine');
});

test('browsers are people', () => {
  for (const agent of [
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  ])
    expect(classifyBot(agent, undefined, false)).toBe('human');
});

test('nearly every known crawler is recognized [F6-17]', () => {
  const agents = crawlers.flatMap((crawler) => crawler.instances);
  const missed = agents.filter((agent) => classifyBot(agent, undefined, false) === 'human');
  expect(agents.length).toBeGreaterThan(1000);
  expect(missed.length / agents.length).toBeLessThan(0.05);
});
