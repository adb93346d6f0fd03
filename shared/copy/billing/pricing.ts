import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';

/** Copy of the table of plans. */
export const pricingCopy = {
  title: 'What it costs, and how to cancel',
  description: 'Every plan in one table: what it opens, what it costs, when it renews and how to cancel it.',
  lede: 'Searching is free and needs no account. You pay only to open what is hidden. There are no trials, and no boxes checked in advance.',
  caption: 'Plans compared',
  corner: 'What you get',
  names: {
    report: 'One report',
    premium: 'Premium',
    unlimited: 'Unlimited',
    business: 'Small Business',
    'speed-search': 'Speed Search',
  },
  once: `once · readable ${REPORT_ACCESS_DAYS} days`,
  month: 'a month',
  year: 'a year',
  orYear: (price: number) => `or ${formatPrice(price)} a year`,
  rows: {
    people: 'People you can open',
    contacts: 'Phones and full addresses',
    emails: 'Emails',
    records: 'Court, property and license records',
    activity: 'Phone activity, best time to call',
    lists: 'Speed Search for lists',
    saving: 'My Contacts and monitoring',
    renews: 'Renews',
    end: 'How to cancel',
  },
  cells: {
    yes: 'included',
    no: 'not included',
    onePerson: '1 person',
    people: (count: number) => `${countOf(count, 'person', 'people')} a month`,
    lookups: (count: number) => `${countOf(count, 'lookup')} a month`,
    noLimit: 'no limit*',
    /** on a card, without the heading of the row */
    noLimitOnPeople: 'No limit on people*',
    fullEmails: 'full',
    partEmails: 'first letter and domain',
    reports: (count: number) => `${countOf(count, 'report')} a month`,
    never: 'never',
    eachMonth: 'each month',
    eachYear: 'each year',
    monthOrYear: 'each month or year',
    byItself: 'nothing to cancel',
    twoClicks: 'two clicks in your account',
  },
  /** on narrow screens each plan is a card: what matters most, and what it lacks */
  cards: {
    report: { has: ['One person, everything on record', 'Court records, full emails'], lacks: null },
    premium: { has: ['Phones, full addresses, exact ages'], lacks: 'No court or property records' },
    unlimited: { has: ['Phones, full addresses, exact ages'], lacks: null },
    business: { has: ['Full emails', 'Phone activity, best time to call'], lacks: null },
    'speed-search': { has: ['A whole list of names or numbers', 'Results you can download'], lacks: null },
    end: (how: string) => `How to cancel: ${how}`,
    backgroundReports: (count: number) => `${countOf(count, 'background report')} a month`,
  },
  start: {
    report: 'Find a person',
    premium: 'Start Premium',
    unlimited: 'Start Unlimited',
    business: 'Start Business',
    'speed-search': 'Start Speed Search',
  },
  /** for viewers with a plan */
  yours: 'Your plan',
  change: 'Change to this',
  /** either of them as a screen reader says it, because every column has one */
  named: (text: string, name: string) => `${text}: ${name}`,
  note: 'You see the total before you pay.',
  single: {
    title: 'Just one thing?',
    report: 'Background report, one person',
    reports: (count: number) => `${countOf(count, 'report')}, to open within ${REPORT_ACCESS_DAYS} days`,
    property: 'Property report, one address',
    empty: 'We do not sell a report with nothing in it.',
  },
  end: {
    title: 'How to cancel a plan',
    steps: [
      'In your account, open Plan and choose “Cancel plan”',
      'Confirm. You keep the plan until the time you paid for ends',
    ],
    text: 'We do not ask why, and you do not have to call. We confirm by email.',
  },
  /** `people`: how many different ones a day a plan opens at most; null if the origin does not say */
  fairUse: (people: number | null) => {
    const limit = people === null ? 'Within fair use.' : `Fair use: ${countOf(people, 'person', 'people')} a day.`;
    return `* ${limit} Porchlight may not be used to decide about jobs, credit, insurance or housing.`;
  },
  none: 'No plans are for sale right now.',
} as const;
