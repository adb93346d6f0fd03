import { expect, test } from 'vitest';
import { aiCrawlerAgents, browserAgents, crawlerAgents } from '../../tests/support/agent-lists.ts';
import { AI_AGENTS, isAiAgent } from './ai-crawlers.ts';
import { isBotAgent, readUserAgent } from './known-bots.ts';

/** The share of user agents that may be on the wrong side. */
const WRONG_MAX = 0.01;

test('of more than 1,000 known crawlers, at most 1% are taken for people [F6-17]', () => {
  const agents = crawlerAgents();
  expect(agents.length).toBeGreaterThan(1_000);
  expect(agents.filter((agent) => !isBotAgent(agent)).length).toBeLessThanOrEqual(agents.length * WRONG_MAX);
});

test('of more than 1,000 browsers, at most 1% are taken for bots', () => {
  const agents = browserAgents();
  expect(agents.length).toBeGreaterThan(1_000);
  expect(agents.filter(isBotAgent).length).toBeLessThanOrEqual(agents.length * WRONG_MAX);
});

test('AI crawlers are known by their names, in any letter case, and no browser is one', () => {
  for (const name of AI_AGENTS) {
    for (const agent of [`Mozilla/5.0 (compatible; ${name}/1.0; +https://example.com/bot)`, name.toLowerCase()])
      expect([isAiAgent(agent), isBotAgent(agent)], agent).toEqual([true, true]);
    expect(isAiAgent(`Un${name}like/1.0`), name).toBe(false);
  }
  expect(browserAgents().filter(isAiAgent)).toEqual([]);
});

test('the AI crawlers are real: all but a few of them are on the public list', () => {
  const seen = crawlerAgents();
  const unseen = AI_AGENTS.filter((name) => !seen.some((agent) => agent.toLowerCase().includes(name.toLowerCase())));
  expect(unseen.length).toBeLessThan(AI_AGENTS.length / 3);
});

test('of the user agents that the public list calls AI crawlers, three in four are known as such', () => {
  const agents = aiCrawlerAgents();
  expect(agents.length).toBeGreaterThan(90);
  expect(agents.filter(isAiAgent).length).toBeGreaterThan(agents.length * 0.75);
});

test('what draws the preview of a shared link is no AI crawler', () => {
  for (const agent of ['facebookexternalhit/1.1', 'Twitterbot/1.0', 'LinkedInBot/1.0', 'Slackbot-LinkExpanding 1.0'])
    expect([isAiAgent(agent), isBotAgent(agent)], agent).toEqual([false, true]);
});

test('of a user agent of any length, only the beginning is read', () => {
  expect(readUserAgent(new Headers({ 'user-agent': `${'x'.repeat(20_000)} Googlebot` }))).toBe('x'.repeat(1_000));
  expect(readUserAgent(new Headers())).toBe('');
});
