import { countOf } from '../format/numbers.ts';

/** Why the number of lookups or credits changed, in the reader's words. */
export const ledgerReasons = {
  lookup: 'Opened with your plan',
  used: 'Background report opened',
  /** a payment opened it, without a credit */
  paid: 'Background report bought',
  bought: (credits: number) => `${countOf(credits, 'background credit')} bought`,
  withPlan: (credits: number) => `${countOf(credits, 'background credit')} with your plan`,
  given: (credits: number) => `${countOf(credits, 'background credit')} given to you`,
  expired: (credits: number) => `${countOf(credits, 'background credit')} expired unused`,
  /** `why` is a sentence */
  refunded: (price: string, why: string) => `${price} of your purchase refunded: ${why}`,
} as const;

/** The page 'Lookups and credits'. */
export const accountLedgerCopy = {
  title: 'Lookups and credits',
  lede: 'What each lookup and each background credit was used for.',
  columns: { what: 'What', cost: 'Change', left: 'Left after', date: 'Date' },
  /** instead of a name that may no longer be shown */
  nobody: 'Somebody who is no longer listed',
  credits: 'Background credits',
  /** an entry that changed no count */
  money: 'Refund',
  amount: {
    people: (amount: number) => signed(amount, 'person', 'people'),
    credits: (amount: number) => signed(amount, 'credit'),
    /** opened with a plan without a limit */
    free: (people: number) => countOf(people, 'person', 'people'),
    nothing: 'nothing',
  },
  left: {
    people: (count: number) => `${countOf(count, 'person', 'people')} left`,
    credits: (count: number) => `${countOf(count, 'credit')} left`,
    noLimit: 'No limit',
    /** a past month of the plan, or an earlier plan */
    unknown: 'No longer counted',
  },
  none: 'Nothing yet',
  noneText: 'When you open a person with your plan, or buy or use a background credit, it appears here.',
  find: 'Find somebody',
  showAll: (count: number) => `Show all ${count}`,
  cut: (count: number) =>
    `These are the latest ${count}. There are older ones; the file with your data has all of them.`,
  toData: 'Go to your data',
  kept: 'We keep your lookups for 13 months.',
} as const;

/** '+3 credits', '−1 person' */
function signed(amount: number, one: string, many?: string): string {
  return `${amount < 0 ? '−' : '+'}${countOf(Math.abs(amount), one, many)}`;
}
