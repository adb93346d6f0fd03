import { CLOSED_TO_CRAWLERS, OPEN_TO_CRAWLERS } from '../../shared/urls/crawl-rules.ts';
import { AI_AGENTS, AI_TOKENS } from '../bots/ai-crawlers.ts';

export interface RobotsOptions {
  /** AI crawlers are asked to read nothing; otherwise they may read what everybody may */
  readonly refusesAiCrawlers: boolean;
  /** the sitemap's URL; null if none is offered */
  readonly sitemapUrl: string | null;
}

/**
 * What robots.txt says. Nothing private is listed: these are prefixes that every such site has, not anyone's pages. Pages
 * that must stay out of results, such as a filtered search or the log-in, stay crawlable: a search engine has to see
 * their noindex. What is read here never trains a model, whoever reads it.
 */
export function robotsTxt({ refusesAiCrawlers, sitemapUrl }: RobotsOptions): string {
  const everybody = [
    'User-agent: *',
    `Content-Signal: search=yes, ai-input=${refusesAiCrawlers ? 'no' : 'yes'}, ai-train=no`,
    ...CLOSED_TO_CRAWLERS.map((path) => `Disallow: ${path}`),
    ...OPEN_TO_CRAWLERS.map((path) => `Allow: ${path}`),
  ];
  const models = [...[...AI_AGENTS, ...AI_TOKENS].map((name) => `User-agent: ${name}`), 'Disallow: /'];
  const sitemap = sitemapUrl === null ? [] : [[`Sitemap: ${sitemapUrl}`]];
  return [everybody, ...(refusesAiCrawlers ? [models] : []), ...sitemap]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
