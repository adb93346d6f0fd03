import Stripe from 'stripe';

/** Of one request, in milliseconds: the edge gives up on a call of ours after 5 seconds. */
const TIMEOUT_MS = 4_000;

/**
 * Stripe's library as a worker runs it. Nothing is sent a second time by itself: the buyer sends an order again, and Stripe
 * an event, with the key that makes it the same one.
 *
 * @param fetchFn what reaches Stripe; a test gives one that answers in its place
 */
export function createStripeClient(secretKey: string, fetchFn: typeof fetch): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchFn),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
