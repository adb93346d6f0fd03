import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import type { OriginContext } from '../context.ts';
import { askedPage } from './asked-items.ts';
import { limitReached } from './limit-reached.ts';
import type { Taken } from './meter-store.ts';
import { meterItem, meterOf, orOpen } from './meters.ts';
import { DAY_MS } from './quota-settings.ts';

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
  const ask = async (): Promise<Pick<Taken, 'isAllowed' | 'opensAt'>> => {
    const [meter, item] = await Promise.all([
      meterOf(c, 'network', wideNetworkOf(clientAddress)),
      meterItem(c, `${quota} ${page}`),
    ]);
    return meter.take([{ scope: quota, item, limit, keptMs: DAY_MS }], c.get('now'));
  };
  const { isAllowed, opensAt } = await orOpen(c, ask, { isAllowed: true, opensAt: null });
  if (!isAllowed) throw limitReached(c, 'pages', opensAt);
}

function pageOf(c: OriginContext): string {
  const { pathname, searchParams } = new URL(c.req.url);
  return askedPage(pathname, searchParams);
}
