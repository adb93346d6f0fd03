import type { BillingInfo, Payer } from '../../contract/billing.ts';
import { formatPrice } from '../format/dollars.ts';
import { asSentence } from '../format/prose.ts';
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

/** The form that puts a payment method on file. */
export const paymentMethodFormCopy = {
  /** the provider's page asks for it */
  hosted: 'You enter your card on our payment provider’s page, then come back here. We never see the number.',
  toHosted: 'Continue to the payment page',
  save: 'Save this payment method',
  pay: (due: number) => `Save and pay ${formatPrice(due)}`,
  hostedPay: (due: number) => `Continue and pay ${formatPrice(due)}`,
  kept: 'Our payment provider stores your card or PayPal account. We store a card’s brand, last four digits and expiry date, and the provider’s reference to it.',
} as const;

/** The page of the payment method. */
export const paymentMethodCopy = {
  title: 'Payment method',
  lede: 'We charge it for renewals, and you can use it for your next purchase.',
  onFile: 'On file',
  none: 'You have no payment method on file.',
  expires: (date: string) => `Expires ${date}`,
  another: 'Use another',
  first: 'Add a payment method',
  /** why the viewer was sent here */
  forChange: 'To change your plan, add a payment method first.',
  back: 'Back',
  overdue: {
    title: 'Your payment did not go through',
    ends: (day: string) => `Your plan ends on ${day} unless a payment goes through.`,
    endsSoon: 'Your plan ends unless a payment goes through.',
    stays: 'You keep your contacts and purchases either way.',
    method: 'Charged to',
    due: 'Amount due',
    amount: (price: number, name: string) => `${formatPrice(price)}, ${name}`,
    end: 'End plan',
  },
  remove: {
    button: 'Remove',
    text: 'Our payment provider deletes it, and it cannot be charged here again.',
    renews: 'Your plan renews with it. To remove it, save another method instead, or cancel your plan first.',
    cancel: 'Cancel plan',
    failed: 'The payment provider did not respond, so it is still on file. Please try again.',
  },
  notices: {
    removed: 'Your payment method was removed.',
    removedText: 'Our payment provider has deleted it.',
    left: 'Nothing has changed.',
    leftText:
      'You left the payment page, or it has not responded yet. If you entered a card there, check again in a moment.',
    pending: 'Your payment is still pending.',
    pendingText: 'Your bank has not confirmed it yet. We will email you as soon as it does.',
    again: 'Check again',
  },
  problems: {
    declined: (why: string | null) => ({
      title: 'Nothing was charged.',
      text: `Your payment method is saved, but the payment did not go through. ${why ?? 'Your bank declined it.'} You can use another method.`,
    }),
    unknown: {
      title: 'We do not know yet whether it was saved.',
      text: 'Our payment provider has not answered. What is on file now is shown on this page.',
    },
    refused: (why: string) => ({
      title: 'This was not saved, and nothing was charged.',
      text: `${asSentence(why)} Check the fields below, or use another method.`,
    }),
    payThere: 'Pay on our payment provider’s page',
    gone: { title: 'Please enter it again.', text: 'We no longer have what you entered. Nothing was charged.' },
    used: {
      title: 'This form was already used.',
      text: 'The payment method on file is shown above. To use another, enter it again.',
    },
  },
  closed: { title: 'You cannot pay here', text: 'Payments are not set up on this site.' },
} as const;
