import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';
import { asSentence } from '../format/prose.ts';
import { priceText } from './renewal.ts';

/** Changing to another plan. */
export const changePlanCopy = {
  title: 'Change plan',
  lede: (name: string, price: number, period: PlanPeriod) => `You have ${name} for ${priceText(price, period)}.`,
  legend: 'Change to',
  /** beside each plan: what changing to it costs today */
  now: (charge: number, refund: number) =>
    refund === 0 ? `${formatPrice(charge)} today` : `${formatPrice(charge)} today, ${formatPrice(refund)} goes back`,
  later: (day: string) => `From ${day}, nothing today`,
  toName: (name: string) => `Change to ${name}`,
  terms: {
    today: 'Charged today',
    nothing: 'Nothing',
    paidWith: 'Paid with',
    refund: 'Refunded',
    refundText: (amount: string, name: string) => `${amount} for the unused part of ${name}`,
    starts: 'Starts',
    startsOn: (day: string, name: string) => `On ${day}, when your paid time on ${name} ends`,
    renews: 'Renews',
    sharing: 'Sharing',
    /** of a plan that can be shared: no other one can */
    sharingEnds: (name: string, day: string | null) =>
      `Anybody you share ${name} with loses it ${day === null ? 'today' : `on ${day}`}`,
  },
  submit: {
    now: (charge: number) => `Pay ${formatPrice(charge)} and change`,
    later: (day: string) => `Change on ${day}`,
  },
  keep: (name: string) => `Keep ${name}`,
  none: 'There is no other plan you can change to right now.',
  back: 'Back to your plan',
  problems: {
    price: {
      title: 'Nothing was charged.',
      text: 'The price has changed since this page loaded. The new price is below.',
    },
    declined: (why: string | null) => ({
      title: 'Nothing was charged, and your plan has not changed.',
      text: why ?? 'Your bank declined this payment.',
    }),
    otherCard: 'Use another card',
    gone: { title: 'Nothing was charged.', text: 'This plan is not for sale right now.' },
    refused: (why: string) => ({ title: 'Nothing was charged.', text: asSentence(why) }),
    expired: { title: 'Nothing was charged.', text: 'The payment did not go through in time. You can try again.' },
    /** of a change that costs nothing today, and whose answer was lost */
    unknown: {
      title: 'We do not know whether your change went through.',
      text: 'Nothing is charged for it today. Your plan’s page shows which plan comes next.',
      link: 'See your plan',
    },
  },
} as const;
