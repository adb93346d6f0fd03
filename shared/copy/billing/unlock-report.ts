import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { countOf } from '../format/numbers.ts';
import { type RecordsTally, recordsSplit } from '../records/records-split.ts';

/** Copy for using a background credit, in the person page's dialog and on its own page. */
export const unlockReportCopy = {
  /** 'Use 1 of 3 credits' (F9-07), or that it is the last one (F9-08) */
  title: (credits: number) => (credits === 1 ? 'Use your last credit' : `Use 1 of ${credits} credits`),
  /** `name`: whose report it is, null if withheld (P2-133). `tally`: what it holds, null if unknown */
  what: (name: string | null, tally: RecordsTally | null = null) =>
    `The background report of ${name ?? 'this person'} opens with ${tally === null ? 'all of its records' : recordsSplit(tally)}.`,
  openUntil: (day: string) => `It stays open for you for ${REPORT_ACCESS_DAYS} days, until ${day}.`,
  /** how many credits there are, and which one is used: the next to expire */
  left: (credits: number, day: string) =>
    credits === 1
      ? `Your credit expires ${day}.`
      : `The next of your ${credits} credits expires ${day}. That one is used first.`,
  have: (credits: number, day: string) =>
    credits === 1
      ? `You have 1 credit. It expires ${day}.`
      : `You have ${credits} credits. The next one expires ${day}.`,
  use: 'Use 1 credit',
  cancel: 'Not now',
  unlocking: 'Unlocking the report',
  /** after the report opens; `credits`: how many are left */
  unlocked: (day: string, credits: number) =>
    `The report is open until ${day}. You have ${credits === 0 ? 'no credits' : countOf(credits, 'credit')} left.`,
  /** a response may have been lost, and then the report is already open */
  failed: 'The report could not be unlocked. Please try again. A report that is already open takes no second credit.',
  tooOften: 'That was a lot of clicks in a minute. Please wait a moment and try again.',
  byClick: 'A report is unlocked by a click.',
  noCredit: {
    title: 'You have no credits',
    text: 'A background report takes one credit, and you have none that can still be used.',
    premium: 'Premium Unlimited and Small Business include a credit a month.',
    plans: 'Compare plans',
    buy: 'Buy credits',
  },
  open: {
    title: 'This report is open to you',
    text: (name: string | null, day: string) =>
      `You unlocked the background report of ${name ?? 'this person'}. It stays open until ${day}.`,
  },
  empty: {
    title: 'There is nothing in this report',
    text: (name: string | null) =>
      `No court, property or public records were found for ${name ?? 'this person'}. So there is nothing to unlock, and no credit is used.`,
  },
  died: {
    title: 'This report is not for sale',
    text: (name: string | null) =>
      `Records show that ${name ?? 'this person'} has died. We sell nothing about people who have died, and no credit is used.`,
  },
  unknown: {
    title: 'There is no such report',
    text: 'This address belongs to nobody here. Search for the person, and unlock the report from their page.',
    search: 'Search for a person',
  },
  logIn: 'Please log in again. Your session has ended, and no credit was used.',
  back: 'Back to the person',
  toReport: 'Go to the report',
} as const;
