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
  forgot: 'Forgot password',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  premium: 'Sign up for Premium',
} as const;
