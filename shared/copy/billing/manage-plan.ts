import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';
import { priceText } from './renewal.ts';

/** A plan at a glance: on its own page and in the account overview. */
export const planCardCopy = {
  /** plans that older apps sold have a product's id instead of a name */
  names: {
    PRODUCT_20_LOOKUPS_MONTHLY_MOBILE: 'Premium Monthly',
    PRODUCT_20_LOOKUPS_ANNUAL_MOBILE: 'Premium Annual',
  } as Readonly<Record<string, string>>,
  left: (left: number, max: number) => `${left} of ${countOf(max, 'person', 'people')} left`,
  until: (day: string) => `until ${day}`,
  unlimited: 'No limit on people',
  nextCharge: (price: number, day: string) => `Next charge: ${formatPrice(price)} on ${day}.`,
  ends: (day: string) => `Canceled. It ends on ${day}, and you will not be charged again.`,
  changes: (name: string, price: number, period: PlanPeriod, day: string) =>
    `Changes to ${name} on ${day} for ${priceText(price, period)}.`,
  overdue: (day: string) =>
    `Your last payment did not go through, so your plan is paused. It ends on ${day} unless a payment goes through.`,
  overdueSoon: 'Your last payment did not go through, so your plan is paused. It ends unless a payment goes through.',
  ended: (day: string) => `Ended. It was paid through ${day}.`,
  nothingOnFile: 'No payment method on file',
  change: 'Change plan',
  card: 'Change card',
  method: 'Change payment',
  cancel: 'Cancel plan',
  end: 'End plan',
  pay: 'Use another card',
  keep: 'Keep my plan',
  keepOld: (name: string) => `Keep ${name}`,
  again: 'Start again',
  toPlan: 'See your plan',
  shared: 'You share somebody else’s plan.',
  sharedBy: (who: string) => `${who} shares this plan with you.`,
  elsewhere: 'You do not pay for this plan on this site. To change or cancel it, go to where you bought it.',
  toFamily: 'About sharing',
  none: 'No plan',
  noneText: 'Searching is free. You pay only for what you open.',
  pricing: 'Compare plans',
  toLedger: 'See what you used your lookups for',
} as const;

/** The page of a plan. */
export const managePlanCopy = {
  title: 'Plan',
  notices: {
    canceled: {
      ending: (name: string, day: string) => `${name} ends on ${day}.`,
      ended: (name: string) => `${name} has ended.`,
      text: (email: string) => `You will not be charged again. We emailed ${email}.`,
    },
    resumed: (name: string) => `You keep ${name}.`,
    kept: (name: string) => `You keep ${name}. We canceled the change.`,
    next: (price: number, day: string) => `It renews on ${day} for ${formatPrice(price)}.`,
    renews: (price: number, day: string, email: string) =>
      `It renews on ${day} for ${formatPrice(price)}. We emailed ${email}.`,
    changed: (name: string) => `You now have ${name}.`,
    changeLater: (name: string, day: string) => `You change to ${name} on ${day}.`,
    changeLaterText: (email: string) => `You pay nothing today. We emailed ${email}.`,
    method: (payer: string) => `Renewals are now charged to ${payer}.`,
    paid: (name: string) => `Your payment went through, and ${name} is active again.`,
    left: 'You no longer share that plan.',
    leftText: 'People you opened with it show the free view again.',
    joined: (name: string) => `You now share ${name}.`,
    joinedText: 'Nobody on the plan can see who you look up.',
  },
  arrival: {
    /** null: the name is withheld (P2-133) */
    person: (first: string | null) =>
      `To open ${first === null ? 'that person’s page' : `${first}’s page`}, you need a plan with lookups left.`,
    back: (first: string | null) => (first === null ? 'Back to that page' : `Back to ${first}’s page`),
    property: 'You came here from a property.',
    propertyBack: 'Back to the property',
    email: 'You came here from the link in our email.',
  },
  keep: {
    title: 'Keep your plan',
    text: (name: string, price: number, period: PlanPeriod, day: string) =>
      `${name} continues as before. You pay nothing today; the next charge is ${priceText(price, period)}, on ${day}.`,
    changeTitle: (name: string) => `Keep ${name}`,
    changeText: (name: string, next: string, day: string) =>
      `You stay on ${name}, and ${next} does not start on ${day}.`,
    failed: 'The payment provider did not respond. Nothing has changed. Please try again.',
    noMethod: 'You have no payment method on file to renew with.',
    toMethod: 'Add one first',
  },
  payments: {
    title: 'Payments for your plan',
    none: 'No payments yet.',
    actions: { start: 'Start', change: 'Change', renew: 'Renewal' },
    line: (name: string, action: string) => `${name}, ${action.toLowerCase()}`,
    covers: (from: string, until: string) => `${from} to ${until}`,
    all: 'All receipts',
  },
  bought: { title: 'Purchases without a plan', all: 'All receipts' },
  ledger: { title: 'What you used your lookups for', all: 'See all' },
  family: {
    title: 'Family',
    text: (seats: number) =>
      `You can share this plan with up to ${countOf(seats, 'person', 'people')}. You share its lookups, but nobody sees who the others look up.`,
    link: 'Invite or remove people',
  },
  guest: {
    title: 'To change your plan or card',
    text: 'Confirm that this email address is yours: log in with a link we email you. You can cancel here without it.',
  },
} as const;
