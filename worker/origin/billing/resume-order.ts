import { ProblemError } from '../http/problem-error.ts';
import type { Billing } from './open-billing.ts';
import type { Order } from './orders-store.ts';
import { payOrder } from './pay-order.ts';
import { askPendingOrder } from './pending-orders.ts';

/** How long after an order a look at it may still charge the method it was placed with, in milliseconds. */
const RESUMED_MS = 30 * 60_000;

/**
 * What has become of a pending order, when its buyer looks. If its charge never began, because the provider did not
 * answer, it begins now: a page that could not be opened is opened, and a method on file is charged if the buyer asked
 * for that a moment ago. Otherwise the provider is asked. An order stays as it is while the provider does not answer.
 *
 * @param now in milliseconds since 1970
 */
export async function resumeOrder(billing: Billing, order: Order, now: number): Promise<Order> {
  const isBegun = order.providerRef !== null;
  // Opening a page charges nothing, so there it is never too late.
  if (isBegun || (order.method !== null && now - order.createdAt > RESUMED_MS))
    return askPendingOrder(billing, order, now);
  try {
    return await payOrder(billing, order, now);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return order;
  }
}
