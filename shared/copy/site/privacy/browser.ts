import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What stays on the reader's device. */
export const browserRows = {
  histories: {
    what: 'People, phone numbers, addresses and properties you viewed, and searches that found somebody',
    why: 'To find them again.',
    until: 'Until you clear the lists or log out; the newest 100 of each',
  },
  tabNotes: {
    what: 'Notes of a tab, such as an order for a courthouse that you have begun',
    why: 'So that a page remembers what you were doing.',
    until: 'Until you close the tab or log out',
  },
  logOut: {
    what: 'That you have logged out',
    why: 'So that your other tabs clear their data, too.',
    until: 'A moment',
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const browserSection: PrivacySection = {
  id: 'browser',
  title: 'Only in your browser',
  text: [
    'This is stored on your device and not sent to us. You can clear both lists where they are shown. Logging out clears everything in this table.',
  ],
  rows: Object.values(browserRows),
};
