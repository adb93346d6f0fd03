import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What the lists of the California Delete Act leave behind. */
export const deleteActRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const deleteActSection: PrivacySection = {
  id: 'delete-act',
  title: 'The California Delete Act',
  text: [
    'Californians can ask every data broker at once to delete what is held about them, on the state’s platform DROP (privacy.ca.gov/drop). We take its lists, delete whoever matches them, and keep the list’s hashes so that later records of the same people are deleted, too.',
    'If several people share a phone number or an email address on a list, we cannot tell who asked, so what we hold about each of them is no longer shown or sold.',
  ],
  rows: Object.values<PrivacyRow>(deleteActRows),
};
