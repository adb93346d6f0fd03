import { browserRows } from '../../../../shared/copy/site/privacy/browser.ts';
import type { StoredElsewhere } from '../stored.ts';

const HISTORIES = { place: 'browser', told: browserRows.histories, file: 'client/history/history-storage.ts' } as const;

/** What pages store on the reader's device, and never send. */
export const IN_BROWSERS: readonly StoredElsewhere[] = [
  {
    ...HISTORIES,
    name: 'localStorage viewed-history',
    what: 'people viewed: path, id, name, place, when',
  },
  {
    ...HISTORIES,
    name: 'localStorage search-history',
    what: 'searches that found somebody, and numbers, addresses and properties viewed: path, words, place, when',
  },
  {
    place: 'browser',
    name: 'localStorage logged-out',
    what: 'for a moment, so that other tabs clear theirs',
    told: browserRows.logOut,
    file: 'client/history/forgotten.ts',
  },
  {
    place: 'browser',
    name: 'sessionStorage court-runner-checkout/…',
    what: 'the counties chosen for a court runner; valid for two hours',
    told: browserRows.tabNotes,
    file: 'client/court-runner/hand-over-storage.ts',
  },
  {
    place: 'browser',
    name: 'sessionStorage criminal-records-understood:…',
    what: 'that the warning before a person’s criminal records was read',
    told: browserRows.tabNotes,
    file: 'client/records/understood.ts',
  },
  {
    place: 'browser',
    name: 'sessionStorage results-focus',
    what: 'which filter had the focus, until the next page',
    told: browserRows.tabNotes,
    file: 'client/pages/results/watch-filters.ts',
  },
  {
    place: 'browser',
    name: 'sessionStorage checkout-sent, report-opening',
    what: 'which kind of thing a checkout was sent for, and that a report is about to open; until the page that shows it',
    told: browserRows.tabNotes,
    file: 'client/analytics/paying-notes.ts',
  },
  {
    place: 'browser',
    name: 'sessionStorage login-sent',
    what: 'by which way a log-in was sent, until the next page; only while analytics is allowed',
    told: browserRows.tabNotes,
    file: 'client/analytics/login-note.ts',
  },
];
