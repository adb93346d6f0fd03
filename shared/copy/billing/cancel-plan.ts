/** Canceling a plan: the dialog, and its page without JavaScript. */
export const cancelPlanCopy = {
  title: (name: string) => `Cancel ${name}?`,
  text: (day: string) => `You keep it until ${day}, and you will not be charged again.`,
  stays: 'You keep your contacts, purchases and open reports.',
  family: 'The people you share it with keep it until then, too.',
  /** a payment is overdue */
  endTitle: (name: string) => `End ${name}?`,
  endText: 'It ends right away. We stop trying to charge you, and you will not be charged again.',
  keep: (name: string) => `Keep ${name}`,
  submit: 'Cancel plan',
  end: 'End plan',
  failed: 'The payment provider did not respond, so your plan has not been canceled. Please try again.',
} as const;
