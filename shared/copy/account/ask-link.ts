/** A form that asks for a link by email: only an address, and a button. */
export const askLinkCopy = {
  'one-time-login': {
    title: 'Log in by link',
    text: 'We email you a link that logs you in once. You do not need a password.',
    email: 'Email',
    submit: 'Email me a one-time link',
  },
  'forgot-password': {
    title: 'Forgot password',
    text: 'We email you a link to set a new password.',
    email: 'Email',
    submit: 'Email me a link',
  },
} as const;

export const askLinkWays = {
  sending: 'Asking for the link',
  usePassword: 'Use my password',
  byLink: 'Log in by link instead',
  signUp: 'Create a free account',
} as const;
