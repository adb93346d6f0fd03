import type Stripe from 'stripe';
import type { Payer } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { Charge, KeptMethod, PaymentOutcome } from './payment-provider.ts';

/** Metadata of everything that we make at Stripe: whose it is, and what was to be paid. */
export const PURCHASE_KEY = 'purchase_id';
export const TOTAL_KEY = 'total_cents';
export const CURRENCY = 'usd';
/** A charge of a kept method that the bank wants to hear its customer about: they are asked on Stripe's page. */
export const ASKS_THE_BUYER = 'authentication_required';

export function metadataOf({ purchaseId, totalCents }: Charge): Stripe.MetadataParam {
  return { [PURCHASE_KEY]: purchaseId, [TOTAL_KEY]: String(totalCents) };
}

/** What Stripe says of a charge that cannot be taken for a payment of what was ordered; `what` is for the log. */
export class NotAsOrdered extends Error {
  override readonly name = 'NotAsOrdered';
  readonly ref: string;

  constructor(ref: string, what: string) {
    super(what);
    this.ref = ref;
  }
}

/**
 * How a Checkout Session stands. Its payment intent has to be there whole, with its latest charge.
 *
 * @throws NotAsOrdered where something else was paid than what was ordered
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
 * How a payment intent stands that has no session.
 *
 * @throws NotAsOrdered where something else was paid than what was ordered
 */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): PaymentOutcome {
  if (intent.status !== 'succeeded') return outcomeOfOpenIntent(intent.id, intent);
  assertAsOrdered(intent.id, intent.metadata, intent.amount_received, intent.currency);
  return paid(intent.id, intent, intent.receipt_email);
}

/** A payment that a bank refused goes back to asking for a method; one that takes days is `processing`. */
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
  // Nothing is owed for money that is back already.
  if (charge.refunded) return { kind: 'declined', ref, message: orderCopy.declinedRefunded };
  return { kind: 'paid', ref, payment, payer, kept: keptMethodOf(intent), refundedCents: charge.amount_refunded };
}

/** The method that the buyer left for the next purchase. */
function keptMethodOf({ setup_future_usage, payment_method, customer }: Stripe.PaymentIntent): KeptMethod | null {
  if (setup_future_usage !== 'off_session' || payment_method === null) return null;
  return { ref: idOf(payment_method), customer: customer === null ? null : idOf(customer) };
}

/** The id of what Stripe names or sends whole. */
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

/** By Stripe's codes of errors and declines, where a reader can do something about them. */
const SENTENCES: { readonly [code: string]: string } = {
  expired_card: orderCopy.declinedExpired,
  incorrect_cvc: orderCopy.declinedCode,
  insufficient_funds: orderCopy.declinedFunds,
};

/** Why a payment did not go through, for the buyer: in our words, and never more than the bank means to tell. */
function declineMessage(...codes: readonly (string | null | undefined)[]): string {
  const known = codes.find((code) => code != null && code in SENTENCES);
  return SENTENCES[known ?? ''] ?? orderCopy.declined;
}

/** How Stripe's names of card brands are written. */
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
 * What may be kept of whoever paid: brand, last four digits and expiry of a card, or a PayPal address (F3-24, F3-26).
 *
 * @param email the buyer's, for a PayPal account that shows none
 * @returns null for any other method, which a session of ours does not offer
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
