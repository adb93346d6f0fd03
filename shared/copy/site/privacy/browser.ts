import type { PrivacySection } from './privacy.ts';

export const browserSection: PrivacySection = {
  id: 'browser',
  title: 'Only in your browser',
  text: [
    'This is stored on your device and not sent to us. You can clear both lists where they are shown. Logging out clears everything in this table.',
  ],
  rows: [
    {
      what: 'People you viewed, and searches that found somebody',
      why: 'To find them again.',
      until: 'Until you clear the lists or log out',
    },
    {
      what: 'Notes of a tab, such as an order for a courthouse that you have begun',
      why: 'So that a page remembers what you were doing.',
      until: 'Until you close the tab or log out',
    },
    {
      what: 'Whether you have seen a hint',
      why: 'So that it shows only once.',
      until: 'Until you log out',
    },
  ],
};
