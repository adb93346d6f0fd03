import type { AlertFrequency } from '../../contract/monitor.ts';
import { upperFirst } from '../format/prose.ts';

const OFTEN: { readonly [F in AlertFrequency]: string } = {
  'as-it-happens': 'as soon as something changes',
  weekly: 'once a week',
  monthly: 'once a month',
};

/** The page that an alert's unsubscribe link opens. It names nobody: whoever gets the email forwarded can open it too. */
export const unsubscribeCopy = {
  on: {
    title: 'Your email alerts',
    text: (frequency: AlertFrequency) =>
      `We email you ${OFTEN[frequency]} about the people you monitor, if there is anything new.`,
    stop: 'Stop all alerts',
    other: 'or change how often they come',
    frequencies: {
      'as-it-happens': upperFirst(OFTEN['as-it-happens']),
      weekly: upperFirst(OFTEN.weekly),
      monthly: upperFirst(OFTEN.monthly),
    },
  },
  off: {
    title: 'You are unsubscribed',
    text: 'We no longer email you about the people you monitor. They stay on your list.',
    still: 'You still get emails about what you ask for or buy, such as log-in links and receipts.',
    again: 'Turn alerts on again',
  },
  refused: {
    title: 'Your email alerts are off',
    bounced: 'Our emails came back undelivered, so we stopped sending alerts. Log in to turn them on again.',
    complained: 'One of our emails was reported as spam, so we stopped sending alerts. Log in to turn them on again.',
    logIn: 'Log in',
  },
  gone: {
    title: 'You get no email alerts',
    text: 'The account that this link belongs to is gone, so there is nothing left to stop.',
    home: 'Go to the home page',
  },
  over: {
    title: 'This link does not work',
    text: 'It is not complete. Please open it from the email again, or copy all of it. You can also log in and change your alerts there.',
    toAlerts: 'Change my alerts',
  },
  failed: {
    title: 'That did not work',
    text: 'Nothing has changed. Please try again in a moment.',
    again: 'Try again',
  },
  changed: (frequency: AlertFrequency) => `Saved. From now on, alerts come ${OFTEN[frequency]}.`,
  resumed: 'Your alerts are on again.',
} as const;
