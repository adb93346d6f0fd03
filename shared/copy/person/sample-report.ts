/** The sample report: a whole report about a person we invented. */
export const sampleReportCopy = {
  crumb: 'Sample report',
  /** the link beside an offer of a report */
  see: 'See a sample report',
  title: 'Sample background report about an invented person',
  description:
    'A whole background report about a person we invented, as buyers get it: contact details, relatives, court records, property. Nothing in it is about a real person.',
  /** at the top of the page, on each printed sheet and on the page of each record */
  notice: 'Sample report. This person is invented; nothing here is about a real person.',
  /** above the name: what somebody who opens a report of somebody real gets */
  lede: 'A report you buy looks like this. It holds what is on record, so most are shorter.',
  activity: 'Phone activity is part of Small Business; a report alone does not include it.',
  offer: {
    title: 'Look up somebody real',
    text: 'Searching is free, and you see how many records there are before you pay.',
    /** `price` is in dollars, with its sign: '$14.99' */
    price: (price: string) => `A report like this costs ${price}, once. There is no subscription.`,
    apart: 'Phone activity and Court Runner are sold separately.',
    link: 'Search for a person',
  },
  print: (name: string) => `${name} | Sample report, print view`,
  record: (title: string) => `${title} | Sample report`,
  recordDescription: 'One record of the sample report, which is about a person we invented.',
  gone: {
    title: 'The sample report has no such record.',
    text: 'The link may be incomplete. Every record of the sample is listed in the report.',
    link: 'Back to the sample report',
  },
  /** beside the ways to search */
  home: {
    text: 'Not sure what you would get? Read a whole report about a person we invented.',
    price: (price: string) => `A report like it costs ${price}, once.`,
  },
} as const;
