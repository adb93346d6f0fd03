import type Stripe from 'stripe';
import type { CallResponse } from '../../../../shared/contract/calls.ts';
import type { OriginContext } from '../../context.ts';
import { besideAnswer } from '../../http/beside-answer.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { sendQueuedMail } from '../../mail/queue.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { noteEvent, wasCarriedOut } from '../webhook-events-store.ts';
import { ASKS_THE_BUYER } from './stripe-decline.ts';
import { noteStripeDispute } from './stripe-dispute-event.ts';
import { readStripeEvent } from './stripe-event.ts';
import { followMethodPage } from './stripe-method-event.ts';
import { paymentOfIntent, paymentOfSession, settleByPayment } from './stripe-order-event.ts';
import { idOf } from './stripe-outcome.ts';
import { followPlan, hintOfInvoice, hintOfSubscription } from './stripe-plan-event.ts';
import { noteFailedStripeRefund, noteStripeRefund } from './stripe-refund-event.ts';

/**
 * POST /api/webhooks/stripe: what Stripe reports about a payment or a plan. An event is only a hint: we ask for the
 * state of what it is about, so events may come late, twice and in any order. An event is recorded once it is carried
 * out. One about a payment that differs from the order is refused each time, so the log repeats it for as long as Stripe
 * sends it.
 *
 * @throws ProblemError 404 without Stripe, 400 for anything Stripe did not sign in the last few minutes, 503 for what
 * Stripe has to send again
 */
export async function answerStripeWebhook(c: OriginContext): Promise<CallResponse<'stripeWebhook'>> {
  const { stripe } = c.get('settings');
  if (stripe === null) throw new ProblemError(404, 'Not found');
  const event = await readStripeEvent(c, stripe.webhookSecret);
  const { ACCOUNTS } = c.env;
  if (await wasCarriedOut(ACCOUNTS, event.id)) return {};
  try {
    if (await carryOut(c, event)) await noteEvent(ACCOUNTS, event.id, c.get('now'));
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ProblemError(503, 'Please send this event again');
    throw error;
  }
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return {};
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
    case 'checkout.session.expired':
      return followPage(c, event.type, event.data.object);
    case 'payment_intent.payment_failed':
      if (event.data.object.last_payment_error?.code === ASKS_THE_BUYER) return true;
      await settleByPayment(c, event.type, paymentOfIntent(event.data.object));
      return true;
    case 'payment_intent.succeeded':
      await settleByPayment(c, event.type, paymentOfIntent(event.data.object));
      return true;
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
      return followPlan(c, event.type, hintOfSubscription(event.data.object));
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return followPlan(c, event.type, hintOfInvoice(event.data.object));
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return noteStripeDispute(c, event.data.object);
    case 'charge.refunded':
      return noteStripeRefund(c, event.data.object);
    case 'refund.failed':
      return noteFailedStripeRefund(c, event.data.object);
    default:
      return true;
  }
}

/** A page that takes a method, or one that is paid. */
async function followPage(c: OriginContext, type: string, session: Stripe.Checkout.Session): Promise<boolean> {
  if (session.mode === 'setup') return followMethodPage(c, session);
  await settleByPayment(c, type, paymentOfSession(session));
  const { subscription } = session;
  // Earlier events may have been about a plan that we did not know yet.
  if (subscription !== null) await followPlan(c, type, { subscription: idOf(subscription), purchaseId: null });
  return true;
}
