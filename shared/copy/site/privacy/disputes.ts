import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What disputes of phone reports leave behind. */
export const disputeRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const disputeSection: PrivacySection = {
  id: 'disputes',
  title: 'Disputed phone reports',
  text: ['Whoever has a number that was reported here can dispute the reports.'],
  rows: Object.values<PrivacyRow>(disputeRows),
};
