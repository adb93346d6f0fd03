import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What disputes of phone reports leave behind. */
export const disputeRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const disputeSection: PrivacySection = {
  id: 'disputes',
  title: 'Disputed phone reports',
  text: [
    'Visitors report what a call from a number was about. Whoever has that number can dispute the reports on its page.',
  ],
  links: [{ text: 'Look up the number', href: paths.reversePhone() }],
  rows: Object.values<PrivacyRow>(disputeRows),
};
