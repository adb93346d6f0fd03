import type Stripe from 'stripe';
import type { Payer } from '../../../shared/contract/billing.ts';

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
export function readPayer(details: Stripe.Charge.PaymentMethodDetails | null, email: string | null): Payer | null {
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
