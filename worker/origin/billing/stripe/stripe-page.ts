import Stripe from 'stripe';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import { type Charge, type PaymentOutcome, ProviderUnavailable } from '../payment-provider.ts';
import { aboutPayment, CURRENCY, describeCharge, metadataOf } from './stripe-metadata.ts';
import { priceDataOf } from './stripe-product.ts';

/**
 * How long Stripe's page waits for the buyer, in seconds. Stripe requires at least half an hour when the page is
 * created: the rest of the hour leaves time to send an order again if its response was lost.
 */
const PAGE_OPEN_S = 3_600;
/** The most that Stripe's pages may offer; PayPal only where Stripe offers it to our account, which it does not in the U.S. */
export const METHODS = ['card', 'paypal'] as const;

/** What differs between the sites that use Stripe. */
export interface StripeTerms {
  /** Stripe adds sales tax */
  readonly hasTax: boolean;
}

/** Opens Stripe's own page for a charge. If the page's address is lost, nobody can pay on it. */
export async function openPage(stripe: Stripe, charge: Charge, terms: StripeTerms): Promise<PaymentOutcome> {
  let session: Stripe.Checkout.Session;
  try {
    session = await createSession(stripe, charge, terms);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at')
      return { kind: 'declined', ref: null, message: orderCopy.declinedTooLate };
    throw error;
  }
  if (session.url === null) throw new ProviderUnavailable('Stripe created a page without an address');
  return { kind: 'pending', ref: session.id, redirectUrl: session.url };
}

/**
 * What Stripe gets to know about an order: what is bought, for how much, and the buyer's own address. Not whom it is
 * about.
 */
async function createSession(stripe: Stripe, charge: Charge, terms: StripeTerms): Promise<Stripe.Checkout.Session> {
  const { purchaseId, returnUrl } = charge;
  const customer = customerOf(charge);
  const bought = await boughtWith(stripe, charge, terms);
  return stripe.checkout.sessions.create(
    {
      ...bought,
      ui_mode: 'hosted_page',
      allowed_payment_method_types: [...METHODS],
      // Prices are in dollars, and we want to be paid in dollars.
      adaptive_pricing: { enabled: false },
      client_reference_id: purchaseId,
      metadata: metadataOf(charge),
      ...(customer === null ? { customer_email: charge.email } : { customer }),
      ...(terms.hasTax ? { automatic_tax: { enabled: true } } : {}),
      // Tax depends on where the customer lives, which the page asks.
      ...(terms.hasTax && customer !== null ? { customer_update: { address: 'auto' as const } } : {}),
      expires_at: Math.floor(charge.orderedAt / 1_000) + PAGE_OPEN_S,
      success_url: returnUrl,
      cancel_url: returnUrl,
    },
    { idempotencyKey: `${purchaseId}-page` },
  );
}

const customerOf = ({ method, customer }: Charge) => method?.customer ?? customer ?? null;

type Bought = Pick<
  Stripe.Checkout.SessionCreateParams,
  'mode' | 'line_items' | 'subscription_data' | 'payment_intent_data' | 'customer_creation'
>;

/** A plan is a subscription, whose page always keeps the method; anything else is one payment. */
async function boughtWith(stripe: Stripe, charge: Charge, terms: StripeTerms): Promise<Bought> {
  const { plan, keepsMethod } = charge;
  if (plan !== null)
    return {
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: await priceDataOf(stripe, plan, terms) }],
      subscription_data: { description: describeCharge(charge), metadata: metadataOf(charge) },
    };
  return {
    mode: 'payment',
    line_items: charge.lines.map(({ text, amountCents }) => ({
      quantity: 1,
      price_data: {
        currency: CURRENCY,
        unit_amount: amountCents,
        product_data: { name: text },
        ...(terms.hasTax ? { tax_behavior: 'exclusive' as const } : {}),
      },
    })),
    payment_intent_data: {
      ...aboutPayment(charge),
      ...(keepsMethod ? { setup_future_usage: 'off_session' as const } : {}),
    },
    ...(keepsMethod && customerOf(charge) === null ? { customer_creation: 'always' as const } : {}),
  };
}
