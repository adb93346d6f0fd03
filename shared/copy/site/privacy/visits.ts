import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What is recorded of visits. */
export const visitRows = {
  events: {
    what: 'Page events: which button or page, how fast the page was, which version of it you saw, on a phone or a computer, and what kind of plan',
    why: 'To see what works. Not if you refuse analytics.',
    until: spanText(KEPT_FOR.pageEvent),
  },
  faults: {
    what: 'Faults in the browser, with every word removed that is not a program’s own',
    why: 'To repair them.',
    until: spanText(KEPT_FOR.browserLog),
  },
  refusals: {
    what: 'How often the site refused something, by the hour: wrong passwords, too many requests',
    why: 'To notice an attack.',
    until: spanText(KEPT_FOR.securityCount),
  },
  metrics: {
    what: 'How many pages of each kind the site answered, and how fast, by the minute: nothing about who asked, or for whom',
    why: 'To notice when something is slow or broken.',
    until: spanText(KEPT_FOR.metric),
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const visitsSection: PrivacySection = {
  id: 'visits',
  title: 'How the site is used',
  text: [
    'None of this holds a name, an account, a cookie, a network address or the person on the page.',
    'We do not sell or share what we record about visits.',
  ],
  rows: Object.values(visitRows),
};
