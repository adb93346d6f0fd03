import type { BillingInfo, Payer } from '../../contract/billing.ts';
import { formatPrice } from '../format/dollars.ts';
import { checkoutCopy } from './checkout.ts';

const { onFileCard, onFilePaypal } = checkoutCopy.payment;

/** 'Visa ending in 4242' */
export function payerName(payer: Payer | BillingInfo): string {
  return 'paypalInfo' in payer ? onFilePaypal(payer.paypalInfo.email) : onFileCard(payer.cardType, payer.cardNumber);
}

/** '04 / 30' from '2030-04' */
export function expiryText(month: string): string {
  return `${month.slice('YYYY-'.length)} / ${month.slice('20'.length, 'YYYY'.length)}`;
}

/** The form that puts another payment method on file. */
export const paymentMethodFormCopy = {
  /** the provider's page asks for it */
  hosted: 'You enter it on our payment provider’s page, then come back here. We never see the card number.',
  toHosted: 'Continue to the payment page',
  save: 'Save this payment method',
  pay: (due: number) => `Save it and pay ${formatPrice(due)}`,
  hostedPay: (due: number) => `Continue, and pay ${formatPrice(due)}`,
  kept: 'Our payment provider stores it. We store a card’s brand, last four digits and expiry date, or the PayPal address, and the provider’s reference to it.',
  sending: 'Saving your payment method',
} as const;
