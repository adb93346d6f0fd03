import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What disputes of phone reports leave behind. */
export const disputeRows = {
  disputes: {
    what: 'Your dispute: the number, your reason and your words, your email address encrypted, a keyed hash of number and mailbox, and of the code that we text to the number if you ask for one',
    why: 'So that a person can decide, and to email you the decision.',
    until: `Until you confirm it by email, ${spanText(KEPT_FOR.phoneReportLink)} at most. Your words and address until it is decided; the rest for ${spanText(KEPT_FOR.phoneDispute)} after that`,
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const disputeSection: PrivacySection = {
  id: 'disputes',
  title: 'Disputed phone reports',
  text: [
    'Visitors report what a call from a number was about. Whoever has that number can dispute the reports on its page.',
  ],
  links: [{ text: 'Look up the number', href: paths.reversePhone() }],
  rows: Object.values<PrivacyRow>(disputeRows),
};
