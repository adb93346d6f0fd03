import { countOf } from '../format/numbers.ts';

/** Links between the pages of an account, in the menu and beside them. */
export const accountNavCopy = {
  label: 'Your account',
  overview: 'Overview',
  contacts: 'My Contacts',
  purchases: 'Your purchases',
  monitored: 'Monitored',
  plan: 'Plan',
  speedSearch: 'Speed Search',
  ledger: 'Lookups and credits',
  receipts: 'Receipts',
  security: 'Log-in',
  data: 'Your data',
  logInByEmail: 'Log in by email',
} as const;

/** The overview of an account. */
export const accountCopy = {
  title: 'Overview',
  hello: (firstName: string) => `Hello, ${firstName}`,
  credits: {
    title: 'Background credits',
    left: (count: number) => `${countOf(count, 'credit')} left`,
    until: (day: string, count: number) => `Use ${count === 1 ? 'it' : 'the next one'} by ${day}.`,
    none: 'You have no credits.',
    oneEach: 'One credit opens one background report.',
    buy: 'Buy credits',
    toLedger: 'See what you used your credits for',
  },
  reports: {
    title: 'What you bought',
    until: (day: string) => `open until ${day}`,
    runner: (name: string) => `Court Runner: ${name}`,
    all: 'All that you can still use',
    none: 'No open reports',
    noneText: 'A background report that you open stays open for 30 days. You will find it here.',
    find: 'Find somebody',
  },
  receipts: {
    title: 'Latest receipts',
    all: 'All receipts',
    none: 'You have no receipts yet.',
  },
  more: {
    title: 'Your account',
    contacts: 'See the people you saved, with your notes, and export them',
    monitored: 'See whom you monitor and what changed, and choose how often we email you',
    security: 'Change your email address or password, and see where you are logged in',
    data: 'Download or delete what we store about you',
  },
  /** for a buyer whose address is not proven */
  prove: {
    title: 'You see part of your account',
    text: 'What you bought in this browser is here. To see everything, log in with the link we email you.',
    button: 'Log in by email',
  },
} as const;
