import Stripe from 'stripe';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import type { PaymentOutcome } from '../payment-provider.ts';

/** The bank wants the cardholder's approval before a kept method is charged: Stripe's page asks for it. */
export const ASKS_THE_BUYER = 'authentication_required';
const ASKING_CODES: readonly (string | undefined)[] = [
  ASKS_THE_BUYER,
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
];

/** By Stripe's error and decline codes, if the buyer can do something about them. */
const SENTENCES: { readonly [code: string]: string } = {
  expired_card: orderCopy.declinedExpired,
  incorrect_cvc: orderCopy.declinedCode,
  insufficient_funds: orderCopy.declinedFunds,
};

/** Why a payment failed, for the buyer: in our words, and never more than the bank wants to reveal. */
export function declineMessage(...codes: readonly (string | null | undefined)[]): string {
  const known = codes.find((code) => code != null && code in SENTENCES);
  return SENTENCES[known ?? ''] ?? orderCopy.declined;
}

/**
 * What a refused payment of a subscription means.
 *
 * @returns 'asks' if the bank wants the cardholder's approval; null if the error says nothing about a payment
 */
export function readDecline(error: unknown): { readonly message: string } | 'asks' | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  const { code, decline_code } = error;
  if (ASKING_CODES.includes(code) || decline_code === ASKS_THE_BUYER) return 'asks';
  return error instanceof Stripe.errors.StripeCardError ? { message: declineMessage(decline_code, code) } : null;
}

/** If Stripe no longer knows the method or its owner, and never will again. @returns null for any other error */
export function declinedWithoutMethod(error: unknown, ref: string | null): PaymentOutcome | null {
  const isGone =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    ['payment_method', 'default_payment_method', 'customer'].includes(error.param ?? '');
  return isGone ? { kind: 'declined', ref, message: orderCopy.declinedMethodGone, isMethodGone: true } : null;
}
