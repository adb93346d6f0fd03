import type { User } from '../../shared/contract/account.ts';
import type { Product } from '../../shared/contract/billing.ts';
import { type PriceLine, priceLine } from '../../shared/copy/billing/price-lines.ts';
import type { FunnelViewer } from '../../shared/funnels/decide-funnel.ts';
import { decideSold, findSold, type Sold } from '../../shared/funnels/decide-sold.ts';
import type { FunnelOffer } from '../../shared/funnels/offer-destination.ts';
import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { settlesWithin } from '../origin-client/settles-within.ts';
import { loadProducts } from './load-products.ts';

/** How long an isolate uses a list before asking again, in milliseconds; so long a page may show an old price. */
export const PRICES_FRESH_MS = 60_000;
/** How soon it asks again after a failure, in milliseconds. */
export const PRICES_RETRY_MS = 5_000;
/** How long a page waits for its prices, in milliseconds: it is complete without them. */
export const PRICES_WAIT_MS = 1_000;

/** What can be bought now, the same for everybody; null if the origin does not say. */
export type PriceList = readonly Product[] | null;

interface Known {
  list: PriceList;
  /** nobody asks before this time, in milliseconds since 1970 */
  askAt: number;
  /** the call under way, if there is one; never rejects */
  asking: Promise<void> | null;
}

const known = new WeakMap<EdgeBindings, Known>();

/**
 * What can be bought now, for pages that show a price beside an offer. Asked without a session, so that nothing of a
 * viewer's is kept, and at most once a minute. Never throws: without an answer in time, a page has its offers and no
 * prices.
 *
 * @param waitMs for how long the page waits
 */
export async function loadPriceList(c: EdgeContext, waitMs = PRICES_WAIT_MS): Promise<PriceList> {
  const kept = known.get(c.env) ?? { list: null, askAt: 0, asking: null };
  known.set(c.env, kept);
  const now = Date.now();
  if (now < kept.askAt && kept.asking === null) return kept.list;
  if (now >= kept.askAt) {
    // If the answer never arrives because this request ends first, a later one asks again.
    kept.askAt = now + PRICES_RETRY_MS;
    const asking = ask(c, kept).finally(() => {
      if (kept.asking === asking) kept.asking = null;
    });
    kept.asking = asking;
    c.executionCtx.waitUntil(asking);
  }
  return kept.asking === null || (await settlesWithin(kept.asking, waitMs)) ? kept.list : null;
}

/** Never rejects. */
async function ask(c: EdgeContext, kept: Known): Promise<void> {
  try {
    const { products, paymentWay } = await loadProducts(c, { session: null, timeoutMs: PRICES_WAIT_MS });
    kept.list = paymentWay === 'none' ? [] : products;
    kept.askAt = Date.now() + PRICES_FRESH_MS;
  } catch (error) {
    logEvent(c, 'prices_unknown', { message: messageOf(error) });
    kept.list = null;
    kept.askAt = Date.now() + PRICES_RETRY_MS;
  }
}

/** How long a page waits that only mentions what a report costs, in milliseconds. */
export const MENTION_WAIT_MS = 300;

/** '$14.99', for pages that mention what a report costs and do not sell it; null if that is not known soon enough. */
export async function reportPrice(c: EdgeContext): Promise<string | null> {
  return soldPriceOf(await loadPriceList(c, MENTION_WAIT_MS), 'report')?.short ?? null;
}

/** What one credit costs, in whole, for pages with a link to where they are bought; absent if that is not known. */
export async function creditPrice(c: EdgeContext): Promise<{ readonly creditPrice?: string }> {
  const price = soldPriceOf(await loadPriceList(c), 'report');
  return price === null ? {} : { creditPrice: price.whole };
}

/** A viewer, as far as a price depends on it; `planName`: the product of their plan. */
export interface PricedViewer extends FunnelViewer {
  readonly planName?: string | null;
}

/** A viewer as they are known to pages that are about no person. */
export function pricedViewer(user: User | null): PricedViewer {
  return {
    userType: user?.userType ?? null,
    hasLookupsLeft: user !== null && user.premiumLookupsCount !== 0,
    planName: user?.product?.productName ?? null,
  };
}

/** What a funnel offer costs a viewer where it leads: null if that is not known, 'unsold' if it cannot be bought. */
export function offerPriceOf(list: PriceList, offer: FunnelOffer, viewer: PricedViewer): PriceLine | null | 'unsold' {
  if (list === null) return null;
  const sold = decideSold(offer, viewer);
  const product = sold === 'own-plan' ? ownPlan(list, viewer) : findSold(list, sold);
  if (product === null) return sold === 'own-plan' ? null : 'unsold';
  return priceLine(product, sold);
}

/** What something costs, whoever buys it: null if that is not known, or it is not sold. */
export function soldPriceOf(list: PriceList, sold: Exclude<Sold, 'own-plan'>): PriceLine | null {
  const product = list === null ? null : findSold(list, sold);
  return product === null ? null : priceLine(product, sold);
}

function ownPlan(list: readonly Product[], { planName }: PricedViewer): Product | null {
  return list.find(({ productName }) => productName === planName) ?? null;
}
