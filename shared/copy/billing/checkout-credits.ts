import { CREDIT_LIFETIME_DAYS, REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';

const OPENS = `One credit opens one background report for ${REPORT_ACCESS_DAYS} days.`;

/** Copy for the two pages that sell credits for background reports. */
export const checkoutCreditsCopy = {
  title: 'Background credits',
  /** with a person in mind */
  reportTitle: 'Background report',
  description: 'Buy credits for background reports: what one costs, what it opens, and when it expires.',
  lede: OPENS,
  about: (who: string) => `About ${who}.`,
  /** `who`: null if the name is withheld (P2-133) */
  ledeFor: (who: string | null) =>
    `For ${who ?? 'the person you were looking at'}. One payment opens it for ${REPORT_ACCESS_DAYS} days.`,
  noneLeft: 'You have no credits now.',
  left: (count: number, expires: string | null) =>
    `You have ${countOf(count, 'credit')} left. ${count === 1 ? 'It' : 'The next one'} expires${expires === null ? '' : ` ${expires}`}.`,
  legend: 'What you buy',
  name: (count: number) => countOf(count, 'credit'),
  one: `One background report, readable for ${REPORT_ACCESS_DAYS} days`,
  several: (count: number, price: number) =>
    `${formatPrice(price / count)} each. All ${formatCount(count)} expire ${CREDIT_LIFETIME_DAYS} days after purchase`,
  unused: 'Unused credits',
  expire: (date: string) => `Expire ${date}, ${CREDIT_LIFETIME_DAYS} days after purchase`,
  pay: (price: number, count: number) => `Pay ${formatPrice(price)} for ${countOf(count, 'credit')}`,
  /** one credit that is bought for a person opens their report when it is paid */
  report: {
    name: '1 report',
    note: `Opens when you pay. Readable for ${REPORT_ACCESS_DAYS} days`,
    until: 'Readable until',
    pay: (price: number) => `Pay ${formatPrice(price)} and open the report`,
  },
  /** above the one box that the buyer checks: what is charged, what it does, that it does not renew */
  consent: {
    report: (price: number) =>
      `${formatPrice(price)} is charged once. The report opens right away and stays open for ${REPORT_ACCESS_DAYS} days. It does not renew.`,
    credits: (price: number, count: number, expire: string) =>
      `${formatPrice(price)} is charged once for ${countOf(count, 'credit')}. ${count === 1 ? 'It opens' : 'Each opens'} one report for ${REPORT_ACCESS_DAYS} days, when you say so. Unused credits expire ${expire}. Nothing renews.`,
  },
  soldOut: 'No credits are for sale now.',
  subject: {
    /** null: the name is withheld (P2-133) */
    title: (first: string | null) => `What is in ${first === null ? 'this' : possessive(first)} report`,
    /** instead of the counts, while they cannot be loaded: nothing is made up */
    noCounts: 'The number of records is not available right now. The report shows all of them.',
    toPage: 'Back to the page',
    sample: 'See a sample report',
    /** a match is not proof */
    match: 'Each number counts records that match this person. A match is not proof that a record is theirs.',
  },
  nothing: {
    title: 'Nothing to unlock',
    text: {
      empty: (first: string | null) =>
        `We hold no background records for ${first ?? 'this person'}, so there is nothing to sell.`,
      died: (first: string | null) =>
        `Records show that ${first ?? 'this person'} has died. We sell nothing about people who have died.`,
    },
    search: 'Search for somebody else',
  },
} as const;
