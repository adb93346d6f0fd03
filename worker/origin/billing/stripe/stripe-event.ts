import Stripe from 'stripe';
import type { OriginContext } from '../../context.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { writeLog } from '../../logging/write-log.ts';

/** The oldest event we accept, in seconds: a stolen signature is worthless after that. */
const TOLERANCE_S = 300;

/**
 * Reads what Stripe sent. An event has the version of its webhook endpoint, not of our library: one of another version
 * has other fields, so we trust none of it. It is refused, and Stripe keeps it, until somebody fixes the endpoint.
 *
 * @throws ProblemError 400 for anything Stripe did not sign in the last few minutes, 503 for another version
 */
export async function readStripeEvent(c: OriginContext, secret: string): Promise<Stripe.Event> {
  const event = await readSigned(c, secret);
  const { id: ref, type, api_version: version } = event;
  if (version === Stripe.API_VERSION) return event;
  const message = 'STRIPE EVENTS OF ANOTHER VERSION';
  writeLog(message, { ref, type, version, wanted: Stripe.API_VERSION });
  throw new ProblemError(503, 'Events of this version cannot be read');
}

async function readSigned(c: OriginContext, secret: string): Promise<Stripe.Event> {
  const signature = c.req.header('stripe-signature') ?? '';
  try {
    return await Stripe.webhooks.constructEventAsync(
      c.get('bodyText') ?? '',
      signature,
      secret,
      TOLERANCE_S,
      Stripe.createSubtleCryptoProvider(),
      c.get('now'),
    );
  } catch {
    // Its messages repeat what was sent: nobody should see them.
    throw new ProblemError(400, 'Bad request', {
      detail: 'The signature does not match this event and time',
      security: 'webhook-refused',
    });
  }
}
