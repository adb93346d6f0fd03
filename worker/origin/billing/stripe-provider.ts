import Stripe from 'stripe';
import { orderCopy } from '../../../shared/copy/order.ts';
import { declineMessage } from './decline-message.ts';
import { type Charge, type PaymentOutcome, type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { createStripeClient } from './stripe-client.ts';
import {
  CURRENCY,
  NotAsOrdered,
  outcomeOfIntent,
  outcomeOfSession,
  PURCHASE_KEY,
  TOTAL_KEY,
} from './stripe-outcome.ts';

/**
 * How long Stripe's page waits for the buyer, in seconds. Stripe wants half an hour at least when it makes the page: what is
 * left of the hour lets an order whose answer was lost be sent again.
 */
const PAGE_OPEN_S = 3_600;
/** The methods that a receipt can name. */
const METHODS = ['card', 'paypal'] as const;
const EXPANDED_INTENT = ['latest_charge'];
const EXPANDED_SESSION = ['payment_intent.latest_charge'];

/**
 * Stripe takes the money: on its own page, or from a method that it keeps. What is sent again with the same purchase or
 * refund is the same one, by Stripe's idempotency keys.
 *
 * @param fetchFn what reaches Stripe
 */
export function createStripeProvider(secretKey: string, fetchFn: typeof fetch): PaymentProvider {
  const stripe = createStripeClient(secretKey, fetchFn);
  return {
    name: 'stripe',
    way: 'hosted-page',
    charge: (charge) => guarded(() => (charge.method === null ? openPage(stripe, charge) : chargeKept(stripe, charge))),
    check: (ref) => guarded(() => check(stripe, ref)),
    refund: (payment, cents, refundId) => guarded(() => refund(stripe, payment, cents, refundId)),
  };
}

async function openPage(stripe: Stripe, charge: Charge): Promise<PaymentOutcome> {
  let session: Stripe.Checkout.Session;
  try {
    session = await createSession(stripe, charge);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at')
      return { kind: 'declined', ref: null, message: orderCopy.declinedTooLate };
    throw error;
  }
  if (session.url === null) throw new ProviderUnavailable('Stripe made a page without an address');
  return { kind: 'pending', ref: session.id, redirectUrl: session.url };
}

function createSession(stripe: Stripe, charge: Charge): Promise<Stripe.Checkout.Session> {
  const { purchaseId, method } = charge;
  const customer = method?.customer ?? null;
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      ui_mode: 'hosted_page',
      allowed_payment_method_types: [...METHODS],
      // Prices are in dollars, and so is what comes in.
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
      success_url: charge.successUrl,
      cancel_url: charge.cancelUrl,
    },
    { idempotencyKey: `${purchaseId}-page` },
  );
}

/** Where the bank wants to hear its customer first, Stripe's page asks them. */
async function chargeKept(stripe: Stripe, charge: Charge): Promise<PaymentOutcome> {
  let intent: Stripe.PaymentIntent;
  try {
    intent = await createIntent(stripe, charge);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    if (error.code === 'authentication_required') return openPage(stripe, charge);
    const ref = error.payment_intent?.id ?? null;
    return { kind: 'declined', ref, message: declineMessage(error.decline_code, error.code) };
  }
  if (intent.status !== 'requires_action') return asOrdered(intent.id, () => outcomeOfIntent(intent));
  // Nobody pays the first one any more: the page makes one of its own.
  await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${charge.purchaseId}-cancel` });
  return openPage(stripe, charge);
}

function createIntent(stripe: Stripe, charge: Charge): Promise<Stripe.PaymentIntent> {
  const { purchaseId, method } = charge;
  return stripe.paymentIntents.create(
    {
      amount: charge.totalCents,
      currency: CURRENCY,
      confirm: true,
      off_session: true,
      payment_method: method?.ref ?? '',
      ...(method?.customer == null ? {} : { customer: method.customer }),
      description: charge.lines.map(({ text }) => text).join(', '),
      metadata: metadataOf(charge),
      expand: EXPANDED_INTENT,
    },
    { idempotencyKey: `${purchaseId}-intent` },
  );
}

function metadataOf({ purchaseId, totalCents }: Charge): Stripe.MetadataParam {
  return { [PURCHASE_KEY]: purchaseId, [TOTAL_KEY]: String(totalCents) };
}

async function check(stripe: Stripe, ref: string): Promise<PaymentOutcome> {
  if (ref.startsWith('pi_')) {
    const intent = await stripe.paymentIntents.retrieve(ref, { expand: EXPANDED_INTENT });
    return asOrdered(ref, () => outcomeOfIntent(intent));
  }
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED_SESSION });
  return asOrdered(ref, () => outcomeOfSession(session));
}

/** A payment that is not what was ordered settles nothing: it stays open, and somebody has to look at it. */
function asOrdered(ref: string, outcome: () => PaymentOutcome): PaymentOutcome {
  try {
    return outcome();
  } catch (error) {
    if (!(error instanceof NotAsOrdered)) throw error;
    console.error(JSON.stringify({ message: 'PAYMENT NOT AS ORDERED', ref, what: error.message }));
    return { kind: 'pending', ref, redirectUrl: null };
  }
}

/** Stripe forgets keys after a day, and a refund may be tried for longer: so it carries its id, and is looked for first. */
async function refund(stripe: Stripe, payment: string, amountCents: number, refundId: string): Promise<void> {
  const made = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
  if (made.data.some(({ metadata }) => metadata?.refund_id === refundId)) return;
  try {
    await stripe.refunds.create(
      { payment_intent: payment, amount: amountCents, metadata: { refund_id: refundId } },
      { idempotencyKey: refundId },
    );
  } catch (error) {
    // Whoever runs the site gave it back at Stripe.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded') return;
    throw error;
  }
}

/** Whatever Stripe did not answer in its terms tells nothing about the money. Its messages may hold a key: they stay out of the log. */
async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    console.error(JSON.stringify({ message: 'Stripe did not do it', type, code, param, statusCode, requestId }));
    throw new ProviderUnavailable(`Stripe: ${type}`);
  }
}
