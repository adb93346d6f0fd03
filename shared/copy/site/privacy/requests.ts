import { REQUEST_CLOCKS } from '../../../requests/due-dates.ts';
import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What privacy requests and choices about sale leave behind. */
export const requestRows = {
  request: {
    what: 'Your privacy request: what you ask, your name, state and mailbox, which records you named, for an agent also their name and address and your permission, and what we answered',
    why: 'To answer it, and because the law asks us to keep a log of requests.',
    until: spanText(KEPT_FOR.privacyRequest),
  },
  file: {
    what: 'A signed permission or a proof that you sent with it',
    why: 'To see that we may act on the request.',
    until: `${spanText(KEPT_FOR.closedRequestFile)} after the answer`,
  },
  covered: {
    what: 'Covered persons of a list: name, address, phone, or the link of a record, and whether it is done',
    why: 'To hide them, and to show that we did.',
    until: `${spanText(KEPT_FOR.privacyRequest)}; a list that does not arrive whole, ${spanText(KEPT_FOR.unfinishedList)}`,
  },
  sale: {
    what: 'That data about you is not to be sold or shared: your account, or a keyed hash of your mailbox',
    why: 'So that we do not, also after the next import.',
    until: `Until you take it back, and ${spanText(KEPT_FOR.endedSaleChoice)} after that`,
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const requestSection: PrivacySection = {
  id: 'requests',
  title: 'Privacy requests',
  text: [
    'Anybody, in whatever state, can ask what we hold about them, have it deleted or corrected, limit how it is used, and have us not sell it. Somebody else can ask on their behalf.',
    `We confirm that a request reached us within ${REQUEST_CLOCKS.acknowledgeBusinessDays} business days and answer within ${REQUEST_CLOCKS.answerDays} days. If that is not enough we say why, and answer within ${REQUEST_CLOCKS.extensionDays} more.`,
    'We ask for no more than we need to know that it is you, and nobody is treated worse for asking.',
    `Judges, law enforcement and other covered persons have a page of their own. What they name by a link is hidden as soon as they confirm, everybody else whom they name within ${REQUEST_CLOCKS.judicialHours} hours.`,
  ],
  links: [
    { text: 'Make a request', href: paths.privacyRequests() },
    { text: 'Judicial privacy', href: paths.judicialPrivacy() },
  ],
  rows: Object.values<PrivacyRow>(requestRows),
};
