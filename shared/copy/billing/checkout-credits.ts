import { CREDIT_LIFETIME_DAYS, REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';
import { personBackgroundCopy } from '../person/person-background.ts';

const OPENS = `One credit opens one background report for ${REPORT_ACCESS_DAYS} days.`;

/** Copy for the two pages that sell credits for background reports. */
export const checkoutCreditsCopy = {
  title: 'Background credits',
  /** with a person in mind */
  reportTitle: 'Background report',
  description: 'Buy credits for background reports: what one costs, what it opens, and when it expires.',
  lede: OPENS,
  about: (who: string) => `About ${who}.`,
  ledeFor: (who: string) => `For ${who}. ${OPENS}`,
  left: (count: number, expires: string | null) =>
    count === 0
      ? `You have no credits. ${OPENS}`
      : `You have ${countOf(count, 'credit')} left. ${count === 1 ? 'It' : 'The next one'} expires${expires === null ? '' : ` ${expires}`}.`,
  legend: 'Credits',
  name: (count: number) => countOf(count, 'credit'),
  one: `One background report, readable for ${REPORT_ACCESS_DAYS} days`,
  several: (count: number, price: number) =>
    `${formatPrice(price / count)} each. All ${formatCount(count)} expire ${CREDIT_LIFETIME_DAYS} days after purchase`,
  unused: 'Unused credits',
  expire: (date: string) => `Expire ${date}, ${CREDIT_LIFETIME_DAYS} days after purchase`,
  pay: (price: number, count: number) => `Pay ${formatPrice(price)} for ${countOf(count, 'credit')}`,
  soldOut: 'No credits are for sale now.',
  subject: {
    /** null: the name is withheld (P2-133) */
    holds: (first: string | null, count: number) =>
      `${first === null ? 'This report' : `${possessive(first)} report`} holds ${countOf(count, 'record')}`,
    /** used instead if the total is 0 but the report is not empty */
    contents: (first: string | null) => `What is in ${first === null ? 'this' : possessive(first)} report`,
    outside: {
      traffic: personBackgroundCopy.outside.traffic,
      evictions: (count: number) => `${countOf(count, 'eviction')} not in the total`,
    },
    whenUsed: `A credit is used when you confirm on the page, not now. One credit opens this report for ${REPORT_ACCESS_DAYS} days.`,
    isOpen: 'This report is already open to you, so it needs no credit.',
    hasCredit: 'You have a credit that opens this report.',
    unlock: 'Use a credit you have',
    toReport: 'Go to the report',
    toPage: 'Back to the page',
    groups: {
      criminal: 'Criminal & traffic',
      publicRecords: 'Public',
      property: 'Property',
      more: 'Licenses and evictions',
    },
    /** a match is not proof */
    match: 'Each number counts records that match this person. A match is not proof that a record is theirs.',
  },
  nothing: {
    title: 'Nothing to unlock',
    text: (first: string | null) =>
      `We hold no background records for ${first ?? 'this person'}, so there is nothing to sell.`,
    search: 'Search for somebody else',
  },
} as const;
