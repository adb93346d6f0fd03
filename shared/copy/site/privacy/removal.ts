import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What a removal leaves behind: the request, and hashes that recognize the person in later records. */
export const removalRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const removalSection: PrivacySection = {
  id: 'removal',
  title: 'Removed pages',
  text: ['Anybody can have their page removed, without an account and without a proof of who they are.'],
  rows: Object.values<PrivacyRow>(removalRows),
};
