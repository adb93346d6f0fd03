import { countOf } from '../format/numbers.ts';

/** Words of the background section: its groups, and what is said of a report that is locked, open or empty. */
export const personBackgroundCopy = {
  records: (count: number) => countOf(count, 'record'),
  groups: {
    criminal: { title: 'Criminal & traffic', text: 'Court cases and traffic offenses' },
    publicRecords: { title: 'Public records', text: 'Bankruptcies, foreclosures, judgments and liens' },
    properties: { title: 'Properties', text: 'Owned today or in the past' },
    licenses: { title: 'Licenses & permits', text: 'For professions, pilots, hunting and concealed weapons' },
    evictions: { title: 'Evictions', text: 'Cases filed by landlords' },
  },
  /** what of a group is not among the records that the heading counts (F9-39) */
  outside: {
    traffic: (count: number) => `${countOf(count, 'traffic record')} not in the total`,
    evictions: 'Not in the total',
  },
  panel: {
    title: 'What is behind these numbers',
    text: 'Each number counts records that match this person. A match is not proof that a record is theirs.',
  },
  emptyTitle: 'There is nothing behind these numbers',
  empty: 'No records were found for this person. So there is no report, and nothing for sale here.',
  unlocked: 'Unlocked',
  /** instead of numbers that did not come */
  recordsTag: 'Court, property and public records',
  /** where a record would be drawn */
  noRecord: 'None on record',
} as const;
