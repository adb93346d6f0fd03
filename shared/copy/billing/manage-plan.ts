import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';
import { priceText } from './renewal.ts';

/** A plan at a glance: on its page and in the overview of an account. */
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
  ends: (day: string) => `Canceled. It ends on ${day}, and nothing more is charged.`,
  changes: (name: string, price: number, period: PlanPeriod, day: string) =>
    `Changes to ${name} on ${day}, for ${priceText(price, period)}.`,
  overdue: (day: string) => `Your plan ends on ${day} unless payment goes through.`,
  overdueSoon: 'Your plan ends unless payment goes through.',
  ended: (day: string) => `Ended. It was paid until ${day}.`,
  nothingOnFile: 'No payment method on file',
  change: 'Change plan',
  card: 'Change card',
  method: 'Change payment',
  cancel: 'Cancel plan',
  end: 'End the plan',
  pay: 'Use another card',
  keep: 'Keep my plan',
  keepOld: (name: string) => `Keep ${name}`,
  again: 'Start again',
  toPlan: 'See your plan',
  shared: 'Somebody else’s plan that you share.',
  sharedBy: (who: string) => `${who} shares this plan with you.`,
  fromApp: 'You bought this plan in our app, and you change or cancel it there.',
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
      text: (email: string) => `Nothing more is charged. We wrote to ${email}.`,
    },
    resumed: (name: string) => `${name} goes on.`,
    kept: (name: string) => `You keep ${name}. The change was taken back.`,
    next: (price: number, day: string) => `It renews on ${day} for ${formatPrice(price)}.`,
    renews: (price: number, day: string, email: string) =>
      `It renews on ${day} for ${formatPrice(price)}. We wrote to ${email}.`,
    changed: (name: string) => `You have ${name} from today.`,
    changeLater: (name: string, day: string) => `You change to ${name} on ${day}.`,
    changeLaterText: (email: string) => `Nothing is charged today. We wrote to ${email}.`,
    method: (payer: string) => `Renewals are now charged to ${payer}.`,
    paid: (name: string) => `Your payment went through. ${name} goes on.`,
    left: 'You no longer share that plan.',
    leftText: 'What you opened with it shows the free view again.',
    joined: (name: string) => `You now share ${name}.`,
    joinedText: 'Nobody who shares it sees whom you look up.',
  },
  arrival: {
    /** null: the name is withheld (P2-133) */
    person: (first: string | null) =>
      `To open ${first === null ? 'that person’s page' : `${first}’s page`}, you need a plan with a person left.`,
    back: (first: string | null) => (first === null ? 'Back to that page' : `Back to ${first}’s page`),
    property: 'You came here from a property.',
    propertyBack: 'Back to the property',
    email: 'The link in our email led here.',
  },
  keep: {
    title: 'Keep your plan',
    text: (name: string, price: number, period: PlanPeriod, day: string) =>
      `${name} goes on as before. Nothing is charged today; the next charge is ${priceText(price, period)}, on ${day}.`,
    changeTitle: (name: string) => `Keep ${name}`,
    changeText: (name: string, next: string, day: string) =>
      `You stay with ${name}, and ${next} does not start on ${day}.`,
    failed: 'The payment provider did not answer. Nothing has changed. Please try again.',
    noMethod: 'There is no payment method on file to renew with.',
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
  bought: { title: 'Bought without a plan', all: 'All receipts' },
  ledger: { title: 'What your lookups went on', all: 'See all' },
  family: {
    title: 'Family',
    text: (seats: number) =>
      `You can share this plan with up to ${countOf(seats, 'person', 'people')}. You share its lookups; nobody sees whom another looks up.`,
    link: 'Invite or remove people',
  },
  guest: {
    title: 'To change your plan or card',
    text: 'Show that this mailbox is yours: log in with a link we email you. You can cancel here without it.',
  },
} as const;
