import Stripe from 'stripe';
import type { ChargedPlan } from '../payment-provider.ts';
import { CURRENCY } from './stripe-metadata.ts';

/** Stripe's id for one of our plans begins so. */
const PREFIX = 'plan-';

/** A plan as it is sold: what a price at Stripe is made of. */
export type PricedPlan = Pick<ChargedPlan, 'productId' | 'name' | 'priceCents' | 'period'>;

/** Our id of what Stripe calls by this id; null for a product that is not one of our plans. */
export function planProductId(stripeId: string): string | null {
  return stripeId.startsWith(PREFIX) ? stripeId.slice(PREFIX.length) : null;
}

/**
 * A plan's price, for whatever charges it. Stripe's product for it is created the first time: its id is made of ours, so
 * there is never a second one.
 */
export async function priceDataOf(stripe: Stripe, plan: PricedPlan, { hasTax }: { readonly hasTax: boolean }) {
  const product = `${PREFIX}${plan.productId}`;
  await ensureProduct(stripe, product, plan.name);
  return {
    currency: CURRENCY,
    product,
    unit_amount: plan.priceCents,
    recurring: { interval: plan.period },
    ...(hasTax ? { tax_behavior: 'exclusive' as const } : {}),
  };
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  const known = await findProduct(stripe, id);
  if (known === null) await createProduct(stripe, id, name);
  // The name is on Stripe's page and invoices.
  else if (known.name !== name) await stripe.products.update(id, { name });
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function createProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  try {
    // Without a statement of its own: the customer reads the account's, as for any other payment.
    await stripe.products.create({ id, name });
  } catch (error) {
    // Another order created it at the same moment.
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error;
  }
}

/** Whether Stripe says that it knows nothing by this id. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
