import { formatPrice } from '../../shared/copy/format/dollars.ts';
import { findSold } from '../../shared/funnels/decide-sold.ts';
import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { settlesWithin } from '../origin-client/settles-within.ts';
import { loadProducts } from './load-products.ts';

/** How long an isolate relies on a price, in milliseconds. */
export const PRICE_FRESH_MS = 300_000;
/** How long it waits after a failure, in milliseconds. */
export const PRICE_RETRY_MS = 10_000;
/** How long a page waits for it, in milliseconds: it works without. */
export const PRICE_WAIT_MS = 300;

interface Known {
  price: string | null;
  /** nobody asks before this time */
  askAt: number;
  /** the call under way, if there is one; never rejects */
  asking: Promise<void> | null;
}

const known = new WeakMap<EdgeBindings, Known>();

/**
 * What one report costs, for pages that only mention it: '$14.99'. null if nothing is for sale, or the origin did not
 * say soon enough. The same for everybody, so an isolate asks once in a while. Never rejects.
 */
export async function reportPrice(c: EdgeContext): Promise<string | null> {
  const kept = known.get(c.env) ?? { price: null, askAt: 0, asking: null };
  known.set(c.env, kept);
  const now = Date.now();
  if (now >= kept.askAt) {
    // If the answer never arrives because this request ends first, a later one asks again.
    kept.askAt = now + PRICE_RETRY_MS;
    const asking = ask(c, kept).finally(() => {
      if (kept.asking === asking) kept.asking = null;
    });
    kept.asking = asking;
    c.executionCtx.waitUntil(asking);
  }
  if (kept.price === null && kept.asking !== null) await settlesWithin(kept.asking, PRICE_WAIT_MS);
  return kept.price;
}

async function ask(c: EdgeContext, kept: Known): Promise<void> {
  try {
    const { products, paymentWay } = await loadProducts(c, { session: null });
    const report = paymentWay === 'none' ? null : findSold(products, 'report');
    kept.price = report === null ? null : formatPrice(report.price);
    kept.askAt = Date.now() + PRICE_FRESH_MS;
  } catch (error) {
    logEvent(c, 'price_unknown', { message: messageOf(error) });
  }
}
