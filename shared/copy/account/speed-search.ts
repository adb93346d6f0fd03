import type { PlanPeriod } from '../../contract/plans.ts';
import type { QuotaLimit } from '../../contract/transport/problem.ts';
import { priceText } from '../billing/renewal.ts';
import { countOf, formatCount } from '../format/numbers.ts';

/** The page 'Speed Search': a list of names or phone numbers, looked up at once. */
export const speedSearchCopy = {
  title: 'Speed Search',
  lede: 'Paste a list of names or phone numbers, and get phones and addresses for all of them at once.',
  list: {
    title: 'Your list',
    label: 'Names or phone numbers, one on each line',
    hint: 'A city and state make a name easier to tell apart: Maya Ostrowski, Portland, OR. Phone numbers need all ten digits: (503) 555-0142.',
    count: (lines: number | string, most: number) => `${lines} of ${countOf(most, 'line')}`,
    file: 'Or a CSV file',
    fileHint:
      'Up to 64 KB. A first row with titles such as Name, First name, Last name, City, State and Phone tells us what is in each column.',
    fileRead: (lines: number | string) => `Lines added from your file: ${lines}.`,
    submit: 'Look up this list',
    cost: 'Each person we find uses one lookup, unless you have already opened them. A name that fits several people uses none, nor does a line that fits nobody. If several people have a number that no directory lists, we open whoever was last known to have it.',
    free: 'Your plan has no limit on lookups.',
  },
  left: (left: number, max: number | null) =>
    max === null ? `${countOf(left, 'lookup')} left` : `${formatCount(left)} of ${countOf(max, 'lookup')} left`,
  until: (day: string) => `until ${day}`,
  noneLeft: {
    text: 'You have no lookups left. People you have already opened still come up; new ones do not until your lookups reset.',
    back: (day: string) => `They reset on ${day}.`,
    more: 'Get a plan with more lookups',
  },
  errors: {
    empty: 'Please enter at least one name or phone number.',
    tooMany: (lines: number, most: number) =>
      `This list has ${countOf(lines, 'line')}, and we look up ${most} at a time. Take out ${formatCount(lines - most)} and look them up afterward.`,
    tooLong: (line: number, most: number) => `Line ${line} has more than ${most} characters. Please shorten it.`,
    file: {
      'too-big': 'This file is larger than 64 KB. Fifty lines take much less: please save only those as a CSV file.',
      'not-text': 'This file is not text. If it is a spreadsheet, please save it as CSV and choose that file.',
      empty: 'There are no names or phone numbers in this file.',
      unreadable: 'Your browser could not read this file. Please choose it again.',
    },
    formTooBig: 'This is more than we can read at once, so nothing was looked up. Please send at most 50 lines.',
    loggedOut: 'You are logged out, so nothing was looked up. Log in in a new tab, then send this list again.',
    logIn: 'Log in',
    notIncluded: 'Your plan no longer includes Speed Search. Nothing was looked up.',
    /** which limit a list has met; `when`: 'tomorrow at 2:41 PM EST' */
    dailyLimit: (limit: QuotaLimit, when: string) =>
      `This list has more ${limit === 'fair-use' ? 'new people than your plan opens in a day' : 'new phone numbers than you can look up in a day'}, so we did not look it up. There is room for more ${when}; a shorter list may work now.`,
    limited: 'You have looked up a lot in a short time, so we did not look up this list. Please try again later.',
    notSent: 'Something went wrong on our side, and we do not know whether your list was looked up.',
    sendChoices: 'Send my choices again',
    sendAgain: 'Send it again: people you have already opened use no lookup.',
  },
  results: {
    title: 'Results',
    found: (found: number, lines: number) => `${formatCount(found)} of ${countOf(lines, 'line')} found.`,
    used: (used: number) => `${countOf(used, 'lookup')} used`,
    several: (lines: number) =>
      `We are not sure who you meant on ${countOf(lines, 'line')}. No lookup was used for ${lines === 1 ? 'it' : 'them'}.`,
    choose: 'Choose who you meant',
    out: (lines: number) =>
      `We did not open ${countOf(lines, 'more line')}: you have no lookups left for ${lines === 1 ? 'it' : 'them'}.`,
    line: (text: string) => `You wrote: ${text}`,
    usedLookup: '1 lookup used',
    usedNone: 'No lookup used',
    age: (age: string) => (age === 'deceased' ? 'Deceased' : `Age ${age}`),
    phones: 'Phones',
    address: 'Address',
    emails: 'Emails',
    nothing: 'None on record',
    shared: 'Others have this number, too.',
    sharedLink: 'See the number',
    which: 'Who did you mean?',
    before: (places: readonly string[]) => `Before: ${places.join(' · ')}`,
    freePage: 'Free page',
    /** after it, for screen readers: whose */
    freePageOf: (name: string, place: string | null) => ` of ${place === null ? name : `${name}, ${place}`}`,
    nobody: 'None of these',
    cut: 'There are more people than we list here. Add a city and state to the line to narrow them down.',
    none: 'We found nobody. Check the spelling, or leave out the city.',
    unreadable: 'This is neither a name nor a ten-digit phone number.',
    noLookup: 'Not opened: you have no lookups left.',
    open: 'Open the people I chose',
    openNote: (hasLimit: boolean) =>
      hasLimit
        ? 'Each of them uses one lookup, unless you have already opened them. Lines without a choice stay as they are.'
        : 'Lines without a choice stay as they are.',
    download: 'Download as CSV',
    downloadNote: 'A spreadsheet file with what you see here. It uses no lookups.',
    change: 'Change this list',
    again: 'New list',
    fileName: (day: string) => `speed-search-${day}.csv`,
    unreadableFile: 'We cannot read this table. Please look up your list again.',
  },
  /** column headings of the file, and the values of its second column */
  table: {
    columns: ['Your line', 'Result', 'Name', 'Age', 'Place', 'Address', 'Phones', 'Emails', 'Page'],
    kinds: {
      found: 'Found',
      several: 'Not chosen yet',
      none: 'Nobody found',
      unreadable: 'Not a name or phone number',
      out: 'No lookup left',
    },
  },
  offer: {
    whatTitle: 'What you get',
    what: [
      'Paste up to 50 names or phone numbers at once, or choose a CSV file.',
      'For everybody we find: all phones, the current address, and which email addresses are on record.',
      'If a name fits several people, we ask which one, and use no lookup until you choose.',
      'Download the results for your spreadsheet.',
    ],
    priceTitle: (price: number, period: PlanPeriod) => `Speed Search, ${priceText(price, period)}`,
    lookups: (lookups: number | null) =>
      lookups === null ? 'No limit on lookups.' : `${countOf(lookups, 'lookup')} a month.`,
    renews: (period: PlanPeriod) =>
      `It renews every ${period} until you cancel, which takes two clicks in your account.`,
    start: 'Start Speed Search',
    login: 'Log in',
    loginText: 'Already have a plan with Speed Search?',
    included: 'Premium Unlimited and Small Business include it, too.',
    plans: 'Compare plans',
    changeText: (plan: string) =>
      `Your plan, ${plan}, does not include Speed Search. You see what a change costs before you agree.`,
    change: 'Change your plan',
    member:
      'You share a plan that does not include Speed Search. To have a plan of your own, leave the shared one first.',
    family: 'Your shared plan',
    overdue:
      'Your last payment did not go through, so your plan is on hold. Once you pay, everything in your plan opens again.',
    pay: 'Pay with another method',
    closed: 'Speed Search is not for sale right now.',
  },
} as const;
