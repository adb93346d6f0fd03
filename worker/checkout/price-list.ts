import type { User } from '../../shared/contract/account.ts';
import type { Product } from '../../shared/contract/billing.ts';
import { type PriceLine, priceLine } from '../../shared/copy/billing/price-lines.ts';
import type { FunnelViewer } from '../../shared/funnels/decide-funnel.ts';
import { decideSold, findSold, type Sold } from '../../shared/funnels/decide-sold.ts';
import type { FunnelOffer } from '../../shared/funnels/offer-destination.ts';
import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/** How long an isolate uses a list before asking again, in milliseconds; so long a page may show an old price. */
export const PRICES_FRESH_MS = 60_000;
/** How soon it asks again after a failure, in milliseconds. */
export const PRICES_RETRY_MS = 5_000;
/** How long a page waits for its prices, in milliseconds: it is complete without them. */
const TIMEOUT_MS = 1_000;

/** What can be bought now, the same for everybody; null if the origin does not say. */
export type PriceList = readonly Product[] | null;

interface Kept {
  readonly list: PriceList;
  /** milliseconds since 1970 */
  readonly until: number;
}

const kept = new WeakMap<EdgeBindings, Kept>();

/**
 * What can be bought now, for pages that show a price beside an offer. Asked without a session, so that nothing of a
 * viewer's is kept, and at most once a minute. Never throws: without an answer, a page has its offers and no prices.
 */
export async function loadPriceList(c: EdgeContext): Promise<PriceList> {
  const now = Date.now();
  const copy = kept.get(c.env);
  if (copy !== undefined && now < copy.until) return copy.list;
  try {
    const { products, paymentWay } = await createOriginClient(c, { session: null, timeoutMs: TIMEOUT_MS }).get(
      'products',
      {},
    );
    const canBuy = paymentWay === 'hosted-page' || (paymentWay === 'card-form' && c.get('settings').isLocal);
    const list = canBuy ? products : [];
    kept.set(c.env, { list, until: now + PRICES_FRESH_MS });
    return list;
  } catch (error) {
    logEvent(c, 'prices_unknown', { message: messageOf(error) });
    kept.set(c.env, { list: null, until: now + PRICES_RETRY_MS });
    return null;
  }
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
