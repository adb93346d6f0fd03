/** The operator's page of corrections that people suggested about themselves. */
export const operatorCorrectionsCopy = {
  title: 'Corrections',
  lede: 'What people who proved that a record is theirs say is wrong. An accepted correction changes the page for everybody, at once and after later imports.',
  none: 'No corrections are waiting.',
  head: {
    reference: 'Correction',
    suggested: 'Since',
    before: 'Before',
    after: 'After',
    note: 'Note',
    decision: 'Decision',
  },
  nothing: 'Nothing',
  gone: 'Not on the record anymore',
  /** how the claim was proven */
  channels: { email: 'Proven by email', phone: 'Proven by text message' },
  reason: 'If you refuse it',
  accept: 'Accept',
  refuse: 'Refuse',
  done: (reference: string) => `${reference} is decided.`,
  decidedBefore: 'That correction is decided already.',
  reasonMissing: 'Choose why it is refused: the person reads it.',
  unclear: 'This form does not say what to decide.',
} as const;
