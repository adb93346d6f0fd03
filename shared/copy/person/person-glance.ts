import { possessive } from './person.ts';

/** Words of the two cards under the person's header. */
export const personGlanceCopy = {
  label: 'At a glance',
  report: 'Background report',
  criminal: 'Criminal & Traffic',
  public: 'Public',
  property: 'Property',
  more: 'More',
  notProof: 'Counts of records that match. A match is not proof.',
  empty: 'No records found, so there is no report to sell.',
  loading: 'Loading Records',
  showCounts: 'Show the record counts',
  unavailable: 'Record counts are not available right now.',
  retry: 'Try again',
  contactInfo: 'Contact info',
  getContactInfo: (first: string) => `Get ${possessive(first)} Contact Info`,
  /** where nothing that leads to a price may name the person (P2-133) */
  getContactInfoNameless: 'Get Contact Info',
  hiddenPhones: 'Hidden numbers are part of Premium.',
  hiddenEmails: 'Hidden addresses are part of a paid plan.',
  partialEmails: 'Full email addresses come with the background report or Small Business.',
  viewPhones: 'View Phone Numbers',
  viewEmails: 'View email addresses',
  mobile: 'Cell phones',
  landline: 'Landlines',
  emails: 'Emails',
  other: 'Other phones',
} as const;
