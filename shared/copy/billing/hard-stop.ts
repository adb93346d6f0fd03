import { countOf } from '../format/numbers.ts';

const people = (count: number): string => countOf(count, 'person', 'people');

/** Copy of the page that a visitor meets who has opened as many people as is free. */
export const hardStopCopy = {
  head: 'Everybody for today',
  /** `limit`: people in 24 hours; null if unknown */
  title: (limit: number | null) =>
    limit === null ? 'That is everybody for now' : `You have opened ${people(limit)} in 24 hours`,
  lede: 'That is the most that is free. Nothing is wrong, and nothing you did is lost.',
  /** new visitors of a network share a count */
  network: {
    title: 'That is everybody for now',
    lede: 'Browsers that are new here share a count with others on their network. Together, yours have opened as many people in 24 hours as is free.',
  },
  again: {
    title: 'You can open it again',
    lede: 'There is room for another person.',
    link: 'Open the page',
  },
  when: {
    title: 'When it opens again',
    /** `opens`: 'tomorrow at 2:41 PM EST' */
    at: (opens: string) => `There is room for another person ${opens}.`,
    each: 'Each person counts once, for 24 hours.',
    unknown: 'Each person counts once, for 24 hours. Then there is room for another.',
  },
  free: {
    title: 'What stays free',
    search: 'Searching by name, phone number or address',
    opened: 'Everybody you opened in the last 24 hours, as often as you like',
    removal: 'Having your own record removed',
    toSearch: 'Search for somebody',
    toRemoval: 'Remove my page',
  },
  account: {
    title: 'With a free account',
    text: (limit: number) => `Logged in, you can open ${people(limit)} in 24 hours.`,
    logIn: 'Log in',
    signUp: 'Create an account',
  },
  plan: {
    title: 'If you need more now',
    text: 'These plans have no such limit, within fair use. After paying, you go on to the page you came for.',
  },
} as const;
