import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What the lists of the California Delete Act leave behind. */
export const deleteActRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const deleteActSection: PrivacySection = {
  id: 'delete-act',
  title: 'The California Delete Act',
  text: [
    'Californians can ask every data broker at once to delete what is held about them, on the state’s platform at privacy.ca.gov/drop.',
  ],
  rows: Object.values<PrivacyRow>(deleteActRows),
};
