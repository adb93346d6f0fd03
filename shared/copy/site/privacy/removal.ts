import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What a removal leaves behind: the request, and hashes that recognize the person in later records. */
export const removalRows = {
  requests: {
    what: 'Your request: which page or which parts of it, the mailbox that its links go to, when it was asked for, confirmed, carried out and taken back, and hashes of its links',
    why: 'To carry it out, to tell you how far it is, and so that only that mailbox can take it back.',
    until: `While the page stays removed, and ${spanText(KEPT_FOR.endedRemoval)} after you take it back, or after you confirmed it if there was no such page; ${spanText(KEPT_FOR.unconfirmedRemoval)} if nobody confirms it`,
  },
  hidden: {
    what: 'What is hidden about you, since when, and on what ground',
    why: 'So that it stays hidden when the records are rebuilt.',
    until: `As long as it stays hidden, and ${spanText(KEPT_FOR.endedRemoval)} after it is taken back`,
  },
  recognized: {
    what: 'Hashes of your name with your phones, email addresses, homes and date of birth, the year and month of birth, and the number of your record. No name, phone or address',
    why: 'To recognize you when new records bring you back, also under a new address or with a middle name.',
    until: 'As long as we remember what is hidden about you',
  },
  operators: {
    what: 'What our operators did with a request, who of them, and when',
    why: 'To be able to show that requests were answered, and by whom.',
    until: spanText(KEPT_FOR.operatorAction),
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const removalSection: PrivacySection = {
  id: 'removal',
  title: 'Removed pages',
  text: [
    'Anybody can have a page removed, whole or in part, without an account and without a proof of who they are. An email address is enough: the link that confirms it goes there.',
    'It takes effect at once, and within 60 seconds everywhere on the site: on the page, in searches, look-ups, lists and suggestions, on other people’s pages, and for those who pay. When the records are rebuilt, what was removed stays removed.',
  ],
  links: [{ text: 'Remove a page', href: paths.optOut() }],
  rows: Object.values<PrivacyRow>(removalRows),
};
