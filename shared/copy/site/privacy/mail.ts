import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What is stored to send email and to guard the log-in. */
export const mailRows = {
  links: {
    what: 'Links by email: a hash of the link, your address, and what you typed to get it',
    why: 'So that the link works, and only once.',
    until: `It works for ${spanText(KEPT_FOR.mailLink)} and can be renewed for ${spanText(KEPT_FOR.mailLinkRenewable)} after that; then we delete it`,
  },
  monitorLinks: {
    what: 'Links that confirm what somebody monitors without an account: a hash of the link, and whether it was used',
    why: 'So that nobody gets alerts at an address that is not theirs.',
    until: `It works for ${spanText(KEPT_FOR.unconfirmedMonitor)}; then we delete it`,
  },
  email: {
    what: 'The email itself: your address and the text',
    why: 'To send it, and to try again if that fails.',
    until: `${spanText(KEPT_FOR.mailSent)} after it was sent; ${spanText(KEPT_FOR.mailUnsent)} if it never was`,
  },
  stoppedMailboxes: {
    what: 'That a mailbox refused our email or complained about it, under a keyed hash of the address',
    why: 'So that no more alerts go there.',
    until: `${spanText(KEPT_FOR.stoppedMailbox)}, or until its owner turns alerts on again`,
  },
  events: {
    what: 'The number of each message in which our email provider told us so',
    why: 'So that each counts only once.',
    until: spanText(KEPT_FOR.mailEvent),
  },
  asked: {
    what: 'How often email to an address was asked for, under a keyed hash',
    why: 'So that nobody can flood your mailbox.',
    until: spanText(KEPT_FOR.mailAsked),
  },
  wrongPasswords: {
    what: 'Wrong passwords, under a keyed hash of address and network or browser',
    why: 'So that nobody can guess passwords.',
    until: `${spanText(KEPT_FOR.wrongPasswords)} after the last one`,
  },
  challenges: {
    what: 'A random number that your passkey answers',
    why: 'So that an answer works only once.',
    until: 'Until it is answered, a few minutes at most',
  },
  addressChecks: {
    what: 'How often a network checked addresses, under a hash that changes every day',
    why: 'So that nobody can find out who has an account by trying.',
    until: 'Until the day is over',
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const mailSection: PrivacySection = {
  id: 'email',
  title: 'Email and log-in',
  text: [
    'Anybody can type your address into a form. That is why a link goes to your mailbox before anything happens, and why a stranger can cause at most one email of a kind in a day. Only alerts name anybody: the people you monitor. They go to an address only once it is confirmed. Nothing in our emails reports that they were read.',
  ],
  rows: Object.values(mailRows),
};
