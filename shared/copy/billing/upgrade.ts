import type { BillingInfo } from '../../contract/billing.ts';
import type { PlanPeriod } from '../../contract/plans.ts';
import type { UpgradeType } from '../../funnels/offer-destination.ts';
import { formatDay } from '../format/day.ts';
import { formatPrice } from '../format/dollars.ts';
import { payerName } from './payment-method.ts';
import { everyPeriod, priceText } from './renewal.ts';

/** Whoever buys has no plan that could have stayed as it was. */
const NOTHING_CHARGED = {
  change: 'Nothing was charged, and your plan has not changed.',
  buy: 'Nothing was charged.',
} as const;

/** Words of the one-click upgrade, in its dialog and on its page. */
export const upgradeCopy = {
  /** 'Premium Unlimited from today' */
  title: (name: string) => `${name} from today`,
  /** while the name of the plan is not known yet */
  titles: {
    business: 'Full email addresses',
    phone_activity: 'Phone activity',
    default: 'No monthly limit',
  } satisfies { readonly [T in UpgradeType]: string },
  /** what the plan includes, what the viewer clicked for first */
  holds: {
    business: [
      'Full email addresses for everybody you open',
      'Whether a phone is in use, and the best time to call it',
      'Phone numbers, addresses and relatives without a monthly limit',
    ],
    phone_activity: [
      'Whether a phone is in use, and the best time to call it',
      'Full email addresses for everybody you open',
      'Phone numbers, addresses and relatives without a monthly limit',
    ],
    default: [
      'Phone numbers, addresses and relatives without a monthly limit',
      'First letter and domain of every email address on record',
    ],
  } satisfies { readonly [T in UpgradeType]: readonly string[] },
  credits: (count: number) =>
    count === 1 ? 'A background report every month' : `${count} background reports every month`,
  /** beside the price, where the checkout says the rest */
  renewsUntil: (period: PlanPeriod) => `Renews ${everyPeriod(period)} until you cancel.`,
  rows: {
    charged: (payer: BillingInfo) => `Charged now, ${payerName(payer)}`,
    back: (planName: string) => `Refund for the unused part of ${planName}`,
    sum: 'Your cost after the refund',
    price: 'Price',
  },
  amountBack: (dollars: number) => `−${formatPrice(dollars)}`,
  renews: (price: number, period: PlanPeriod, at: number) =>
    `Then ${formatPrice(price)} on ${formatDay(at)} and ${everyPeriod(period)} until you cancel: two clicks in your account.`,
  priceText,
  purpose: 'What you use it for',
  pay: (dollars: number) => `Pay ${formatPrice(dollars)} and upgrade`,
  buy: (dollars: number) => `Pay ${formatPrice(dollars)}`,
  toCheckout: 'Continue to checkout',
  keep: 'Keep my plan',
  notNow: 'Not now',
  anotherCard: 'Use another card',
  loading: 'Loading the price',
  working: 'Upgrading your plan',
  toPlan: 'See your plan',
  back: 'Back to the person',
  states: {
    held: (planName: string) => `You have ${planName}, which includes all of this.`,
    shared: (planName: string) => `You share somebody’s ${planName}. Only they can change it.`,
    overdue: 'Your latest payment did not go through. Pay it first, then you can change your plan.',
    'no-method': 'You have no payment method on file that we could charge.',
    manage: 'You can make this change on your Plan page.',
    closed: 'This plan is not for sale right now.',
    blocked: 'Your plan has no one-click upgrade. You can change it on the page of your plan.',
    unknown: 'There is no such upgrade.',
  },
  toPayment: 'Update payment method',
  addMethod: 'Add a payment method',
  problems: {
    /** the order failed for good */
    declined: (offer: 'change' | 'buy', why: string | null) => ({
      title: NOTHING_CHARGED[offer],
      text: why ?? 'Your bank declined this payment.',
    }),
    expired: (offer: 'change' | 'buy') => ({
      title: NOTHING_CHARGED[offer],
      text: 'The payment took too long. You can try again.',
    }),
    changed: {
      title: 'Nothing was charged.',
      text: 'The price or your plan has changed since this page loaded. This is what it costs now.',
    },
    noMethod: {
      title: 'Nothing was charged.',
      text: 'Your payment method is no longer on file.',
    },
    refused: { title: 'Nothing was charged.', text: 'You can make this change only on your Plan page.' },
    /** the same request may be sent again */
    unknown: {
      title: 'We do not know yet whether it worked.',
      text: 'Please try again. You will not be charged twice.',
    },
    loading: { title: 'This could not be loaded.', text: 'Nothing was charged.' },
  },
  again: 'Try again',
  /** without JavaScript, in place of the dialog */
  see: 'See the upgrade',
} as const;
