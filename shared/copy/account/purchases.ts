import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { countOf } from '../format/numbers.ts';

/** The page of what an account bought and can still use. */
export const purchasesCopy = {
  title: 'Your purchases',
  lede: 'What you bought and can still use.',
  toReceipts: 'All receipts',
  /** beside lists of receipts */
  link: 'See what you can still use',
  reports: {
    title: 'Open reports',
    person: 'Background report',
    property: 'Property report',
    /** a property whose address the origin does not say */
    nameless: 'A property',
    /** `left`: as written by daysLeft */
    until: (day: string, left: string) => `Open until ${day} · ${left}`,
    open: 'Open report',
    openOf: (name: string) => `Open report: ${name}`,
    none: `No report is open right now. A report that you buy stays open for ${REPORT_ACCESS_DAYS} days.`,
  },
  runners: {
    title: 'Court Runner',
    asked: (day: string) => `Requested ${day}`,
    statuses: { Requested: 'On the way', Returned: 'Back', Failed: 'Refunded' },
    out: (day: string) => `On the way, expected by ${day}`,
    cases: (count: number) => (count === 0 ? 'No cases found' : `${countOf(count, 'case')} found`),
    failed: 'Could not be searched. What you paid for it is refunded',
    result: 'See the result',
    request: 'See the request',
    /** what the two links above are called out of context */
    of: (link: string, name: string) => `${link}: ${name}`,
    receipt: 'Receipt',
  },
  credits: {
    title: 'Background credits',
    line: (count: number) => countOf(count, 'credit'),
    ofPlan: (count: number) => `${countOf(count, 'credit')} with your plan`,
    until: (day: string, left: string) => `Good until ${day} · ${left}`,
    how: `One credit opens one background report for ${REPORT_ACCESS_DAYS} days. Find the person, open their page, and choose “Use 1 credit”.`,
    none: 'You have no credits.',
    find: 'Find a person',
    buy: 'Buy credits',
  },
  empty: {
    title: 'Nothing to use right now',
    text: 'Reports, credits and Court Runner results that you buy appear here for as long as you can use them. Your receipts stay.',
  },
} as const;
