import Stripe from 'stripe';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { type Charge, type PaymentOutcome, ProviderUnavailable } from './payment-provider.ts';
import { CURRENCY, metadataOf } from './stripe-outcome.ts';

/**
 * How long Stripe's page waits for the buyer, in seconds. Stripe requires at least half an hour when the page is
 * created: the rest of the hour leaves time to send an order again if its response was lost.
 */
const PAGE_OPEN_S = 3_600;
/** The methods a receipt can show. */
const METHODS = ['card', 'paypal'] as const;

/** Opens Stripe's own page for a charge. If the page's address is lost, nobody can pay on it. */
export async function openPage(stripe: Stripe, charge: Charge): Promise<PaymentOutcome> {
  let session: Stripe.Checkout.Session;
  try {
    session = await createSession(stripe, charge);
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
function createSession(stripe: Stripe, charge: Charge): Promise<Stripe.Checkout.Session> {
  const { purchaseId, method, returnUrl } = charge;
  const customer = method?.customer ?? null;
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      ui_mode: 'hosted_page',
      allowed_payment_method_types: [...METHODS],
      // Prices are in dollars, and we want to be paid in dollars.
      adaptive_pricing: { enabled: false },
      client_reference_id: purchaseId,
      metadata: metadataOf(charge),
      line_items: charge.lines.map(({ text, amountCents }) => ({
        quantity: 1,
        price_data: { currency: CURRENCY, unit_amount: amountCents, product_data: { name: text } },
      })),
      ...(customer === null ? { customer_email: charge.email } : { customer }),
      ...(charge.keepsMethod ? { payment_intent_data: { setup_future_usage: 'off_session' as const } } : {}),
      ...(charge.keepsMethod && customer === null ? { customer_creation: 'always' as const } : {}),
      expires_at: Math.floor(charge.orderedAt / 1_000) + PAGE_OPEN_S,
      success_url: returnUrl,
      cancel_url: returnUrl,
    },
    { idempotencyKey: `${purchaseId}-page` },
  );
}
