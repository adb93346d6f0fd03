import { type AlertFrequency, type AlertStop, CHANGE_MONTHS } from '../../contract/monitor.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { isolate } from '../format/isolate.ts';
import { countOf, formatCount } from '../format/numbers.ts';

/** The page of whom an account monitors. Times are said by whoever knows how ('Nov 22, 2026'). */
export const monitoredCopy = {
  title: 'People you monitor',
  lede: 'We compare their reports with what we saw before, and email you when something changes. They aren’t told.',
  none: {
    title: 'You don’t monitor anyone',
    text: 'Open somebody’s report and choose Monitor. It’s free, and we email you when an address, phone number, relative or record changes.',
    find: 'Find somebody',
  },
  list: {
    title: (people: number) => (people === 1 ? '1 person' : `${formatCount(people)} people`),
    withNews: (people: number) =>
      people === 0 ? 'Nothing has changed since you last looked' : `${formatCount(people)} with changes`,
    changes: (count: number) => countOf(count, 'change'),
    noChange: 'Nothing new',
    since: (day: string) => `monitored since ${day}`,
    compared: (day: string) => `checked ${day}`,
    died: 'Records show that this person has died. Monitoring has ended.',
    stop: 'Stop',
    stopOf: (name: string) => `Stop monitoring ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from the list`,
    lookups: 'Opening a page may use one of your lookups.',
    search: 'Find by name',
    searchButton: 'Find',
    all: 'Show all',
    matching: (count: number, name: string) => `${formatCount(count)} with “${isolate(name)}” in the name`,
    noMatch: (name: string) => `You don’t monitor anyone with “${isolate(name)}” in the name.`,
  },
  stopAll: {
    open: 'Stop monitoring everyone',
    question: (people: number) => `Stop monitoring all ${formatCount(people)} people? You can undo this for a day.`,
    button: (people: number) => `Stop all ${formatCount(people)}`,
  },
  /** for readers without an account */
  leave: {
    text: 'On a shared computer? Forget this list here. Alerts for people you have confirmed go on.',
    button: 'Forget here',
  },
  /** the pictures of when what changed */
  months: {
    title: `What changed in the last ${CHANGE_MONTHS} months`,
    person: (count: number) => `${countOf(count, 'change')} in ${CHANGE_MONTHS} months`,
    asList: 'Show as a list',
    /** kinds without any, joined */
    nothing: (kinds: string) => `Nothing changed in ${kinds}.`,
    of: (month: string, count: number) => `${month}: ${formatCount(count)}`,
    total: 'Total',
  },
  stopped: {
    title: 'Recently stopped',
    text: 'You can undo it for a day, and you won’t have missed any changes.',
    again: 'Monitor again',
    againOf: (name: string) => `Monitor again: ${name}`,
    one: (name: string) => `You no longer monitor ${isolate(name)}.`,
    many: (people: number) => `You no longer monitor ${formatCount(people)} people.`,
    undo: 'Undo',
  },
  notices: {
    undone: 'You monitor them again, and you haven’t missed any changes.',
    'undone-partly': 'You monitor as many people as you can. Stop monitoring somebody else, then try again.',
    frequency: 'Saved.',
    'alerts-stopped': 'We won’t email you any more alerts. Changes still show here.',
    'alerts-on': 'Your email alerts are on again.',
  },
  alerts: {
    title: 'Email alerts',
    text: 'We email you only if something has changed. An alert names people and kinds of changes, never what a record says.',
    legend: 'How often',
    frequencies: {
      'as-it-happens': { label: 'As it happens', hint: 'As soon as we find a change' },
      weekly: { label: 'Weekly', hint: 'At most one email a week' },
      monthly: { label: 'Monthly', hint: 'At most one email a month' },
    } satisfies { readonly [F in AlertFrequency]: { readonly label: string; readonly hint: string } },
    save: 'Save',
    stop: 'Stop all alerts',
    stopText: 'You keep monitoring, and changes still show here.',
    resume: 'Send alerts again',
    logIn: 'Log in by email',
  },
  stops: {
    unsubscribed: (day: string | null) =>
      `You stopped the alerts${day === null ? '' : ` on ${day}`}. Changes still show here.`,
    bounced: (day: string | null) =>
      `Your mailbox refused our email${day === null ? '' : ` on ${day}`}, so we stopped sending alerts. Changes still show here.`,
    complained: (day: string | null) =>
      `Your email provider told us that an alert was marked as spam${day === null ? '' : ` on ${day}`}, so we stopped sending them. Changes still show here.`,
  } satisfies { readonly [S in AlertStop]: (day: string | null) => string },
  mustLogIn: 'To get them again, log in first.',
  /** to whoever can monitor nobody else */
  full: {
    confirmed: (most: number) =>
      `You monitor ${formatCount(most)} people, as many as one account can. To monitor somebody else, stop monitoring one of them.`,
    unconfirmed: (most: number) =>
      `You monitor ${formatCount(most)} people, as many as you can until your address is confirmed.`,
  },
  /** a link confirms what one browser monitors: in another one, a log-in does */
  unconfirmed: {
    text: `Nothing is emailed yet: open the link that we sent you to confirm your address. Otherwise, this list is deleted after ${spanText(KEPT_FOR.unconfirmedMonitor)}. If you have used that link in another browser, log in here to keep the list.`,
    link: 'Email me a log-in link',
  },
  /** to a buyer, whose list stays */
  unconfirmedBuyer: {
    text: 'Nothing is emailed yet, because your address is not confirmed. To confirm it, log in with a link that we email you.',
    link: 'Email me a link',
  },
  failed: 'That didn’t work right now. Please try again.',
} as const;
