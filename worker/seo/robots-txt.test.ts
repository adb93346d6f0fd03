import { expect, test } from 'vitest';
import { AI_AGENTS, AI_TOKENS } from '../bots/ai-crawlers.ts';
import { robotsTxt } from './robots-txt.ts';

const SITEMAP = 'https://www.example.com/sitemap.xml';
/** The groups of lines, which blank lines separate. */
const groupsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n\n')
    .map((group) => group.split('\n'));

test('AI crawlers are asked, each by name, to read nothing; everybody else reads on', () => {
  const [everybody = [], models = [], last] = groupsOf(robotsTxt({ refusesAiCrawlers: true, sitemapUrl: SITEMAP }));
  expect(everybody.slice(0, 2)).toEqual(['User-agent: *', 'Content-Signal: search=yes, ai-input=no, ai-train=no']);
  expect(everybody).not.toContain('Disallow: /');
  expect(models).toEqual([...[...AI_AGENTS, ...AI_TOKENS].map((name) => `User-agent: ${name}`), 'Disallow: /']);
  expect(last).toEqual([`Sitemap: ${SITEMAP}`]);
});

test('where they may read, they are not named, and what they read may answer questions but trains nothing', () => {
  const groups = groupsOf(robotsTxt({ refusesAiCrawlers: false, sitemapUrl: null }));
  expect(groups).toHaveLength(1);
  expect(groups[0]?.[1]).toBe('Content-Signal: search=yes, ai-input=yes, ai-train=no');
});
