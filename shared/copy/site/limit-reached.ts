import type { QuotaLimit } from '../../contract/transport/problem.ts';

/** What a page says when a daily limit is reached. */
interface LimitCopy {
  readonly title: string;
  /** whom the limit counts together, and why it exists */
  readonly text: string;
  /** what still works until then */
  readonly still: string;
}

const NOTHING_WRONG = 'Nothing is wrong with what you asked.';

/** Of each daily limit (docs/rules.md). None says a number: which counter was full is nobody's business. */
const limits: { readonly [L in QuotaLimit]: LimitCopy } = {
  numbers: {
    title: 'That is all the phone numbers for today',
    text: `${NOTHING_WRONG} How many numbers can be looked up in a day is limited for each visitor, for each network, and for numbers that begin alike. Otherwise a hidden number could be found by trying them all.`,
    still:
      'Numbers that you looked up in the last 24 hours still open. Searches by name, addresses and people’s pages work as before.',
  },
  houses: {
    title: 'That is all the addresses for today',
    text: `${NOTHING_WRONG} How many addresses can be looked up in a day is limited for each visitor, for each network, and on each street. Otherwise somebody’s house could be found by trying every door.`,
    still:
      'Addresses that you looked up in the last 24 hours still open. Searches by name, phone numbers and people’s pages work as before.',
  },
  pages: {
    title: 'That is all the new lists for today',
    text: `${NOTHING_WRONG} How many searches, lists and property pages can be opened in a day is limited for each network, so that nobody copies them by machine. Everybody on your network counts together.`,
    still:
      'Lists and pages that were opened in the last 24 hours still open. People’s pages, phone numbers and addresses work as before.',
  },
  readers: {
    title: 'Too many people started monitoring from here today',
    text: `${NOTHING_WRONG} How many people can start monitoring without an account in a day is limited for each network. Everybody on your network counts together.`,
    still: 'With an account, you can monitor reports now. Everything else works as before.',
  },
  codes: {
    title: 'That is enough codes for today',
    text: `${NOTHING_WRONG} How many codes can be asked for in a day is limited for each network, so that nobody is flooded with them. Everybody on your network counts together.`,
    still: 'A code that you already have works as before. You can also ask for removal, which needs no code.',
  },
  removals: {
    title: 'That is enough for today',
    text: `${NOTHING_WRONG} How many people one mailbox, or everybody on one network, can ask to remove in a day is limited, so that nobody fills other people’s mailboxes.`,
    still: 'What you asked for before goes on, and its links work as before.',
  },
  requests: {
    title: 'That is enough for today',
    text: `${NOTHING_WRONG} How many privacy requests one mailbox, or everybody on one network, can send in a day is limited, so that nobody fills other people’s mailboxes.`,
    still: 'Requests that you sent before go on, and their links work as before.',
  },
  persons: {
    title: 'That is everybody for today',
    text: `${NOTHING_WRONG} How many people’s pages can be opened in a day without a plan is limited.`,
    still:
      'People whom you opened in the last 24 hours still open. Searches by name, phone numbers and addresses work as before.',
  },
  exports: {
    title: 'That is all the exports for today',
    text: `${NOTHING_WRONG} How often saved people can be exported in a day is limited, because each file takes a lot of work.`,
    still: 'Your lists work as before, and so does everything else.',
  },
  'fair-use': {
    title: 'That is everybody for today',
    text: `${NOTHING_WRONG} Your plan opens as many people as one person can use. How many new ones can be opened in a day is limited, so that nobody copies them by machine.`,
    still:
      'People whom you opened in the last 24 hours still open. Searches by name, phone numbers and addresses work as before.',
  },
};

export const limitReachedCopy = {
  label: 'Daily limit',
  ...limits,
  /** `when`: 'tomorrow at 2:41 PM EST' */
  opens: (when: string) => `There is room for more ${when}.`,
  /** what an account or a plan changes, for look-ups and people's pages; nothing about lists */
  more: {
    anonymous:
      'Logged in, you have a higher limit of your own. With a plan, only your own limit counts, and it is higher still.',
    account: 'With a plan, only your own limit counts, and it is higher.',
  },
  logIn: 'Log in',
  plans: 'Compare plans',
} as const;

/** Limits that are higher for those who have an account or a plan. */
export const RAISED_BY_PLAN: readonly QuotaLimit[] = ['numbers', 'houses', 'persons'];
