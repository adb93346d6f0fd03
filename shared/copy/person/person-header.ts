import { formatCount } from '../format/numbers.ts';

/** Words of the buttons beside the name (P4-013); what they say after a click stands in person-actions.ts. */
export const personHeaderCopy = {
  monitor: {
    monitor: { off: 'Monitor', on: 'Monitored' },
    notify: { off: 'Get Notified', on: 'You’re Monitoring' },
  },
  save: { off: 'Save', on: 'Saved' },
  /** names of the rows that only a narrow screen shows */
  phone: 'Phone',
  email: 'Email',
  /** the way from the first entry to the others */
  more: (count: number) => `+${formatCount(count)} more`,
  morePhones: 'phone numbers',
  moreEmails: 'email addresses',
  /** `first` is the first name */
  hasDied: (first: string) => `Records show that ${first} has died. Monitoring is not offered for this page.`,
} as const;
