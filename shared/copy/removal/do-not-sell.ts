import { REQUEST_CLOCKS } from '../../requests/due-dates.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { SITE_NAME } from '../site/site.ts';

/** The choice about sale and sharing. It says what the software does, and nothing else. */
export const doNotSellCopy = {
  head: {
    title: 'Do not sell or share: your privacy choices',
    description: `Tell ${SITE_NAME} not to sell or share data about you. No account, no ID, no reason. Your browser’s Global Privacy Control signal is honored.`,
  },
  title: 'Do not sell or share my data',
  lede: 'One switch for this browser, one form for your records. Neither needs an account, and nobody has to prove anything.',
  help: 'About sale and sharing',
  signal: {
    honored: 'Opt-out request honored',
    text: 'Your browser sends Global Privacy Control. It counts as your choice here, whatever is switched below.',
  },
  browser: {
    title: 'This browser',
    label: 'Do not share what I do here for advertising',
    text: 'Ads on pages about people load from an ad network, which learns that you read this site. With the switch on, no ads load in this browser.',
    bySignal: 'On, by your browser’s signal',
    out: 'On: no ads load',
    in: 'Off',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
  },
  account: {
    title: 'Your account',
    out: (day: string) =>
      `Since ${day}, nothing about you is sold or shared and no ads load, in whatever browser you log in.`,
    sources: {
      form: 'You chose that here.',
      signal: 'Your browser’s signal said so.',
      request: 'It follows from a request of yours.',
    },
    in: 'You have not chosen for your account yet. We do not sell what we know about people who use this site. If you choose this, no ads load wherever you are logged in.',
    turnOn: 'Do not sell or share',
    turnOff: 'Take it back',
  },
  records: {
    title: 'Records about you',
    text: `People pay to open pages about people, which several states call a sale. Every page that lists your email address is taken down, and stays down when new records arrive: in ${REQUEST_CLOCKS.saleHours} hours, or as soon as you press the button in our email. The law gives us ${REQUEST_CLOCKS.saleBusinessDays} business days.`,
    not: 'A page without that address stays. Search for your name to take it down as well:',
    removeLink: 'Remove my page',
    email: 'Your email address',
    submit: 'Do not sell or share',
    undo: 'Chose this before?',
    undoText: 'We email a link that takes it back, to that mailbox and to no other.',
    undoSubmit: 'Email me the link that takes it back',
  },
  affects: {
    title: 'What this changes',
    yes: ['Pages that list your email address', 'Ads: none load in this browser, or while you are logged in'],
    noTitle: 'What it does not change',
    no: [
      'What courts, counties and other sites show',
      'What this site needs to work: log-in, payment, mail, and protection against abuse',
    ],
  },
  drop: {
    title: 'California’s Delete Act',
    text: 'Requests made through the state’s DROP list reach us without you doing anything here.',
  },
  more: {
    title: 'Know, delete, correct?',
    text: 'The law gives you more rights than this one.',
    link: 'Privacy requests',
  },
  done: {
    'browser-out': 'Done. This browser’s choice is saved.',
    'browser-in': 'Done. This browser no longer opts out.',
    'account-out': 'Done. It holds for your account.',
    'account-in': 'Taken back for your account.',
    'undo-mailed': `If that mailbox has chosen this, the link is on its way. It works for ${spanText(KEPT_FOR.requestLink)}.`,
  },
  problems: {
    loggedOut: 'You are not logged in anymore. Please log in and try again.',
    enough:
      'This mailbox or this network has sent as many requests as it can today. Please try again tomorrow. What was sent before is not affected.',
    refused: 'Only people can choose. If you are one, turn off what hides your browser, and try again.',
  },
  undo: {
    open: {
      title: 'Allow sale and sharing again?',
      text: 'Press the button to take your choice back. Pages that were taken down for it alone are shown again.',
      submit: 'Yes, take it back',
      notYou: 'If you did not ask for this, close this page. Nothing changes.',
    },
    done: {
      title: 'Taken back',
      text: 'Pages that were taken down for this choice alone are shown again. You can choose it again at any time.',
    },
    over: {
      title: 'This link no longer works',
      text: 'It was used, is too old, or we never sent it. Your choice stands as it was.',
      cut: 'Please open it from the email again, or copy all of it.',
    },
    back: 'To your choices',
  },
} as const;
export type SaleDone = keyof typeof doNotSellCopy.done;
