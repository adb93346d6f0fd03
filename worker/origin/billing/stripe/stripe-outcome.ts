import type Stripe from 'stripe';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import type { KeptMethod, PaymentOutcome } from '../payment-provider.ts';
import { declineMessage } from './stripe-decline.ts';
import { CURRENCY, TOTAL_KEY } from './stripe-metadata.ts';
import { readPayer } from './stripe-payer.ts';

/** Stripe reports a charge that does not match the order; `what` is for the log. */
export class NotAsOrdered extends Error {
  override readonly name = 'NotAsOrdered';
  readonly ref: string;

  constructor(ref: string, what: string) {
    super(what);
    this.ref = ref;
  }
}

/**
 * The state of a Checkout Session for one payment. It must include its whole payment intent with the latest charge.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export function outcomeOfSession(session: Stripe.Checkout.Session): PaymentOutcome {
  const { id: ref, payment_status, payment_intent: intent } = session;
  const open = outcomeOfOpenSession(session);
  if (open !== null) return open;
  if (intent === null || typeof intent === 'string') throw new NotAsOrdered(ref, 'a session without its payment');
  if (payment_status === 'paid') {
    assertAsOrdered(ref, session.metadata, centsWithoutTax(session), session.currency);
    return paid(ref, intent, session.customer_details?.email ?? session.customer_email, taxOf(session));
  }
  return outcomeOfOpenIntent(ref, intent);
}

/** The state of a session that nobody has completed; null for any other. */
export function outcomeOfOpenSession({ id: ref, status, url }: Stripe.Checkout.Session): PaymentOutcome | null {
  if (status === 'expired') return { kind: 'expired', ref };
  return status === 'complete' ? null : { kind: 'pending', ref, redirectUrl: url };
}

/** The sales tax that a session's page added, in cents. */
function taxOf({ total_details }: Stripe.Checkout.Session): number {
  return total_details?.amount_tax ?? 0;
}

/** What a session charges without sales tax, in cents: the order's own total. */
export function centsWithoutTax(session: Stripe.Checkout.Session): number | null {
  return session.amount_total === null ? null : session.amount_total - taxOf(session);
}

/**
 * The state of a payment intent without a session.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): PaymentOutcome {
  if (intent.status !== 'succeeded') return outcomeOfOpenIntent(intent.id, intent);
  assertAsOrdered(intent.id, intent.metadata, intent.amount_received, intent.currency);
  return paid(intent.id, intent, intent.receipt_email, 0);
}

/** If a bank refuses a payment, its intent asks for a method again; one that takes days is `processing`. */
function outcomeOfOpenIntent(ref: string, { status, last_payment_error: error }: Stripe.PaymentIntent): PaymentOutcome {
  if (status === 'requires_payment_method' || status === 'canceled')
    return { kind: 'declined', ref, message: declineMessage(error?.decline_code, error?.code) };
  return { kind: 'pending', ref, redirectUrl: null };
}

function paid(ref: string, intent: Stripe.PaymentIntent, email: string | null, taxCents: number): PaymentOutcome {
  const charge = chargeOf(intent);
  // Fully refunded money buys nothing.
  if (charge?.refunded) return { kind: 'declined', ref, message: orderCopy.declinedRefunded };
  return {
    kind: 'paid',
    ref,
    payment: intent.id,
    payer: readPayer(charge?.payment_method_details ?? null, email),
    kept: keptMethodOf(intent),
    refundedCents: charge?.amount_refunded ?? 0,
    ...(taxCents === 0 ? {} : { taxCents }),
  };
}

/** A payment intent's charge, if it came along. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return charge === null || typeof charge === 'string' ? null : charge;
}

/** The method the buyer left for their next purchase. */
function keptMethodOf({ setup_future_usage, payment_method, customer }: Stripe.PaymentIntent): KeptMethod | null {
  if (setup_future_usage !== 'off_session' || payment_method === null) return null;
  return { ref: idOf(payment_method), customer: customer === null ? null : idOf(customer) };
}

/** The id of what Stripe sends either as an id or as a whole object. */
export function idOf(named: string | { readonly id: string }): string {
  return typeof named === 'string' ? named : named.id;
}

/** @throws NotAsOrdered unless this is the order's own total, without tax, in US cents */
export function assertAsOrdered(
  ref: string,
  metadata: Stripe.Metadata | null,
  cents: number | null,
  currency: string | null,
): void {
  if (currency !== CURRENCY) throw new NotAsOrdered(ref, 'another currency');
  if (cents === null || String(cents) !== metadata?.[TOTAL_KEY]) throw new NotAsOrdered(ref, 'another amount');
}
