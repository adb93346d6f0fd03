export const signUpCopy = {
  title: 'Sign up',
  /** under the title, and for search engines */
  description: 'Make a free account with your email address. It needs no card.',
  email: 'Email',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters.`,
  firstName: 'First name (optional)',
  submit: 'Sign up',
  sending: 'Signing up',
  hasAccount: 'Have an account?',
  logIn: 'Log in',
  limited: 'Too many tries from here. Please wait a minute and try again.',
} as const;

/** After a sign-up with an address that may have an account already: it is not said whether. */
export const checkMailCopy = {
  title: 'Check your mail',
  text: 'If there is already an account for this address, a mail with a link to log in is on its way to it:',
  wait: 'It can take a few minutes. Please look among the unwanted mail, too.',
  logIn: 'Log in',
  again: 'Use another address',
} as const;
