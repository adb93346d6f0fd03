import { formatDay } from '../format/day.ts';
import { formatPrice } from '../format/dollars.ts';

/** For viewers whose latest payment failed: the dialog, and its page. */
export const badPaymentCopy = {
  /** F8-25 */
  tag: 'Update Required',
  /** F8-24 */
  text: 'We were unable to process your most recent payment. Please update your payment method to continue accessing your Premium benefits.',
  /** the dialog's title */
  title: 'Your payment did not go through',
  /** the dialog for viewers whose payments are fine */
  fine: {
    title: 'Your payment method',
    text: 'Your latest payment went through. You can still change your payment method.',
  },
  endsAt: (at: number) => `Your plan ends on ${formatDay(at)} unless the payment goes through.`,
  stays: 'You keep your contacts and purchases either way.',
  method: 'Payment method',
  /** 'Visa ending in 0341, expires 04 / 27' */
  expires: (name: string, expiry: string) => `${name}, expires ${expiry}`,
  due: 'Amount due',
  /** '$9.99, Premium Monthly' */
  dueFor: (price: number, planName: string) => `${formatPrice(price)}, ${planName}`,
  endPlan: 'End plan',
  another: 'Use another card',
  /** without JavaScript, in place of the dialog */
  link: 'Update payment method',
} as const;
