/** The operator's page of errors that readers reported in records. */
export const operatorRecordErrorsCopy = {
  title: 'Errors in records',
  lede: 'What readers say is wrong. Compare the record with its source before you decide; whoever reported it gets an email.',
  none: 'No report is open.',
  head: { reference: 'Report', reported: 'Since', record: 'Record', claim: 'What is wrong', decision: 'Decision' },
  remove: 'Take it off',
  keep: 'Keep it',
  done: (reference: string) => `${reference} is decided.`,
  decidedBefore: 'That report is not open anymore.',
  unclear: 'This form does not say what to decide.',
} as const;
