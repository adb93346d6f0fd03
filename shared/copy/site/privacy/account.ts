import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

const WITH_ACCOUNT = 'Until you delete the account';
const SESSION = `${spanText(KEPT_FOR.sessionUnused)} after the last visit, ${spanText(KEPT_FOR.session)} at most`;

/** What an account holds, row by row: docs/privacy.md says which column each row is about. */
export const accountRows = {
  address: {
    what: 'Your email address, and your first name if you gave it',
    why: 'To know whose account it is, and to write to you.',
    until: WITH_ACCOUNT,
  },
  keys: {
    what: 'A hash of your password; the public keys of your passkeys',
    why: 'To log you in. We store neither the password nor a passkey’s secret.',
    until: 'Until you replace or remove it, or delete the account',
  },
  kind: {
    what: 'The kind of account, since when you have had it, and whose plan you share',
    why: 'To show you what your plan includes.',
    until: WITH_ACCOUNT,
  },
  sessions: {
    what: 'Where you are logged in: the kind of browser, since when, and when it was last used. No network address',
    why: 'So that you can see it and end it.',
    until: SESSION,
  },
  openings: {
    what: 'Whom you looked up with a plan, and which reports you opened',
    why: 'So that opening the same person again costs nothing, and to show you what was used for what.',
    until: `${spanText(KEPT_FOR.opening)}; then we keep a number per month, without you or the person, for ${spanText(KEPT_FOR.openingMonth)}`,
  },
  credits: {
    what: 'Credits that you have not used',
    why: 'To open a report with them, and to show you when they ended.',
    until: `${spanText(KEPT_FOR.opening)} after they expired`,
  },
  people: {
    what: 'People you monitor or saved as contacts, and your notes about them',
    why: 'To show them to you, with what has changed.',
    until: `Until you remove them, or delete the account; ${spanText(KEPT_FOR.unconfirmedMonitor)} if you monitor without an account and do not confirm your address`,
  },
  alerts: {
    what: 'How often you want alerts about people you monitor, whether they are stopped and why, and when the next one may go out',
    why: 'To send you alerts the way you want them.',
    until: WITH_ACCOUNT,
  },
  foundChanges: {
    what: 'What changed about a person whom anybody monitors: which kind, and when we found it. Not what it says, nor who monitors them',
    why: 'To mark what is new, and to tell everybody who monitors them.',
    until: `${spanText(KEPT_FOR.foundChange)}, or until nobody monitors the person`,
  },
  stoppedMonitors: {
    what: 'People you have just stopped monitoring',
    why: 'So that you can undo it.',
    until: spanText(KEPT_FOR.stoppedMonitor),
  },
  removedContacts: {
    what: 'People you have just taken off a list, with your notes about them',
    why: 'So that you can undo it.',
    until: spanText(KEPT_FOR.removedContact),
  },
  messageLinks: {
    what: 'Links in our alerts that do one thing for your account, such as ending a monitor, without asking first: a hash of the link, and what it does',
    why: 'So that the link works, and only once.',
    until: `Until it is used, ${spanText(KEPT_FOR.messageLink)} at most`,
  },
  invitations: {
    what: 'Whom you invited to share your plan: the address, a hash of the link, and whether it was used',
    why: 'To show you who is invited, and to let them in once.',
    until: `The link works for ${spanText(KEPT_FOR.invitation)}; we delete the invitation ${spanText(KEPT_FOR.expiredInvitation)} after that`,
  },
  familyLookups: {
    what: 'How many lookups somebody used who shared your plan and deleted their account. Not who it was, nor for whom',
    why: 'So that deleting an account gives nobody its lookups back.',
    until: spanText(KEPT_FOR.opening),
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const accountSection: PrivacySection = {
  id: 'account',
  title: 'Your account',
  text: [
    'We tell nobody who has an account here. One check is the exception: when you type an email address to sign up or to monitor somebody, the form has to know whether to ask for a password. It answers 10 times a minute and 50 times a day for one network, and each check is counted.',
  ],
  rows: Object.values(accountRows),
};
