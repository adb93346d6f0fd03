import type Stripe from 'stripe';
import type { OriginContext } from '../../context.ts';
import { syncSubscription } from '../../plans/sync-subscription.ts';
import { openBilling } from '../open-billing.ts';
import { subjectOfInvoice } from './stripe-invoice.ts';
import { PURCHASE_KEY } from './stripe-metadata.ts';
import { settleByPlan } from './stripe-order-event.ts';

/** The subscription that an event is about, and the purchase that started it or changed it last, as the event knows it. */
export interface PlanHint {
  readonly subscription: string;
  readonly purchaseId: string | null;
}

export function hintOfSubscription({ id, metadata }: Stripe.Subscription): PlanHint {
  return { subscription: id, purchaseId: metadata[PURCHASE_KEY] ?? null };
}

/** @returns null for an invoice of anything but a subscription */
export function hintOfInvoice(invoice: Stripe.Invoice): PlanHint | null {
  const { subscription, purchaseId } = subjectOfInvoice(invoice);
  return subscription === null ? null : { subscription, purchaseId };
}

/**
 * Makes a plan what its subscription is by now. The first invoice may be told before the page that started it, so an
 * order that is still open is settled first, whatever the event is.
 *
 * @returns whether it is about a plan or an order we know
 * @throws ProblemError 503 if the payment differs from the order; ProviderUnavailable
 */
export async function followPlan(c: OriginContext, type: string, hint: PlanHint | null): Promise<boolean> {
  if (hint === null) return false;
  await settleByPlan(c, type, hint.subscription, hint.purchaseId);
  return syncSubscription(openBilling(c.get('settings'), c.env), hint.subscription, c.get('now'));
}
