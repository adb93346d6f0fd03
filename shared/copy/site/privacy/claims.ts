import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What a claim and a correction of a record leave behind. */
export const claimRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const claimSection: PrivacySection = {
  id: 'claims',
  title: 'Claimed and corrected records',
  text: ['Whoever proves that a record is about them can see all of it, hide parts of it and ask for corrections.'],
  rows: Object.values<PrivacyRow>(claimRows),
};
