/** The operator's page of disputed phone reports. */
export const operatorDisputesCopy = {
  title: 'Disputed phone reports',
  lede: 'What people say about reports of their numbers. Upholding one withdraws all reports of the number; whoever disputed gets an email.',
  none: 'No dispute is open.',
  head: { reference: 'Dispute', since: 'Since', number: 'Number', claim: 'Why', proof: 'Proof', decision: 'Decision' },
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  proven: 'Typed the texted code',
  notProven: 'None',
  uphold: 'Withdraw the reports',
  refuse: 'Keep them',
  done: (reference: string) => `${reference} is decided.`,
  decidedBefore: 'That dispute is not open anymore.',
  unclear: 'This form does not say what to decide.',
} as const;
