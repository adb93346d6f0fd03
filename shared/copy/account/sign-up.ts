export const signUpCopy = {
  title: 'Sign up',
  /** under the title, and for search engines */
  description: 'Create a free account with your email address. No card needed.',
  email: 'Email',
  emailHint: 'We email you a link. It creates the account.',
  firstName: 'First name (optional)',
  submit: 'Email me the link',
  sending: 'Asking for the link',
  hasAccount: 'Have an account?',
  logIn: 'Log in',
} as const;

/** What the check of a typed address says (F5-27). */
export const emailCheckCopy = {
  available: 'No account has this address yet.',
  noPassword: 'This address has an account without a password.',
  byLink: 'Email me a log-in link',
  hasAccount: 'This address has an account.',
  logIn: 'Log in',
  /** F8-18: the form can be sent all the same */
  failed: 'There was a problem validating your email.',
} as const;
