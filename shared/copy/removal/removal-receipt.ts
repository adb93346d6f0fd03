import type { RemovalStatus, RemovedThing } from '../../contract/removal.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { joinAnd, upperFirst } from '../format/prose.ts';
import { SITE_NAME } from '../site/site.ts';

/** how long a link works, and how long a request is kept that nobody confirms */
const LASTS = spanText(KEPT_FOR.removalLink);
const KEPT = spanText(KEPT_FOR.unconfirmedRemoval);

const THINGS: { readonly [T in RemovedThing]: string } = {
  page: 'the whole page',
  addresses: 'street addresses',
  phones: 'phone numbers',
  reverse: 'reverse look-up',
};

/** 'The whole page', 'Street addresses and phone numbers' */
export const thingsInWords = (what: readonly RemovedThing[]): string => upperFirst(thingsInside(what));

/** The same inside a sentence: 'the whole page' */
export const thingsInside = (what: readonly RemovedThing[]): string => joinAnd(what.map((thing) => THINGS[thing]));

/** The page of the emailed link. It names nobody: the address may be somebody else's. */
export const optOutConfirmCopy = {
  open: {
    title: 'Confirm the removal',
    what: 'What is hidden',
    text: 'Press the button to hide it now. Email scanners open links on their own, so opening the link has changed nothing.',
    submit: { page: 'Yes, remove the page', parts: 'Yes, hide it' },
    notYou: `If you did not ask for this, close this page. Nothing is hidden, and the request is deleted within ${KEPT}.`,
  },
  done: {
    title: 'This was confirmed before',
    text: 'There is nothing left to confirm with this link. Its receipt says how the removal stands.',
    submit: 'Show the receipt',
  },
  over: {
    title: 'This link no longer works',
    text: `It is older than ${LASTS}, or we never sent it. Nothing was hidden by it. You can ask for the removal again.`,
    cut: 'Please open it from the email again, or copy all of it.',
    again: 'Ask for removal',
  },
  refused: 'Only people can confirm a removal. If you are one, turn off what hides your browser, and try again.',
} as const;

/** The receipt of a removal, after its confirmation and wherever its reference is opened. It names nobody. */
export const removalReceiptCopy = {
  /** above the receipt, right after the button was pressed */
  titles: {
    waiting: 'Waiting for your confirmation',
    'being done': 'Confirmed. It is being hidden',
    done: 'Done. It is hidden now',
    undone: 'The removal is taken back',
  } satisfies Record<RemovalStatus, string>,
  pageTitle: 'Your removal',
  ledes: {
    waiting: `Nothing is hidden yet. Open the link in our email and press its button. It works for ${LASTS}.`,
    'being done': 'It takes a moment until everything here has followed. Look again in a minute.',
    done: 'It stays hidden when new records arrive. Keep the reference: it is the key to this page.',
    undone: 'What this request hid is shown again, unless another request hides it, too.',
  } satisfies Record<RemovalStatus, string>,
  stillHidden: (what: readonly RemovedThing[]) =>
    `Because of other requests from your mailbox, this stays hidden: ${thingsInside(what)}.`,
  request: 'Your request',
  chips: {
    waiting: 'Not confirmed yet',
    'being done': 'Being done',
    done: 'In effect',
    undone: 'Taken back',
  } satisfies Record<RemovalStatus, string>,
  reference: 'Reference',
  copyReference: 'Copy the reference',
  what: 'What is hidden',
  whatWas: 'What was hidden',
  takesEffect: 'Takes effect',
  atOnce: 'at once, everywhere here within 60 seconds',
  address: 'Status page',
  statusLink: 'Open the status page',
  print: 'Print',
  again: 'Look again',
  steps: {
    title: 'Where it stands',
    asked: 'Asked for',
    confirmed: 'Confirmed by email',
    toConfirm: 'To be confirmed by email',
    hidden: { page: `The page is down on ${SITE_NAME}`, parts: `Hidden on ${SITE_NAME}` },
    hiddenNote: {
      page: 'Whoever opens its link finds it gone. So is your name in searches, in lists and on the pages of others.',
      parts: 'On your page, in look-ups and on the pages of others.',
    },
    copies: (time: string) => `Copies we keep to answer faster are gone by ${time}.`,
    undone: 'Taken back',
  },
  undo: {
    title: 'Changed your mind?',
    text: 'We email a link that takes this back, to the mailbox that confirmed it and to no other.',
    submit: 'Email me that link',
    sent: 'If that mailbox can receive mail, the link is on its way. You can ask for it once a day.',
    nothing: 'There is nothing to take back: this request was never confirmed, or is taken back already.',
    limited: 'Too many attempts. Please try again in a minute.',
    failed: 'We could not send the link just now. Please try again in a moment.',
  },
  limits: {
    title: 'What this does not do',
    others: 'Other sites keep their own copies, and courts and counties their own records. Ask each of them.',
    engines:
      'A search engine may list the old page until it looks again. Its own form makes that faster: paste the link of the page there.',
    google: {
      text: 'Google: remove outdated content',
      href: 'https://search.google.com/search-console/remove-outdated-content',
    },
    bing: { text: 'Bing: content removal', href: 'https://www.bing.com/webmasters/tools/contentremoval' },
  },
  unknown: {
    title: 'We have no request with this reference',
    text: `Check that it is complete: it has 22 letters, digits, hyphens and underscores. A request that nobody confirmed is deleted after ${KEPT}, and one that was taken back after ${spanText(KEPT_FOR.endedRemoval)}.`,
    link: 'Ask for removal',
  },
} as const;

/** The page of the emailed link that takes a removal back. */
export const optOutUndoCopy = {
  open: {
    title: 'Show it again?',
    what: 'What is shown again',
    text: 'Press the button to take the removal back. What other requests hide stays hidden. You can ask for removal again at any time.',
    submit: 'Yes, show it again',
    notYou: 'If you did not ask for this, close this page. Everything stays hidden.',
  },
  done: {
    title: 'This was taken back before',
    text: 'The removal is no longer in effect. Its receipt says since when.',
    submit: 'Show the receipt',
  },
  over: {
    title: 'This link no longer works',
    text: `It is older than ${LASTS}, or we never sent it. Everything that is hidden stays hidden. The status page of your removal sends a new link.`,
    cut: 'Please open it from the email again, or copy all of it.',
    home: 'Back to the home page',
  },
  refused: 'Only people can take a removal back. If you are one, turn off what hides your browser, and try again.',
} as const;

/** What a form of these pages says when it could not be carried out. */
export const removalFormCopy = {
  busy: 'We are overloaded right now. Nothing has changed, and nothing you typed is lost. Please try again in a moment.',
} as const;
