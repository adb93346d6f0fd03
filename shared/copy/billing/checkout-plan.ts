import type { PlanPeriod, PlanTier } from '../../contract/plans.ts';
import { formatDay } from '../format/day.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';
import { everyPeriod } from './renewal.ts';

/** Copy of the pages where plans are bought. */
export const checkoutPlanCopy = {
  /** what a plan is called where no price is shown; beside a price, pages use the origin's own product name */
  tiers: {
    premium: 'Premium',
    unlimited: 'Premium Unlimited',
    business: 'Small Business',
    'speed-search': 'Speed Search',
  } satisfies { readonly [T in PlanTier]: string },
  description: 'Start a plan: what it opens, what it costs, when it renews and how to cancel it.',
  lede: {
    /** who it is about; null: nobody, or somebody who may not be named (P2-133) */
    person: (who: string | null) =>
      who === null
        ? 'For the person you were looking at, and everybody else you look up.'
        : `For ${who}, and everybody else you look up.`,
    phone: (number: string) => `To see who is behind ${number}, and to look up other numbers and people.`,
    address: 'To see who lives at an address, and to look up other people.',
    emails: 'Full email addresses for everybody you look up.',
    activity: 'Whether a phone number is in use, and the best time to call it.',
    plain: {
      premium: 'Full phone numbers and addresses for the people you look up.',
      unlimited: 'Open as many people as you need.',
      business: 'For people who look up contacts at work.',
      'speed-search': 'Look up a whole list of names or numbers at once.',
    } satisfies { readonly [T in PlanTier]: string },
  },
  trial: 'There is no trial, and no box is checked in advance.',
  legend: 'Plan',
  /** on the radio card of a plan: people per month (null: no limit), background reports per month, and its price by the month */
  note: (
    tier: PlanTier,
    { lookups, reports, perMonth }: { lookups: number | null; reports: number; perMonth: number | null },
  ) =>
    [
      lookups === null ? 'No limit on people, within fair use' : allowance(tier, lookups),
      reports === 0 ? null : `${countOf(reports, 'background report')} a month`,
      tier === 'business' ? 'Full emails, and whether a phone is in use' : null,
      perMonth === null ? null : `About ${formatPrice(perMonth)} a month`,
    ]
      .filter(Boolean)
      .join('. '),
  renews: (at: number, price: number, period: PlanPeriod) =>
    `${formatDay(at)}, then ${everyPeriod(period)}, ${formatPrice(price)} each time`,
  cancel: 'To cancel',
  cancelText: (period: PlanPeriod) => `Two clicks in your account. You keep it until the paid ${period} ends`,
  pay: (price: number, name: string) => `Pay ${formatPrice(price)} and start ${name}`,
  soldOut: 'This plan is not for sale right now.',
  toPricing: 'See every plan',

  opens: {
    title: 'What you get',
    /** null: the name is withheld (P2-133) */
    forPerson: (first: string | null) => `What it opens for ${first ?? 'this person'}`,
    phones: (count: number) => `${countOf(count, 'phone number')} that ${count === 1 ? 'is' : 'are'} hidden now`,
    addresses: (count: number) => `${countOf(count, 'address', 'addresses')} with house number and ZIP code`,
    emails: (count: number, isFull: boolean) =>
      `${countOf(count, 'email address', 'email addresses')}, ${isFull ? 'in full' : 'first letter and domain only'}`,
    relatives: (count: number) =>
      `${countOf(count, 'more relative or associate', 'more relatives and associates')}, by name`,
    /** everything is free on that page */
    nothing: (first: string | null) =>
      `${first === null ? 'This person’s page' : `${possessive(first)} page`} already shows every phone number and address we have, for free. A plan would add little to it.`,
    tiers: {
      premium: [
        'Full phone numbers and addresses',
        'Exact ages, and relatives by name',
        'First letter and domain of email addresses',
      ],
      unlimited: [
        'Full phone numbers and addresses for everybody',
        'One background report a month',
        'First letter and domain of email addresses',
      ],
      business: [
        'Full phone numbers, addresses and email addresses for everybody',
        'Whether a phone is in use, and the best time to call it',
        'One background report a month',
        'Speed Search for lists',
      ],
      'speed-search': [
        'Names or phone numbers, pasted or from a CSV file',
        'Results you can download',
        'If a name fits several people, we ask which one, and use no lookup until you choose',
        'No lookup for people we do not find',
      ],
    } satisfies { readonly [T in PlanTier]: readonly string[] },
  },
  without: {
    title: 'Not included',
    /** dollars; null while reports are not for sale */
    records: (reportPrice: number | null) =>
      reportPrice === null
        ? 'Court, property and license records.'
        : `Court, property and license records. A background report costs ${formatPrice(reportPrice)}, and we sell one only if there is something in it.`,
  },

  held: {
    title: (name: string) => `You have ${name}`,
    renews: (at: number, price: number) => `It renews on ${formatDay(at)} for ${formatPrice(price)}.`,
    ends: (at: number) => `It ends on ${formatDay(at)}. Until then, you can decide to keep it.`,
    overdue: (at: number) =>
      `Your last payment did not go through. The plan ends on ${formatDay(at)} unless a payment does.`,
    once: 'You do not need a second plan: you can change this one instead.',
    change: 'Change your plan',
    manage: 'See your plan',
    shared: (name: string) => `You share ${name}`,
    sharedText: 'Somebody shares their plan with you, so you do not need your own. To start one, leave theirs first.',
    family: 'See what you share',
    back: 'Back to the page',
  },
} as const;

function allowance(tier: PlanTier, lookups: number): string {
  return tier === 'speed-search'
    ? `${countOf(lookups, 'lookup')} a month`
    : `${countOf(lookups, 'person', 'people')} a month`;
}
