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

/** The form that puts another payment method on file. */
export const paymentMethodFormCopy = {
  /** the provider's page asks for it */
  hosted: 'You enter it on our payment provider’s page, then come back here. We never see the card number.',
  toHosted: 'Continue to the payment page',
  save: 'Save this payment method',
  pay: (due: number) => `Save it and pay ${formatPrice(due)}`,
  hostedPay: (due: number) => `Continue, and pay ${formatPrice(due)}`,
  kept: 'Our payment provider stores it. We store a card’s brand, last four digits and expiry date, and the provider’s reference to it.',
} as const;

/** The page of the payment method. */
export const paymentMethodCopy = {
  title: 'Payment method',
  lede: 'What your renewals and your next purchase are paid with.',
  onFile: 'On file',
  none: 'There is no payment method on file.',
  expires: (date: string) => `Expires ${date}`,
  another: 'Use another',
  first: 'Add a payment method',
  /** why one is here, by where one came from */
  forChange: 'To change your plan, add a payment method first.',
  back: 'Back',
  overdue: {
    title: 'Your payment did not go through',
    ends: (day: string) => `Your plan ends on ${day} unless payment goes through.`,
    endsSoon: 'Your plan ends unless payment goes through.',
    stays: 'Your contacts and purchases stay either way.',
    method: 'Charged to',
    due: 'To pay',
    amount: (price: number, name: string) => `${formatPrice(price)}, ${name}`,
    end: 'End the plan',
  },
  remove: {
    button: 'Take it off file',
    text: 'Our payment provider forgets it, and nobody can charge it here again.',
    renews: 'Your plan renews with it. Use another instead, or cancel your plan first.',
    failed: 'The payment provider did not answer, so it is still on file. Please try again.',
  },
  notices: {
    removed: 'Nothing is on file now.',
    removedText: 'Our payment provider has forgotten it.',
    left: 'Nothing has changed.',
    leftText:
      'The payment page was left, or has not answered yet. If you entered a card there, look again in a moment.',
    pending: 'The payment is still under way.',
    pendingText: 'Your bank has not confirmed it yet. We email you as soon as it does.',
    again: 'Look again',
  },
  problems: {
    declined: (why: string | null) => ({
      title: 'Nothing was charged.',
      text: `It is on file now, but the payment did not go through. ${why ?? 'Your bank declined it.'} You can use another.`,
    }),
    unknown: {
      title: 'We do not know yet whether it was saved.',
      text: 'Send the form again. You are charged at most once.',
    },
    refused: (why: string) => ({
      title: 'This was not saved, and nothing was charged.',
      text: `${asSentence(why)} Check the fields below, or use another.`,
    }),
    payThere: 'Pay on our payment provider’s page',
    gone: { title: 'Please enter it again.', text: 'We no longer have what you entered. Nothing was charged.' },
    used: {
      title: 'This form was already used.',
      text: 'What is on file now stands above. To use another, enter it again.',
    },
  },
  closed: { title: 'Nothing can be paid here', text: 'Payments are not set up on this site.' },
} as const;
