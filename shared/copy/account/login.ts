import { waitText } from './wait.ts';

/** The same for every failed login (P8-015); the origin sends it and the form shows it. */
export const WRONG_LOGIN = 'Incorrect email or password. Please try again.';

export const loginCopy = {
  title: 'Log in',
  /** F2-62 */
  dialogTitle: 'Log In',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  sending: 'Logging in',
  or: 'or',
  byLink: 'Email me a one-time link',
  forgot: 'Forgot password',
  noAccount: 'New here?',
  signUp: 'Create a free account',
  premium: 'Sign up for Premium',
  /** below a failed login: an account opens only with the link in the first email */
  wrongHint: 'If you have just signed up, first open the link in our email.',
  /** after too many wrong passwords */
  locked: (seconds: number | null) => `Too many wrong passwords. ${waitText(seconds)}`,
} as const;
