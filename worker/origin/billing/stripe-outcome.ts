import type Stripe from 'stripe';
import type { Payer } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { Charge, KeptMethod, PaymentOutcome } from './payment-provider.ts';

/** Metadata on everything we create at Stripe: which purchase it belongs to, and the amount. */
export const PURCHASE_KEY = 'purchase_id';
const TOTAL_KEY = 'total_cents';
export const CURRENCY = 'usd';
/** The bank wants to verify the customer before a kept method is charged: Stripe's page asks them. */
export const ASKS_THE_BUYER = 'authentication_required';

export function metadataOf({ purchaseId, totalCents }: Charge): Stripe.MetadataParam {
  return { [PURCHASE_KEY]: purchaseId, [TOTAL_KEY]: String(totalCents) };
}

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
 * The state of a Checkout Session. It must include its whole payment intent with the latest charge.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export function outcomeOfSession(session: Stripe.Checkout.Session): PaymentOutcome {
  const { id: ref, status, payment_status, payment_intent: intent } = session;
  if (status === 'expired') return { kind: 'expired', ref };
  if (status !== 'complete') return { kind: 'pending', ref, redirectUrl: session.url };
  if (intent === null || typeof intent === 'string') throw new NotAsOrdered(ref, 'a session without its payment');
  if (payment_status === 'paid') {
    assertAsOrdered(ref, session.metadata, session.amount_total, session.currency);
    return paid(ref, intent, session.customer_details?.email ?? session.customer_email);
  }
  return outcomeOfOpenIntent(ref, intent);
}

/**
 * The state of a payment intent without a session.
 *
 * @throws NotAsOrdered if the payment differs from the order
 */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): PaymentOutcome {
  if (intent.status !== 'succeeded') return outcomeOfOpenIntent(intent.id, intent);
  assertAsOrdered(intent.id, intent.metadata, intent.amount_received, intent.currency);
  return paid(intent.id, intent, intent.receipt_email);
}

/** If a bank refuses a payment, its intent asks for a method again; one that takes days is `processing`. */
function outcomeOfOpenIntent(ref: string, { status, last_payment_error: error }: Stripe.PaymentIntent): PaymentOutcome {
  if (status === 'requires_payment_method' || status === 'canceled')
    return { kind: 'declined', ref, message: declineMessage(error?.decline_code, error?.code) };
  return { kind: 'pending', ref, redirectUrl: null };
}

function paid(ref: string, intent: Stripe.PaymentIntent, email: string | null): PaymentOutcome {
  const { latest_charge: named, id: payment } = intent;
  const charge = named === null || typeof named === 'string' ? null : named;
  const payer = readPayer(charge?.payment_method_details ?? null, email);
  if (charge === null || payer === null) throw new NotAsOrdered(ref, 'a method that we do not offer');
  // Fully refunded money buys nothing.
  if (charge.refunded) return { kind: 'declined', ref, message: orderCopy.declinedRefunded };
  return { kind: 'paid', ref, payment, payer, kept: keptMethodOf(intent), refundedCents: charge.amount_refunded };
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

function assertAsOrdered(
  ref: string,
  metadata: Stripe.Metadata | null,
  cents: number | null,
  currency: string | null,
): void {
  if (currency !== CURRENCY) throw new NotAsOrdered(ref, 'another currency');
  if (cents === null || String(cents) !== metadata?.[TOTAL_KEY]) throw new NotAsOrdered(ref, 'another amount');
}

/** By Stripe's error and decline codes, if the buyer can do something about them. */
const SENTENCES: { readonly [code: string]: string } = {
  expired_card: orderCopy.declinedExpired,
  incorrect_cvc: orderCopy.declinedCode,
  insufficient_funds: orderCopy.declinedFunds,
};

/** Why a payment failed, for the buyer: in our words, and never more than the bank wants to reveal. */
function declineMessage(...codes: readonly (string | null | undefined)[]): string {
  const known = codes.find((code) => code != null && code in SENTENCES);
  return SENTENCES[known ?? ''] ?? orderCopy.declined;
}

/** How to write Stripe's card brands. */
const BRANDS: { readonly [brand: string]: string } = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * What we may store about the payer: a card's brand, last four digits and expiry, or a PayPal address (F3-24, F3-26).
 *
 * @param email the buyer's, for a PayPal account that shows none
 * @returns null for any other method, which our sessions do not offer
 */
function readPayer(details: Stripe.Charge.PaymentMethodDetails | null, email: string | null): Payer | null {
  if (details?.card != null) {
    const { brand, last4, exp_month, exp_year } = details.card;
    if (last4 === null) return null;
    return {
      cardType: BRANDS[brand ?? ''] ?? 'Card',
      cardNumber: last4,
      expiresAt: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
    };
  }
  if (details?.paypal != null) {
    const address = details.paypal.payer_email ?? email;
    return address === null ? null : { paypalInfo: { email: address } };
  }
  return null;
}
