import { foundChangesCopy } from '../account/found-changes.ts';
import { countOf } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';

/** What starting to monitor somebody asks and says, in the dialog and on the page for browsers without scripts. */
export const monitorCopy = {
  /** `name` is the full name */
  title: (name: string) => `Monitor ${name}`,
  /** `first` is the first name, here and below */
  what: (first: string) =>
    `We email you when one of ${possessive(first)} addresses, phone numbers, relatives or records changes. It’s free, and ${first} isn’t told.`,
  email: 'Email',
  emailHint: 'We send one email to confirm your address. Every alert has a link that stops them all.',
  /** before, between and after its two links */
  terms: ['I agree to the ', ' and the ', '.'],
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  cancel: 'Not now',
  /** for whoever has an account */
  toLogIn: 'Log in instead',
  complete: 'Complete',
  sending: 'Starting to monitor',
  checking: 'Checking this address …',
  /** below an address that has an account with a password */
  hasAccount: 'This address has an account. Log in to monitor.',
  /** the address could not be checked (P8-018) */
  cannotCheck: 'Error validating email',
  checkAgain: 'Check again',
  tooManyChecks: 'Too many addresses were checked from here. Wait a minute, then check again.',
  /** P8-017 */
  failed: 'Unable to monitor',
  password: 'Password',
  logIn: 'Log in',
  loggingIn: 'Logging in',
  forgot: 'Forgot password',
  byLink: 'Email me a one-time link',
  /** the log-in itself did not work, whatever was typed */
  notLoggedIn: 'We could not log you in right now. Please try again.',
  dismiss: 'Dismiss',
} as const;

/** After that: whether to monitor relatives, too. */
export const monitorRelativesCopy = {
  title: (first: string) => `You’re monitoring ${first}. Relatives, too?`,
  text: 'Choose whose reports to monitor as well. It’s free, and you can stop each one separately.',
  legend: 'Relatives',
  skip: (first: string) => `Only ${first}`,
  submit: 'Submit',
  sending: 'Starting to monitor',
  /** without relatives to choose from */
  doneTitle: (first: string) => `You’re monitoring ${first}`,
  done: 'Done',
  /** to a reader whose address nobody has confirmed yet */
  confirm: (email: string) => `To get alerts, open the link we emailed to ${email} within 7 days.`,
  /** where the address is not known */
  confirmUnnamed: 'To get alerts, open the link in the email we sent you within 7 days.',
  /** in a message after the dialog; `count` relatives were added */
  also: (name: string, count: number) => `You are now monitoring ${name} and ${countOf(count, 'relative')}.`,
} as const;

/** Before monitoring ends (F1-24). */
export const stopMonitoringCopy = {
  title: (name: string) => `Stop monitoring ${name}?`,
  text: (first: string) => `You will get no more alerts about ${first}. You can start again at any time.`,
  keep: 'Keep Monitoring',
  stop: 'Stop Monitoring',
} as const;

/** What changed since a reader last looked. */
export const recentUpdatesCopy = {
  title: 'Recent updates',
  upToDate: 'You’re up to date!',
  nothing: (first: string) => `Nothing has changed in ${possessive(first)} report since you last looked.`,
  changes: foundChangesCopy.changes,
  stop: 'Stop Monitoring',
} as const;

/** What only the page for browsers without scripts says. */
export const monitorPageCopy = {
  /** for somebody who is logged in */
  ask: (name: string) => `Monitor ${name}?`,
  start: 'Monitor',
  monitored: (name: string) => `You’re monitoring ${name}`,
  whatIf: (first: string) =>
    `If you stop, you will get no more alerts about ${first}. You can start again at any time.`,
  /** `first` has died */
  ended: (first: string) => `Records show that ${first} has died, so there is nothing to monitor.`,
  back: 'Back to the report',
  gone: {
    title: 'We don’t have this report',
    text: 'The link may be old, or the report may have been removed.',
    search: 'Search for people',
  },
} as const;
