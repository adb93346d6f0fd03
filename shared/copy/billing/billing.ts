import type { Invoice } from '../../contract/billing.ts';
import { CREDIT_REMINDER_DAYS } from '../../people/credit-reminder.ts';
import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { formatDay } from '../format/day.ts';
import { countOf } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';

/** Copy for receipts and orders. */
export const billingCopy = {
  statuses: {
    paid: 'Paid',
    refunded: 'Refunded',
    'partly refunded': 'Partly refunded',
  } satisfies { readonly [S in Invoice['status']]: string },
  invoices: {
    title: 'Receipts',
    lede: 'What you paid, and when.',
    open: (number: string) => `Receipt ${number}`,
    none: 'No receipts yet',
    noneText: 'Your purchases appear here, each with a receipt you can print.',
    toCredits: 'See credits',
  },
  invoice: {
    title: 'Receipt',
    print: 'Print',
    lines: 'What was paid for',
    /** `payer`: as written by payerText (receipt-mail.ts) */
    paidWith: (payer: string) => `Paid with ${payer}`,
    refunds: 'What was refunded',
    refund: (day: string, reason: string) => `${day}: ${reason}`,
    soldBy: `Sold by ${SITE_NAME}.`,
    noTax: 'No sales tax was charged.',
    /** on the slip */
    reportOf: (name: string) => `Report: ${name}.`,
    askedAbout: (name: string) => `Asked about ${name}.`,
    once: 'This was one payment. It does not renew.',
    /** of a plan */
    period: (from: string, until: string) => `It pays for ${from} to ${until}.`,
    paidUntil: (day: string) => `It is paid until ${day}.`,
    toPlan: 'See your plan, and how to end it',
    all: 'All receipts',
    bought: {
      credits: (count: number) => `You bought ${countOf(count, 'background credit')}`,
      report: (name: string | null) =>
        name === null ? 'You bought a background report' : `You bought the background report of ${name}`,
      property: (address: string | null) =>
        address === null ? 'You bought a property report' : `You bought the property report of ${address}`,
      runner: (name: string | null) =>
        name === null ? 'You sent a Court Runner' : `You sent a Court Runner to ask about ${name}`,
      other: 'Your payment went through',
      plan: {
        start: (name: string) => `You started ${name}`,
        change: (name: string) => `You changed to ${name}`,
        renew: (name: string) => `${name} was renewed`,
      } satisfies { readonly [A in NonNullable<Invoice['plan']>['action']]: (name: string) => string },
    },
    sentTo: (email: string) => `The receipt went to ${email}.`,
    /** `left`: as written by daysLeft */
    creditsGood: (day: string, left: string) => `Unused credits expire on ${day} (${left}).`,
    reminded: `We email you ${CREDIT_REMINDER_DAYS} days before.`,
    creditsGone: (day: string) => `Unused credits expired on ${day}.`,
    openUntil: (day: string, left: string) => `This report is open until ${day} (${left}).`,
    reportOpen: (days: number) => `This report is open for ${days} days from the day you bought it.`,
    /** what it holds, as `recordsSplit` writes it */
    holds: (split: string) => `It holds ${split}.`,
    reportClosed: 'This report is no longer open.',
    runnerOut: 'We email you when the runner is back. The results are on the person’s page, under Court Runner.',
    refunded: 'This was fully refunded',
    why: (reason: string) => `Why: ${reason}`,
    refundOnItsWay: (amount: string, payer: string) =>
      `${amount} is on its way back to ${payer}. It can take a few days to show up there.`,
    /** where a refund went; banks take their time */
    refundWay: (amount: string, payer: string, day: string) =>
      `${amount} was refunded on ${day} to ${payer}. It can take a few days to show up there.`,
    unlock: (firstName: string) => `Use 1 credit and open ${firstName}’s report`,
    toPerson: (firstName: string) => `Open ${firstName}’s page`,
    toPage: 'Open the page',
    toReport: 'Open the report',
    toRunner: 'See the request and its result',
    toLists: 'Look up a list',
    toSearch: 'Find somebody',
    missing: 'There is no such receipt',
    /** whom or which property the receipt is about, and that it will not say so forever */
    about: {
      title: (name: string | null) =>
        name === null ? 'This receipt is about a property' : `This receipt is about ${name}`,
      goes: 'We take that off the receipt once what you bought is no longer open to you.',
      stays: 'You asked us to keep that for as long as we keep the receipt.',
      keep: 'Keep it on the receipt',
      letGo: 'Do not keep it',
    },
  },
  /** on the page that was paid for; as true of one that starts as of one that goes on after a late payment */
  paid: {
    text: 'Your payment went through, and your plan is active.',
    /** on what a single payment opened; null: for as long as reports are */
    report: (until: number | null) =>
      `Your payment went through, and this report is open ${until === null ? `for ${REPORT_ACCESS_DAYS} days` : `until ${formatDay(until)}`}.`,
    receipt: 'See the receipt',
  },
  order: {
    pending: {
      title: 'We are waiting for your bank',
      text: 'Your order is placed, but the payment is not confirmed yet. This page checks again for a minute. You can close it: we email the receipt as soon as the order is paid.',
      rests:
        'Your order is placed, but the payment is not confirmed yet. Some banks take days. We email the receipt as soon as the order is paid.',
    },
    /** the provider's page still accepts the payment: buyers arrive here who left it, or who have just paid there */
    open: {
      title: 'This order is not paid yet',
      text: 'If you have just paid, this page checks again for a minute. If you have not, you can continue to the payment or go back to the checkout.',
      rests:
        'No payment has reached us. You can continue to the payment or go back to the checkout. If you have paid, we email the receipt as soon as your bank confirms it.',
    },
    again: 'Check again',
    pay: 'Continue to payment',
    declined: { title: 'The payment did not go through', text: 'You have not been charged for this order.' },
    expired: { title: 'This order has ended', text: 'It was not paid in time. Nothing was charged.' },
    back: 'Back to the checkout',
    receipts: 'All receipts',
    label: 'Your order',
    missing: 'There is no such order',
  },
} as const;
