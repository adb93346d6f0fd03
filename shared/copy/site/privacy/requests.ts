import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
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
  text: ['Anybody can ask what we hold about them, have it deleted or corrected, and have us not sell it.'],
  rows: Object.values<PrivacyRow>(requestRows),
};
