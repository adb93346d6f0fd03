export const signUpCopy = {
  title: 'Sign up',
  /** under the title, and for search engines */
  description: 'Create a free account with your email address. No card needed.',
  email: 'Email',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters.`,
  firstName: 'First name (optional)',
  submit: 'Sign up',
  sending: 'Signing up',
  hasAccount: 'Have an account?',
  logIn: 'Log in',
  limited: 'Too many attempts from here. Please wait a minute and try again.',
} as const;

/** After a sign-up with an address that may already have an account, without saying whether it does. */
export const checkMailCopy = {
  title: 'Check your email',
  text: 'If this address already has an account, an email with a login link is on its way to it:',
  wait: 'It can take a few minutes. Please check your spam folder, too.',
  logIn: 'Log in',
  again: 'Use another address',
} as const;
