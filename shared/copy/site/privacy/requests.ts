import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What privacy requests and choices about sale leave behind. */
export const requestRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const requestSection: PrivacySection = {
  id: 'requests',
  title: 'Privacy requests',
  text: ['Anybody can ask what we hold about them, have it deleted or corrected, and have us not sell it.'],
  rows: Object.values<PrivacyRow>(requestRows),
};
