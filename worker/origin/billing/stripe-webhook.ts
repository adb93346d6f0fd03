import Stripe from 'stripe';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { noteFailedRefund, noteForeignRefund } from './foreign-refunds.ts';
import { openBilling } from './open-billing.ts';
import { loadOrder } from './orders-store.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { settleOrder } from './settle-order.ts';
import { ASKS_THE_BUYER, CURRENCY, idOf, PURCHASE_KEY } from './stripe-outcome.ts';
import { REFUND_KEY } from './stripe-refund.ts';

/** The oldest event we accept, in seconds: a stolen signature is worthless after that. */
const TOLERANCE_S = 300;

/**
 * POST /api/webhooks/stripe: what Stripe tells us about a payment. An event is only a hint: we ask for the payment's
 * state, so events may come late, twice and in any order. An event is recorded once it is carried out. One about a
 * payment that differs from the order is refused each time, so the log repeats it for as long as Stripe sends it.
 *
 * @throws ProblemError 404 without Stripe, 400 for anything Stripe did not sign in the last few minutes, 503 for what
 * Stripe has to send again
 */
export async function answerStripeWebhook(c: OriginContext): Promise<CallResponse<'stripeWebhook'>> {
  const { stripe } = c.get('settings');
  if (stripe === null) throw new ProblemError(404, 'Not found');
  const event = await readEvent(c, stripe.webhookSecret);
  const { ACCOUNTS } = c.env;
  if (await wasCarriedOut(ACCOUNTS, event.id)) return {};
  try {
    if (await carryOut(c, event)) await noteEvent(ACCOUNTS, event.id, c.get('now'));
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ProblemError(503, 'Please send this event again');
    throw error;
  }
  return {};
}

async function readEvent(c: OriginContext, secret: string): Promise<Stripe.Event> {
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

/**
 * @returns false for events about nothing we know, which need not be recorded
 * @throws ProblemError 503 for what has to come again
 */
async function carryOut(c: OriginContext, event: Stripe.Event): Promise<boolean> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { id: ref, metadata, amount_total: cents, currency } = event.data.object;
      return settle(c, event.type, { ref, metadata, cents, currency });
    }
    case 'payment_intent.payment_failed':
      if (event.data.object.last_payment_error?.code === ASKS_THE_BUYER) return true;
      return settleIntent(c, event);
    case 'payment_intent.succeeded':
      return settleIntent(c, event);
    case 'charge.refunded':
      return noteRefund(c, event.data.object);
    case 'refund.failed':
      return noteFailure(c, event.data.object);
    default:
      return true;
  }
}

type IntentEvent = Stripe.PaymentIntentSucceededEvent | Stripe.PaymentIntentPaymentFailedEvent;

/** Intents of Stripe's page do not identify a purchase: their session does. */
function settleIntent(c: OriginContext, { type, data }: IntentEvent): Promise<boolean> {
  const { id: ref, metadata, amount: cents, currency } = data.object;
  return settle(c, type, { ref, metadata, cents, currency });
}

interface Payment {
  readonly ref: string;
  readonly metadata: Stripe.Metadata | null;
  readonly cents: number | null;
  readonly currency: string | null;
}

async function settle(c: OriginContext, type: string, { ref, metadata, cents, currency }: Payment): Promise<boolean> {
  const purchaseId = metadata?.[PURCHASE_KEY];
  if (purchaseId === undefined) return true;
  const log = (message: string) =>
    console.error(JSON.stringify({ message, trackingId: c.get('trackingId'), type, ref }));

  const billing = openBilling(c.get('settings'), c.env);
  const order = await loadOrder(billing.accounts, purchaseId);
  if (order === null || order.provider !== 'stripe') {
    log('a Stripe event about an unknown purchase');
    return true;
  }
  if (order.status === 'paid') return true;
  if (order.providerRef !== null && order.providerRef !== ref) {
    log('a Stripe event about another payment of a purchase');
    return true;
  }
  if (cents !== order.totalCents || currency !== CURRENCY) {
    log('PAYMENT NOT AS ORDERED');
    throw new ProblemError(503, 'Somebody has to look at this');
  }
  const outcome = await billing.provider?.check(ref);
  if (outcome === undefined) return true;
  await settleOrder(billing, purchaseId, outcome, c.get('now'));
  if (outcome.kind === 'pending' && outcome.isNotAsOrdered) throw new ProblemError(503, 'Somebody has to look at this');
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return true;
}

/**
 * Refunds that the site operator makes at Stripe are on the receipt too. For a payment that is not settled yet, we
 * check for them when it is.
 */
async function noteRefund(c: OriginContext, charge: Stripe.Charge): Promise<boolean> {
  if (charge.payment_intent === null) return false;
  const refunded = {
    provider: 'stripe',
    payment: idOf(charge.payment_intent),
    refundedCents: charge.amount_refunded,
    reason: orderCopy.refundedAtProvider,
  };
  return noteForeignRefund(c.env.ACCOUNTS, refunded, c.get('now'));
}

/** A bank returned a refund: the buyer does not have the money, and somebody has to reach them another way. */
async function noteFailure(c: OriginContext, { id: ref, ...refund }: Stripe.Refund): Promise<boolean> {
  if (refund.payment_intent === null) return false;
  const failed = {
    provider: 'stripe',
    payment: idOf(refund.payment_intent),
    refundId: refund.metadata?.[REFUND_KEY] ?? null,
    amountCents: refund.amount,
  };
  if (!(await noteFailedRefund(c.env.ACCOUNTS, failed, c.get('now')))) return false;
  console.error(JSON.stringify({ message: 'REFUND FAILED', trackingId: c.get('trackingId'), ref }));
  return true;
}

/** How long we remember events, in milliseconds: Stripe repeats one for three days. */
export const EVENT_KEPT_MS = 90 * 86_400_000;

/** Whether an event was already carried out. */
export async function wasCarriedOut(db: SqlDatabase, eventId: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM webhook_event WHERE id = ?1').bind(eventId).first()) !== null;
}

/** Remembers an event that was carried out, and deletes old ones. `now` is in milliseconds since 1970. */
export async function noteEvent(db: SqlDatabase, eventId: string, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM webhook_event WHERE received_at < ?1').bind(now - EVENT_KEPT_MS),
    db.prepare('INSERT OR IGNORE INTO webhook_event (id, received_at) VALUES (?1, ?2)').bind(eventId, now),
  ]);
}
