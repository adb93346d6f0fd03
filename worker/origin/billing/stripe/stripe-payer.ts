import type { Payer } from '../../../../shared/contract/billing.ts';

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

/** What a payment or a kept method says about a card or PayPal account. */
interface Details {
  readonly card?: {
    readonly brand: string | null;
    readonly last4: string | null;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly paypal?: { readonly payer_email: string | null };
}

/**
 * What we may store about the payer: a card's brand, last four digits and expiry, or a PayPal address (F3-24, F3-26).
 * A buyer who paid with anything else still gets what they paid for: their receipt says 'Card'.
 *
 * @param email the buyer's, for a PayPal account that shows none
 */
export function readPayer(details: Details | null, email: string | null): Payer {
  if (details?.card !== undefined) {
    const { brand, last4, exp_month, exp_year } = details.card;
    return {
      cardType: BRANDS[brand ?? ''] ?? 'Card',
      cardNumber: last4,
      expiresAt: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
    };
  }
  const address = details?.paypal === undefined ? null : (details.paypal.payer_email ?? email);
  return address === null
    ? { cardType: 'Card', cardNumber: null, expiresAt: null }
    : { paypalInfo: { email: address } };
}
