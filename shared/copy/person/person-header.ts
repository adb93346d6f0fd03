import { countOf, formatCount } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';

/** Words of the buttons beside the name (P4-013); what they say after a click is in person-actions.ts. */
export const personHeaderCopy = {
  monitor: {
    monitor: { off: 'Monitor', on: 'Monitored' },
    notify: { off: 'Get Notified', on: 'You’re Monitoring' },
  },
  save: { off: 'Save', on: 'Saved' },
  /** in the bar of phones, before the price */
  openReport: 'Open report',
  /** from the head of a phone's page to the comparison with people of the same name */
  isThisTheOne: 'Is this the right one?',
  /** rows that only narrow screens show */
  phone: 'Phone',
  email: 'Email',
  /** links from the first entry to the others */
  more: (count: number) => `+${formatCount(count)} more`,
  morePhones: 'phone numbers',
  moreEmails: 'email addresses',
  /** `first` is the first name */
  hasDied: (first: string) =>
    `Records show that ${first} has died. Monitoring and saving are not offered for this page.`,
} as const;

/** Words of the two cards under the person's header. */
export const personGlanceCopy = {
  label: 'At a glance',
  report: 'Background report',
  criminal: 'Criminal & Traffic',
  public: 'Public',
  property: 'Property',
  more: 'More',
  notProof: 'Counts of the records we hold. A match is not proof, and neither is finding none.',
  empty: 'No records found, so there is no report to sell.',
  loading: 'Loading Records',
  showCounts: 'Show the record counts',
  unavailable: 'Record counts are not available right now.',
  retry: 'Try again',
  contactInfo: 'Contact info',
  getContactInfo: (first: string) => `Get ${possessive(first)} Contact Info`,
  /** where nothing that leads to a price may show the person's name (P2-133) */
  getContactInfoNameless: 'Get Contact Info',
  hiddenPhones: 'Hidden numbers are part of Premium.',
  hiddenEmails: 'Hidden email addresses are part of a paid plan.',
  partialEmails: 'Full email addresses come with Small Business, or with a background report where there is one.',
  viewPhones: 'View Phone Numbers',
  viewEmails: 'View email addresses',
  /** kinds of line, after the number */
  lines: { Mobile: 'Cell phone', Landline: 'Landline', Other: 'Other phone', listed: 'Listed landline' },
  confirmed: (month: string) => `last confirmed ${month}`,
  /** the kinds in a sentence, with their numbers: '2 cell phones', '1 landline' */
  kinds: {
    mobile: (count: number) => countOf(count, 'cell phone'),
    landline: (count: number) => countOf(count, 'landline'),
    emails: (count: number) => countOf(count, 'email'),
    other: (count: number) => countOf(count, 'other phone'),
  },
  onRecord: (kinds: string) => `On record: ${kinds}.`,
  /** besides what is shown above */
  alsoOnRecord: (kinds: string) => `Also on record: ${kinds}.`,
} as const;
