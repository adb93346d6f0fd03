import type Stripe from 'stripe';
import type { Charge } from '../payment-provider.ts';

export const CURRENCY = 'usd';

/** Metadata on everything we create at Stripe: which purchase it belongs to, and the amount without tax. */
export const PURCHASE_KEY = 'purchase_id';
export const TOTAL_KEY = 'total_cents';
/** What the pages, subscriptions and invoices of a plan carry in addition. */
export const PLAN_KEY = 'plan_id';
const PRODUCT_KEY = 'product_id';
/** On a subscription that is to end: Stripe's price of what was to follow. */
export const NEXT_KEY = 'next_price';

/** At most 22 characters together with the account's own name and '* '. */
const STATEMENT_SUFFIX = 'ONE TIME';

export function metadataOf({ purchaseId, totalCents, plan }: Charge): Stripe.MetadataParam {
  return {
    [PURCHASE_KEY]: purchaseId,
    [TOTAL_KEY]: String(totalCents),
    ...(plan === null ? {} : { [PLAN_KEY]: plan.planId, [PRODUCT_KEY]: plan.productId }),
  };
}

/** What Stripe learns about an order: what is bought, not who it is about. */
export function describeCharge({ lines }: Charge): string {
  return lines.map(({ text }) => text).join(', ');
}

/** What a payment intent is for, on our side and on the customer's statement. */
export function aboutPayment(charge: Charge) {
  return {
    description: describeCharge(charge),
    metadata: metadataOf(charge),
    statement_descriptor_suffix: STATEMENT_SUFFIX,
  };
}
