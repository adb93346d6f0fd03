/** The operator's page of requests for removal. It names neither the person nor the mailbox. */
export const operatorRemovalsCopy = {
  title: 'Removals',
  lede: 'Requests by email, the latest first. They are carried out when they are confirmed, without you. Who asked, and for whom, is not shown.',
  find: 'Reference, or link of the page',
  findHint: 'The reference is on the receipt: 22 letters, digits, hyphens and underscores.',
  submit: 'Find',
  all: 'Show the latest',
  unreadable: 'This is neither a reference nor a link of a page here.',
  none: 'No request yet.',
  noneFound: 'There is no such request. Claims, judicial requests and lists of the state have pages of their own.',
  head: {
    reference: 'Request',
    status: 'Status',
    what: 'What',
    asked: 'Asked for',
    confirmed: 'Confirmed',
    undone: 'Taken back',
    actions: 'By operators',
    restore: 'Restore',
  },
  action: (operator: string, day: string) => `${operator}, ${day}`,
  restore: 'Show it again',
  /** only where one request was looked for: nobody restores by a slip in a list */
  open: 'Open it first',
  restored: 'It is shown again, and the mailbox that confirmed it has been told.',
  restoredInPart: (what: string) =>
    `The request is taken back, and its mailbox has been told. Because of other requests, this stays hidden: ${what}.`,
  nothing: 'There was nothing to restore: it is not carried out, or is taken back already.',
  unclear: 'This form does not say what to restore.',
} as const;
