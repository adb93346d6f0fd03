import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import type { OriginContext } from '../context.ts';
import { askedPage } from './asked-items.ts';
import { takeForDay } from './take-for-day.ts';

/**
 * Counts a list or page that no other quota covers, and what typing suggests, each once a day: for the whole network,
 * because lists are the same for everybody. Proven search engines are not counted.
 *
 * @param page names the page; by default what was asked for
 * @throws ProblemError 429 with when there is room again
 */
export async function takePage(c: OriginContext, quota: 'pages' | 'suggestions', page = pageOf(c)): Promise<void> {
  const { botClass, clientAddress } = c.get('envelope');
  if (botClass === 'search-engine') return;
  const { networkPages, networkSuggestions } = c.get('settings').quotas;
  const limit = quota === 'pages' ? networkPages : networkSuggestions;
  const key = wideNetworkOf(clientAddress);
  await takeForDay(c, { owner: 'network', key, scope: quota, limit, items: [`${quota} ${page}`] }, 'pages');
}

function pageOf(c: OriginContext): string {
  const { pathname, searchParams } = new URL(c.req.url);
  return askedPage(pathname, searchParams);
}
