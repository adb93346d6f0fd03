/** Ending a plan: the dialog, and its page without JavaScript. */
export const cancelPlanCopy = {
  title: (name: string) => `Cancel ${name}?`,
  text: (day: string) => `You keep it until ${day}, and nothing more is charged.`,
  stays: 'Your contacts, purchases and open reports stay.',
  family: 'Whoever shares it keeps it until then, too.',
  /** a payment is overdue */
  endTitle: (name: string) => `End ${name}?`,
  endText: 'It ends now. We stop trying to charge you, and nothing more is charged.',
  keep: (name: string) => `Keep ${name}`,
  submit: 'Cancel plan',
  end: 'End the plan',
  failed: 'The payment provider did not answer, so your plan goes on. Please try again.',
} as const;
