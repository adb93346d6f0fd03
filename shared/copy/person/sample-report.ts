/** The sample report: a whole report about a person we invented. */
export const sampleReportCopy = {
  heading: 'Sample report',
  /** the link beside an offer of a report */
  see: 'See a sample report',
  /** at the top of the page, on each printed sheet and on the page of each record */
  notice: 'Sample report. This person is invented; nothing here is about anybody.',
  description:
    'A whole background report, as buyers get it, about a person we invented: contact details, relatives, court records, property. Nothing in it is about anybody.',
  search: 'Search for a person',
} as const;
