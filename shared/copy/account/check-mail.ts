const ONCE = 'It works once, for 10 minutes, and opens a page with one button.';

/**
 * After an email was asked for. Every sentence is true whether or not the address has an account, and whether or not an
 * email left.
 */
export const checkMailCopy = {
  title: 'Check your email',
  text: {
    'sign-up': (email: string) =>
      `A link for ${email} is on its way: to create your account, or to log in if you have one. ${ONCE}`,
    'one-time-login': (email: string) => `If ${email} has an account, a link is on its way. ${ONCE}`,
    'forgot-password': (email: string) =>
      `If ${email} has an account, a link is on its way. It works once, for 10 minutes, and opens a page for a new password.`,
  },
  renewed: 'If the link was one of ours, a new one is on its way to the same address. It works once, for 10 minutes.',
  sent: 'Sent',
  worksUntil: 'Works until',
  again: 'Send it again',
  sending: 'Asking again',
  /** F4-10, without claiming that it left: nobody but the mailbox learns that */
  askedAgain: 'We asked again. If this address may get another email now, it is on its way.',
  /** F8-21 */
  notSent: 'The email was not sent. Please try again.',
  limits:
    'Nothing there? Check your spam folder. Unless you have logged in from this browser before, an address gets one such email a day, until its link is used.',
  usePassword: 'Use my password',
  logIn: 'Log in',
  change: 'Change the address',
} as const;
