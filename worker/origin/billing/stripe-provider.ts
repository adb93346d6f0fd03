import Stripe from 'stripe';
import {
  type Charge,
  type ChargeNote,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderUnavailable,
} from './payment-provider.ts';
import { chargeKept, checkKept, detachKept, resumeKept } from './stripe-kept-method.ts';
import { NotAsOrdered, outcomeOfSession } from './stripe-outcome.ts';
import { openPage } from './stripe-page.ts';
import { refundAtStripe } from './stripe-refund.ts';

const EXPANDED_SESSION = ['payment_intent.latest_charge'];

/**
 * Takes payments through Stripe: on its own page, or from a method it keeps. Sending the same purchase or refund again
 * does not repeat it: Stripe's idempotency keys ensure that for a day, our records forever.
 *
 * @param fetchFn what reaches Stripe
 */
export function createStripeProvider(secretKey: string, fetchFn: typeof fetch): PaymentProvider {
  const stripe = createStripeClient(secretKey, fetchFn);
  return {
    name: 'stripe',
    way: 'hosted-page',
    subscriptions: null,
    charge: (charge, note) => guarded(() => chargeAtStripe(stripe, charge, note)),
    check: (ref) => guarded(() => check(stripe, ref)),
    refund: (payment, cents, refundId) => guarded(() => refundAtStripe(stripe, payment, cents, refundId)),
    detach: ({ ref }) => guarded(() => detachKept(stripe, ref)),
  };
}

function chargeAtStripe(stripe: Stripe, charge: Charge, note: ChargeNote): Promise<PaymentOutcome> {
  const { ref } = note;
  if (ref !== null) return isIntent(ref) ? asOrdered(() => resumeKept(stripe, charge, ref)) : check(stripe, ref);
  const { method } = charge;
  if (method === null) return openPage(stripe, charge);
  return asOrdered(() => chargeKept(stripe, charge, method, note));
}

function check(stripe: Stripe, ref: string): Promise<PaymentOutcome> {
  if (isIntent(ref)) return asOrdered(() => checkKept(stripe, ref));
  return asOrdered(async () =>
    outcomeOfSession(await stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED_SESSION })),
  );
}

function isIntent(ref: string): boolean {
  return ref.startsWith('pi_');
}

/** A payment that differs from the order settles nothing: it stays open, and somebody has to look at it. */
async function asOrdered(outcome: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  try {
    return await outcome();
  } catch (error) {
    if (!(error instanceof NotAsOrdered)) throw error;
    const { ref, message: what } = error;
    console.error(JSON.stringify({ message: 'PAYMENT NOT AS ORDERED', ref, what }));
    return { kind: 'pending', ref, redirectUrl: null, isNotAsOrdered: true };
  }
}

/**
 * If Stripe does not answer in its own terms, we know nothing about the money. Its messages may contain a key, so we do
 * not log them.
 */
async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    console.error(JSON.stringify({ message: 'a Stripe request failed', type, code, param, statusCode, requestId }));
    throw new ProviderUnavailable(`Stripe: ${type}`);
  }
}

/** For one request, in milliseconds: the edge gives up on our calls after 5 seconds. */
const TIMEOUT_MS = 4_000;

/**
 * Stripe's library, set up for a worker. It never retries by itself: the buyer resends an order, and Stripe an event,
 * with a key that identifies it.
 *
 * @param fetchFn what reaches Stripe; tests pass a substitute
 */
function createStripeClient(secretKey: string, fetchFn: typeof fetch): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchFn),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
