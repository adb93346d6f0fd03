import type { PlanPeriod, PlanTier } from '../../contract/plans.ts';
import { formatDay } from '../format/day.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';
import { everyPeriod } from './renewal.ts';

/** Copy of the pages where plans are bought. */
export const checkoutPlanCopy = {
  /** what a plan is called where its price does not matter; an origin's own name of a product stands beside its price */
  tiers: {
    premium: 'Premium',
    unlimited: 'Premium Unlimited',
    business: 'Small Business',
    'speed-search': 'Speed Search',
  } satisfies { readonly [T in PlanTier]: string },
  description: 'Start a plan: what it opens, what it costs, when it renews and how to end it.',
  lede: {
    /** who it is about; null: nobody, or somebody who may not be named (P2-133) */
    person: (who: string | null) =>
      who === null
        ? 'For the person you were looking at, and for everybody else you look up.'
        : `For ${who}, and for everybody else you look up.`,
    phone: (number: string) => `To see who is behind ${number}, and to look up other numbers and people.`,
    address: 'To see who lives at the address you were looking at, and to look up other people.',
    limit:
      'You have opened as many pages about people as a visitor can in a day. With this plan there is no such limit, and you go on where you were.',
    emails: 'Email addresses in full, for everybody you look up.',
    activity: 'Whether a phone number is in use, and the best time to call it.',
    plain: {
      premium: 'Full phone numbers and addresses, for the people you look up.',
      unlimited: 'Open as many people as you need.',
      business: 'For people who look up contacts at work.',
      'speed-search': 'Look up a whole list of names or numbers at once.',
    } satisfies { readonly [T in PlanTier]: string },
  },
  trial: 'There is no trial, and nothing is checked for you.',
  legend: 'Plan',
  /** on the radio card of a plan: people per month (null: no limit), background reports per month, and its price by the month */
  note: (
    tier: PlanTier,
    { lookups, reports, perMonth }: { lookups: number | null; reports: number; perMonth: number | null },
  ) =>
    [
      lookups === null ? 'No limit on people, within fair use' : allowance(tier, lookups),
      reports === 0 ? null : `${countOf(reports, 'background report')} a month`,
      tier === 'business' ? 'Emails in full, and whether a phone is in use' : null,
      perMonth === null ? null : `That is about ${formatPrice(perMonth)} a month`,
    ]
      .filter(Boolean)
      .join('. '),
  renews: (at: number, price: number, period: PlanPeriod) =>
    `${formatDay(at)}, then ${everyPeriod(period)}, ${formatPrice(price)} each time`,
  cancel: 'To cancel',
  cancelText: (period: PlanPeriod) => `Account, Plan, two clicks. You keep it until the paid ${period} ends`,
  pay: (price: number, name: string) => `Pay ${formatPrice(price)} and start ${name}`,
  soldOut: 'This plan is not for sale now.',
  toPricing: 'See every plan',

  opens: {
    title: 'What you get',
    /** null: the name is withheld (P2-133) */
    forPerson: (first: string | null) => `What it opens for ${first ?? 'this person'}`,
    phones: (count: number) => `${countOf(count, 'phone number')} that ${count === 1 ? 'is' : 'are'} hidden now`,
    addresses: (count: number) => `${countOf(count, 'address', 'addresses')} with house number and ZIP code`,
    emails: (count: number, isFull: boolean) =>
      `${countOf(count, 'email address', 'email addresses')}, ${isFull ? 'in full' : 'by first letter and domain'}`,
    relatives: (count: number) =>
      `${countOf(count, 'relative or associate', 'relatives and associates')} more, by name`,
    /** everything is free on that page */
    nothing: (first: string | null) =>
      `${first === null ? 'This person’s page' : `${possessive(first)} page`} already shows every phone number and address we have, for free. A plan would add little there.`,
    tiers: {
      premium: [
        'Phone numbers and addresses in full',
        'Exact ages, and relatives by name',
        'Email addresses by first letter and domain',
      ],
      unlimited: [
        'Phone numbers and addresses in full, for everybody',
        'One background report a month',
        'Email addresses by first letter and domain',
      ],
      business: [
        'Phone numbers, addresses and email addresses in full, for everybody',
        'Whether a phone is in use, and the best time to call it',
        'One background report a month',
        'Speed Search for lists',
      ],
      'speed-search': [
        'Names or phone numbers, pasted or from a CSV file',
        'Results to download',
        'A name that fits several people asks you which one, and uses nothing until you choose',
        'Whoever is not found uses nothing',
      ],
    } satisfies { readonly [T in PlanTier]: readonly string[] },
    toPerson: 'Back to the page',
    toPhone: 'Back to the number',
  },
  without: {
    title: 'Not included',
    /** dollars; null while reports are not for sale */
    records: (reportPrice: number | null) =>
      reportPrice === null
        ? 'Court, property and license records.'
        : `Court, property and license records. A background report is ${formatPrice(reportPrice)}, and only if there is something in it.`,
  },

  held: {
    title: (name: string) => `You have ${name}`,
    renews: (at: number, price: number) => `It renews on ${formatDay(at)} for ${formatPrice(price)}.`,
    ends: (at: number) => `It ends on ${formatDay(at)}, and you can take that back until then.`,
    overdue: (at: number) => `Its last payment did not go through, and it ends on ${formatDay(at)} unless one does.`,
    once: 'Nobody needs two plans: you can change this one instead.',
    change: 'Change your plan',
    manage: 'See your plan',
    shared: (name: string) => `You share ${name}`,
    sharedText:
      'Somebody shares their plan with you, so you need none of your own. To start your own, leave theirs first.',
    family: 'See what you share',
    back: 'Back to the page',
  },
} as const;

function allowance(tier: PlanTier, lookups: number): string {
  return tier === 'speed-search'
    ? `${countOf(lookups, 'lookup')} a month`
    : `${countOf(lookups, 'person', 'people')} a month`;
}
