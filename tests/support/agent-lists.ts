import crawlers from 'crawler-user-agents';
import { devices } from 'playwright';
import UserAgent from 'user-agents';

/** How many browsers the list of visits is asked for; it has fewer that differ. */
const VISITS = 10_000;

/** User agents of crawlers as they were seen, each once: all of the public list `crawler-user-agents` (MIT). */
export function crawlerAgents(): readonly string[] {
  return [...new Set(crawlers.flatMap(({ instances }) => instances))];
}

/** Those of them that the list calls crawlers for language models. */
export function aiCrawlerAgents(): readonly string[] {
  // The package's types for modules leave the tags out.
  const tagged: readonly ((typeof crawlers)[number] & { readonly tags?: readonly string[] })[] = crawlers;
  const found = tagged.filter(({ tags = [] }) => tags.includes('ai-crawler'));
  return [...new Set(found.flatMap(({ instances }) => instances))];
}

/**
 * User agents of browsers, each once, the most frequent first: those of visits to real sites, from `user-agents`
 * (BSD-2-Clause), then those of the devices that Playwright knows (Apache-2.0). None is left out.
 */
export function browserAgents(): readonly string[] {
  const visits = UserAgent.top(VISITS).map(({ userAgent }) => userAgent);
  return [...new Set([...visits, ...Object.values(devices).map(({ userAgent }) => userAgent)])];
}
