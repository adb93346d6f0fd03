import type { PrivacySection } from './privacy.ts';

export const visitsSection: PrivacySection = {
  id: 'visits',
  title: 'How the site is used',
  text: [
    'None of this holds a name, an account, a cookie, a network address or the person on the page.',
    'We do not sell or share what we record about visits, so a browser’s Global Privacy Control signal changes nothing about it.',
  ],
  rows: [
    {
      what: 'Page events: which button or page, on a phone or a computer, and what kind of plan',
      why: 'To see what works. Not if you refuse analytics.',
      until: '90 days',
    },
    {
      what: 'Faults in the browser, with every word removed that is not a program’s own',
      why: 'To repair them.',
      until: '30 days',
    },
    {
      what: 'How often the site refused something, by the hour: wrong passwords, too many requests',
      why: 'To notice an attack.',
      until: '30 days',
    },
    {
      what: 'Reports of a phone number: how many, of which kind, in which month',
      why: 'To show others what a number is used for.',
      until: '12 months',
    },
    {
      what: 'That a network reported a number, under a hash that differs for every number and month',
      why: 'So that nobody counts twice.',
      until: 'Until the month is over',
    },
  ],
};
