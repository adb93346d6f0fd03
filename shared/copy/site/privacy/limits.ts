import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What limits and reports of phone numbers need. */
export const limitRows = {
  counted: {
    what: 'What you opened or looked up, counted per visitor number or account, per network, and per street or block of phone numbers. Both sides are keyed hashes, which nobody can read',
    why: 'So that nobody copies the records, or puts a hidden number together from many small answers.',
    until: spanText(KEPT_FOR.counted),
  },
  admitted: {
    what: 'That a visitor number has a count of its own, under a keyed hash of it',
    why: 'So that deleting a cookie does not start the count again for a whole network.',
    until: spanText(KEPT_FOR.admitted),
  },
  reports: {
    what: 'Your report of a phone number: the number, the kind of call, when, and a hash of your mailbox and of your network that differs for every number',
    why: 'To show others what a number is used for, and so that nobody counts twice.',
    until: spanText(KEPT_FOR.phoneReport),
  },
  reportLinks: {
    what: 'A report that waits until you confirm it by email: the number, the kind of call, your address encrypted, and a hash of the link',
    why: 'So that only somebody who reads the mailbox can report.',
    until: `Until you confirm it, ${spanText(KEPT_FOR.phoneReportLink)} at most`,
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const limitsSection: PrivacySection = {
  id: 'limits',
  title: 'Limits and reports of numbers',
  text: [
    'A page about a person, and an answer to whose number or house it is, counts toward a limit. We count without being able to read back who opened what.',
  ],
  rows: Object.values(limitRows),
};
