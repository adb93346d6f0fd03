import Stripe from 'stripe';
import { writeLog } from '../../logging/write-log.ts';
import { ProviderUnavailable } from '../payment-provider.ts';

/**
 * For one task at Stripe, however many requests it takes, and for all tasks of one call of the edge, in milliseconds: the
 * edge gives up on our calls after 5 seconds.
 */
export const TASK_MS = 4_000;

/** Does a task at Stripe. @throws ProviderUnavailable */
export type AskStripe = <T>(task: (stripe: Stripe) => Promise<T>) => Promise<T>;

/**
 * Gives each task a client whose requests end together after {@link TASK_MS}. It never retries by itself: the buyer
 * resends an order, and Stripe an event, with a key that identifies it.
 *
 * If Stripe does not answer in its own terms, we know nothing about the money. Its messages may contain a key, so we do
 * not log them.
 *
 * @param fetchFn what reaches Stripe; tests pass a substitute
 * @param endsAt when all tasks end together, milliseconds since 1970; none by default
 */
export function createStripeAsker(secretKey: string, fetchFn: typeof fetch, endsAt = Infinity): AskStripe {
  return async (task) => {
    try {
      const left = Math.max(0, Math.min(TASK_MS, endsAt - Date.now()));
      return await task(
        createClient(secretKey, endingTogether(fetchFn, left === 0 ? AbortSignal.abort() : AbortSignal.timeout(left))),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId } = error;
      writeLog('a Stripe request failed', { type, code, param, statusCode, requestId });
      throw new ProviderUnavailable(`Stripe: ${type}`);
    }
  };
}

function createClient(secretKey: string, fetchFn: typeof fetch): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchFn),
    timeout: TASK_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A request that would begin too late is not made: what it does would be unknown to us. */
function endingTogether(fetchFn: typeof fetch, end: AbortSignal): typeof fetch {
  return async (input, init) => {
    end.throwIfAborted();
    const signal = init?.signal == null ? end : AbortSignal.any([init.signal, end]);
    return fetchFn(input, { ...init, signal });
  };
}
